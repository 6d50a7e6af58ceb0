import { linkIn } from '../../contract/token-links.ts';
import { printable } from '../../domain/text.ts';
import type { Services } from '../services.ts';

/** What the commands of an operator work with. */
export type ModerationServices = Pick<Services, 'database' | 'images' | 'live' | 'now'>;

/** Returns the guest token in a link; the text itself when it is no link. */
export const guestTokenIn = (link: string): string => linkIn(link)?.token ?? link;

/** Returns text of visitors in quotes, without control characters that change what a terminal shows. */
export const quoted = (text: string | null): string => printable(JSON.stringify(text));

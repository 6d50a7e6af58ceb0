import { linkIn } from '../../domain/tokens.ts';
import { hashOf } from '../chance.ts';
import type { Queries } from '../db/database.ts';
import type { Source } from '../http/ready-answers.ts';
import { findByToken } from '../wishlists/wishlists.store.ts';

/**
 * What a page is made from: a shared list in the state that the database has now, so that several
 * servers agree; null for a page that is the same until the next build; or one visitor's own.
 */
export async function pageSource(db: Queries, url: URL): Promise<Source | null | 'one visitor'> {
  if (url.search !== '') return 'one visitor';
  const link = linkIn(url.pathname);
  if (!link) return null;
  if (link.role !== 'guest') return 'one visitor';
  const list = await findByToken(db, link.token, hashOf(link.token));
  if (list?.role !== 'guest') return 'one visitor';
  return { guestToken: link.token, version: list.version };
}

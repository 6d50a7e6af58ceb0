import type { Theme } from '../../domain/theme.ts';
import { EncodedAnswer } from '../http/encoded-answer.ts';
import { inTheme } from './in-theme.ts';

/** Makes a rendered page ready to be sent, to everyone in this theme. */
export async function encodePage(
  rendered: Response,
  theme: Theme,
  headers: Readonly<Record<string, string>> = {},
): Promise<EncodedAnswer> {
  return new EncodedAnswer(
    rendered.status,
    {
      ...Object.fromEntries(rendered.headers),
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-encoding',
      ...headers,
    },
    inTheme(await rendered.text(), theme),
  );
}

import type { Theme } from '../../domain/theme.ts';
import { EncodedResponse } from '../response-cache/encoded-response.ts';
import { applyTheme } from './apply-theme.ts';

/** Makes a rendered page ready to be sent, to everyone in this theme. */
export async function encodePage(
  rendered: Response,
  theme: Theme,
  headers: Readonly<Record<string, string>> = {},
): Promise<EncodedResponse> {
  return new EncodedResponse(
    rendered.status,
    {
      ...Object.fromEntries(rendered.headers),
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-encoding',
      ...headers,
    },
    applyTheme(await rendered.text(), theme),
  );
}

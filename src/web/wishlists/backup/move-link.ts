import { isTokenShaped } from '../../../domain/wishlists/tokens.ts';

/** Lists in one QR code. With more, a phone can no longer read the code from a screen. */
export const listsPerCode = 10;

/**
 * Returns the fragment, with `#`, that carries these tokens to another device. Browsers do not send
 * fragments: no server, proxy or log sees the tokens.
 */
export function moveFragment(tokens: readonly string[]): string {
  return `#take=${tokens.join('.')}`;
}

/** Returns the tokens in such a fragment, each once; null for any other text, empty when it was cut off. */
export function tokensToImport(text: string): readonly string[] | null {
  const found = /#take=([A-Za-z0-9._-]*)/.exec(text)?.[1];
  if (found === undefined) return null;
  return [...new Set(found.split('.').filter(isTokenShaped))];
}

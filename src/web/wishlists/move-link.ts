import { isTokenShaped } from '../../domain/tokens.ts';

/** How many lists one code carries: more of them, and a phone no longer reads it from a screen. */
export const listsPerCode = 10;

/**
 * The end of a link that carries lists to another device. It is a fragment, which browsers keep to
 * themselves: no server, proxy or log sees it.
 */
export function moveFragment(tokens: readonly string[]): string {
  return `#take=${tokens.join('.')}`;
}

/** The tokens in such a fragment; null in any other, empty in one that was cut off. */
export function tokensToTake(text: string): readonly string[] | null {
  const found = /#take=([A-Za-z0-9._-]*)/.exec(text)?.[1];
  if (found === undefined) return null;
  return [...new Set(found.split('.').filter(isTokenShaped))];
}

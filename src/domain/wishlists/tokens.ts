/** 144 random bits, in base64url; too many to guess. */
export const tokenBytes = 18;
const tokenLength = 24;
const wholeToken = new RegExp(`^[A-Za-z0-9_-]{${tokenLength}}$`);
/** A word long enough to contain a token, perhaps percent-encoded; or a JSON escape, which ends a word. */
const longWord = /\\(?:[bfnrt]|u[0-9A-Fa-f]{4})|(?:[A-Za-z0-9_-]|%[0-9A-Fa-f]{2}){24,}/g;
/** Number of decodings; the server accepts no token that is escaped more deeply. */
const maxDecodings = 3;

/** Returns true for text in the form of a token; the token may be unknown. */
export function isTokenShaped(text: string): boolean {
  return wholeToken.test(text);
}

/**
 * Returns the text with every possible token replaced by "[token]", also percent-encoded ones, for
 * logs and error reports. The text may be JSON. Words in `known` look like tokens and are none.
 */
export function withoutTokens(text: string, known?: ReadonlySet<string>): string {
  return text.replace(longWord, (word) => {
    if (word.startsWith('\\') || known?.has(word)) return word;
    if (!word.includes('%')) return isTokenShaped(word) ? '[token]' : word;
    let decoded = word;
    for (let count = 0; count < maxDecodings; count += 1) {
      decoded = decoded.replace(/%([0-9A-Fa-f]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
      if (decoded.split(/[^A-Za-z0-9_-]+/).some(isTokenShaped)) return '[token]';
    }
    return word;
  });
}

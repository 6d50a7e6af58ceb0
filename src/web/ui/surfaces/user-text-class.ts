/** Letters of a word that is wider than a small phone in the letters of a page title. */
const longWordLength = 15;

/** Returns the classes of a heading that somebody wrote: one word may be too long for large letters. */
export function userTextClass(text: string | null): string {
  const isLong = text?.split(/[\s-]+/).some((word) => word.length >= longWordLength);
  return isLong ? 'user-text user-text--long-word' : 'user-text';
}

/** Returns the words of a text for comparison: lower case, without accents, in their order. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * Returns the share of a text's different words that another text has too, 0 to 1; 0 for a text
 * without words.
 */
export function coverage(text: string, other: string): number {
  const words = new Set(wordsOf(text));
  const others = new Set(wordsOf(other));
  if (words.size === 0) return 0;
  return [...words].filter((word) => others.has(word)).length / words.size;
}

/**
 * Returns the share of one text's words that the other has too, in the direction that gives more, 0
 * to 1.
 */
export function tokenOverlap(one: string, other: string): number {
  return Math.max(coverage(one, other), coverage(other, one));
}

/** Returns the letters and digits of a text in lower case, to compare shop names with domains. */
export function normalizeName(text: string): string {
  return wordsOf(text).join('');
}

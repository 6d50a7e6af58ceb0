/** The words of a text as they are compared: lower case, without marks on letters. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The share of a text's words that another text has too, 0 to 1. */
export function coverage(text: string, other: string): number {
  const words = new Set(wordsOf(text));
  const others = new Set(wordsOf(other));
  if (words.size === 0) return 0;
  return [...words].filter((word) => others.has(word)).length / words.size;
}

/** The share of the shorter text's words that the longer has too, 0 to 1. */
export function likeness(one: string, other: string): number {
  return Math.max(coverage(one, other), coverage(other, one));
}

/** Letters and digits alone: how a shop's name compares with its domain. */
export function squash(text: string): string {
  return wordsOf(text).join('');
}

import type { TextIndex } from '../text-index.ts';

/**
 * Returns the indexes of ideas that name a word, or a compound of it.
 * @param compounds returns the compounds that count; all by default
 */
export function ideasNaming(
  word: string,
  where: Parameters<TextIndex['naming']>[1],
  texts: TextIndex,
  compounds: (word: string) => readonly string[] = texts.madeWith,
): ReadonlySet<number> {
  const words = [word, ...compounds(word)];
  return new Set(words.flatMap((each) => [...texts.naming(each, where)]));
}

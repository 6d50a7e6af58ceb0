import type { TextIndex } from '../../text-index.ts';

/** Returns the indexes of ideas that name a word, or a compound of it. */
export function ideasNaming(
  word: string,
  where: 'title' | 'names',
  texts: TextIndex,
): ReadonlySet<number> {
  const words = [word, ...texts.madeWith(word)];
  return new Set(words.flatMap((each) => [...texts.naming(each, where)]));
}

import type { Concept, ConceptGroup, ConceptWords } from '../../src/finder/content/lexicon.ts';
import { wordLanguages } from '../../src/finder/content/vocabulary.ts';

/**
 * Returns the lexicon without a random share (0 to 1) of its words, phrases and heads; the same
 * ones for the same seed.
 */
export function thinLexicon(
  lexicon: readonly ConceptGroup[],
  share: number,
  seed: number,
): readonly ConceptGroup[] {
  const random = mulberry32(seed);
  const thin = (list: readonly string[] = []) => list.filter(() => random() >= share);
  const thinWords = ({ words, phrases, heads }: ConceptWords): ConceptWords => ({
    words: thin(words),
    phrases: thin(phrases),
    heads: thin(heads),
  });
  return lexicon.map((group) => ({
    ...group,
    concepts: group.concepts.map((concept): Concept => {
      const wordsByLanguage = wordLanguages.flatMap((language) => {
        const words = concept[language];
        return words ? [[language, thinWords(words)] as const] : [];
      });
      return { ...concept, ...Object.fromEntries(wordsByLanguage) };
    }),
  }));
}

/** A pseudo-random generator: the same numbers for the same seed on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

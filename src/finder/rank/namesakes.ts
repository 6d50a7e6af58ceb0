import type { ParsedQuery } from '../parsed-query.ts';
import type { TextIndex } from '../text-index.ts';

/** How many of the query's words the title of each idea names. */
export function inTitles(count: number, terms: readonly string[], texts: TextIndex): Uint8Array {
  const counts = new Uint8Array(count);
  for (const word of terms)
    for (const index of texts.naming(word, 'title')) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/** An interest that is surely liked is no thing that is asked for. */
const surelyLiked = 0.7;

/**
 * True when the words that are searched for may name a thing: "espresso machine", and neither "loves cooking" nor
 * "they invite us to dinner".
 */
export function namesThing({ interests, occasion }: ParsedQuery, terms: number): boolean {
  if (interests.length === 0 && occasion !== null) return false;
  if (interests.length === 1 && terms > 1) return true;
  // Without a tagger for its language nothing says of an interest that it is liked, and its words may name a thing.
  return interests.every(
    ({ tagProbability }) => tagProbability === undefined || tagProbability < surelyLiked,
  );
}

/** The best text score of those ideas whose titles name all terms, if no other idea has a better one. */
export function bestOfNamesakes(text: Float64Array, titled: Uint8Array, terms: number): number {
  let [best, other] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const score = text[index] ?? 0;
    if (titled[index] === terms) best = Math.max(best, score);
    else other = Math.max(other, score);
  }
  return best > 0 && best >= other ? best : Number.POSITIVE_INFINITY;
}

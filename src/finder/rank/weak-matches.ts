import { pageSize } from './page.ts';

/** The group of an idea: the matches, those that please less than a filler, or those beside them. 0 is none. */
export const group = { matching: 1, broad: 2, weak: 3 } as const;
/**
 * A match needs so many times the score of what would fill the page. Chosen on open queries that the ratings had not
 * seen: glad@9 .439 without it, .476 at 1, .487 at 1.3 (decision 57).
 */
const minTimesFiller = 1.3;
/** So many matches are shown however weak they are: they answer what was asked (decision 57). */
const keptMatches = 3;

/**
 * Sets matches back where people are less glad of them than of what else would fill the page: a neighbouring sport
 * pleases less than a good gift for anybody.
 */
export function setBackWeakMatches(
  groups: Uint8Array,
  scores: Float64Array,
  counts: { matching: number; weak: number; broad: number },
): void {
  if (counts.broad < pageSize) return;
  const least = minTimesFiller * highest(groups, scores, group.broad, pageSize);
  const kept = Math.min(least, highest(groups, scores, group.matching, keptMatches));
  for (let index = 0; index < groups.length; index++) {
    if (groups[index] !== group.matching || (scores[index] ?? 0) >= kept) continue;
    groups[index] = group.weak;
    counts.matching--;
    counts.weak++;
  }
}

/** The score of the nth best idea of a group; 0 when there are fewer. */
function highest(groups: Uint8Array, scores: Float64Array, wanted: number, nth: number): number {
  const best = new Float64Array(nth);
  for (let index = 0; index < groups.length; index++) {
    const score = scores[index] ?? 0;
    if (groups[index] === wanted && score > (best[0] ?? 0)) replaceLowest(best, score);
  }
  return best[0] ?? 0;
}

/** Puts a higher score in the place of the lowest; the lowest one stays first. */
function replaceLowest(ascending: Float64Array, score: number): void {
  let at = 0;
  for (; at + 1 < ascending.length && (ascending[at + 1] ?? 0) < score; at++)
    ascending[at] = ascending[at + 1] ?? 0;
  ascending[at] = score;
}

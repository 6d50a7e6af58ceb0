/** How many ideas a page has. */
export const pageSize = 9;
/** Where an idea stands: among the matches, among those that please less than a filler, or beside them. 0 is nowhere. */
export const place = { matching: 1, broad: 2, weak: 3 } as const;
/** Share of the score of what would fill the page that a match needs. */
const minShareOfFiller = 1.3;
/** So many matches are shown however weak they are: they answer what was asked. */
const keptMatches = 3;

/**
 * Sets matches back where people are less glad of them than of what else would fill the page: a neighbouring sport
 * pleases less than a good gift for anybody.
 */
export function setBackWeakMatches(
  places: Uint8Array,
  scores: Float64Array,
  counts: { matching: number; weak: number; broad: number },
): void {
  if (counts.broad < pageSize) return;
  const least = minShareOfFiller * highest(places, scores, place.broad, pageSize);
  const kept = Math.min(least, highest(places, scores, place.matching, keptMatches));
  for (let index = 0; index < places.length; index++) {
    if (places[index] !== place.matching || (scores[index] ?? 0) >= kept) continue;
    places[index] = place.weak;
    counts.matching--;
    counts.weak++;
  }
}

/** The score of the nth best idea in a place; 0 when there are fewer. */
function highest(places: Uint8Array, scores: Float64Array, wanted: number, nth: number): number {
  const best = new Float64Array(nth);
  for (let index = 0; index < places.length; index++) {
    const score = scores[index] ?? 0;
    if (places[index] !== wanted || score <= (best[0] ?? 0)) continue;
    let at = 0;
    while (at + 1 < nth && (best[at + 1] ?? 0) < score) {
      best[at] = best[at + 1] ?? 0;
      at++;
    }
    best[at] = score;
  }
  return best[0] ?? 0;
}

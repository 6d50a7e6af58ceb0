/**
 * Returns the ideas with the highest scores, at most `limit`, the highest first; of equal ones those that come first in
 * `ideas`. Most of some thousand ideas are below the best that were found before them, and cost one comparison.
 */
export function byScore(
  ideas: Uint16Array,
  scores: Float64Array,
  limit: number,
): readonly number[] {
  const best: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < ideas.length; at++) {
    const idea = ideas[at] ?? 0;
    if ((scores[idea] ?? 0) <= least) continue;
    insert(best, idea, scores);
    if (best.length > limit) best.pop();
    if (best.length === limit) least = scores[best.at(-1) ?? 0] ?? 0;
  }
  return best;
}

/** Inserts an idea after those that have its score or a higher one. */
function insert(best: number[], idea: number, scores: Float64Array): void {
  const score = scores[idea] ?? 0;
  let place = best.length;
  for (; place > 0 && (scores[best[place - 1] ?? 0] ?? 0) < score; place--)
    best[place] = best[place - 1] ?? 0;
  best[place] = idea;
}

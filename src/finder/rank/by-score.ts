/**
 * Returns the ideas with the highest scores, at most `limit`, the highest first; of equal ones those that come first in
 * `ideas`. The places are searched for among the sorted scores: to call a function for each comparison takes ten times
 * as long.
 */
export function byScore(ideas: Uint16Array, scores: Float64Array, limit: number): number[] {
  const negated = new Float64Array(ideas.length);
  for (let at = 0; at < ideas.length; at++) negated[at] = -(scores[ideas[at] ?? 0] ?? 0);
  const ordered = negated.toSorted().subarray(0, limit);
  const placeOf = placesIn(ordered);
  const sorted = Array.from(ordered, () => 0);
  for (let at = 0; at < ideas.length; at++) {
    const place = placeOf(negated[at] ?? 0);
    if (place < sorted.length) sorted[place] = ideas[at] ?? 0;
  }
  return sorted;
}

/** Returns the places of values in a sorted array, each the next one of its equals; its length for one that is not in it. */
function placesIn(ordered: Float64Array): (value: number) => number {
  const least = ordered.at(-1) ?? 0;
  const taken = new Uint16Array(ordered.length);
  return (value) => {
    if (value > least) return ordered.length;
    const first = firstPlace(ordered, value);
    const before = taken[first] ?? 0;
    taken[first] = before + 1;
    return first + before;
  };
}

/** The first place of a value in a sorted array that has it. */
function firstPlace(sorted: Float64Array, value: number): number {
  let from = 0;
  let until = sorted.length;
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((sorted[middle] ?? 0) < value) from = middle + 1;
    else until = middle;
  }
  return from;
}

import { type StoredStrings, StringTable, storeStrings } from './stored-strings.ts';

/** How much ideas have to do with something, such as a concept; an idea is its index in the catalogue. */
export interface StoredPostings {
  readonly keys: StoredStrings;
  /** where the ideas of each key start, and where the last ones end */
  readonly starts: Uint32Array;
  readonly ideas: Uint16Array;
  readonly weights: Float64Array;
}

/** Returns the weights of ideas by key in the form of a file. */
export function storePostings(
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>,
): StoredPostings {
  const starts = new Uint32Array(postings.size + 1);
  [...postings.values()].forEach(({ size }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + size;
  });
  const entries = [...postings.values()].flatMap((ideas) => [...ideas]);
  return {
    keys: storeStrings(postings.keys()),
    starts,
    ideas: Uint16Array.from(entries, ([idea]) => idea),
    weights: Float64Array.from(entries, ([, weight]) => weight),
  };
}

/**
 * Returns a function that returns the weight of each idea for a key: one number an idea, 0 for those that have
 * nothing to do with it.
 * @param count how many ideas there are
 */
export function postingReader(
  { keys, starts, ideas, weights }: StoredPostings,
  count: number,
): (key: string) => Float64Array {
  const table = new StringTable(keys);
  return (key) => {
    const all = new Float64Array(count);
    const number = table.find(key);
    const until = number < 0 ? 0 : (starts[number + 1] ?? 0);
    for (let at = number < 0 ? 0 : (starts[number] ?? 0); at < until; at++)
      all[ideas[at] ?? 0] = weights[at] ?? 0;
    return all;
  };
}

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

/** Returns the weight of each idea for a key, by its index: 0 for those that have nothing to do with it. */
export type PostingReader = (key: string) => Float64Array;

/** Returns a function that adds the weights of ideas for a key to numbers of theirs; nothing for an unknown key. */
export function postingAdder({
  keys,
  starts,
  ideas,
  weights,
}: StoredPostings): (key: string, numbers: Float64Array) => void {
  const table = new StringTable(keys);
  return (key, numbers) => {
    const number = table.find(key);
    if (number < 0) return;
    const until = starts[number + 1] ?? 0;
    for (let at = starts[number] ?? 0; at < until; at++) {
      const idea = ideas[at] ?? 0;
      numbers[idea] = (numbers[idea] ?? 0) + (weights[at] ?? 0);
    }
  };
}

/**
 * Returns a reader of the weights of ideas.
 * @param count how many ideas there are
 */
export function postingReader(postings: StoredPostings, count: number): PostingReader {
  const add = postingAdder(postings);
  return (key) => {
    const numbers = new Float64Array(count);
    add(key, numbers);
    return numbers;
  };
}

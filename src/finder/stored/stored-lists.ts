import { type StoredStrings, StringTable, storeStrings } from './stored-strings.ts';

/** Lists of numbers, each under a string. */
export interface StoredLists {
  readonly keys: StoredStrings;
  /** where each list starts, and where the last one ends */
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
}

/** What is found by a string. */
export interface Lookup<T> {
  /** Returns what is stored under a string, or undefined. */
  get(key: string): T | undefined;
  /** Returns true when something is. */
  has(key: string): boolean;
}

/** Returns lists in the form of a file. */
export function storeLists(lists: ReadonlyMap<string, readonly number[]>): StoredLists {
  return { keys: storeStrings(lists.keys()), ...joinLists([...lists.values()]) };
}

/** Returns lists one after the other, with the place where each starts and the last one ends. */
function joinLists(lists: readonly (readonly number[])[]): {
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
} {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => {
    starts[at + 1] = (starts[at] ?? 0) + list.length;
  });
  return { starts, values: Uint32Array.from(lists.flat()) };
}

/** Returns a lookup that reads a list as a value when somebody asks for it. */
export function lookup<T>(
  { keys, starts, values }: StoredLists,
  read: (list: Uint32Array, from: number) => T,
): Lookup<T> {
  const table = new StringTable(keys);
  return {
    get(key) {
      const number = table.find(key);
      if (number < 0) return undefined;
      const from = starts[number] ?? 0;
      return read(values.subarray(from, starts[number + 1]), from);
    },
    has: (key) => table.find(key) >= 0,
  };
}

import { hashString } from '../../domain/hash-string.ts';

/**
 * Different strings, numbered from 0, in typed arrays: a file can hold them, and they are found without an object
 * for each of some hundred thousand.
 */
export interface StoredStrings {
  /** a hash table (open addressing): the number of a string plus one, or 0 for a free slot */
  readonly slots: Uint32Array;
  /** where the letters of each string start, and where the last one ends */
  readonly starts: Uint32Array;
  /** UTF-16 code units */
  readonly letters: Uint8Array | Uint16Array;
}

/** Returns different strings in the form of a file, numbered in their order. */
export function storeStrings(strings: Iterable<string>): StoredStrings {
  const all = [...strings];
  const slots = new Uint32Array(slotsFor(all.length));
  const starts = new Uint32Array(all.length + 1);
  all.forEach((text, number) => {
    starts[number + 1] = (starts[number] ?? 0) + text.length;
    slots[freeSlot(slots, hashString(text))] = number + 1;
  });
  return { slots, starts, letters: lettersOf(all.join('')) };
}

function lettersOf(text: string): Uint8Array | Uint16Array {
  const letters = new Uint16Array(text.length);
  let all = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    letters[at] = code;
    all |= code;
  }
  return all < 0x100 ? Uint8Array.from(letters) : letters;
}

/** Returns a number of slots, a power of two, of which at least a third stay free. */
export function slotsFor(entries: number): number {
  let slots = 2;
  while (slots * 2 < entries * 3) slots *= 2;
  return slots;
}

/** Returns the first free slot for a hash. There must be one. */
function freeSlot(slots: Uint32Array, hash: number): number {
  const mask = slots.length - 1;
  let slot = hash & mask;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  return slot;
}

/** Which ends of a string are compared. */
interface Ends {
  readonly start: boolean;
  readonly end: boolean;
}

/** Reads stored strings. */
export class StringTable {
  readonly size: number;
  readonly #stored: StoredStrings;

  constructor(stored: StoredStrings) {
    this.#stored = stored;
    this.size = stored.starts.length - 1;
  }

  /** Returns the number of a string, or -1. */
  find(text: string): number {
    const { slots } = this.#stored;
    const mask = slots.length - 1;
    let slot = hashString(text) & mask;
    for (;;) {
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0 || this.#is(number, text)) return number;
      slot = (slot + 1) & mask;
    }
  }

  /** Returns the string with a number; empty for a number that none has. */
  at(number: number): string {
    const { starts, letters } = this.#stored;
    return String.fromCharCode(...letters.subarray(starts[number], starts[number + 1]));
  }

  /** Returns the numbers of the strings that start or end with a text and have at least `minLength` letters. */
  numbersWith(text: string, minLength: number, ends: Ends): readonly number[] {
    const { starts } = this.#stored;
    const found: number[] = [];
    for (let number = 0; number < this.size; number++) {
      const from = starts[number] ?? 0;
      const until = starts[number + 1] ?? 0;
      if (until - from < Math.max(minLength, text.length)) continue;
      const has =
        (ends.end && this.#hasAt(until - text.length, text)) ||
        (ends.start && this.#hasAt(from, text));
      if (has) found.push(number);
    }
    return found;
  }

  #is(number: number, text: string): boolean {
    const { starts } = this.#stored;
    const from = starts[number] ?? 0;
    return (starts[number + 1] ?? 0) - from === text.length && this.#hasAt(from, text);
  }

  #hasAt(from: number, text: string): boolean {
    const { letters } = this.#stored;
    for (let at = 0; at < text.length; at++)
      if (letters[from + at] !== text.charCodeAt(at)) return false;
    return true;
  }
}

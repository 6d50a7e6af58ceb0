import { lookup, type StoredLists, storeLists } from '../stored/stored-lists.ts';

/** Finds the known word that a mistyped word may stand for. */
export interface Spelling {
  /**
   * Returns the nearest known form, or undefined when none is near enough. Of two equally near
   * forms the one with a letter doubled or undoubled comes first, then a shorter one, then the one listed first.
   */
  nearest(word: string): string | undefined;
}

/** Forms with the same first letter and length. */
interface Bucket {
  /** the letters of each form, as bits */
  readonly letters: ArrayLike<number>;
  word(at: number): string;
}

/** Returns the forms with a first letter and a length, such as "g9", or undefined. */
type Buckets = (place: string) => Bucket | undefined;

/** All forms in the form of a file. */
export interface StoredSpelling {
  /** numbers of words by first letter and length */
  readonly places: StoredLists;
  /** of each number in `places` */
  readonly letters: Uint32Array;
}

/** In letters. Two swapped letters or a doubled one are typos in words of this length. */
const minLength = 5;
/** Any other wrong letter is one in words of this length: shorter ones are near too many others. */
const minGuessLength = 7;
/** From this length on any one wrong letter is a typo, since hardly another word is so near. */
const minLongLength = 12;
const minTwoTyposLength = 14;
const maxLength = 30;

/**
 * Returns a search for words with one typo, or two in long words: a letter too many, too few, two
 * swapped, or a key beside the right one. The first letter must be right: it is rarely mistyped,
 * and "house" must not become "mouse". Correctly spelt words must not be repaired, so what may be
 * another form of a word or another word is no typo.
 */
export function spelling(forms: readonly string[]): Spelling {
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  return spellingIn((place) => {
    // Built on first use, since most queries have no typo.
    known ??= formsByPlace(forms);
    const words = known.get(place);
    return words && { letters: words.map(letterSet), word: (at) => words[at] ?? '' };
  });
}

/**
 * Returns forms for the same search in the form of a file.
 * @param numbers the number of each form
 */
export function storeSpelling(
  forms: readonly string[],
  numbers: ReadonlyMap<string, number>,
): StoredSpelling {
  const places = formsByPlace(forms);
  const numbersOf = (words: readonly string[]) => words.map((word) => numbers.get(word) ?? 0);
  return {
    places: storeLists(new Map(Array.from(places, ([place, words]) => [place, numbersOf(words)]))),
    letters: Uint32Array.from([...places.values()].flat(), letterSet),
  };
}

/**
 * Returns the search for stored forms.
 * @param wordOf returns the form with a number
 */
export function storedSpelling(
  { places, letters }: StoredSpelling,
  wordOf: (number: number) => string,
): Spelling {
  const buckets = lookup(
    places,
    (numbers, from): Bucket => ({
      letters: letters.subarray(from, from + numbers.length),
      word: (at) => wordOf(numbers[at] ?? 0),
    }),
  );
  return spellingIn(buckets.get);
}

function spellingIn(buckets: Buckets): Spelling {
  return {
    nearest(word) {
      if (!mayBeMistyped(word)) return undefined;
      const maxTypos = word.length >= minTwoTyposLength ? 2 : 1;
      let best: string | undefined;
      let bestDistance = maxTypos + 1;
      for (let length = word.length - maxTypos; length <= word.length + maxTypos; length++)
        for (const form of candidates(buckets(`${word[0]}${length}`), word, maxTypos)) {
          const typos = distance(word, form, bestDistance + 1);
          const isNearer =
            typos < bestDistance ||
            (typos === bestDistance && best !== undefined && isDoubling(word, form, best));
          if (isNearer) [best, bestDistance] = [form, typos];
        }
      return best;
    },
  };
}

function mayBeMistyped(word: string): boolean {
  return word.length >= minLength && word.length <= maxLength && !/\d/.test(word);
}

/** True when the word differs from the form, but not from the other one, only in letters that are doubled. */
const isDoubling = (word: string, form: string, other: string) =>
  undoubled(word) === undoubled(form) && undoubled(word) !== undoubled(other);

const undoubled = (word: string) => word.replace(/(.)\1+/g, '$1');

/** The forms of a bucket whose letters are nearly those of the word, and that it may be a slip of. */
function candidates(bucket: Bucket | undefined, word: string, maxTypos: number): readonly string[] {
  if (bucket === undefined) return [];
  const own = letterSet(word);
  const found: string[] = [];
  for (let at = 0; at < bucket.letters.length; at++) {
    if (bits((bucket.letters[at] ?? 0) ^ own) > 2 * maxTypos) continue;
    const form = bucket.word(at);
    if (isSlip(word, form)) found.push(form);
  }
  return found;
}

/** The forms by first letter and length. */
function formsByPlace(forms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const form of new Set(forms)) {
    if (form.length < 4) continue;
    const place = `${form[0]}${form.length}`;
    const words = places.get(place);
    if (words) words.push(form);
    else places.set(place, [form]);
  }
  return places;
}

function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << ((word.charCodeAt(i) - 97) & 31);
  return set;
}

function bits(set: number): number {
  let remaining = set;
  let count = 0;
  for (; remaining !== 0; remaining &= remaining - 1) count++;
  return count;
}

/** Keys of the keyboards that visitors have, in their rows; neighbours are hit by mistake. */
const keyRows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'wxcvbn',
];

function areNeighbours(a: string, b: string): boolean {
  return keyRows.some((row) => {
    const [at, other] = [row.indexOf(a), row.indexOf(b)];
    return at >= 0 && other >= 0 && Math.abs(at - other) === 1;
  });
}

/** Letters at the end in which forms of one word differ, and words of one family. */
const endingLength = 3;
/** Fewer where a letter of a longer word is missing or too many: most endings are inserted before more letters. */
const shortEnding = { length: 2, minWordLength: 8 };

/**
 * True when one word may be a slip of the finger in the other. What differs at the end is another
 * form ("confie", "confit"), and one letter in the place of another makes another word ("former",
 * "farmer") unless the keys are neighbours.
 */
function isSlip(word: string, form: string): boolean {
  const start = commonPrefix(word, form);
  const end = commonSuffix(word.slice(start), form.slice(start));
  const wrong = word.slice(start, word.length - end);
  const right = form.slice(start, form.length - end);
  const before = word[start - 1];
  if (isDoubled(wrong, right, before) || isDoubled(right, wrong, before)) return true;
  if (areSwapped(wrong, right)) return true;
  const isReplaced = wrong.length === 1 && right.length === 1;
  if (isReplaced && word.length >= minLongLength) return true;
  if (word.length < minGuessLength) return false;
  if (isReplaced) return end >= endingLength && areNeighbours(wrong, right);
  return end >= leastEnding(word);
}

/** Returns how many letters are right after one that is missing or too many, at least. */
function leastEnding({ length }: string): number {
  return length < shortEnding.minWordLength ? endingLength : shortEnding.length;
}

function areSwapped(a: string, b: string): boolean {
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}

/** "Chocolatte": a letter that is written twice instead of once. */
function isDoubled(more: string, less: string, before: string | undefined): boolean {
  return less === '' && more.length === 1 && more === before;
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

function commonSuffix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length))
    length++;
  return length;
}

/**
 * Damerau and Levenshtein's distance in its optimal string alignment form,
 * or `limit` as soon as it cannot be less.
 */
function distance(a: string, b: string, limit: number): number {
  let above: readonly number[] = [];
  let before: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(a, b, i, before, above);
    if (Math.min(...row) >= limit) return limit;
    [above, before] = [before, row];
  }
  return Math.min(before[b.length] ?? limit, limit);
}

/** The distances of the first `i` letters of `a` to each beginning of `b`. */
function nextRow(
  a: string,
  b: string,
  i: number,
  before: readonly number[],
  above: readonly number[],
): readonly number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const replaced = costAt(before, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const cost = Math.min(costAt(before, j) + 1, costAt(row, j - 1) + 1, replaced);
    const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    row.push(isSwapped ? Math.min(cost, costAt(above, j - 2) + 1) : cost);
  }
  return row;
}

/** Outside the table no distance is less. */
function costAt(row: readonly number[], j: number): number {
  return row[j] ?? Number.POSITIVE_INFINITY;
}

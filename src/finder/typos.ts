/** Known forms in which a mistyped word may be recognised. */
export interface Spelling {
  /** the nearest known form, or undefined when none is near enough or two are equally near */
  nearest(word: string): string | undefined;
}

interface Shelf {
  readonly words: string[];
  readonly letters: number[];
}

/**
 * One slip (a letter too many, too few, wrong, or two swapped) in words of five letters or more,
 * two in words of nine or more. The first letter is nearly never mistyped, and trusting it keeps
 * "house" away from "mouse".
 */
export function spelling(forms: readonly string[]): Spelling {
  let shelves: ReadonlyMap<string, Shelf> | undefined;
  return {
    nearest(word) {
      if (word.length < 5 || word.length > 30 || /\d/.test(word)) return undefined;
      shelves ??= shelve(forms);
      const most = word.length >= 9 ? 2 : 1;
      const letters = letterSet(word);
      let best: string | undefined;
      let least = most + 1;
      for (let length = word.length - most; length <= word.length + most; length++) {
        const shelf = shelves.get(`${word[0]}${length}`);
        if (!shelf) continue;
        for (let i = 0; i < shelf.words.length; i++) {
          if (bits((shelf.letters[i] ?? 0) ^ letters) > 2 * most) continue;
          const form = shelf.words[i] ?? '';
          const slips = distance(word, form, least);
          if (slips < least) [best, least] = [form, slips];
        }
      }
      return best;
    },
  };
}

/** Built when the first unknown word comes: most visitors spell well. */
function shelve(forms: readonly string[]): ReadonlyMap<string, Shelf> {
  const shelves = new Map<string, Shelf>();
  for (const form of new Set(forms)) {
    if (form.length < 4) continue;
    const place = `${form[0]}${form.length}`;
    let shelf = shelves.get(place);
    if (!shelf) {
      shelf = { words: [], letters: [] };
      shelves.set(place, shelf);
    }
    shelf.words.push(form);
    shelf.letters.push(letterSet(form));
  }
  return shelves;
}

function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << ((word.charCodeAt(i) - 97) & 31);
  return set;
}

function bits(set: number): number {
  let rest = set;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Damerau and Levenshtein's distance in its optimal string alignment form,
 * or `limit` as soon as it cannot be less.
 */
function distance(a: string, b: string, limit: number): number {
  let above: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (above[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least >= limit) return limit;
    [above, before] = [before, row];
  }
  return Math.min(before[b.length] ?? limit, limit);
}

/** Finds the known word that a mistyped word may stand for. */
export interface Spelling {
  /**
   * Returns the nearest known form, or undefined when none is near enough. Of two equally near
   * forms a shorter one comes first, then the one listed first.
   */
  nearest(word: string): string | undefined;
}

interface Bucket {
  readonly words: string[];
  readonly letters: number[];
}

/**
 * Returns a search for words with one typo (a letter too many, too few, wrong, or two swapped) from
 * five letters on, with two typos from nine letters on. The first letter must be right: it is
 * rarely mistyped, and "house" must not become "mouse".
 */
export function spelling(forms: readonly string[]): Spelling {
  let buckets: ReadonlyMap<string, Bucket> | undefined;
  return {
    nearest(word) {
      if (word.length < 5 || word.length > 30 || /\d/.test(word)) return undefined;
      buckets ??= buildBuckets(forms);
      const maxTypos = word.length >= 9 ? 2 : 1;
      const letters = letterSet(word);
      let best: string | undefined;
      let bestDistance = maxTypos + 1;
      for (let length = word.length - maxTypos; length <= word.length + maxTypos; length++) {
        const bucket = buckets.get(`${word[0]}${length}`);
        if (!bucket) continue;
        for (let i = 0; i < bucket.words.length; i++) {
          if (bits((bucket.letters[i] ?? 0) ^ letters) > 2 * maxTypos) continue;
          const form = bucket.words[i] ?? '';
          const typos = distance(word, form, bestDistance);
          if (typos < bestDistance) [best, bestDistance] = [form, typos];
        }
      }
      return best;
    },
  };
}

/**
 * Buckets of forms by first letter and length. Built on first use, since most queries have no typo.
 */
function buildBuckets(forms: readonly string[]): ReadonlyMap<string, Bucket> {
  const buckets = new Map<string, Bucket>();
  for (const form of new Set(forms)) {
    if (form.length < 4) continue;
    const place = `${form[0]}${form.length}`;
    let bucket = buckets.get(place);
    if (!bucket) {
      bucket = { words: [], letters: [] };
      buckets.set(place, bucket);
    }
    bucket.words.push(form);
    bucket.letters.push(letterSet(form));
  }
  return buckets;
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

/**
 * Damerau and Levenshtein's distance in its optimal string alignment form,
 * or `limit` as soon as it cannot be less.
 */
function distance(a: string, b: string, limit: number): number {
  let above: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let bestDistance = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (above[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < bestDistance) bestDistance = cost;
    }
    if (bestDistance >= limit) return limit;
    [above, before] = [before, row];
  }
  return Math.min(before[b.length] ?? limit, limit);
}

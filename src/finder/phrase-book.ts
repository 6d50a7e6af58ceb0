import { keysOf, type Token } from './normalise.ts';

/** Words and phrases with a value; the longest that stands at a place is found. */
export interface PhraseBook<T> {
  at(tokens: readonly Token[], place: number): Found<T> | undefined;
  /** single words of at least six letters, for the search of typos */
  readonly words: readonly string[];
  get(phrase: string): T | undefined;
}

export interface Found<T> {
  readonly value: T;
  /** how many tokens */
  readonly length: number;
}

export function phraseBook<T>(
  entries: Iterable<readonly [phrase: string, value: T]>,
): PhraseBook<T> {
  const values = new Map<string, T>();
  const longest = new Map<string, number>();
  for (const [phrase, value] of entries) {
    const keys = keysOf(phrase);
    const first = keys[0];
    if (first === undefined) continue;
    values.set(keys.join(' '), value);
    longest.set(first, Math.max(longest.get(first) ?? 0, keys.length));
  }
  const search = (tokens: readonly Token[], place: number, form: 'key' | 'alternative') => {
    let phrase = tokens[place]?.[form] ?? '';
    const most = longest.get(phrase) ?? 0;
    let found: Found<T> | undefined;
    for (let length = 1; length <= most; length++) {
      const value = values.get(phrase);
      if (value !== undefined) found = { value, length };
      const next = tokens[place + length];
      if (!next || next.opens) break;
      phrase += ` ${next[form]}`;
    }
    return found;
  };
  return {
    at: (tokens, place) => search(tokens, place, 'key') ?? search(tokens, place, 'alternative'),
    words: [...values.keys()].filter((key) => key.length >= 6 && !key.includes(' ')),
    get: (phrase) => values.get(phrase),
  };
}

/** "a, b = c" lines as entries: many phrases, one value. */
export function phrases<T>(value: T, list: string): readonly (readonly [string, T])[] {
  return list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => [phrase, value] as const);
}

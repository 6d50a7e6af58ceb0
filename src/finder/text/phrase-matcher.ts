import { keysOf, type Token } from './normalize.ts';

/** Words and phrases with a value each. */
export interface PhraseMatcher<T> {
  /** Returns the value of the longest phrase that begins at a token, or undefined. */
  at(tokens: readonly Token[], index: number): Found<T> | undefined;
  /** single words of at least six letters, for `spelling` */
  readonly words: readonly string[];
  /** Returns the value of a phrase in folded form, or undefined. */
  get(phrase: string): T | undefined;
}

/** A value found at a token. */
export interface Found<T> {
  readonly value: T;
  /** number of tokens */
  readonly length: number;
}

/**
 * Returns a matcher for the entries; of two equal phrases the later one counts. No phrase runs
 * across punctuation.
 */
export function phraseMatcher<T>(
  entries: Iterable<readonly [phrase: string, value: T]>,
): PhraseMatcher<T> {
  const values = new Map<string, T>();
  const maxTokensByFirst = new Map<string, number>();
  for (const [phrase, value] of entries) {
    const keys = keysOf(phrase);
    const first = keys[0];
    if (first === undefined) continue;
    values.set(keys.join(' '), value);
    maxTokensByFirst.set(first, Math.max(maxTokensByFirst.get(first) ?? 0, keys.length));
  }
  const search = (tokens: readonly Token[], index: number, form: 'key' | 'alternative') => {
    let phrase = tokens[index]?.[form] ?? '';
    const maxTokens = maxTokensByFirst.get(phrase) ?? 0;
    let found: Found<T> | undefined;
    for (let length = 1; length <= maxTokens; length++) {
      const value = values.get(phrase);
      if (value !== undefined) found = { value, length };
      const next = tokens[index + length];
      if (!next || next.opens) break;
      phrase += ` ${next[form]}`;
    }
    return found;
  };
  return {
    at: (tokens, index) => search(tokens, index, 'key') ?? search(tokens, index, 'alternative'),
    words: [...values.keys()].filter((key) => key.length >= 6 && !key.includes(' ')),
    get: (phrase) => values.get(phrase),
  };
}

/**
 * Returns one entry for each phrase of a list separated by commas or line breaks, all with the same
 * value.
 */
export function phrases<T>(value: T, list: string): readonly (readonly [string, T])[] {
  return list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => [phrase, value] as const);
}

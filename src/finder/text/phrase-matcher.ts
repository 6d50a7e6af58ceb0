import { keysOf, type Token } from './normalize.ts';
import { type Spelling, spelling } from './spelling.ts';

/** Words and phrases with a value each. */
export interface PhraseMatcher<T> {
  /** Returns the value of the longest phrase that begins at a token, or undefined. */
  at(tokens: readonly Token[], index: number): Found<T> | undefined;
  /** single words of at least six letters: shorter ones are near too many others */
  readonly words: readonly string[];
  /** Returns the value of a phrase in folded form, or undefined. */
  get(phrase: string): T | undefined;
  /** Returns the value of the one of `words` that a folded word is a typo of, or undefined. */
  ofTypo(key: string): T | undefined;
}

/** A value found at a token. */
export interface Found<T> {
  readonly value: T;
  /** number of tokens */
  readonly length: number;
}

/** Phrases of several languages, seen from one of them. */
export interface PhraseBook<T> {
  /**
   * Returns a matcher for queries in a language: its own phrases first, then those of the others.
   * @param falseFriends phrases of others that mean something else in this language
   */
  in(language: string, falseFriends: ReadonlySet<string>): PhraseMatcher<T>;
}

/**
 * Returns a book of the phrases of all languages; of two equal phrases in one language the later one
 * counts. No phrase runs across punctuation.
 */
export function phraseBook<T>(
  entries: Iterable<readonly [language: string, phrase: string, value: T]>,
): PhraseBook<T> {
  const values = new Map<string, readonly Meaning<T>[]>();
  const maxTokensByFirst = new Map<string, number>();
  for (const [language, phrase, value] of entries) {
    const keys = keysOf(phrase);
    const first = keys[0];
    if (first === undefined) continue;
    const joined = keys.join(' ');
    values.set(joined, withMeaning(values.get(joined), { language, value }));
    maxTokensByFirst.set(first, Math.max(maxTokensByFirst.get(first) ?? 0, keys.length));
  }
  const words = [...values.keys()].filter((key) => key.length >= 6 && !key.includes(' '));
  // Made on first use, since few queries have a word that no list has.
  let typos: Spelling | undefined;
  const nearest = (key: string) => {
    typos ??= spelling(words);
    return typos.nearest(key);
  };

  return {
    in(language, falseFriends) {
      const get = (phrase: string): T | undefined => {
        const meanings = values.get(phrase);
        const own = meanings?.find((each) => each.language === language);
        if (own !== undefined || meanings === undefined) return own?.value;
        return falseFriends.has(phrase) ? undefined : meanings[0]?.value;
      };
      const search = (tokens: readonly Token[], index: number, form: 'key' | 'alternative') => {
        let phrase = tokens[index]?.[form] ?? '';
        const maxTokens = maxTokensByFirst.get(phrase) ?? 0;
        let found: Found<T> | undefined;
        for (let length = 1; length <= maxTokens; length++) {
          const value = get(phrase);
          if (value !== undefined) found = { value, length };
          const next = tokens[index + length];
          if (!next || next.opens) break;
          phrase += ` ${next[form]}`;
        }
        return found;
      };
      return {
        at: (tokens, index) =>
          search(tokens, index, 'key') ??
          (hasAlternative(tokens, index) ? search(tokens, index, 'alternative') : undefined),
        words,
        get,
        ofTypo: (key) => get(nearest(key) ?? ''),
      };
    },
  };
}

/** The last token of each query that may be written in another way; -1 without one. */
const lastAlternatives = new WeakMap<readonly Token[], number>();

/** True when a token, or one behind it, may be written in another way. */
function hasAlternative(tokens: readonly Token[], index: number): boolean {
  let last = lastAlternatives.get(tokens);
  if (last === undefined) {
    last = tokens.findLastIndex(({ key, alternative }) => alternative !== key);
    lastAlternatives.set(tokens, last);
  }
  return index <= last;
}

/** What a phrase means in a language. */
interface Meaning<T> {
  readonly language: string;
  readonly value: T;
}

/** Most phrases have one meaning: a list takes a fraction of the time of a map. */
function withMeaning<T>(
  meanings: readonly Meaning<T>[] | undefined,
  one: Meaning<T>,
): readonly Meaning<T>[] {
  const at = meanings?.findIndex(({ language }) => language === one.language) ?? -1;
  if (meanings === undefined) return [one];
  return at < 0 ? [...meanings, one] : meanings.with(at, one);
}

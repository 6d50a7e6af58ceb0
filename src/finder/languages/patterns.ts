import type { Kind } from '../content/vocabulary.ts';
import type { Anchor } from '../text/any-of.ts';

/** Phrases with one meaning, separated by commas or line breaks. Each phrase is its own example. */
export interface PhraseEntry<T> {
  readonly means: T;
  readonly phrases: string;
}

/** Phrases by meaning; of two equal phrases the later one counts. */
export type PhraseList<T> = readonly PhraseEntry<T>[];

/**
 * A regular expression for folded text: lower case, no accents, "ß" as "ss". A space matches one or
 * more spaces, and the pattern matches whole words.
 */
export interface TextPattern {
  readonly pattern: string;
  /** sentences that contain the pattern; at least one */
  readonly examples: readonly string[];
}

/** A text pattern that tells something of a thing by what stands beside it, or of a word; its examples are such texts. */
export interface AnchoredPattern<A extends Anchor = Anchor> extends TextPattern {
  readonly anchor: A;
  /** texts that no pattern of its list matches; at least one */
  readonly counterexamples: readonly string[];
}

/**
 * Returns a pattern for words behind a thing, which is looked for where they are found: few places have them.
 * @param what a pattern with the group `what`
 */
export function behindThing(what: string, said: string): string {
  return `(?=${said})(?<=\\b${what} )(?:${said})`;
}

/**
 * Returns the other words for each word of a list with one entry a line: `wool: merino cashmere`. The word is among
 * them.
 */
export function wordFamilies(list: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    list
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', others = ''] = line.trim().split(':');
        return [name, [name, ...words(others)]] as const;
      }),
  );
}

/** Returns the standard word of each word in lists by standard word: `{ enough: 'enuff enuf' }`. */
export function standardWords(
  byStandard: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(byStandard).flatMap(([standard, list]) =>
      list.split(' ').map((word) => [word, standard] as const),
    ),
  );
}

/** Returns each word of a list with the kinds of things that it tells of. */
export const wordsOfKinds = (
  list: string,
  ...kinds: readonly Kind[]
): readonly (readonly [string, readonly Kind[]])[] => [...words(list)].map((word) => [word, kinds]);

/** Returns the words of a list that is separated by spaces or line breaks. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}

import type { AnchoredPattern, TextPattern } from '../languages/patterns.ts';
import { anyOf } from '../text/any-of.ts';
import { type Folded, type Place, placesOf } from '../text/normalize.ts';

/** A part of a grammar for reading: nothing is absent, and its anchored patterns are one expression. */
export type Expressions<G> = {
  readonly [K in keyof G]-?: NonNullable<G[K]> extends readonly AnchoredPattern[]
    ? RegExp
    : NonNullable<G[K]>;
};

/** Returns the places in the typed text of words of one sense. */
export type PlacesIn = (folded: Folded) => readonly Place[];

/** Returns what finds the places of patterns. It reads each text once, since several steps ask for the same places. */
export function placesByPatterns(patterns: readonly TextPattern[] = []): PlacesIn {
  const pattern = anyOf(patterns);
  const read = new WeakMap<Folded, readonly Place[]>();
  return (folded) => {
    const known = read.get(folded) ?? placesOf(folded, pattern);
    read.set(folded, known);
    return known;
  };
}

/** A place of words in the typed text, and what they say. */
export type PlaceOfMeaning<T> = Place & { readonly means: T };

/** Returns what finds the places of patterns that each mean something, in the order of the patterns. */
export function meaningsByPatterns<T>(
  patterns: readonly (TextPattern & { readonly means: T })[] = [],
): (folded: Folded) => readonly PlaceOfMeaning<T>[] {
  const all = patterns.map((one) => ({ means: one.means, placesIn: placesByPatterns([one]) }));
  return (folded) =>
    all.flatMap(({ means, placesIn }) => placesIn(folded).map((place) => ({ means, ...place })));
}

/** Returns what tells whether a folded text has any of the patterns. */
export function testByPatterns(patterns: readonly TextPattern[] = []): (text: string) => boolean {
  const pattern = anyOf(patterns);
  return (text) => text.search(pattern) >= 0;
}

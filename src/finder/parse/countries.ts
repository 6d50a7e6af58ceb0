import type { Idea } from '../catalogue.ts';
import type { QueryInterest } from '../parsed-query.ts';

/** Concepts that are a country or region, each with the countries inside it. */
const countries: Readonly<Record<string, readonly string[]>> = {
  japan: [],
  italy: [],
  france: [],
  scandinavia: [],
  'great-britain': [],
  usa: [],
  spain: [],
  asia: ['japan'],
  africa: [],
  'latin-america': [],
};

/** Returns true for a concept that is a country or region. */
export function isCountry(concept: string): boolean {
  return concept in countries;
}

/**
 * Returns true for an idea about countries of which none is named, contains a named one, or lies in
 * one. False when no country is named.
 * @param named the countries of the query
 */
export function isForeign({ concepts, also = [] }: Idea, named: readonly string[]): boolean {
  if (named.length === 0) return false;
  const ownCountries = [...concepts, ...also].filter(isCountry);
  const isNamed = (country: string) =>
    named.some(
      (one) =>
        one === country || countries[one]?.includes(country) || countries[country]?.includes(one),
    );
  return ownCountries.length > 0 && !ownCountries.some(isNamed);
}

const journeyConcepts = new Set(
  'travel backpacking luggage flying road-trips city-trips van-life expats'.split(' '),
);
const destinationConfidence = 0.5;

/**
 * Returns the interests with less confidence in countries when a journey is an interest too: the
 * journey matters more than the country.
 */
export function asDestinations(interests: readonly QueryInterest[]): readonly QueryInterest[] {
  if (!interests.some(({ concept }) => journeyConcepts.has(concept))) return interests;
  return interests.map((one) =>
    isCountry(one.concept)
      ? { ...one, confidence: Math.min(one.confidence, destinationConfidence) }
      : one,
  );
}

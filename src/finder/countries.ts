import type { Idea } from './catalogue.ts';
import type { WishInterest } from './wish.ts';

/** Themes that are somewhere in the world, and what lies in them. */
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

export function isCountry(concept: string): boolean {
  return concept in countries;
}

/** An idea about other countries than those that are named. */
export function isElsewhere({ concepts, also = [] }: Idea, named: readonly string[]): boolean {
  if (named.length === 0) return false;
  const places = [...concepts, ...also].filter(isCountry);
  const isNamed = (place: string) =>
    named.some(
      (one) => one === place || countries[one]?.includes(place) || countries[place]?.includes(one),
    );
  return places.length > 0 && !places.some(isNamed);
}

const journeys = new Set(
  'travel backpacking luggage flying road-trips city-trips van-life expats'.split(' '),
);
const ofDestination = 0.5;

/** A country that somebody travels to: the journey is the theme, and the country a little of it. */
export function asDestinations(interests: readonly WishInterest[]): readonly WishInterest[] {
  if (!interests.some(({ concept }) => journeys.has(concept))) return interests;
  return interests.map((one) =>
    isCountry(one.concept) ? { ...one, confidence: Math.min(one.confidence, ofDestination) } : one,
  );
}

import type { LearnedRatings } from '../../../src/finder/rank/learned-ratings.ts';
import type { Ratings } from './attribute-ratings.ts';
import { rounded } from './learn-weights.ts';

/** Smaller ratings are left out: they change no order. An idea has a dozen attributes, which add up. */
const minRating = 0.02;
const minAttributeRating = 0.005;

/**
 * Returns ratings in the form in which they are stored: rounded, in the order of their names.
 * @param isIdea true for the id of an idea, false for an attribute
 */
export function storedRatings(ratings: Ratings, isIdea: (name: string) => boolean): LearnedRatings {
  return Object.fromEntries(
    [...ratings]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, byName]) => {
        const kept = [...byName]
          .map(([name, rating]) => [name, rounded(rating, isIdea(name) ? 2 : 3)] as const)
          .filter(
            ([name, rating]) => Math.abs(rating) >= (isIdea(name) ? minRating : minAttributeRating),
          )
          .toSorted(([a], [b]) => (a < b ? -1 : 1));
        return [key, Object.fromEntries(kept)] as const;
      })
      .filter(([, kept]) => Object.keys(kept).length > 0),
  );
}

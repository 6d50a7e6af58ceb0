import type { Theme } from '../../content/theme.ts';
import { type StoredPostings, storePostings } from '../../stored/stored-postings.ts';

/** The first and the last idea that one is glad of. */
const gladRatings = [1, 0.5] as const;
const fairRatings = [0.4, 0.2] as const;
const poorRating = -1;
/** From this rating on one is glad of the idea. */
export const minGladRating = 0.5;

/**
 * Returns how well the theme of each concept rates ideas, in the form of a file: 1 to 0.5 glad, 0.4 to 0.2 fair,
 * -1 poor. Ids that no idea has are ignored.
 */
export function storeThemes(
  themes: readonly Theme[],
  positions: ReadonlyMap<string, number>,
): StoredPostings {
  return storePostings(
    new Map(themes.map((theme) => [theme.concept, ratingsOf(theme, positions)] as const)),
  );
}

function ratingsOf(
  { glad, fair = [], poor = [] }: Theme,
  positions: ReadonlyMap<string, number>,
): ReadonlyMap<number, number> {
  const ratings = new Map<number, number>();
  const rate = (ideas: readonly string[], [first, last]: readonly [number, number]) =>
    ideas.forEach((idea, place) => {
      const index = positions.get(idea);
      const share = place / Math.max(1, ideas.length - 1);
      if (index !== undefined) ratings.set(index, first + (last - first) * share);
    });
  rate(glad, gladRatings);
  rate(fair, fairRatings);
  rate(poor, [poorRating, poorRating]);
  return ratings;
}

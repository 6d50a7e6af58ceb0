import type { ParsedQuery } from '../parsed-query.ts';
import { type StoredPostings, storePostings } from '../stored/stored-postings.ts';

/**
 * How much better judges found an idea than the others that they saw for the same query: about -1 to 1, drawn
 * towards 0 where few judged it. By what the query has (`ratingKeys`), then by the id of the idea.
 */
export type LearnedRatings = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Whether an idea is about what a query names; a plain query names nothing that ideas could be about. */
export type Relation = 'about' | 'beside' | 'plain';

/** What ratings are kept for; each is a feature of the ranking. */
export const ratingNames = [
  /** whatever the query is */
  'ratedIdea',
  /** as an idea about what the query names, beside it, or for a plain query */
  'ratedRelation',
  /** for the interests of the query, added up */
  'ratedInterests',
  /** for its first recipient */
  'ratedRecipient',
  /** for its occasion */
  'ratedOccasion',
  /** for its situations, added up */
  'ratedSituations',
] as const;
export type RatingName = (typeof ratingNames)[number];

/** Returns the keys of the ratings that count for an idea. */
export function ratingKeys(
  { interests, recipients, gender, occasion, situations }: ParsedQuery,
  relation: Relation,
): Readonly<Record<RatingName, readonly string[]>> {
  const recipient = recipients[0]?.recipient ?? 'unknown';
  return {
    ratedIdea: ['all'],
    ratedRelation: [relation],
    ratedInterests: interests.map(({ concept }) => `interest ${concept}`),
    ratedRecipient: [`recipient ${recipient}${gender ? `/${gender}` : ''}`],
    ratedOccasion: occasion ? [`occasion ${occasion.occasion}`] : [],
    ratedSituations: situations.map(({ situation }) => `situation ${situation}`),
  };
}

/** The least match of the texts with which an idea is about what a query names. */
const minWords = 0.2;

/** Returns how an idea relates to a query. */
export function relationOf(
  { interests }: ParsedQuery,
  match: {
    readonly bestConcept: number;
    readonly words: number;
    readonly theme: { readonly glad: number };
  },
): Relation {
  if (match.bestConcept > 0 || match.words > minWords || match.theme.glad > 0) return 'about';
  return interests.length > 0 ? 'beside' : 'plain';
}

/** Returns ratings in the form of a file. Ids that no idea has are ignored. */
export function storeRatings(
  ratings: LearnedRatings,
  positions: ReadonlyMap<string, number>,
): StoredPostings {
  return storePostings(
    new Map(
      Object.entries(ratings).map(([key, byId]) => {
        const known = Object.entries(byId).flatMap(([id, rating]) => {
          const index = positions.get(id);
          return index === undefined ? [] : [[index, rating] as const];
        });
        return [key, new Map(known)] as const;
      }),
    ),
  );
}

/** Returns the ratings of all ideas for a key; zeros for an unknown one. */
export type RatingLookup = (key: string) => Float64Array;

/** Returns the ratings of an idea that count for a query, in the order of `ratingNames`. */
export type RatingReader = (index: number, relation: Relation) => readonly number[];

/** Returns a reader of the ratings that count for a query. It returns the same array each time. */
export function ratingReader(query: ParsedQuery, lookup: RatingLookup): RatingReader {
  const known = new Map<string, Float64Array>();
  const listsFor = (relation: Relation): readonly (readonly Float64Array[])[] => {
    const keys = ratingKeys(query, relation);
    return ratingNames.map((name) =>
      keys[name].map((key) => {
        const ratings = known.get(key) ?? lookup(key);
        known.set(key, ratings);
        return ratings;
      }),
    );
  };
  const lists = {
    about: listsFor('about'),
    beside: listsFor('beside'),
    plain: listsFor('plain'),
  };
  const values = ratingNames.map(() => 0);
  return (index, relation) => {
    const byName = lists[relation];
    for (let at = 0; at < values.length; at++) {
      let sum = 0;
      for (const ratings of byName[at] ?? []) sum += ratings[index] ?? 0;
      values[at] = sum;
    }
    return values;
  };
}

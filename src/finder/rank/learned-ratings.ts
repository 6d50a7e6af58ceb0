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
  /** as an idea about what the query names, beside it, or for a plain query */
  'ratedRelation',
  /** for the interests of the query, added up */
  'ratedInterests',
  /** for its first recipient */
  'ratedRecipient',
  /** for people of the recipient's age, where it is stated */
  'ratedAge',
  /** for its occasion */
  'ratedOccasion',
  /** for its situations, added up */
  'ratedSituations',
  /** for its first recipient together with the occasion and with each interest, added up */
  'ratedTogether',
] as const;
export type RatingName = (typeof ratingNames)[number];

/** Returns the keys of the ratings that count for an idea. */
export function ratingKeys(
  { interests, recipients, gender, age, occasion, situations }: ParsedQuery,
  relation: Relation,
): Readonly<Record<RatingName, readonly string[]>> {
  const recipient = recipients[0]?.recipient ?? 'unknown';
  return {
    ratedRelation: [relation],
    ratedInterests: interests.map(({ concept }) => `interest ${concept}`),
    ratedRecipient: [`recipient ${recipient}${gender ? `/${gender}` : ''}`],
    ratedAge: age ? [`age ${ageGroup((age.min + age.max) / 2)}`] : [],
    ratedOccasion: occasion ? [`occasion ${occasion.occasion}`] : [],
    ratedSituations: situations.map(({ situation }) => `situation ${situation}`),
    ratedTogether: [
      ...(occasion ? [`${recipient} with occasion ${occasion.occasion}`] : []),
      ...interests.map(({ concept }) => `${recipient} with interest ${concept}`),
    ],
  };
}

/** The youngest of each group of ages in which much the same gifts please, in years. */
const ageGroups = [0, 1, 3, 6, 10, 14, 18, 26, 40, 60, 75];

/** The youngest of the group that an age belongs to. */
const ageGroup = (age: number) => ageGroups.findLast((youngest) => youngest <= age) ?? 0;

/** The least match of the texts with which an idea is about what a query names. */
const minWords = 0.2;

/** Returns how an idea relates to a query. */
export function relationOf(
  { interests }: ParsedQuery,
  match: {
    readonly concept: number;
    readonly words: number;
    readonly theme: { readonly glad: number };
  },
): Relation {
  if (match.concept > 0 || match.words > minWords || match.theme.glad > 0) return 'about';
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

/** Writes the ratings of an idea that count for a query from `at` on, in the order of `ratingNames`. */
export type RatingWriter = (
  into: Float64Array,
  at: number,
  index: number,
  relation: Relation,
) => void;

const relations = ['about', 'beside', 'plain'] as const satisfies readonly Relation[];
const relationAt = ratingNames.indexOf('ratedRelation');

/** Returns a function that returns a writer of the ratings that count for a query. */
export function ratingWriters(lookup: RatingLookup): (query: ParsedQuery) => RatingWriter {
  // The keys of every query are looked up once.
  const fixed = new Map<string, Float64Array>(relations.map((key) => [key, lookup(key)]));
  const find: RatingLookup = (key) => fixed.get(key) ?? lookup(key);
  const zeros = find('about').map(() => 0);
  return (query) => {
    const keys = ratingKeys(query, 'about');
    const about = ratingNames.map((name) => sumOf(keys[name].map(find)) ?? zeros);
    const lists = {
      about,
      beside: about.with(relationAt, find('beside')),
      plain: about.with(relationAt, find('plain')),
    };
    return (into, at, index, relation) => {
      const byName = lists[relation];
      for (let name = 0; name < byName.length; name++) into[at + name] = byName[name]?.[index] ?? 0;
    };
  };
}

/** Returns the sums of numbers in the same places; undefined of no list. */
function sumOf([first, ...others]: readonly Float64Array[]): Float64Array | undefined {
  if (first === undefined || others.length === 0) return first;
  return first.map((value, at) => others.reduce((sum, list) => sum + (list[at] ?? 0), value));
}

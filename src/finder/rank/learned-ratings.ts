import type { ParsedQuery } from '../parsed-query.ts';
import { postingAdder, type StoredPostings, storePostings } from '../stored/stored-postings.ts';

/**
 * How much better judges found an idea than what else is known of it lets expect: about -1 to 1, drawn towards 0 where
 * few judged it. By what the query has (`ratingKeys`), then by the id of the idea, or by what it has in common with
 * others (`attributesOf`), where they were judged together. The ratings of all keys of a query add up, and so do those
 * of an idea and of its attributes.
 */
export type LearnedRatings = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Whether an idea is about what a query names; a plain query names nothing that ideas could be about. */
export type Relation = 'about' | 'beside' | 'plain';

/** What an idea is rated for; each is the first word of a key. */
export const ratingKinds = [
  /** as an idea about what the query names, beside it, or for a plain query */
  'relation',
  'interest',
  /** the first recipient, with the gender where it is known */
  'recipient',
  /** people of the recipient's age, where it is stated */
  'age',
  'occasion',
  'situation',
] as const;
export type RatingKind = (typeof ratingKinds)[number];
type RatingKey = `${RatingKind} ${string}`;

/** Returns the keys of the ratings that count for a query, but for the relation of an idea. */
export function ratingKeys({
  interests,
  recipients,
  gender,
  age,
  occasion,
  situations,
}: ParsedQuery): readonly RatingKey[] {
  const recipient = recipients[0]?.recipient ?? 'unknown';
  return [
    ...interests.map(({ concept }) => `interest ${concept}` as const),
    `recipient ${recipient}${gender ? `/${gender}` : ''}`,
    ...(age ? [`age ${ageGroup((age.min + age.max) / 2)}` as const] : []),
    ...(occasion ? [`occasion ${occasion.occasion}` as const] : []),
    ...situations.map(({ situation }) => `situation ${situation}` as const),
  ];
}

/** Returns the key of the ratings of ideas with a relation to the query. */
export const relationKey = (relation: Relation): RatingKey => `relation ${relation}`;

/** The youngest of each group of ages in which much the same gifts please, in years. */
const ageGroups = [0, 1, 3, 6, 10, 14, 18, 26, 40, 60, 75];

/** The youngest of the group that an age belongs to. */
const ageGroup = (age: number) => ageGroups.findLast((youngest) => youngest <= age) ?? 0;

/** The least match of the texts with which an idea is about what a query names. */
const minWords = 0.2;

/** Returns how an idea relates to a query, by the values of three of its features. */
export function relationOf(
  { concept, words, themeGlad }: Readonly<Record<'concept' | 'words' | 'themeGlad', number>>,
  hasInterests: boolean,
): Relation {
  if (concept > 0 || words > minWords || themeGlad > 0) return 'about';
  return hasInterests ? 'beside' : 'plain';
}

/** Learned ratings in the form of a file. */
export interface StoredRatings {
  /** of ideas by their index, and of attributes by their number: they are counted from the number of ideas on */
  readonly postings: StoredPostings;
  /** the numbers of the attributes of all ideas, one after the other */
  readonly attributes: Uint16Array;
  /** where those of each idea start, and where the last ones end */
  readonly starts: Uint32Array;
}

/** An idea by its id, with what `attributesOf` returns for it. */
export interface RatedIdea {
  readonly id: string;
  readonly attributes: readonly string[];
}

/** Returns ratings in the form of a file. Ids that no idea has are ignored, and so are attributes. */
export function storeRatings(ratings: LearnedRatings, ideas: readonly RatedIdea[]): StoredRatings {
  const numbers = new Map(ideas.map(({ id }, index) => [id, index]));
  const starts = Uint32Array.from({ length: ideas.length + 1 }, () => 0);
  const attributes = ideas.flatMap((idea, index) => {
    starts[index + 1] = (starts[index] ?? 0) + idea.attributes.length;
    return idea.attributes.map((name) => {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    });
  });
  const postings = Object.entries(ratings).map(([key, byName]) => {
    const known = Object.entries(byName).flatMap(([name, rating]) => {
      const number = numbers.get(name);
      return number === undefined ? [] : [[number, rating] as const];
    });
    return [key, new Map(known)] as const;
  });
  return {
    postings: storePostings(new Map(postings)),
    attributes: Uint16Array.from(attributes),
    starts,
  };
}

/** Returns the rating of an idea for a query: the sum of what it and its attributes have for each key. */
export type RatingReader = (index: number, relation: Relation) => number;

const relations = ['about', 'beside', 'plain'] as const satisfies readonly Relation[];

/** Returns a function that returns a reader of the ratings for a query, which reads until the next is asked for. */
export function ratingReaders({
  postings,
  attributes,
  starts,
}: StoredRatings): (query: ParsedQuery) => RatingReader {
  const count = starts.length - 1;
  const add = postingAdder(postings);
  const numberCount = attributes.reduce((most, number) => Math.max(most, number + 1), count);
  const sums = new Float64Array(numberCount);
  const sumsFor = (keys: readonly string[], ofIdeas: Float64Array) => {
    sums.fill(0);
    for (const key of keys) add(key, sums);
    let at = 0;
    for (let index = 0; index < count; index++) {
      const until = starts[index + 1] ?? 0;
      let sum = 0;
      for (; at < until; at++) sum += sums[attributes[at] ?? 0] ?? 0;
      ofIdeas[index] = (sums[index] ?? 0) + sum;
    }
    return ofIdeas;
  };
  // The keys of every query are looked up once.
  const byRelation = Object.fromEntries(
    relations.map((relation) => [
      relation,
      sumsFor([relationKey(relation)], new Float64Array(count)),
    ]),
  ) as Readonly<Record<Relation, Float64Array>>;
  const ofQuery = new Float64Array(count);
  return (query) => {
    sumsFor(ratingKeys(query), ofQuery);
    return (index, relation) => (ofQuery[index] ?? 0) + (byRelation[relation][index] ?? 0);
  };
}

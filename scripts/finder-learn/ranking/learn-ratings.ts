import { type RatingKind, ratingKinds } from '../../../src/finder/rank/learned-ratings.ts';
import {
  learnAttributeRatings,
  type Ratings,
  type Residual,
  ratingOf,
} from './attribute-ratings.ts';
import { solve } from './conjugate-gradients.ts';

/** The graded ideas of one query. */
export interface RatedQuery {
  readonly ideas: readonly {
    readonly id: string;
    readonly gain: number;
    readonly features: readonly number[];
    /** `ratingKeys` of the query, and the key of the idea's relation to it */
    readonly keys: readonly string[];
  }[];
}

/**
 * How far ratings of a kind differ, as the ratio of their variance to that of a single grade: chosen by
 * cross-validation among these, half and double.
 */
const spreads: Readonly<Record<RatingKind, number>> = {
  relation: 0.15,
  interest: 0.15,
  recipient: 0.08,
  age: 0.08,
  occasion: 0.08,
  situation: 0.15,
};
const spreadOf = (key: string) =>
  spreads[ratingKinds.find((kind) => key.startsWith(`${kind} `)) ?? 'relation'];

/** What a weight of a feature costs, beside one squared error. */
const featurePenalty = 10;

/**
 * Learns the ratings of attributes, and those of each idea: those that explain best, added up, what the features, and
 * then the attributes, leave unexplained of its grades, when each is expected to be near 0. A grade so counts once, for
 * all that its query has. (Random effects, estimated by ridge regression: Robinson, "That BLUP is a good thing",
 * Statistical Science 6, 1991.)
 * @param attributes by the id of an idea
 */
export function learnRatings(
  queries: readonly RatedQuery[],
  attributes: ReadonlyMap<string, readonly string[]>,
): Ratings {
  const residuals = residualsOf(queries);
  const ofAttributes = learnAttributeRatings(residuals, attributes);
  const ratings = new Map(Array.from(ofAttributes, ([key, own]) => [key, new Map(own)] as const));
  const rest = residuals.map((one) => ({
    ...one,
    value: one.value - ratingOf(ofAttributes, attributes.get(one.id) ?? [], one.keys),
  }));
  for (const [id, grades] of Map.groupBy(rest, (one) => one.id))
    for (const [key, rating] of ratingsOfIdea(grades)) ratings.get(key)?.set(id, rating);
  return ratings;
}

function ratingsOfIdea(grades: readonly Residual[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const rows = grades.map(({ keys }) =>
    keys.map((key) => {
      const place = places.get(key) ?? places.size;
      places.set(key, place);
      return place;
    }),
  );
  const keys = [...places.keys()];
  const values = grades.map(({ value }) => value);
  const solution = solve(sumsByColumn(rows, values, keys.length), (given) => {
    const explained = rows.map((row) => row.reduce((sum, at) => sum + (given[at] ?? 0), 0));
    const product = sumsByColumn(rows, explained, keys.length);
    for (const [at, key] of keys.entries())
      product[at] = (product[at] ?? 0) + (given[at] ?? 0) / spreadOf(key);
    return product;
  });
  return new Map(keys.map((key, at) => [key, solution[at] ?? 0]));
}

/** For each column the sum of the values of the rows that have it. */
function sumsByColumn(
  rows: readonly (readonly number[])[],
  values: readonly number[],
  width: number,
): Float64Array {
  const sums = new Float64Array(width);
  for (const [at, row] of rows.entries())
    for (const column of row) sums[column] = (sums[column] ?? 0) + (values[at] ?? 0);
  return sums;
}

/** The grades without what the features explain, compared with the other ideas of the query. */
function residualsOf(queries: readonly RatedQuery[]): readonly Residual[] {
  const all = queries.flatMap(({ ideas }) => {
    const meanGain = meanOf(ideas.map(({ gain }) => gain));
    const means = meansOf(ideas.map(({ features }) => features));
    return ideas.map(({ id, gain, features, keys }) => ({
      id,
      keys,
      gain: gain - meanGain,
      features: features.map((value, at) => value - (means[at] ?? 0)),
    }));
  });
  const weights = leastSquares(all);
  return all.map(({ id, keys, gain, features }) => ({
    id,
    keys,
    value: gain - product(features, weights),
  }));
}

function leastSquares(
  all: readonly { readonly gain: number; readonly features: readonly number[] }[],
): Float64Array {
  const width = all[0]?.features.length ?? 0;
  const weighted = (factorOf: (place: number) => number) => {
    const sums = new Float64Array(width);
    for (const [place, { features }] of all.entries()) {
      const factor = factorOf(place);
      for (const [at, value] of features.entries()) sums[at] = (sums[at] ?? 0) + factor * value;
    }
    return sums;
  };
  return solve(
    weighted((place) => all[place]?.gain ?? 0),
    (given) =>
      weighted((place) => product(all[place]?.features ?? [], given)).map(
        (value, at) => value + featurePenalty * (given[at] ?? 0),
      ),
  );
}

const product = (features: readonly number[], weights: Float64Array) =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const meansOf = (rows: readonly (readonly number[])[]): readonly number[] =>
  (rows[0] ?? []).map((_value, at) => meanOf(rows.map((row) => row[at] ?? 0)));

import { type FeatureName, featureNames } from '../../../src/finder/rank/features.ts';
import type { LearnedRatings } from '../../../src/finder/rank/learned-ratings.ts';
import type { StoredWeights } from '../../../src/finder/rank/ranking-weights.ts';
import { byFold } from '../folds.ts';
import { type Ratings, ratingOf } from './attribute-ratings.ts';
import { learnRatings } from './learn-ratings.ts';
import { type Example, learnWeights } from './learn-weights.ts';
import { placeOf, type Sample } from './samples.ts';
import { storedRatings } from './stored-ratings.ts';

/** What one would expect of each feature before any grade. */
const expected: Readonly<Record<FeatureName, number>> = {
  concept: 2,
  themeGlad: 2,
  themeGladShare: 1,
  themeFair: 1,
  themePoor: -1,
  words: 1.5,
  namesake: 4,
  otherKind: -1,
  guide: 1,
  guideForPlainQuery: 2,
  recipient: 1,
  mainRecipient: 0.3,
  otherGender: -1.5,
  childish: -2,
  strenuous: -1,
  occasion: 0.5,
  mainOccasion: 1,
  usedBudget: 0.5,
  expensive: -0.5,
  foreign: -1.5,
  outOfPlace: -2,
  forBeginners: -0.5,
  rated: 5,
};
const priors = featureNames.map((name) => expected[name]);

/** What a judged query counts beside a graded one. */
const judgedShare = 3;

/** Attributes of ideas, by the ids of these. */
export type Attributes = ReadonlyMap<string, readonly string[]>;

/** Both files of the ranking. */
export interface RankingModels {
  readonly weights: StoredWeights;
  readonly ratings: LearnedRatings;
}

/**
 * Returns the ratings of ideas and the weights of the ranking, learned from samples; the same samples give the same
 * models.
 * @param graded what people gave grades to
 * @param judged what rules gave grades to: they say nothing of how good an idea is, so these take the ratings and give none
 * @param without the places of features that get no weight
 */
export function learnRankingModels(
  graded: readonly Sample[],
  judged: readonly Sample[],
  attributes: Attributes,
  without: ReadonlySet<number> = new Set(),
): RankingModels {
  const ratings = learnRatings(graded, attributes);
  const examples = [
    ...crossFitted(graded, attributes),
    ...judged.map((sample) => exampleOf(sample, ratings, attributes, judgedShare)),
  ];
  return {
    ratings: storedRatings(ratings, (name) => attributes.has(name)),
    weights: learnWeights(examples, priors, without),
  };
}

/** The samples with the ratings that other samples give: with their own they would look better than they are. */
function crossFitted(all: readonly Sample[], attributes: Attributes): readonly Example[] {
  return byFold(all, (own, others) => {
    const ratings = learnRatings(others, attributes);
    return own.map((sample) => exampleOf(sample, ratings, attributes, 1));
  });
}

function exampleOf(
  { ideas }: Sample,
  ratings: Ratings,
  attributes: Attributes,
  weight: number,
): Example {
  return {
    ideas: ideas.map(({ id, gain, features, keys }) => ({
      gain,
      features: features.with(
        placeOf.rated,
        ratingOf(ratings, [id, ...(attributes.get(id) ?? [])], keys),
      ),
    })),
    weight,
  };
}

import { featureNames } from '../../../src/finder/rank/features.ts';
import type { StoredWeights } from '../../../src/finder/rank/ranking-weights.ts';

/** The graded ideas of one query. */
export interface Example {
  readonly ideas: readonly GradedIdea[];
  /** what the query counts beside others */
  readonly weight: number;
}

export interface GradedIdea {
  readonly features: readonly number[];
  readonly gain: number;
}

const steps = 200;
/** Share of a Newton step that is taken, since the features are not independent. */
const damping = 0.25;
const penalty = 0.003;

/**
 * Returns the weights of the ranking that put the better of two ideas of one query first, learned by a fixed number of
 * steps, so that the same examples give the same weights.
 * @param priors the weight that is expected of each feature, in the order of `featureNames`
 * @param without the places of features that get no weight
 */
export function learnWeights(
  all: readonly Example[],
  priors: readonly number[],
  without: ReadonlySet<number> = new Set(),
): StoredWeights {
  const weights = Float64Array.from(priors, (prior, at) => (without.has(at) ? 0 : prior));
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const paired = all.map(pairedExample);
  const curvatures = curvaturesOf(paired);
  for (let step = 0; step < steps; step += 1) {
    const gradient = new Float64Array(weights.length);
    for (const example of paired) addGradient(gradient, weights, example);
    for (let at = 0; at < weights.length; at += 1) {
      if (without.has(at)) continue;
      const [weight = 0, prior = 0] = [weights[at], priors[at]];
      const slope = (gradient[at] ?? 0) / total + penalty * (weight - prior);
      weights[at] = weight - (damping * slope) / ((curvatures[at] ?? 0) / total + penalty);
    }
  }
  return {
    bias: rounded(biasFor(weights, all), 3),
    weights: Object.fromEntries(
      featureNames.map((name, place) => [name, rounded(weights[place] ?? 0, 3)]),
    ),
  };
}

/** Rounds to a number of decimals. */
export const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** An example in the form that is quick to learn from. */
interface PairedExample {
  /** of one idea after the other */
  readonly features: Float64Array;
  readonly count: number;
  /** three numbers a pair of ideas: the better one, the worse one, and how much better it is */
  readonly pairs: Float64Array;
  /** what the example counts beside others */
  readonly weight: number;
}

function pairedExample({ ideas, weight }: Example): PairedExample {
  const pairs = ideas.flatMap((better, a) =>
    ideas.flatMap((worse, b) => {
      const difference = better.gain - worse.gain;
      return difference > 0 ? [a, b, difference] : [];
    }),
  );
  return {
    features: Float64Array.from(ideas.flatMap(({ features }) => features)),
    count: ideas.length,
    pairs: Float64Array.from(pairs),
    weight,
  };
}

/** Is told each pair of ideas and how much better the first is. Returns the sum of the differences. */
function walkPairs(
  pairs: Float64Array,
  onPair: (better: number, worse: number, difference: number) => void,
): number {
  let differences = 0;
  for (let pair = 0; pair < pairs.length; pair += 3) {
    const [better = 0, worse = 0, difference = 0] = [pairs[pair], pairs[pair + 1], pairs[pair + 2]];
    differences += difference;
    onPair(better, worse, difference);
  }
  return differences;
}

/**
 * Returns for each weight how fast the slope changes at most: a quarter of the mean square of how far the feature
 * differs within pairs, as of any logistic function.
 */
function curvaturesOf(all: readonly PairedExample[]): Float64Array {
  const width = featureNames.length;
  const curvatures = new Float64Array(width);
  for (const { features, pairs, weight } of all) {
    const own = new Float64Array(width);
    const differences = walkPairs(pairs, (a, b, difference) => {
      for (let place = 0; place < width; place += 1) {
        const apart = (features[a * width + place] ?? 0) - (features[b * width + place] ?? 0);
        own[place] = (own[place] ?? 0) + (difference * apart ** 2) / 4;
      }
    });
    if (differences > 0)
      for (let place = 0; place < width; place += 1)
        curvatures[place] = (curvatures[place] ?? 0) + (weight * (own[place] ?? 0)) / differences;
  }
  return curvatures;
}

/** Adds what each weight contributes to pairs of ideas of one query in the wrong order. */
function addGradient(
  gradient: Float64Array,
  weights: Float64Array,
  { features, count, pairs, weight }: PairedExample,
): void {
  const width = weights.length;
  const sums = new Float64Array(count);
  for (let idea = 0; idea < count; idea += 1)
    for (let place = 0; place < width; place += 1)
      sums[idea] =
        (sums[idea] ?? 0) + (features[idea * width + place] ?? 0) * (weights[place] ?? 0);
  const pushes = new Float64Array(count);
  const differences = walkPairs(pairs, (a, b, difference) => {
    const push = difference / (1 + Math.exp((sums[a] ?? 0) - (sums[b] ?? 0)));
    pushes[a] = (pushes[a] ?? 0) - push;
    pushes[b] = (pushes[b] ?? 0) + push;
  });
  if (differences === 0) return;
  for (let idea = 0; idea < count; idea += 1) {
    const share = (weight * (pushes[idea] ?? 0)) / differences;
    for (let place = 0; place < width; place += 1)
      gradient[place] = (gradient[place] ?? 0) + share * (features[idea * width + place] ?? 0);
  }
}

/** Returns the bias with which the mean score of all graded ideas is their mean gain, by bisection. */
function biasFor(weights: Float64Array, all: readonly Example[]): number {
  const graded = all.flatMap(({ ideas }) => ideas);
  const sums = graded.map(({ features }) => weightedSum(features, weights));
  const mean = graded.reduce((sum, { gain }) => sum + Math.max(0, gain), 0) / graded.length;
  let [low, high] = [-20, 20];
  for (let step = 0; step < 50; step += 1) {
    const bias = (low + high) / 2;
    const score = sums.reduce((sum, each) => sum + 1 / (1 + Math.exp(-each - bias)), 0);
    if (score / sums.length < mean) low = bias;
    else high = bias;
  }
  return (low + high) / 2;
}

const weightedSum = (features: readonly number[], weights: Float64Array) =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

import { type FeatureColumns, type FeatureName, featureNames } from './features.ts';

/** The weights of the features, in the order of `featureNames`. */
export interface RankingWeights {
  readonly bias: number;
  readonly weights: readonly number[];
}

/** The weights as they are stored; a feature that is not named weighs nothing. */
export interface StoredWeights {
  readonly bias: number;
  readonly weights: Readonly<Partial<Record<FeatureName, number>>>;
}

/** Returns stored weights in the order of the features. */
export function rankingWeights({ bias, weights }: StoredWeights): RankingWeights {
  return { bias, weights: featureNames.map((name) => weights[name] ?? 0) };
}

/**
 * Returns for each idea the odds, from 0, that it is one to be glad of: 1 is as likely as not.
 * @param isAllowed 0 for each idea that no ranking may suggest: its odds are 0
 */
export function scoresOf(
  features: FeatureColumns,
  { bias, weights }: RankingWeights,
  isAllowed: Uint8Array,
): Float64Array {
  const count = isAllowed.length;
  const scores = new Float64Array(count).fill(bias);
  for (const [at, name] of featureNames.entries()) {
    const values = features[name];
    const weight = weights[at] ?? 0;
    if (values !== undefined && weight !== 0) addWeighted(scores, values, weight);
  }
  for (let index = 0; index < count; index++)
    scores[index] = isAllowed[index] === 0 ? 0 : Math.exp(scores[index] ?? 0);
  return scores;
}

function addWeighted(sums: Float64Array, values: Float64Array, weight: number): void {
  for (let index = 0; index < sums.length; index++)
    sums[index] = (sums[index] ?? 0) + (values[index] ?? 0) * weight;
}

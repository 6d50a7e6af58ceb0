import { type FeatureName, featureNames } from './features.ts';

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

/** Returns the odds, from 0, that an idea with these features is one to be glad of: 1 is as likely as not. */
export function scoreOf(features: Float64Array, { bias, weights }: RankingWeights): number {
  let sum = bias;
  for (let at = 0; at < features.length; at += 1) sum += (features[at] ?? 0) * (weights[at] ?? 0);
  return Math.exp(sum);
}

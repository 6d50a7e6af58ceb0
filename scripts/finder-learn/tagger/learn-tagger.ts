import {
  emptyTransitions,
  type Marginals,
  marginalsOf,
  movesOf,
} from '../../../src/finder/tagger/crf.ts';
import type { Feature } from '../../../src/finder/tagger/features.ts';
import { tagCount } from '../../../src/finder/tagger/labels.ts';
import type { TaggerWeights } from '../../../src/finder/tagger/tagger-weights.ts';

/** A query as the trainer needs it: the features of each token, and its tag. */
export interface TrainingSequence {
  readonly features: readonly (readonly Feature[])[];
  readonly tags: readonly number[];
}

/** Sequences with features as numbers. */
interface NumberedSequence {
  readonly features: readonly (readonly number[])[];
  readonly tags: readonly number[];
}

/** Weights with the sums that AdaGrad needs: Duchi, Hazan and Singer 2011. */
interface Weights {
  readonly values: Float64Array;
  readonly squares: Float64Array;
}

/**
 * What the sums of squares begin with. From 0 the first step of each weight would be as long as the learning rate,
 * however small the gradient: rare features then have weights that are too large, and too many of one size to leave
 * the least of them out.
 */
const firstSquares = 1;
/** Smaller differences between a tag and its probability change nothing, which saves most of the time. */
const minGradient = 1e-4;
const seed = 1;
// These four gave the best figures on the queries for choosing.
const epochs = 12;
const learningRate = 0.3;
/** L2 regularisation of each weight when it is changed. */
const l2 = 0.0001;
/** Features that occur less often are left out. */
const minCount = 3;

/**
 * Returns a conditional random field for the sequences, trained by stochastic gradient ascent on the
 * likelihood with AdaGrad; the weights are averages over the second half of the epochs (Polyak and
 * Juditsky 1992). The same sequences give the same weights.
 */
export function learnTagger(sequences: readonly TrainingSequence[]): TaggerWeights {
  const ids = featureIds(sequences);
  const numbered = sequences
    .filter(({ tags }) => tags.length > 0)
    .map(({ features, tags }) => ({
      tags,
      features: features.map((all) => all.flatMap((feature) => ids.get(feature) ?? [])),
    }));
  const emission = weightsFrom(new Float64Array(ids.size * tagCount));
  const transition = weightsFrom(emptyTransitions());
  const sums = {
    emission: new Float64Array(emission.values.length),
    transition: new Float64Array(transition.values.length),
  };
  const random = pseudoRandom(seed);
  const firstAveraged = Math.floor(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const sequence of shuffled(numbered, random))
      learn(sequence, emission, transition, (weights, index, gradient) =>
        step(weights, index, gradient - l2 * at(weights.values, index)),
      );
    if (epoch < firstAveraged) continue;
    addTo(sums.emission, emission.values);
    addTo(sums.transition, transition.values);
  }
  const count = epochs - firstAveraged;
  const averages = sums.emission.map((sum) => sum / count);
  const emissions = new Map<Feature, Float64Array>();
  for (const [feature, id] of ids)
    emissions.set(feature, averages.subarray(id * tagCount, (id + 1) * tagCount));
  return { emissions, transitions: sums.transition.map((sum) => sum / count) };
}

type Change = (weights: Weights, index: number, gradient: number) => void;

/** Changes the weights by the gradient of the likelihood of one sequence. */
function learn(
  { features, tags }: NumberedSequence,
  emission: Weights,
  transition: Weights,
  change: Change,
): void {
  const scores = new Float64Array(tags.length * tagCount);
  features.forEach((all, position) => {
    for (const feature of all)
      for (let tag = 0; tag < tagCount; tag++)
        add(scores, position * tagCount + tag, at(emission.values, feature * tagCount + tag));
  });
  const marginals = marginalsOf(scores, movesOf(transition.values), tags.length);
  tags.forEach((right, position) => {
    for (let tag = 0; tag < tagCount; tag++) {
      const gradient = Number(tag === right) - at(marginals.tags, position * tagCount + tag);
      if (Math.abs(gradient) < minGradient) continue;
      for (const feature of features[position] ?? [])
        change(emission, feature * tagCount + tag, gradient);
    }
  });
  transitionGradients(tags, marginals).forEach((gradient, index) => {
    if (Math.abs(gradient) >= minGradient) change(transition, index, gradient);
  });
}

/** Returns the observed minus the expected number of each transition. */
function transitionGradients(tags: readonly number[], marginals: Marginals): Float64Array {
  const gradients = marginals.expectedTransitions().map((expected) => -expected);
  tags.forEach((tag, position) => {
    const previous = tags[position - 1] ?? tagCount;
    add(gradients, previous * tagCount + tag, 1);
  });
  return gradients;
}

function step({ values, squares }: Weights, index: number, gradient: number): void {
  add(squares, index, gradient * gradient);
  add(values, index, (learningRate * gradient) / Math.sqrt(at(squares, index)));
}

function weightsFrom(values: Float64Array): Weights {
  return { values, squares: new Float64Array(values.length).fill(firstSquares) };
}

/** Returns a number for each feature that occurs at least `minCount` times. */
function featureIds(sequences: readonly TrainingSequence[]): Map<Feature, number> {
  const counts = new Map<Feature, number>();
  for (const feature of sequences.flatMap(({ features }) => features.flat()))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const ids = new Map<Feature, number>();
  for (const [feature, count] of counts) if (count >= minCount) ids.set(feature, ids.size);
  return ids;
}

/** Fisher and Yates. */
function shuffled<T>(all: readonly T[], random: () => number): readonly T[] {
  const order = [...all];
  for (let last = order.length - 1; last > 0; last--) {
    const [one] = order.splice(Math.floor(random() * (last + 1)), 1);
    if (one !== undefined) order.push(one);
  }
  return order;
}

/** A linear congruential generator of numbers from 0 to 1, with the constants of Numerical Recipes. */
function pseudoRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function addTo(sums: Float64Array, values: Float64Array): void {
  for (let index = 0; index < sums.length; index++) add(sums, index, at(values, index));
}

function add(values: Float64Array, index: number, amount: number): void {
  values[index] = at(values, index) + amount;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

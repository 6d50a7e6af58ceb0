import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/domain/language.ts';
import { createFinder, type Finder } from '../src/finder/finder.ts';
import { featureNames } from '../src/finder/rank/features.ts';
import type { StoredWeights } from '../src/finder/rank/ranking-weights.ts';
import { loadCatalogue, loadFinderOptions, loadLexicon } from '../test/support/gift-data.ts';
import { type Grade, type GradedQuery, gradedQueries } from './finder-score/graded-queries.ts';
import { averageOf, type Judged, judge } from './finder-score/judge.ts';

/**
 * Learns the weights of the ranking from the graded queries that are not frozen: logistic regression with a
 * small penalty on large weights, by a fixed number of steps of gradient descent, so that the same grades
 * give the same weights. Prints the quality by fivefold cross-validation, and what each feature is worth:
 * how much glad@9 falls without it. With `--write` it stores the weights that the finder uses.
 */
const options = loadFinderOptions();
const [catalogue, lexicon] = [loadCatalogue(), loadLexicon()];
const finder = createFinder(catalogue, lexicon, options);

/** What each grade is worth: the probability that one is glad. A violation is worse than a wrong idea. */
const targets: Readonly<Record<Grade, number>> = { '2': 1, '1': 0.4, '0': 0, V: 0 };

interface Example {
  readonly features: readonly number[];
  readonly target: number;
  /** so that each query counts the same, however many ideas of it are graded */
  readonly weight: number;
}

const open = languages.flatMap(gradedQueries).filter(({ frozen }) => !frozen);
const examples = new Map(open.map((query) => [query, examplesOf(query)]));

function examplesOf({ query, language, grades }: GradedQuery): readonly Example[] {
  const features = finder.features(finder.understand(query.text, { language }));
  const known = [...grades].flatMap(([id, grade]) => {
    const values = features.get(id);
    return values ? [{ features: values, target: targets[grade] }] : [];
  });
  return known.map((each) => ({ ...each, weight: 1 / known.length }));
}

const steps = 1500;
const rate = 0.5;
const penalty = 0.00005;

function learn(all: readonly Example[], without: ReadonlySet<number> = new Set()): StoredWeights {
  const weights = new Float64Array(featureNames.length);
  let bias = 0;
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < steps; step += 1) {
    const gradient = new Float64Array(weights.length);
    let biasGradient = 0;
    for (const { features, target, weight } of all) {
      let sum = bias;
      for (let at = 0; at < weights.length; at += 1)
        sum += (features[at] ?? 0) * (weights[at] ?? 0);
      const error = (weight * (1 / (1 + Math.exp(-sum)) - target)) / total;
      biasGradient += error;
      for (let at = 0; at < weights.length; at += 1)
        gradient[at] = (gradient[at] ?? 0) + error * (features[at] ?? 0);
    }
    bias -= rate * 4 * biasGradient;
    for (let at = 0; at < weights.length; at += 1) {
      if (without.has(at)) continue;
      weights[at] =
        (weights[at] ?? 0) - rate * 4 * ((gradient[at] ?? 0) + penalty * (weights[at] ?? 0));
    }
  }
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return {
    bias: rounded(bias),
    weights: Object.fromEntries(featureNames.map((name, at) => [name, rounded(weights[at] ?? 0)])),
  };
}

const folds = 5;

/** The quality when each query is ranked with weights that were learned without it. */
function crossValidated(without: ReadonlySet<number> = new Set()): Judged {
  const results = Array.from({ length: folds }, (_, fold) => {
    const training = open.filter((_query, at) => at % folds !== fold);
    const held = open.filter((_query, at) => at % folds === fold);
    const ranking = learn(
      training.flatMap((query) => examples.get(query) ?? []),
      without,
    );
    const own = finderWith(ranking);
    return held.map((query) => judge(own, query));
  });
  return averageOf(results.flat());
}

const finderWith = (ranking: StoredWeights): Finder => finder.withRanking(ranking);

const all = open.flatMap((query) => examples.get(query) ?? []);
console.log(`${open.length} queries, ${all.length} graded ideas`);
const print = (name: string, { glad, acceptable, violations, ungraded }: Judged) =>
  console.log(
    `${name.padEnd(28)} glad@9 ${glad.toFixed(3)}  precision@9 ${acceptable.toFixed(3)}  violations ${violations.toFixed(2)}  ungraded ${ungraded.toFixed(2)}`,
  );
print('weights of today', averageOf(open.map((query) => judge(finder, query))));
print('learned, cross-validated', crossValidated());
if (process.argv.includes('--ablation'))
  for (const [at, name] of featureNames.entries())
    print(`without ${name}`, crossValidated(new Set([at])));
const learned = learn(all);
for (const [name, weight] of Object.entries(learned.weights))
  console.log(`  ${name.padEnd(20)} ${weight}`);
if (process.argv.includes('--write'))
  writeFileSync(
    join(import.meta.dirname, '..', 'content', 'gifts', 'ranking.json'),
    `${JSON.stringify(learned, null, 2)}\n`,
  );

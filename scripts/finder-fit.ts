import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashString } from '../src/domain/hash-string.ts';
import { type Language, languages } from '../src/domain/language.ts';
import { createFinder, type Finder } from '../src/finder/finder.ts';
import { type FeatureName, featureNames } from '../src/finder/rank/features.ts';
import type { StoredWeights } from '../src/finder/rank/ranking-weights.ts';
import { loadCatalogue, loadFinderOptions, loadLexicon } from '../test/support/gift-data.ts';
import { type Grade, type GradedQuery, gradedQueries } from './finder-score/graded-queries.ts';
import { averageOf, type Judged, judge } from './finder-score/judge.ts';
import { grade as judgedGrade, judgedQueries } from './finder-score/judged-queries.ts';

/**
 * Learns the weights of the ranking from the graded queries that are not frozen, and with half of their weight
 * from the judged queries that are not: of two ideas for one query the better one is to have the higher score
 * (RankNet, Burges et al., "Learning to rank using gradient descent", ICML 2005), by a fixed number of steps of
 * gradient descent, so that the same grades give the same weights. A penalty keeps a weight near the one expected
 * where few grades say otherwise (a Gaussian prior, as in maximum a posteriori estimation). Prints the quality by
 * fivefold cross-validation, and with `--ablation` what each feature is worth: how much glad@9 falls without it.
 * With `--write` it stores the weights that the finder uses.
 */
const options = loadFinderOptions();
const [catalogue, lexicon] = [loadCatalogue(), loadLexicon()];
const finder = createFinder(catalogue, lexicon, options);
const ideasById = new Map(
  catalogue.flatMap(({ category, ideas }) => ideas.map((idea) => [idea.id, { idea, category }])),
);

/** What each grade is worth beside the others. */
const gains: Readonly<Record<Grade, number>> = { '2': 1, '1': 0.4, '0': 0, V: -0.2 };

/** The graded ideas of one query. */
interface Example {
  readonly ideas: readonly GradedIdea[];
  /** what the query counts beside others */
  readonly weight: number;
}

interface GradedIdea {
  readonly features: readonly number[];
  readonly gain: number;
}

const open = languages.flatMap(gradedQueries).filter(({ frozen }) => !frozen);
const examples = new Map(open.map((query) => [query, exampleOf(query)]));

function exampleOf({ query, language, grades }: GradedQuery): Example {
  const features = finder.features(finder.understand(query.text, { language }));
  const ideas = [...grades].flatMap(([id, grade]) => {
    const values = features.get(id);
    return values ? [{ features: values, gain: gains[grade] }] : [];
  });
  return { ideas, weight: 1 };
}

/** What one would expect of each feature before any grade. */
const expected: Readonly<Record<FeatureName, number>> = {
  concept: 2,
  bestConcept: 2,
  interestShare: 1,
  themeGlad: 2,
  themeGladShare: 1,
  themeFair: 1,
  themePoor: -1,
  words: 1.5,
  title: 1,
  askedKind: 1.5,
  otherKind: -1,
  offTheme: 0,
  guide: 1,
  guideForPlainQuery: 2,
  recipient: 1,
  mainRecipient: 0.3,
  similarRecipient: 0.4,
  forMany: 0,
  sameGender: 0.2,
  otherGender: -1.5,
  narrowAge: 0.5,
  childish: -2,
  tooOld: -0.7,
  strenuous: -1,
  occasion: 0.5,
  mainOccasion: 1,
  otherOccasion: -1,
  occasionWords: 0.5,
  usedBudget: 0.5,
  affordable: 0.3,
  expensive: -0.5,
  popular: 0.6,
  risky: -0.6,
  lightHearted: -2,
  foreign: -1.5,
};
const priors = featureNames.map((name) => expected[name]);

const judgedShare = 3;
/** Of each judged query at most so many relevant ideas, and as many others. */
const judgedIdeas = 60;

/** The judged queries as examples, with their grades from 0 to 3. */
function judgedExamples(language: Language): readonly Example[] {
  return judgedQueries(language)
    .filter(({ frozen }) => !frozen)
    .map((query) => {
      const features = finder.features(finder.understand(query.query, { language }));
      const known = [...features].flatMap(([id, values]) => {
        const shelved = ideasById.get(id);
        return shelved ? [{ id, features: values, gain: judgedGrade(query, shelved) / 3 }] : [];
      });
      const shuffled = known.toSorted((a, b) => hashString(a.id) - hashString(b.id));
      const ideas = [
        ...shuffled.filter(({ gain }) => gain > 0).slice(0, judgedIdeas),
        ...shuffled.filter(({ gain }) => gain === 0).slice(0, judgedIdeas),
      ];
      return { ideas, weight: judgedShare };
    });
}

const steps = 300;
const rate = 2.4;
const penalty = 0.003;

function learn(all: readonly Example[], without: ReadonlySet<number> = new Set()): StoredWeights {
  const weights = Float64Array.from(priors, (prior, at) => (without.has(at) ? 0 : prior));
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < steps; step += 1) {
    const gradient = new Float64Array(weights.length);
    for (const example of all) addGradient(gradient, weights, example);
    for (let at = 0; at < weights.length; at += 1) {
      if (without.has(at)) continue;
      const [weight = 0, prior = 0] = [weights[at], priors[at]];
      weights[at] = weight - rate * ((gradient[at] ?? 0) / total + penalty * (weight - prior));
    }
  }
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return {
    bias: rounded(biasFor(weights, all)),
    weights: Object.fromEntries(featureNames.map((name, at) => [name, rounded(weights[at] ?? 0)])),
  };
}

/** Adds what each weight contributes to pairs of ideas of one query in the wrong order. */
function addGradient(
  gradient: Float64Array,
  weights: Float64Array,
  { ideas, weight }: Example,
): void {
  const sums = ideas.map(({ features }) => weightedSum(features, weights));
  const pushes = new Float64Array(ideas.length);
  let differences = 0;
  ideas.forEach((better, a) => {
    ideas.forEach((worse, b) => {
      const difference = better.gain - worse.gain;
      if (difference <= 0) return;
      const push = difference / (1 + Math.exp((sums[a] ?? 0) - (sums[b] ?? 0)));
      pushes[a] = (pushes[a] ?? 0) - push;
      pushes[b] = (pushes[b] ?? 0) + push;
      differences += difference;
    });
  });
  if (differences === 0) return;
  ideas.forEach(({ features }, a) => {
    const share = (weight * (pushes[a] ?? 0)) / differences;
    features.forEach((value, at) => {
      gradient[at] = (gradient[at] ?? 0) + share * value;
    });
  });
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

const judged = languages.flatMap(judgedExamples);
const folds = 5;

/** The quality when each query is ranked with weights that were learned without it. */
function crossValidated(without: ReadonlySet<number> = new Set()): Judged {
  const results = Array.from({ length: folds }, (_, fold) => {
    const training = open.filter((_query, at) => at % folds !== fold);
    const held = open.filter((_query, at) => at % folds === fold);
    const ranking = learn(
      [...training.flatMap((query) => examples.get(query) ?? []), ...judged],
      without,
    );
    const own = finderWith(ranking);
    return held.map((query) => judge(own, query));
  });
  return averageOf(results.flat());
}

const finderWith = (ranking: StoredWeights): Finder => finder.withRanking(ranking);

const all = [...open.flatMap((query) => examples.get(query) ?? []), ...judged];
console.log(
  `${open.length} queries, ${all.reduce((sum, { ideas }) => sum + ideas.length, 0)} graded ideas`,
);
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

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashString } from '../src/domain/hash-string.ts';
import { type Language, languages } from '../src/domain/language.ts';
import { createFinder } from '../src/finder/finder.ts';
import type { ParsedQuery } from '../src/finder/parsed-query.ts';
import { type FeatureName, featureNames } from '../src/finder/rank/features.ts';
import {
  type LearnedRatings,
  type RatingName,
  ratingKeys,
  ratingNames,
  relationOf,
} from '../src/finder/rank/learned-ratings.ts';
import { loadCatalogue, loadFinderOptions, loadLexicon } from '../test/support/gift-data.ts';
import {
  type Example,
  type GradedIdea,
  learnWeights,
  rounded,
} from './finder-fit/learn-weights.ts';
import { type Grade, type GradedQuery, gradedQueries } from './finder-score/graded-queries.ts';
import { averageOf, judge, type PageQuality } from './finder-score/judge.ts';
import { grade as judgedGrade, judgedQueries } from './finder-score/judged-queries.ts';

/**
 * Learns from the graded queries that are not frozen how good judges found each idea (`learned-ratings.ts`), and from
 * them and the judged queries that are not frozen the weights of the ranking: of two ideas for one query the better one is to have the higher score
 * (RankNet, Burges et al., "Learning to rank using gradient descent", ICML 2005), by a fixed number of steps of
 * damped Newton descent in each weight, so that the same grades give the same weights. A penalty keeps a weight near the one expected
 * where few grades say otherwise (a Gaussian prior, as in maximum a posteriori estimation). Prints the quality by
 * fivefold cross-validation, and with `--ablation` what each feature is worth: how much glad@9 falls without it.
 * With `--write` it stores the weights that the finder uses.
 */
const options = loadFinderOptions();
const [catalogue, lexicon] = [loadCatalogue(), loadLexicon()];
/** The finder without what judges found of ideas, which is learned here. */
const finder = createFinder(catalogue, lexicon, { ...options, ratings: {} });
const ideasById = new Map(
  catalogue.flatMap(({ category, ideas }) => ideas.map((idea) => [idea.id, { idea, category }])),
);

/** The place of each feature. */
const placeOf = Object.fromEntries(featureNames.map((name, place) => [name, place])) as Readonly<
  Record<FeatureName, number>
>;

/** What each grade is worth beside the others. */
const gains: Readonly<Record<Grade, number>> = { '2': 1, '1': 0.4, '0': 0, V: -0.2 };

/** A query with its graded ideas, before what judges of other queries found is known. */
interface Sample {
  readonly query: ParsedQuery;
  readonly ideas: readonly (GradedIdea & {
    readonly id: string;
    readonly keys: ReturnType<typeof ratingKeys>;
  })[];
}

const open = languages.flatMap(gradedQueries).filter(({ frozen }) => !frozen);
const samples = new Map(open.map((query) => [query, sampleOf(query)]));

function sampleOf({ query: { text }, language, grades }: GradedQuery): Sample {
  const query = finder.parseQuery(text, { language });
  return {
    query,
    ideas: sampleIdeas(
      query,
      new Map([...grades].map(([id, grade]) => [id, gains[grade]] as const)),
    ),
  };
}

/** The ideas within the limits of the query, with their features and the keys of their ratings. */
function sampleIdeas(query: ParsedQuery, gainById: ReadonlyMap<string, number>): Sample['ideas'] {
  const features = finder.features(query);
  return [...gainById].flatMap(([id, gain]) => {
    const values = features.get(id);
    if (!values) return [];
    const [concept = 0, words = 0, glad = 0] = [
      placeOf.concept,
      placeOf.words,
      placeOf.themeGlad,
    ].map((place) => values[place]);
    const relation = relationOf(query, { concept, words, theme: { glad } });
    return [{ id, gain, features: values, keys: ratingKeys(query, relation) }];
  });
}

/** How many judgements each kind of rating needs to count half. */
const neededCounts: Readonly<Record<RatingName, number>> = {
  ratedRelation: 4,
  ratedInterests: 2,
  ratedRecipient: 4,
  ratedAge: 4,
  ratedOccasion: 4,
  ratedSituations: 3,
  ratedTogether: 3,
};

/** What one judge found of a recipient with one interest says little of others, and would be most of the file. */
const minCount = (name: RatingName) => (name === 'ratedTogether' ? 2 : 1);

/** By key and idea: the sum of how much better it was than the other ideas of the query, and how often it was judged. */
type Tally = Map<string, { name: RatingName; byId: Map<string, { sum: number; count: number }> }>;

function tallyOf(all: readonly Sample[]): Tally {
  const tally: Tally = new Map();
  for (const sample of all) {
    const mean = meanGain(sample);
    for (const { id, gain, keys } of sample.ideas)
      for (const name of ratingNames)
        for (const key of keys[name]) {
          const entry = tally.get(key) ?? { name, byId: new Map() };
          tally.set(key, entry);
          const known = entry.byId.get(id) ?? { sum: 0, count: 0 };
          entry.byId.set(id, { sum: known.sum + gain - mean, count: known.count + 1 });
        }
  }
  return tally;
}

const meanGain = ({ ideas }: Sample) =>
  ideas.reduce((sum, { gain }) => sum + gain, 0) / Math.max(1, ideas.length);

/** The ratings of one idea of a query as other queries give them. */
function ratingsWithout(
  sample: Sample,
  { id, gain, keys }: Sample['ideas'][number],
  tally: Tally,
): readonly number[] {
  const own = gain - meanGain(sample);
  return ratingNames.map((name) =>
    keys[name].reduce((total, key) => {
      const { sum = own, count = 1 } = tally.get(key)?.byId.get(id) ?? {};
      const others = count - 1;
      if (others < minCount(name)) return total;
      return total + (sum - own) / (others + neededCounts[name]);
    }, 0),
  );
}

/** Smaller ratings are left out: they change no order. */
const minRating = 0.06;

function ratingsFrom(tally: Tally): LearnedRatings {
  return Object.fromEntries(
    [...tally]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { name, byId }]) => {
        const ratings = [...byId]
          .filter(([, { count }]) => count >= minCount(name))
          .map(
            ([id, { sum, count }]) => [id, rounded(sum / (count + neededCounts[name]), 2)] as const,
          )
          .filter(([, rating]) => Math.abs(rating) >= minRating)
          .toSorted(([a], [b]) => (a < b ? -1 : 1));
        return [key, Object.fromEntries(ratings)] as const;
      })
      .filter(([, ratings]) => Object.keys(ratings).length > 0),
  );
}

function exampleOf(sample: Sample, tally: Tally): Example {
  return {
    ideas: sample.ideas.map((idea) => ({
      gain: idea.gain,
      features: withRatings(idea.features, ratingsWithout(sample, idea, tally)),
    })),
    weight: 1,
  };
}

function withRatings(features: readonly number[], ratings: readonly number[]): readonly number[] {
  return features.toSpliced(placeOf[ratingNames[0]], ratings.length, ...ratings);
}

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
  ratedRelation: 3,
  ratedInterests: 3,
  ratedRecipient: 3,
  ratedAge: 2,
  ratedOccasion: 3,
  ratedSituations: 3,
  ratedTogether: 2,
};
const priors = featureNames.map((name) => expected[name]);

const judgedShare = 3;
/** Of each judged query at most so many relevant ideas, and as many others. */
const judgedIdeas = 60;

/** The judged queries with their grades from 0 to 3. */
function judgedSamples(language: Language): readonly Sample[] {
  return judgedQueries(language)
    .filter(({ frozen }) => !frozen)
    .map((judgedQuery) => {
      const query = finder.parseQuery(judgedQuery.query, { language });
      const known = [...finder.features(query).keys()].flatMap((id) => {
        const shelved = ideasById.get(id);
        return shelved ? [[id, judgedGrade(judgedQuery, shelved) / 3] as const] : [];
      });
      const shuffled = known.toSorted(([a], [b]) => hashString(a) - hashString(b));
      return {
        query,
        ideas: sampleIdeas(
          query,
          new Map([
            ...shuffled.filter(([, gain]) => gain > 0).slice(0, judgedIdeas),
            ...shuffled.filter(([, gain]) => gain === 0).slice(0, judgedIdeas),
          ]),
        ),
      };
    });
}

/** Their rules say nothing of how good an idea is, so they take the ratings and give none. */
function judgedExample(sample: Sample, ratings: LearnedRatings): Example {
  const ideas = sample.ideas.map(({ id, gain, features, keys }) => ({
    gain,
    features: withRatings(
      features,
      ratingNames.map((name) =>
        keys[name].reduce((sum, key) => sum + (ratings[key]?.[id] ?? 0), 0),
      ),
    ),
  }));
  return { ideas, weight: judgedShare };
}

const judged = languages.flatMap(judgedSamples);
const folds = 5;

/** Learns ratings and weights from some of the queries. */
function learnAll(queries: readonly GradedQuery[], without: ReadonlySet<number> = new Set()) {
  const own = queries.flatMap((query) => samples.get(query) ?? []);
  const tally = tallyOf(own);
  const ratings = ratingsFrom(tally);
  const examples = [
    ...own.map((sample) => exampleOf(sample, tally)),
    ...judged.map((sample) => judgedExample(sample, ratings)),
  ];
  return { ratings, weights: learnWeights(examples, priors, without) };
}

/** The quality when each query is ranked with weights and ratings that were learned without it. */
function crossValidated(
  without: ReadonlySet<number> = new Set(),
): ReadonlyMap<GradedQuery, PageQuality> {
  return new Map(
    Array.from({ length: folds }, (_, fold) => {
      const { ratings, weights } = learnAll(
        open.filter((_query, place) => place % folds !== fold),
        without,
      );
      const own = finder.withRanking(weights, ratings);
      return open
        .filter((_query, place) => place % folds === fold)
        .map((query) => [query, judge(own, query, samples.get(query)?.query)] as const);
    }).flat(),
  );
}

function print(name: string, results: ReadonlyMap<GradedQuery, PageQuality>): void {
  for (const group of ['everyday', 'difficult', 'plain', 'phone'] as const) {
    const own = [...results].filter(([query]) => query.group === group);
    const { glad, acceptable, violations, ungraded } = averageOf(own.map(([, quality]) => quality));
    console.log(
      `${name.padEnd(28)} ${group.padEnd(9)} glad@9 ${glad.toFixed(3)}  precision@9 ${acceptable.toFixed(3)}  violations ${violations.toFixed(2)}  ungraded ${ungraded.toFixed(2)}`,
    );
  }
}

console.log(
  `${open.length} queries, ${[...samples.values()].reduce((sum, { ideas }) => sum + ideas.length, 0)} graded ideas within the limits`,
);
if (!process.argv.includes('--quick')) print('learned, cross-validated', crossValidated());
if (process.argv.includes('--ablation'))
  for (const [place, name] of featureNames.entries())
    print(`without ${name}`, crossValidated(new Set([place])));
const { ratings: learnedRatings, weights: learned } = learnAll(open);
for (const [name, weight] of Object.entries(learned.weights))
  console.log(`  ${name.padEnd(20)} ${weight}`);
if (process.argv.includes('--write')) {
  const folder = join(import.meta.dirname, '..', 'content', 'gifts');
  writeFileSync(join(folder, 'ranking.json'), `${JSON.stringify(learned, null, 2)}\n`);
  const lines = Object.entries(learnedRatings).map(
    ([key, byId]) => `  ${JSON.stringify(key)}: ${JSON.stringify(byId)}`,
  );
  writeFileSync(join(folder, 'learned-ratings.json'), `{\n${lines.join(',\n')}\n}\n`);
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashString } from '../src/domain/hash-string.ts';
import { type Language, languages } from '../src/domain/language.ts';
import { createFinder } from '../src/finder/finder.ts';
import type { ParsedQuery } from '../src/finder/parsed-query.ts';
import { type FeatureName, featureNames } from '../src/finder/rank/features.ts';
import { attributesOf } from '../src/finder/rank/idea-attributes.ts';
import {
  type LearnedRatings,
  ratingKeys,
  relationKey,
  relationOf,
} from '../src/finder/rank/learned-ratings.ts';
import { loadCatalogue, loadFinderOptions, loadLexicon } from '../test/support/gift-data.ts';
import { type Ratings, ratingOf } from './finder-fit/attribute-ratings.ts';
import { learnRatings, type RatedQuery } from './finder-fit/learn-ratings.ts';
import { type Example, learnWeights, rounded } from './finder-fit/learn-weights.ts';
import { type Grade, type GradedQuery, gradedQueries } from './finder-score/graded-queries.ts';
import { averageOf, judge, type PageQuality } from './finder-score/judge.ts';
import { grade as judgedGrade, judgedQueries } from './finder-score/judged-queries.ts';

/**
 * Learns from the graded queries that are not frozen how good judges found each idea (`finder-fit/learn-ratings.ts`), and from
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

/** By the id of an idea. */
const attributes = new Map(
  Array.from(ideasById, ([id, { idea, category }]) => [id, attributesOf(idea, category)] as const),
);

/** The place of each feature. */
const placeOf = Object.fromEntries(featureNames.map((name, place) => [name, place])) as Readonly<
  Record<FeatureName, number>
>;

/** What each grade is worth beside the others. */
const gains: Readonly<Record<Grade, number>> = { '2': 1, '1': 0.4, '0': 0, V: -0.2 };

/** A query with its graded ideas, before what judges of other queries found is known. */
interface Sample extends RatedQuery {
  readonly query: ParsedQuery;
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
  const keys = ratingKeys(query);
  return [...gainById].flatMap(([id, gain]) => {
    const values = features.get(id);
    if (!values) return [];
    const featureOf = (name: FeatureName) => values[placeOf[name]] ?? 0;
    const match = {
      concept: featureOf('concept'),
      words: featureOf('words'),
      themeGlad: featureOf('themeGlad'),
    };
    const relation = relationOf(match, query.interests.length > 0);
    return [{ id, gain, features: values, keys: [relationKey(relation), ...keys] }];
  });
}

/** Smaller ratings are left out: they change no order. An idea has a dozen attributes, which add up. */
const minRating = 0.02;
const minAttributeRating = 0.005;

/** The ratings in the form in which they are stored. */
const storedRatings = (ratings: Ratings): LearnedRatings =>
  Object.fromEntries(
    [...ratings]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, byId]) => {
        const kept = [...byId]
          .map(([name, rating]) => [name, rounded(rating, ideasById.has(name) ? 2 : 3)] as const)
          .filter(
            ([name, rating]) =>
              Math.abs(rating) >= (ideasById.has(name) ? minRating : minAttributeRating),
          )
          .toSorted(([a], [b]) => (a < b ? -1 : 1));
        return [key, Object.fromEntries(kept)] as const;
      })
      .filter(([, kept]) => Object.keys(kept).length > 0),
  );

const folds = 5;
/** The items of one of the folds, and all others. */
const foldOf = <Item>(items: readonly Item[], fold: number) => ({
  own: items.filter((_item, place) => place % folds === fold),
  others: items.filter((_item, place) => place % folds !== fold),
});

/** The samples with the ratings that other samples give: with their own they would look better than they are. */
const crossFitted = (all: readonly Sample[]): readonly Example[] =>
  Array.from({ length: folds }, (_, fold) => {
    const { own, others } = foldOf(all, fold);
    const ratings = learnRatings(others, attributes);
    return own.map((sample) => exampleOf(sample, ratings, 1));
  }).flat();

function exampleOf({ ideas }: Sample, ratings: Ratings, weight: number): Example {
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

const judged = languages.flatMap(judgedSamples);

/** Learns ratings and weights from some of the queries. */
function learnAll(queries: readonly GradedQuery[], without: ReadonlySet<number> = new Set()) {
  const own = queries.flatMap((query) => samples.get(query) ?? []);
  const ratings = learnRatings(own, attributes);
  const examples = [
    ...crossFitted(own),
    // Their rules say nothing of how good an idea is, so they take the ratings and give none.
    ...judged.map((sample) => exampleOf(sample, ratings, judgedShare)),
  ];
  return { ratings: storedRatings(ratings), weights: learnWeights(examples, priors, without) };
}

/** The quality when each query is ranked with weights and ratings that were learned without it. */
function crossValidated(
  without: ReadonlySet<number> = new Set(),
): ReadonlyMap<GradedQuery, PageQuality> {
  return new Map(
    Array.from({ length: folds }, (_, fold) => {
      const { own, others } = foldOf(open, fold);
      const { ratings, weights } = learnAll(others, without);
      const ranked = finder.withRanking(weights, ratings);
      return own.map((query) => [query, judge(ranked, query, samples.get(query)?.query)] as const);
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

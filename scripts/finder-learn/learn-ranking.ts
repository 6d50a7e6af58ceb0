import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/domain/language.ts';
import { createFinder } from '../../src/finder/finder.ts';
import { featureNames } from '../../src/finder/rank/features.ts';
import { loadCatalogue, loadFinderOptions, loadLexicon } from '../../test/support/gift-data.ts';
import { type GradedQuery, gradedQueries } from '../finder-judge/graded-queries.ts';
import { averageOf, judge, type PageQuality } from '../finder-judge/judge.ts';
import { judgedQueries } from '../finder-judge/judged-queries.ts';
import { byFold } from './folds.ts';
import { learnRankingModels, type RankingModels } from './ranking/ranking-models.ts';
import { attributesById, gradedSample, ideasById, judgedSample } from './ranking/samples.ts';

/** What is measured of the ranking, and whether it is stored. */
export interface RankingOptions {
  /** true to measure the learned ranking by fivefold cross-validation */
  readonly isMeasured: boolean;
  /** true to measure it too without each feature */
  readonly withAblation: boolean;
  /** true to write the files that the finder reads */
  readonly isWritten: boolean;
}

type Quality = ReadonlyMap<GradedQuery, PageQuality>;

/** Learns the ranking from the queries that are not frozen, and prints its weights and what is measured. */
export function learnRanking({ isMeasured, withAblation, isWritten }: RankingOptions): void {
  const catalogue = loadCatalogue();
  const finder = createFinder(catalogue, loadLexicon(), { ...loadFinderOptions(), ratings: {} });
  const ideas = ideasById(catalogue);
  const attributes = attributesById(ideas);
  const open = languages.flatMap(gradedQueries).filter(({ frozen }) => !frozen);
  const samples = new Map(open.map((query) => [query, gradedSample(query, { finder, ideas })]));
  const judged = languages.flatMap((language) =>
    judgedQueries(language)
      .filter(({ frozen }) => !frozen)
      .map((query) => judgedSample(query, language, { finder, ideas })),
  );
  const learn = (queries: readonly GradedQuery[], without?: ReadonlySet<number>) =>
    learnRankingModels(
      queries.flatMap((query) => samples.get(query) ?? []),
      judged,
      attributes,
      without,
    );
  /** The quality when each query is ranked with what was learned without it. */
  const crossValidated = (without?: ReadonlySet<number>): Quality =>
    new Map(
      byFold(open, (own, others) => {
        const { weights, ratings } = learn(others, without);
        const ranked = finder.withRanking(weights, ratings);
        return own.map(
          (query) => [query, judge(ranked, query, samples.get(query)?.query)] as const,
        );
      }),
    );

  const graded = [...samples.values()].reduce((sum, sample) => sum + sample.ideas.length, 0);
  console.log(`${open.length} queries, ${graded} graded ideas within the limits`);
  if (isMeasured) printQuality('learned, cross-validated', crossValidated());
  if (withAblation)
    for (const [place, name] of featureNames.entries())
      printQuality(`without ${name}`, crossValidated(new Set([place])));
  const models = learn(open);
  for (const [name, weight] of Object.entries(models.weights.weights))
    console.log(`  ${name.padEnd(20)} ${weight}`);
  if (isWritten) write(models);
}

function printQuality(name: string, results: Quality): void {
  for (const group of ['everyday', 'difficult', 'plain', 'phone'] as const) {
    const own = [...results].filter(([query]) => query.group === group);
    const { glad, acceptable, violations, ungraded } = averageOf(own.map(([, quality]) => quality));
    console.log(
      `${name.padEnd(28)} ${group.padEnd(9)} glad@9 ${glad.toFixed(3)}  precision@9 ${acceptable.toFixed(3)}  violations ${violations.toFixed(2)}  ungraded ${ungraded.toFixed(2)}`,
    );
  }
}

function write({ weights, ratings }: RankingModels): void {
  const folder = join(import.meta.dirname, '..', '..', 'content', 'gifts');
  writeFileSync(join(folder, 'ranking.json'), `${JSON.stringify(weights, null, 2)}\n`);
  const lines = Object.entries(ratings).map(
    ([key, byId]) => `  ${JSON.stringify(key)}: ${JSON.stringify(byId)}`,
  );
  writeFileSync(join(folder, 'learned-ratings.json'), `{\n${lines.join(',\n')}\n}\n`);
}

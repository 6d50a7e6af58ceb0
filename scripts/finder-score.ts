import { type Language, languages } from '../src/domain/language.ts';
import { createFinder, type Finder } from '../src/finder/finder.ts';
import { pageSize } from '../src/finder/rank/page.ts';
import { annotatedQueries } from '../test/support/annotated-queries.ts';
import { loadCatalogue, loadFinderOptions, loadLexicon } from '../test/support/gift-data.ts';
import { median } from '../test/support/median.ts';
import { gradedQueries } from './finder-judge/graded-queries.ts';
import { averageOf, judge, type PageQuality } from './finder-judge/judge.ts';
import { type JudgedQuery, judgedQueries } from './finder-judge/judged-queries.ts';
import { markedQuery } from './finder-judge/marked-query.ts';
import { measureColdStarts } from './finder-score/cold-starts.ts';
import { type Measured, measure, type Search } from './finder-score/measures.ts';
import { stockSearch } from './finder-score/stock-search.ts';
import { thinLexicon } from './finder-score/thin-lexicon.ts';

/**
 * Measures the quality and speed of the gift finder on graded and judged queries, and compares it with a plain
 * full-text search and with the finder without its lexicon. `--each` prints every query with a nDCG
 * below 0.85, `--quality` leaves out times, which a busy machine cannot judge, and what has no threshold: comparisons,
 * pages for a parse by a person, and the thinned lexicon. The process fails when a threshold is missed.
 */
const thresholds = { categories: 5, p50Ms: 3, p99Ms: 15, coldStartMs: 300 };
/**
 * What the judged queries reach at least. Their rules know the tags, not what people are glad of: judges prefer
 * ideas that the tags do not tell (decision 57).
 */
const minNdcg = { tuned: 0.79, frozen: 0.68 };
/**
 * What the graded queries reach at least, below the aim of .60 and .90: a change that loses more is a mistake. All that
 * frozen pages showed when these were set had a grade (decision 62).
 */
const minGraded = {
  plain: { glad: 0.49, acceptable: 0.9 },
  everyday: { glad: 0.38, acceptable: 0.83 },
  difficult: { glad: 0.27, acceptable: 0.7 },
};
const seeds = [1, 2, 3];
const timedPasses = 5;
/** Of the annotated queries each twentieth is timed, beside all graded ones. */
const timedShare = 20;
const each = process.argv.includes('--each');
const isQualityOnly = process.argv.includes('--quality');

const catalogue = loadCatalogue();
const lexicon = loadLexicon();
const finder = createFinder(catalogue, lexicon, loadFinderOptions());
const ideasById = new Map(
  catalogue.flatMap(({ category, ideas }) => ideas.map((idea) => [idea.id, { idea, category }])),
);
const missed: string[] = [];

for (const language of languages) printGraded(language);
console.log(
  `${ideasById.size} ideas, ${catalogue.length} categories, ${lexicon.flatMap(({ concepts }) => concepts).length} concepts\n`,
);
console.log(
  '                                        nDCG@9  queries  budget  refusals  categories (fewest, mean)',
);
const systems: readonly (readonly [string, Search, boolean])[] = [
  ['finder', searchOf(finder), true],
  ...(isQualityOnly ? [] : comparisons()),
];
for (const language of languages) {
  for (const [name, search, isOurs] of systems) {
    for (const frozen of [false, true]) {
      const queries = judgedQueries(language).filter((query) => query.frozen === frozen);
      if (queries.length === 0) continue;
      const measured = measure(
        search,
        queries,
        language,
        ideasById,
        isOurs && each && !frozen ? printBelowThreshold : undefined,
      );
      print(`${language} ${name}, ${frozen ? 'frozen' : 'tuned'}`, measured);
      if (isOurs)
        check(
          `${language} ${frozen ? 'frozen' : 'tuned'}`,
          measured,
          minNdcg[frozen ? 'frozen' : 'tuned'],
        );
    }
  }
}

if (!isQualityOnly) measureRest();
console.log(missed.length === 0 ? '\nAll bars are met.' : `\nMissed: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

/**
 * Prints how glad people would be of the first pages, by their grades; `read` is what the finder makes of
 * the text, `marked` what it would make of it if it parsed as a person does.
 */
function printGraded(language: Language): void {
  const queries = gradedQueries(language);
  for (const group of ['everyday', 'difficult', 'plain'] as const)
    for (const isFrozen of [false, true]) {
      const own = queries.filter((query) => query.group === group && query.frozen === isFrozen);
      const name = `${group}, ${isFrozen ? 'frozen' : 'open'}`;
      const read = averageOf(own.map((query) => judge(finder, query)));
      const least = minGraded[group];
      if (!(read.glad >= least.glad && read.acceptable >= least.acceptable))
        missed.push(`${language} ${name}: grades`);
      printQuality(`${language} ${name.padEnd(17)} read   `, read, own.length);
      if (isQualityOnly) continue;
      const marked = averageOf(
        own.map((query) => judge(finder, query, markedQuery(query.query, language, finder))),
      );
      printQuality(`${language} ${name.padEnd(17)} marked `, marked, own.length);
    }
}

function printQuality(name: string, judged: PageQuality, count: number): void {
  const { glad, acceptable, violations, poor, ungraded } = judged;
  console.log(
    `${name} glad@9 ${glad.toFixed(2)}  precision@9 ${acceptable.toFixed(2)}  violations a page ${violations.toFixed(2)}  poor pages ${poor.toFixed(2)}  ungraded ${ungraded.toFixed(1)}  (${count})`,
  );
}

/** Returns the simpler searches that the finder is compared with. */
function comparisons(): readonly (readonly [string, Search, boolean])[] {
  return [
    [
      'finder without its lexicon',
      searchOf(createFinder(catalogue, [], loadFinderOptions())),
      false,
    ],
    [
      'stock full-text search (plain BM25)',
      stockSearch(catalogue.flatMap(({ ideas }) => ideas)),
      false,
    ],
  ];
}

/** Measures the finder with a thinned lexicon, its latency and its cold start. */
function measureRest(): void {
  console.log('\nWith a share of the lexicon removed, mean of three seeds (nDCG@9)');
  for (const share of [0.3, 0.5]) {
    const means = languages.map((language) => `${language} ${thinned(share, language).toFixed(2)}`);
    console.log(`  ${share * 100} %: ${means.join('  ')}`);
  }

  console.log('\nunderstand and find, queries in real wording, in process (ms)');
  for (const language of languages) {
    const { count, p50, p99 } = measureLatencies(language);
    console.log(
      `  ${language}: p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} (${count} queries, ${timedPasses} times)`,
    );
    if (p50 > thresholds.p50Ms || p99 > thresholds.p99Ms) missed.push(`${language}: latency`);
  }

  const starts = measureColdStarts();
  const coldStartMs = median(starts.map(({ readyMs }) => readyMs));
  const processorMs = median(starts.map((start) => start.processorMs));
  console.log(
    `cold start ${coldStartMs.toFixed(0)} ms, of the processor ${processorMs.toFixed(0)} ms (median of ${starts.length})`,
  );
  if (coldStartMs > thresholds.coldStartMs) missed.push('cold start');
}

function searchOf(engine: Finder): Search {
  return (query, language) =>
    engine
      .find(engine.parseQuery(query, { language }), { limit: 4 * pageSize })
      .ideas.map(({ id }) => id);
}

function print(name: string, { queries, ndcg, ...counts }: Measured): void {
  const spread =
    counts.fewestCategories === null
      ? ''
      : `${counts.fewestCategories}, ${counts.meanCategories?.toFixed(1)}`;
  const columns = [
    name.padEnd(40),
    ndcg.toFixed(3).padStart(6),
    String(queries).padStart(8),
    String(counts.budgetViolations).padStart(7),
    String(counts.exclusionViolations).padStart(9),
    `  ${spread}`,
  ];
  console.log(columns.join(''));
}

function check(name: string, measured: Measured, least: number): void {
  if (!(measured.ndcg >= least)) missed.push(`${name}: nDCG@9`);
  if (measured.budgetViolations > 0) missed.push(`${name}: budget`);
  if (measured.exclusionViolations > 0) missed.push(`${name}: refusals`);
  if ((measured.fewestCategories ?? thresholds.categories) < thresholds.categories)
    missed.push(`${name}: spread`);
}

function printBelowThreshold(query: JudgedQuery, ndcg: number, ids: readonly string[]): void {
  if (!(ndcg >= minNdcg.tuned))
    console.log(`  ${ndcg.toFixed(2)} ${query.id}: ${query.query}\n       ${ids.join(', ')}`);
}

function thinned(share: number, language: Language): number {
  const scores = seeds.map((seed) => {
    const engine = createFinder(catalogue, thinLexicon(lexicon, share, seed), loadFinderOptions());
    return measure(searchOf(engine), judgedQueries(language), language, ideasById).ndcg;
  });
  return scores.reduce((a, b) => a + b) / scores.length;
}

/** Returns the times of queries as people write them, in milliseconds; a first pass is a warm-up and not counted. */
function measureLatencies(language: Language) {
  const texts = [
    ...gradedQueries(language).map(({ query }) => query.text),
    ...annotatedQueries(language)
      .filter((_, place) => place % timedShare === 0)
      .map(({ text }) => text),
  ];
  const all: number[] = [];
  for (let pass = 0; pass <= timedPasses; pass++) {
    for (const text of texts) {
      const start = performance.now();
      finder.find(finder.parseQuery(text, { language }), { limit: pageSize });
      if (pass > 0) all.push(performance.now() - start);
    }
  }
  all.sort((a, b) => a - b);
  const percentile = (share: number) => all[Math.floor(share * (all.length - 1))] ?? 0;
  return { count: texts.length, p50: percentile(0.5), p99: percentile(0.99) };
}

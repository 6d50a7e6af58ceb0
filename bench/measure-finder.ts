import { gradedQueries } from '../scripts/finder-judge/graded-queries.ts';
import { measureColdStarts } from '../scripts/finder-score/cold-starts.ts';
import type { BodyOf } from '../src/contract/endpoints.ts';
import { apiCalls } from '../src/contract/paths.ts';
import { languages } from '../src/domain/language.ts';
import { createFinder } from '../src/finder/finder.ts';
import { maxIdeas } from '../src/finder/rank/page.ts';
import { loadCatalogue, loadFinderOptions, loadLexicon } from '../test/support/gift-data.ts';
import type { Options } from './options.ts';
import { type BenchServer, withWishbow } from './servers.ts';
import type { Table } from './table.ts';

/** The gift finder in this process, as the server asks it, on needs in the wording of real people. */
export async function measureFinder(table: Table, { rounds }: Options): Promise<void> {
  const finder = createFinder(loadCatalogue(), loadLexicon(), loadFinderOptions());
  const queries = languages.flatMap((language) =>
    gradedQueries(language).map(({ query }) => ({ text: query.text, language })),
  );
  const search = ({ text, language }: (typeof queries)[number]) => {
    const start = performance.now();
    finder.find(finder.parseQuery(text, { language }), { limit: maxIdeas });
    return performance.now() - start;
  };
  for (const query of queries) search(query);
  for (let round = 1; round <= rounds; round++) {
    const took = queries.map(search).sort((a, b) => a - b);
    const within = (share: number) => took[Math.floor(share * took.length)] ?? Number.NaN;
    table.note('gift search in real wording, p50', 'ms', within(0.5), { atMost: 3 });
    table.note('gift search in real wording, p99', 'ms', within(0.99), { atMost: 15 });
    for (const { readyMs } of measureColdStarts())
      table.note('gift finder: building the engine in a new process', 'ms', readyMs, {
        atMost: 300,
      });
    table.note(
      'gift finder: first search of a new server',
      'ms',
      await withWishbow({}, firstSearch),
    );
  }
}

/** Returns the milliseconds of the search for which a server loads the engine. */
async function firstSearch({ origin }: BenchServer): Promise<number> {
  const { method, path } = apiCalls.suggestGifts;
  const body: BodyOf<'suggestGifts'> = {
    description: 'birthday gift for my girlfriend',
    country: 'DE',
  };
  const start = performance.now();
  const answer = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  const took = performance.now() - start;
  if (!answer.ok) throw new Error(`The search was answered with ${answer.status}.`);
  return took;
}

import { startPostgres } from '../test/postgres.ts';
import { type Answers, ask } from './ask.ts';
import { fillLists } from './fill-lists.ts';
import { startWishbow } from './servers.ts';
import { claim, connections, measureServing } from './serving.ts';
import type { Table } from './table.ts';

/**
 * Notes what a server on PostgreSQL does beside one on the embedded database, whose figures are `embedded`: both
 * commit durably, on the same disk and cores.
 */
export async function measurePostgres(
  table: Table,
  embedded: { readonly pages: Answers; readonly claims: Answers },
): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    const wishbow = await startWishbow(undefined, {
      DATABASE_URL: await postgres.createDatabase('bench'),
    });
    const { origin } = wishbow;
    const lists = await fillLists(origin, { lists: 3000, items: 1 });
    const [twenty] = await fillLists(origin, { lists: 1, items: 20, quantity: 99 });
    if (!twenty) throw new Error('no list was made');
    const figures = await measureServing(origin, twenty, lists.slice(0, 2000));
    table.ratio(
      'on PostgreSQL: claims, beside the embedded database',
      figures.claims,
      embedded.claims,
      0.5,
    );
    const keyed = lists
      .slice(2000)
      .map((list, place) => claim(list, { 'idempotency-key': `key of the claim ${place}` }));
    const repeated = await ask({ origin, connections, questions: keyed });
    table.ratio('on PostgreSQL: claims, each with an Idempotency-Key', repeated, embedded.claims);
    table.ratio('on PostgreSQL: guest page', figures.pages, embedded.pages);
    await wishbow.stop();
  } finally {
    await postgres.stop();
  }
}

import { apiCalls, href } from '../src/contract/paths.ts';
import { type Postgres, startPostgres } from '../test/postgres.ts';
import { type FilledList, fillLists } from './fill-lists.ts';
import type { Options } from './options.ts';
import { type LoadRequest, runLoad } from './run-load.ts';
import { withWishbow } from './servers.ts';
import { claim, connections, measureServing } from './serving.ts';
import type { Table } from './table.ts';

/**
 * A server on PostgreSQL beside one on the embedded database: both commit durably, on the same disk and cores.
 */
export async function measurePostgres(table: Table, { rounds }: Options): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    const embedded = await measureOne({});
    table.note('claims on the embedded database', '/s', embedded.claims);
    const postgres = await startPostgres({ isDurable: true });
    try {
      const served = await measureOne({ databaseUrl: await postgres.createDatabase('bench') });
      table.ratio('claims on PostgreSQL of those on SQLite', served.claims, embedded.claims, {
        atLeast: 0.5,
      });
      table.ratio('the same with an Idempotency-Key', served.keyed, embedded.claims);
      table.ratio('guest page on PostgreSQL of that on SQLite', served.pages, embedded.pages);
      await measureDatabaseTime(table, postgres);
    } finally {
      await postgres.stop();
    }
  }
}

/**
 * What of PostgreSQL's processor a visit takes when its answer is cached (a look at the version), when it has to
 * be made, and a claim: the difference of the first two is what a read replica could take over.
 */
async function measureDatabaseTime(table: Table, postgres: Postgres): Promise<void> {
  await withWishbow({ databaseUrl: await postgres.createDatabase('time') }, async ({ origin }) => {
    const lists = await fillLists(origin, { lists: 400, items: 10 });
    const visits = lists.map(({ guestToken: token }) => ({
      method: 'GET',
      path: href(apiCalls.readWishlist.path, { token }),
    }));
    const note = async (what: string, requests: readonly LoadRequest[]) => {
      const before = postgres.processorMs();
      await runLoad({ origin, connections, requests });
      const each = ((postgres.processorMs() - before) * 1000) / requests.length;
      table.note(`PostgreSQL's processor for ${what}`, 'us', each);
    };
    await note('a list that has to be read', visits);
    await note('a list in the cache', visits);
    await note(
      'a claim',
      lists.map((list) => claim(list)),
    );
  });
}

/** Returns answers a second. */
function measureOne(options: { databaseUrl?: string }) {
  return withWishbow(options, async ({ origin }) => {
    const lists = await fillLists(origin, { lists: 4000, items: 1 });
    const [twenty] = await fillLists(origin, { lists: 1, items: 20, quantity: 99 });
    if (!twenty) throw new Error('no list was made');
    const claimAll = (
      some: readonly FilledList[],
      keyOf: (place: number) => Record<string, string>,
    ) =>
      runLoad({
        origin,
        connections,
        requests: some.map((list, place) => claim(list, keyOf(place))),
      });
    // As long as they are new, both servers compile what they run.
    await claimAll(lists.slice(0, 1000), () => ({}));
    const { pages, claims } = await measureServing(origin, twenty, lists.slice(1000, 3000));
    const keyed = await claimAll(lists.slice(3000), (place) => ({
      'idempotency-key': `key of the claim ${place}`,
    }));
    return { pages: pages.perSecond, claims: claims.perSecond, keyed: keyed.perSecond };
  });
}

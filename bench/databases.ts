import { fillLists } from './fill-lists.ts';
import { measurePostgres } from './postgres-serving.ts';
import { startWishbow } from './servers.ts';
import { measureServing } from './serving.ts';
import { Table } from './table.ts';

/* PostgreSQL beside the embedded database, in a minute a round; `npm run bench` has this among all the rest. */
const rounds = Number(process.argv[2] ?? 3);
const table = new Table(rounds);
for (let round = 1; round <= rounds; round++) {
  const wishbow = await startWishbow();
  const lists = await fillLists(wishbow.origin, { lists: 2000, items: 1 });
  const [twenty] = await fillLists(wishbow.origin, { lists: 1, items: 20, quantity: 99 });
  if (!twenty) throw new Error('no list was made');
  const embedded = await measureServing(wishbow.origin, twenty, lists);
  await wishbow.stop();
  table.note('embedded: claims/s', embedded.claims.perSecond);
  table.note('embedded: guest page, requests/s', embedded.pages.perSecond);
  await measurePostgres(table, embedded);
}
table.print();

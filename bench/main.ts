import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './ask.ts';
import { bareCommits } from './bare-commits.ts';
import { fillLists } from './fill-lists.ts';
import { fillLargeDatabase, someOf } from './large-database.ts';
import { openStreams } from './open-streams.ts';
import { measurePostgres } from './postgres-serving.ts';
import { startBareServer, startWishbow } from './servers.ts';
import { claim, connections, dataOf, measureServing, pageOf, seconds } from './serving.ts';
import { Table } from './table.ts';

/*
 * What the server can do on this machine, today: each figure is the median of several rounds,
 * beside a yardstick measured in the same round, so that the ratio holds when the machine's
 * speed does not. `npm run bench -- 5` runs five rounds; three are the default. `-- 3 1000000`
 * sets a database of a million lists beside the small one, which takes minutes and gigabytes.
 */
const rounds = Number(process.argv[2] ?? 3);
const largeSize = Number(process.argv[3] ?? 0);
const aThousand = 1000;
const table = new Table(rounds);
const folders = { large: folderOf('large'), alike: folderOf('alike') };
if (largeSize > 0) {
  process.once('exit', () => {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  });
  console.log(`filling a database with ${largeSize} lists`);
  const bytes = await fillLargeDatabase(folders.large, largeSize);
  table.note(`a database of ${largeSize} lists, MB`, bytes / 1e6);
  await fillLargeDatabase(folders.alike, aThousand);
}

for (let round = 1; round <= rounds; round++) {
  console.log(`round ${round} of ${rounds}`);
  const bare = await startBareServer();
  const hello = { method: 'GET', path: '/' };
  await ask({ origin: bare.origin, connections, seconds: 1, questions: [hello] });
  const h = await ask({ origin: bare.origin, connections, seconds, questions: [hello] });
  await bare.stop();
  table.note('H: a bare node:http hello, requests/s', h.perSecond);

  const wishbow = await startWishbow();
  const { origin } = wishbow;
  table.note('process start to first answer, ms', wishbow.startedWithin, { most: 800 });
  table.note('memory when idle, MB', await wishbow.memory(), { most: 120 });
  const lists = await fillLists(origin, { lists: 2000, items: 1 });
  const [twenty] = await fillLists(origin, { lists: 1, items: 20, quantity: 99 });
  if (!twenty) throw new Error('no list was made');

  const commits = { perSecond: await bareCommits(1000) };
  const small = await measureServing(origin, twenty, lists.slice(0, 1000));
  table.ratio('guest page, 20 items, brotli, requests/s', small.pages, h, 0.6);
  table.ratio('list as JSON, 20 items, requests/s', small.data, h, 0.5);
  table.ratio('claims on 1,000 lists, durable, claims/s', small.claims, commits, 0.6);

  const first = { ...pageOf(twenty), headers: { 'accept-encoding': 'gzip, br' } };
  await ask({ origin, connections, seconds: 1, questions: [first] });
  const visits = await ask({ origin, connections, seconds, questions: [first] });
  table.ratio('guest page on a first visit (with new cookies)', visits, h, 0.6);
  const half = { rate: small.pages.perSecond / 2 };
  const calm = await ask({ origin, connections, seconds, questions: [pageOf(twenty)], ...half });
  table.note('guest page at half of that load, p99, ms', calm.p99, { most: 25 });

  let claims = 0;
  const claiming = setInterval(() => {
    const [item] = twenty.itemIds.slice(claims++ % 20);
    const question = claim({ ...twenty, itemIds: [item ?? ''] });
    void ask({ origin, connections: 1, questions: [question] });
  }, 100);
  const moving = await ask({ origin, connections, seconds, questions: [dataOf(twenty)] });
  clearInterval(claiming);
  table.ratio('list as JSON, a claim on it each 100 ms', moving, h, 0.3);

  const keyed = lists
    .slice(1000)
    .map((list, place) => claim(list, { 'idempotency-key': `key of the claim ${place}` }));
  const repeated = await ask({ origin, connections, questions: keyed });
  table.ratio('claims, each with an Idempotency-Key', repeated, commits);
  table.note('memory under this load, MB', await wishbow.memory(), { most: 250 });

  const memory = await wishbow.memory();
  const streams = await openStreams(origin, twenty.guestToken, 2000);
  const perStream = (1024 * ((await wishbow.memory()) - memory)) / 2000;
  table.note('memory of a stream, KB', perStream, { most: 30 });
  const [item] = twenty.itemIds.slice(-1);
  const waits: number[] = [];
  for (let n = 0; n < 20; n++) {
    waits.push(
      ...(await streams.timesOf(() =>
        ask({ origin, connections: 1, questions: [claim({ ...twenty, itemIds: [item ?? ''] })] }),
      )),
    );
  }
  waits.sort((a, b) => a - b);
  const late = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;
  table.note('claim to news on 2,000 open streams, p99, ms', late, { most: 250 });
  streams.close();
  await wishbow.stop();
  await measurePostgres(table, small);

  if (largeSize > 0) {
    // The same lists in the same kind of process, a thousand of them and all of them.
    const thousand = await measureAmong(aThousand, folders.alike, round);
    const all = await measureAmong(largeSize, folders.large, round);
    table.ratio(`of ${largeSize} lists: guest page`, all.pages, thousand.pages, 0.85);
    table.ratio(`of ${largeSize} lists: list as JSON`, all.data, thousand.data, 0.85);
    table.ratio(`of ${largeSize} lists: claims`, all.claims, thousand.claims, 0.85);
    table.note(`of ${largeSize} lists: memory, MB`, all.memory, { most: 250 });
  }
}
table.print();

function folderOf(name: string): string {
  return join(tmpdir(), `wishbow-${name}-${process.pid}`);
}

async function measureAmong(lists: number, folder: string, round: number) {
  const server = await startWishbow(folder);
  const [list] = await fillLists(server.origin, { lists: 1, items: 20, quantity: 99 });
  if (!list) throw new Error('no list was made');
  const others = someOf(lists, aThousand, round + rounds).slice(0, 300);
  await ask({ origin: server.origin, connections, questions: others.map((each) => claim(each)) });
  const measured = await measureServing(server.origin, list, someOf(lists, aThousand, round));
  const memory = await server.memory();
  await server.stop();
  return { ...measured, memory };
}

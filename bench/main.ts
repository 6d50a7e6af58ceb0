import { ask } from './ask.ts';
import { bareCommits } from './bare-commits.ts';
import { type FilledList, fillLists } from './fill-lists.ts';
import { openStreams } from './open-streams.ts';
import { startBareServer, startWishbow } from './servers.ts';
import { Table } from './table.ts';

/*
 * What the server can do on this machine, today: each figure is the median of several rounds,
 * beside a yardstick measured in the same round, so that the ratio holds when the machine's
 * speed does not. `npm run bench -- 5` runs five rounds; three are the default.
 */
const rounds = Number(process.argv[2] ?? 3);
const seconds = 4;
const connections = 32;
const table = new Table(rounds);

const claim = (list: FilledList, headers: Record<string, string> = {}) => ({
  method: 'POST',
  path: `/api/wishlist/claim/${list.guestToken}`,
  headers,
  body: JSON.stringify({ itemId: list.itemIds[0], claimerName: 'Ann' }),
});

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

  const page = {
    method: 'GET',
    path: `/wishlist/guest/${twenty.guestToken}`,
    headers: { 'accept-encoding': 'gzip, br', cookie: 'sessionId=x; XSRF-TOKEN=y' },
  };
  const first = { ...page, headers: { 'accept-encoding': 'gzip, br' } };
  const data = { method: 'GET', path: `/api/wishlist/token/${twenty.guestToken}` };
  for (const questions of [[page], [first], [data]]) {
    await ask({ origin, connections, seconds: 1, questions });
  }
  const pages = await ask({ origin, connections, seconds, questions: [page] });
  table.ratio('guest page, 20 items, brotli, requests/s', pages, h, 0.6);
  const visits = await ask({ origin, connections, seconds, questions: [first] });
  table.ratio('the same on a first visit (with new cookies)', visits, h, 0.6);
  const half = { rate: pages.perSecond / 2 };
  const calm = await ask({ origin, connections, seconds, questions: [page], ...half });
  table.note('guest page at half of that load, p99, ms', calm.p99, { most: 25 });
  const still = await ask({ origin, connections, seconds, questions: [data] });
  table.ratio('list as JSON, 20 items, requests/s', still, h, 0.5);

  let claims = 0;
  const claiming = setInterval(() => {
    const [item] = twenty.itemIds.slice(claims++ % 20);
    const question = claim({ ...twenty, itemIds: [item ?? ''] });
    void ask({ origin, connections: 1, questions: [question] });
  }, 100);
  const moving = await ask({ origin, connections, seconds, questions: [data] });
  clearInterval(claiming);
  table.ratio('the same, a claim on it each 100 ms', moving, h, 0.3);

  const thousand = lists.slice(0, 1000).map((list) => claim(list));
  const commits = { perSecond: await bareCommits(1000) };
  const claimed = await ask({ origin, connections, questions: thousand });
  table.ratio('claims on 1,000 lists, durable, claims/s', claimed, commits, 0.6);
  const keyed = lists
    .slice(1000)
    .map((list, place) => claim(list, { 'idempotency-key': `k${place}` }));
  const repeated = await ask({ origin, connections, questions: keyed });
  table.ratio('the same, each with an Idempotency-Key', repeated, commits);
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
}
table.print();

import { bareCommits } from './bare-commits.ts';
import { fillLists } from './fill-lists.ts';
import { load } from './load.ts';
import { startBareServer, startWishbow } from './servers.ts';

/*
 * What the server can do on this machine, today: each figure is the median of several rounds,
 * beside a yardstick measured in the same round, so that the ratio holds when the machine's
 * speed does not. `npm run bench -- 5` runs five rounds; three are the default.
 */
const rounds = Number(process.argv[2] ?? 3);
const seconds = 4;
const connections = 32;

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

interface Row {
  readonly what: string;
  readonly yardstick: string;
  readonly bar: number;
  readonly values: number[];
  readonly ratios: number[];
}
const rows = new Map<string, Row>();
function note(what: string, value: number, yardstick: string, base: number, bar: number): void {
  const row = rows.get(what) ?? { what, yardstick, bar, values: [], ratios: [] };
  row.values.push(value);
  row.ratios.push(value / base);
  rows.set(what, row);
}

for (let round = 1; round <= rounds; round++) {
  console.log(`round ${round} of ${rounds}`);
  const bare = await startBareServer();
  const hello = await load({ url: bare.origin, connections, seconds });
  await bare.stop();

  const wishbow = await startWishbow();
  const lists = await fillLists(wishbow.origin, { lists: 1000, items: 1 });
  const [twenty] = await fillLists(wishbow.origin, { lists: 1, items: 20 });
  if (!twenty) throw new Error('no list was made');
  const browser = { 'accept-encoding': 'br, gzip', cookie: 'sessionId=x; XSRF-TOKEN=y' };

  const page = await load({
    url: `${wishbow.origin}/wishlist/guest/${twenty.guestToken}`,
    headers: browser,
    connections,
    seconds,
  });
  note('guest page, 20 items, brotli, requests/s', page.perSecond, 'hello', hello.perSecond, 0.6);

  const json = await load({
    url: `${wishbow.origin}/api/wishlist/token/${twenty.guestToken}`,
    connections,
    seconds,
  });
  note('list as JSON, 20 items, requests/s', json.perSecond, 'hello', hello.perSecond, 0.5);

  const commits = await bareCommits(1000);
  const claims = await load({
    url: wishbow.origin,
    connections,
    requests: lists.map((list) => ({
      method: 'POST',
      path: `/api/wishlist/claim/${list.guestToken}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ itemId: list.itemIds[0], claimerName: 'Ann' }),
    })),
  });
  if (claims.failed > 0) throw new Error(`${claims.failed} claims failed`);
  note('claims on 1,000 lists, durable, claims/s', claims.perSecond, 'bare commits', commits, 0.6);
  await wishbow.stop();
}

console.log(`\nmedians of ${rounds} rounds on ${process.platform}, Node ${process.version}`);
for (const { what, yardstick, bar, values, ratios } of rows.values()) {
  const ratio = median(ratios);
  const verdict = ratio >= bar ? 'reached' : 'below';
  console.log(
    `${what.padEnd(44)} ${median(values).toFixed(0).padStart(7)}   ${ratio.toFixed(2)} of ${yardstick} (bar ${bar}: ${verdict})`,
  );
}

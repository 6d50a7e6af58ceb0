import { get, type IncomingMessage } from 'node:http';
import { median } from '../test/support/median.ts';
import { bareCommits } from './bare-commits.ts';
import { type FilledList, fillLists } from './fill-lists.ts';
import { openStreams } from './open-streams.ts';
import type { Options } from './options.ts';
import { type LoadRequest, runLoad } from './run-load.ts';
import { type BareResponse, type BenchServer, withBareServer, withWishbow } from './servers.ts';
import { claim, connections, dataOf, firstVisit, returningVisit, seconds } from './serving.ts';
import type { Table } from './table.ts';

const streamCount = 2000;
/** Each speed is the median of so many turns, of so many requests. */
const turns = 20;
const requestsInTurn = 500;
const warmUp = 5000;
const claimTurns = 5;
const claimsInTurn = 1000;

/** The server on the embedded database with twelve thousand lists. */
export async function measureServer(table: Table, { rounds }: Options): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    await withWishbow({}, (wishbow) => measureRound(table, wishbow));
  }
}

async function measureRound(table: Table, wishbow: BenchServer): Promise<void> {
  const { origin } = wishbow;
  table.note('process start to first answer', 'ms', wishbow.startedWithin, { atMost: 800 });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  table.note('memory when idle', 'MB', wishbow.memory(), { atMost: 120 });
  const lists = await fillLists(origin, {
    lists: 2 * (claimTurns + 1) * claimsInTurn,
    items: 1,
  });
  const [twenty] = await fillLists(origin, { lists: 1, items: 20, quantity: 99 });
  if (!twenty) throw new Error('no list was made');

  await measureVisits(table, wishbow, twenty);
  await measureClaims(table, wishbow, lists);
  table.note('memory under this load', 'MB', wishbow.memory(), { atMost: 230 });
  await measureStreams(table, wishbow, twenty);
}

async function measureVisits(table: Table, wishbow: BenchServer, list: FilledList): Promise<void> {
  const { origin } = wishbow;
  const request = await returningVisit(origin, list);
  const data = { server: wishbow, request: dataOf(list) };
  const { speeds, moving } = await withBareServer(null, async (bare) => {
    const hello = { server: bare, request: { method: 'GET', path: '/' } };
    return {
      speeds: await withBareServer(await responseTo(origin, request), (same) =>
        speedsInTurns({
          hello,
          same: { server: same, request },
          page: { server: wishbow, request },
          first: { server: wishbow, request: firstVisit(list) },
          data,
        }),
      ),
      moving: await whileClaimed(list, wishbow, () => speedsInTurns({ hello, data })),
    };
  });

  const { page } = speeds;
  table.note('H: a bare node:http that says "hello"', '/s', speeds.hello);
  table.ratio('guest page of H', page, speeds.hello, { atLeast: 0.7 });
  table.ratio('guest page of a bare node:http with the same bytes', page, speeds.same, {
    atLeast: 0.85,
  });
  table.ratio('the same bare node:http of H', speeds.same, speeds.hello);
  table.ratio('guest page on a first visit (new cookies) of H', speeds.first, speeds.hello, {
    atLeast: 0.65,
  });
  table.ratio('list as JSON of H', speeds.data, speeds.hello, { atLeast: 0.65 });
  table.ratio('list as JSON, a claim on it each 100 ms, of H', moving.data, moving.hello, {
    atLeast: 0.45,
  });
  const calm = await runLoad({ origin, connections, seconds, requests: [request], rate: page / 2 });
  table.note('guest page at half of that load, p99', 'ms', calm.p99, { atMost: 25 });
}

/** Claims on lists of their own, without a key and with one, in turns with bare commits; the first turn warms up. */
async function measureClaims(
  table: Table,
  { origin }: BenchServer,
  lists: readonly FilledList[],
): Promise<void> {
  const speedOf = async (requests: readonly LoadRequest[]) =>
    (await runLoad({ origin, connections, requests })).perSecond;
  const ratios: { readonly plain: number; readonly keyed: number }[] = [];
  for (let turn = 0; turn <= claimTurns; turn++) {
    const own = lists.slice(2 * turn * claimsInTurn, 2 * (turn + 1) * claimsInTurn);
    const keyed = own
      .slice(claimsInTurn)
      .map((list, place) =>
        claim(list, { 'idempotency-key': `key of claim ${place} in turn ${turn}` }),
      );
    // Long enough for the log to be written anew from its start: as long as it grows, a commit takes longer.
    const before = await bareCommits(claimsInTurn);
    const claims = await speedOf(own.slice(0, claimsInTurn).map((list) => claim(list)));
    const withKeys = await speedOf(keyed);
    const commits = (before + (await bareCommits(claimsInTurn))) / 2;
    if (turn > 0) ratios.push({ plain: claims / commits, keyed: withKeys / commits });
  }
  const ofMedian = (which: 'plain' | 'keyed') => median(ratios.map((ratio) => ratio[which]));
  table.note('durable claims on 1,000 lists, of bare commits', '', ofMedian('plain'), {
    atLeast: 0.75,
  });
  table.note('the same with an Idempotency-Key', '', ofMedian('keyed'));
}

/**
 * Returns how many answers of several servers take their threads a second of processor time: the median of turns. Alone
 * on a machine a server gives that many answers a second, and other work on it hardly changes the figure.
 */
async function speedsInTurns<Name extends string>(
  asked: Readonly<Record<Name, { readonly server: BenchServer; readonly request: LoadRequest }>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(asked) as Name[];
  const speeds = new Map(names.map((name) => [name, [] as number[]]));
  // The first turn warms up.
  for (let turn = 0; turn <= turns; turn++) {
    for (const name of names) {
      const { server, request } = asked[name];
      const length = turn > 0 ? requestsInTurn : warmUp;
      const requests = Array.from({ length }, () => request);
      const before = server.processorMs();
      await runLoad({ origin: server.origin, connections, requests });
      const worked = (server.processorMs() - before) / 1000;
      if (turn > 0) speeds.get(name)?.push(requests.length / worked);
    }
  }
  const medians = [...speeds].map(([name, all]) => [name, median(all)] as const);
  return Object.fromEntries(medians) as Record<Name, number>;
}

/** Returns what `origin` answers to a request, without what Node itself adds to every answer. */
async function responseTo(origin: string, { path, headers }: LoadRequest): Promise<BareResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(origin + path, { headers }, resolve).on('error', reject);
  const response = await promise;
  const chunks: Buffer[] = await response.toArray();
  const own = Object.entries(response.headers).filter(
    ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
  );
  return { headers: Object.fromEntries(own), body: Buffer.concat(chunks).toString('base64') };
}

/** Acts while somebody claims an item of the list after every 100 ms that the server has worked. */
async function whileClaimed<T>(
  list: FilledList,
  server: BenchServer,
  act: () => Promise<T>,
): Promise<T> {
  let claims = 0;
  let claimedAt = server.processorMs();
  const claiming = setInterval(() => {
    const now = server.processorMs();
    if (now - claimedAt < 100) return;
    claimedAt = now;
    const [item] = list.itemIds.slice(claims++ % 20);
    const request = claim({ ...list, itemIds: [item ?? ''] });
    void runLoad({ origin: server.origin, connections: 1, requests: [request] });
  }, 10);
  return act().finally(() => clearInterval(claiming));
}

async function measureStreams(table: Table, server: BenchServer, list: FilledList): Promise<void> {
  const { origin } = server;
  const before = server.memory();
  const streams = await openStreams(origin, list.guestToken, streamCount);
  const perStream = (1024 * (server.memory() - before)) / streamCount;
  table.note('memory of an open stream', 'KB', perStream, { atMost: 20 });
  const [item] = list.itemIds.slice(-1);
  const requests = [claim({ ...list, itemIds: [item ?? ''] })];
  const waits: number[] = [];
  for (let n = 0; n < 20; n++)
    waits.push(...(await streams.timesOf(() => runLoad({ origin, connections: 1, requests }))));
  waits.sort((a, b) => a - b);
  const late = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;
  table.note(`claim to ${streamCount} open pages, p99`, 'ms', late, { atMost: 150 });
  streams.close();
}

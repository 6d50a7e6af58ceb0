import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, type Question } from './ask.ts';
import { bareCommits } from './bare-commits.ts';
import { type FilledList, fillLists } from './fill-lists.ts';
import { openStreams } from './open-streams.ts';
import type { Options } from './options.ts';
import { type BenchServer, startBareServer, startWishbow } from './servers.ts';
import {
  claim,
  connections,
  dataOf,
  firstVisit,
  measureServing,
  returningVisit,
  seconds,
} from './serving.ts';
import type { Table } from './table.ts';

const streamCount = 2000;

/** The server on the embedded database with a few thousand lists. */
export async function measureServer(table: Table, { rounds }: Options): Promise<void> {
  for (let round = 1; round <= rounds; round++) await measureRound(table);
}

async function measureRound(table: Table): Promise<void> {
  const hello = await speedOf(await startBareServer(), { method: 'GET', path: '/' });
  table.note('H: a bare node:http that says "hello"', '/s', hello);

  const wishbow = await startWishbow();
  const { origin } = wishbow;
  table.note('process start to first answer', 'ms', wishbow.startedWithin, { atMost: 800 });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  table.note('memory when idle', 'MB', await wishbow.memory(), { atMost: 120 });
  const lists = await fillLists(origin, { lists: 2000, items: 1 });
  const [twenty] = await fillLists(origin, { lists: 1, items: 20, quantity: 99 });
  if (!twenty) throw new Error('no list was made');

  const commits = await bareCommits(1000);
  const small = await measureServing(origin, twenty, lists.slice(0, 1000));
  const pages = small.pages.perSecond;
  const page = await returningVisit(origin, twenty);
  const same = await speedOf(await startSameBytes(origin, page), page);
  table.ratio('guest page of H', pages, hello, { atLeast: 0.7 });
  table.ratio('guest page of a bare node:http with the same bytes', pages, same, { atLeast: 0.85 });
  table.ratio('the same bare node:http of H', same, hello);

  const first = firstVisit(twenty);
  await ask({ origin, connections, seconds: 1, questions: [first] });
  const visits = await ask({ origin, connections, seconds, questions: [first] });
  table.ratio('guest page on a first visit (new cookies) of H', visits.perSecond, hello, {
    atLeast: 0.65,
  });
  const half = { rate: pages / 2 };
  const calm = await ask({ origin, connections, seconds, questions: [page], ...half });
  table.note('guest page at half of that load, p99', 'ms', calm.p99, { atMost: 25 });

  table.ratio('list as JSON of H', small.data.perSecond, hello, { atLeast: 0.65 });
  const moving = await whileClaimed(twenty, origin, () =>
    ask({ origin, connections, seconds, questions: [dataOf(twenty)] }),
  );
  table.ratio('list as JSON, a claim on it each 100 ms, of H', moving.perSecond, hello, {
    atLeast: 0.45,
  });

  table.ratio('durable claims on 1,000 lists of bare commits', small.claims.perSecond, commits, {
    atLeast: 0.75,
  });
  const keyed = lists
    .slice(1000)
    .map((list, place) => claim(list, { 'idempotency-key': `key of the claim ${place}` }));
  const repeated = await ask({ origin, connections, questions: keyed });
  table.ratio('the same with an Idempotency-Key', repeated.perSecond, commits);
  table.note('memory under this load', 'MB', await wishbow.memory(), { atMost: 230 });

  await measureStreams(table, wishbow, twenty);
  await wishbow.stop();
}

/** Returns the answers a second of a server that does nothing else, and stops it. */
async function speedOf(server: BenchServer, question: Question): Promise<number> {
  const { origin } = server;
  await ask({ origin, connections, seconds: 1, questions: [question] });
  const { perSecond } = await ask({ origin, connections, seconds, questions: [question] });
  await server.stop();
  return perSecond;
}

/** Starts a bare server that sends what `origin` answers to a question. */
async function startSameBytes(origin: string, { path, headers }: Question): Promise<BenchServer> {
  const file = join(tmpdir(), `wishbow-same-bytes-${process.pid}.json`);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(origin + path, { headers }, resolve).on('error', reject);
  const response = await promise;
  const chunks: Buffer[] = await response.toArray();
  // The others Node itself says of every answer.
  const own = Object.entries(response.headers).filter(
    ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
  );
  const body = Buffer.concat(chunks).toString('base64');
  writeFileSync(file, JSON.stringify({ headers: Object.fromEntries(own), body }));
  return startBareServer(file);
}

/** Acts while somebody claims an item of the list every 100 ms. */
async function whileClaimed<T>(
  list: FilledList,
  origin: string,
  act: () => Promise<T>,
): Promise<T> {
  let claims = 0;
  const claiming = setInterval(() => {
    const [item] = list.itemIds.slice(claims++ % 20);
    const question = claim({ ...list, itemIds: [item ?? ''] });
    void ask({ origin, connections: 1, questions: [question] });
  }, 100);
  return act().finally(() => clearInterval(claiming));
}

async function measureStreams(table: Table, server: BenchServer, list: FilledList): Promise<void> {
  const { origin } = server;
  const before = await server.memory();
  const streams = await openStreams(origin, list.guestToken, streamCount);
  const perStream = (1024 * ((await server.memory()) - before)) / streamCount;
  table.note('memory of an open stream', 'KB', perStream, { atMost: 20 });
  const [item] = list.itemIds.slice(-1);
  const questions = [claim({ ...list, itemIds: [item ?? ''] })];
  const waits: number[] = [];
  for (let n = 0; n < 20; n++)
    waits.push(...(await streams.timesOf(() => ask({ origin, connections: 1, questions }))));
  waits.sort((a, b) => a - b);
  const late = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;
  table.note(`claim to ${streamCount} open pages, p99`, 'ms', late, { atMost: 150 });
  streams.close();
}

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../test/postgres.ts';
import { ApiClient } from '../../test/support/client.ts';
import type { ServerProcess } from '../../test/support/processes.ts';
import { type Drill, hold, scaled, until } from '../drill.ts';
import { countsOf, expectAllThere, startGuests } from '../guests.ts';
import { afterDrill, expectSound, newFolder, startServer } from '../site.ts';

const pages = scaled(5000);
const lists = 50;
/** Pages that are opened at a time. */
const batch = 100;

export const drill: Drill = {
  name: 'deploy',
  fault: `${pages} open pages and people who claim, while both servers behind a balancer are replaced in turn`,
  promise:
    'No request fails, but for those whose connection was closed on the way, which browsers repeat with the same key; no claim that was acknowledged is lost; each page is told of the next change within 30 s',
  async run() {
    const postgres = await startPostgres({ maxConnections: 50 });
    afterDrill(() => postgres.stop());
    const url = await postgres.createDatabase('deploy');
    const environment = { DATA_DIR: newFolder(), DATABASE_URL: url };
    const servers = [await startServer(environment), await startServer(environment)];
    const balancer = await startBalancer(servers);
    const api = new ApiClient(fetch, balancer.origin);
    const shared: { guestToken: string; adminToken: string }[] = [];
    for (let n = 0; n < lists; n++) shared.push((await api.create()).body);
    const watchers: Watcher[] = [];
    for (let n = 0; n < pages; n += batch) {
      const some = Array.from({ length: Math.min(batch, pages - n) }, (_, at) =>
        watch(balancer.origin, shared[(n + at) % lists]?.guestToken ?? ''),
      );
      watchers.push(...some);
      await until(() => some.every(({ version }) => version > 0), 30, 'pages were not connected');
    }
    afterDrill(() => {
      for (const watcher of watchers) watcher.close();
    });

    const guests = startGuests({
      origins: [balancer.origin],
      count: 4,
      pauseMs: 20,
      repeats: true,
    });
    const took: string[] = [];
    for (const place of [0, 1]) {
      await sleep(3000);
      const next = await startServer(environment);
      const old = servers[place];
      servers[place] = next;
      const begun = performance.now();
      hold((await old?.stop()) === 0, 'the former server did not stop well');
      took.push(((performance.now() - begun) / 1000).toFixed(1));
    }
    const versions = new Map<string, number>();
    for (const { adminToken, guestToken } of shared) {
      const { body } = await api.update(adminToken, { name: 'changed' });
      versions.set(guestToken, body.version);
    }
    const changedAt = performance.now();
    const late = () =>
      watchers.filter(({ token, version }) => version < (versions.get(token) ?? 0)).length;
    await until(() => late() === 0, 30, `${late()} pages were not told of a change`);
    const told = ((performance.now() - changedAt) / 1000).toFixed(1);
    await guests.stop();
    const failed = [...guests.statuses.keys()].filter((status) => ![0, 200, 201].includes(status));
    hold(failed.length === 0, `requests failed: ${countsOf(guests.statuses)}`);
    const there = await expectAllThere(balancer.origin, guests.acknowledged);
    await expectSound({ url });
    const reconnections = watchers.reduce((sum, each) => sum + each.reconnections, 0);
    return `the servers stopped in ${took.join(' and ')} s; ${reconnections} reconnections; all ${pages} pages knew the change ${told} s after it; ${countsOf(guests.statuses)}; ${there}`;
  },
};

/** A page that is open: reconnects as browsers do. */
interface Watcher {
  readonly token: string;
  /** the last that it was told of */
  version: number;
  reconnections: number;
  close(): void;
}

function watch(origin: string, token: string): Watcher {
  let answer: IncomingMessage | undefined;
  let isClosed = false;
  const watcher: Watcher = {
    token,
    version: 0,
    reconnections: 0,
    close() {
      isClosed = true;
      answer?.destroy();
    },
  };
  const reconnect = (delay: number) => {
    if (isClosed) return;
    watcher.reconnections += 1;
    setTimeout(open, delay).unref();
  };
  function open(): void {
    let retry = 3000;
    const headers = watcher.version > 0 ? { 'last-event-id': String(watcher.version) } : {};
    const options = { agent: false, headers } as const;
    get(`${origin}/api/wishlist/${token}/events`, options, (stream) => {
      answer = stream;
      stream.setEncoding('utf8').on('data', (text: string) => {
        retry = Number(/retry: (\d+)/.exec(text)?.[1] ?? retry);
        for (const [, id] of text.matchAll(/id: (\d+)\n/g)) watcher.version = Number(id);
      });
      stream.on('error', () => {}).on('close', () => reconnect(retry));
    }).on('error', () => reconnect(retry));
  }
  open();
  return watcher;
}

/** Starts a balancer that passes connections on to each server in turn, and to the next if one is not there. */
async function startBalancer(servers: readonly ServerProcess[]): Promise<{ origin: string }> {
  let turn = 0;
  const balancer = createServer((near) => {
    near.on('error', () => near.destroy()).pause();
    const reach = (attempts: number) => {
      const server = servers[turn++ % servers.length];
      const far = connect(Number(new URL(server?.origin ?? '').port), '127.0.0.1');
      far.once('connect', () => {
        far.removeAllListeners('error').on('error', () => near.destroy());
        near.pipe(far).pipe(near);
        near.once('close', () => far.destroy());
        far.once('close', () => near.destroy());
      });
      far.once('error', () => (attempts > 1 ? reach(attempts - 1) : near.destroy()));
    };
    reach(servers.length);
  }).listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  await once(balancer, 'listening');
  afterDrill(() => balancer.close());
  const address = balancer.address();
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return { origin: `http://127.0.0.1:${address.port}` };
}

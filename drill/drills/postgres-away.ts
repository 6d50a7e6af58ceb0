import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../test/postgres.ts';
import { ApiClient } from '../../test/support/client.ts';
import { openStream } from '../../test/support/events.ts';
import type { ServerProcess } from '../../test/support/processes.ts';
import { type Drill, hold, scaled, until } from '../drill.ts';
import { countsOf, expectAllThere, expectOnly, startGuests } from '../guests.ts';
import { afterDrill, expectAlive, expectSound, newFolder, startServer } from '../site.ts';

const restarts = scaled(10);

export const drill: Drill = {
  name: 'postgres-away',
  fault: `PostgreSQL under two servers with traffic: restarted ${restarts} times, crashed (SIGQUIT), frozen for 20 s (SIGSTOP)`,
  promise:
    'No server ends; visitors get 503 meanwhile, never 500; what was acknowledged is there; live updates come back',
  async run() {
    const postgres = await startPostgres({ maxConnections: 50 });
    afterDrill(() => postgres.stop());
    const url = await postgres.createDatabase('away');
    const environment = { DATA_DIR: newFolder(), DATABASE_URL: url, LOG_LEVEL: 'fatal' };
    const servers = [await startServer(environment), await startServer(environment)];
    const origins = servers.map(({ origin }) => origin);
    const guests = startGuests({ origins, count: 16, pauseMs: 2 });

    for (let restart = 0; restart < restarts; restart++) {
      await sleep(1000);
      await postgres.halt();
      await sleep(restart % 3 === 2 ? 3000 : 0);
      await postgres.start();
    }
    await sleep(1000);
    await postgres.crash();
    await postgres.start();
    await sleep(2000);
    postgres.freeze();
    const page = await frozenPage(origins[0] ?? '');
    await sleep(15_000);
    postgres.thaw();
    await sleep(3000);
    await guests.stop();

    expectAlive(...servers);
    expectOnly(guests.statuses, 200, 201, 503);
    const back = await liveAgain(servers);
    const there = await expectAllThere(origins[1] ?? '', guests.acknowledged);
    await expectSound({ url });
    return `answers ${countsOf(guests.statuses)}, the slowest after ${(guests.slowest / 1000).toFixed(1)} s; ${there}; a page while it was frozen: ${page}; live updates between the servers ${back} s after the end`;
  },
};

/** Returns the status of a page of a list, and after how long it came, while nothing answers behind. */
async function frozenPage(origin: string): Promise<string> {
  const begun = performance.now();
  const response = await fetch(`${origin}/de/wishlist/guest/${'x'.repeat(22)}`, {
    headers: { accept: 'text/html' },
  });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = await response.text();
  hold(response.status === 503 && isPage, `a page while frozen is ${response.status}`);
  hold(text.includes('lang="de"'), 'the page is not in the language of its address');
  return `503 in German after ${((performance.now() - begun) / 1000).toFixed(1)} s`;
}

/** Returns after how many seconds a claim at one server is shown at the other. */
async function liveAgain(servers: readonly ServerProcess[]): Promise<string> {
  const begun = performance.now();
  const [one, two] = servers.map(({ origin }) => origin);
  const api = new ApiClient(fetch, one);
  await until(async () => (await api.create()).status === 201, 30, 'no list could be made');
  const { list, item } = await api.listWith({ title: 'Kite', maxQuantity: 99 });
  const stream = await openStream(two ?? '', list.guestToken);
  const shown = await stream.next();
  const { body } = await api.claim(list.guestToken, item.id, 'Ann');
  hold((await stream.next()) === body.version && body.version > shown, 'another version was shown');
  stream.close();
  return ((performance.now() - begun) / 1000).toFixed(1);
}

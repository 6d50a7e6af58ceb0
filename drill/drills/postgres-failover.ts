import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../test/postgres.ts';
import { startTcpProxy } from '../../test/support/services/tcp-proxy.ts';
import { type Drill, hold } from '../drill.ts';
import { countsOf, expectAllThere, expectOnly, startGuests } from '../guests.ts';
import { afterDrill, expectAlive, expectSound, newFolder, startServer } from '../site.ts';

export const drill: Drill = {
  name: 'postgres-failover',
  fault:
    'The PostgreSQL that is written to dies under two servers with traffic; its synchronous standby is promoted, and the address leads there',
  promise: 'No server ends; 503 meanwhile, never 500; nothing that was acknowledged is lost',
  async run() {
    const primary = await startPostgres({ maxConnections: 50 });
    afterDrill(() => primary.stop());
    const url = await primary.createDatabase('failover');
    const standby = await primary.startStandby();
    afterDrill(() => standby.stop());
    const proxy = await startTcpProxy(url);
    afterDrill(() => proxy.close());
    const environment = { DATA_DIR: newFolder(), DATABASE_URL: proxy.url, LOG_LEVEL: 'fatal' };
    const servers = [await startServer(environment), await startServer(environment)];
    const origins = servers.map(({ origin }) => origin);
    const guests = startGuests({ origins, count: 16, pauseMs: 2 });
    await sleep(8000);
    const before = guests.acknowledged.receipts.length;
    hold(before > 0, 'nothing was claimed before');
    const diedAt = performance.now();
    await primary.crash();
    const promotedUrl = Object.assign(new URL(standby.url), {
      pathname: new URL(url).pathname,
    }).href;
    await standby.promote();
    proxy.leadTo(promotedUrl);
    while (guests.acknowledged.receipts.length === before && performance.now() - diedAt < 30_000) {
      await sleep(20);
    }
    const away = (performance.now() - diedAt) / 1000;
    await sleep(8000);
    await guests.stop();
    expectAlive(...servers);
    expectOnly(guests.statuses, 200, 201, 503);
    hold(guests.acknowledged.receipts.length > before, 'nothing could be claimed afterwards');
    const there = await expectAllThere(origins[0] ?? '', guests.acknowledged);
    await expectSound({ url: promotedUrl });
    return `claims again ${away.toFixed(1)} s after the death; answers ${countsOf(guests.statuses)}; ${there} at the new one`;
  },
};

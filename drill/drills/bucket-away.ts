import { setTimeout as sleep } from 'node:timers/promises';
import { picture } from '../../test/support/pictures.ts';
import { hasObjectStore, startObjectStore } from '../../test/support/services/object-store.ts';
import { startTcpProxy } from '../../test/support/services/tcp-proxy.ts';
import { type Drill, hold, objectStoreNeeded, scaled, until } from '../drill.ts';
import { countsOf, expectAllThere, expectOnly, startGuests } from '../guests.ts';
import { afterDrill, expectAlive, expectSound, newFolder, startServer } from '../site.ts';

/** How long the bucket is away each time; requests to it may take ten seconds. */
const awayMs = scaled(30) * 1000;

export const drill: Drill = {
  name: 'bucket-away',
  fault: `The object store that has the pictures refuses connections for ${awayMs / 1000} s under traffic with pictures, then keeps silent as long`,
  promise:
    'The server does not end; what needs no picture goes on, pictures are 503, never 500; `/readyz` says which part; nothing is half written; it goes on without a restart',
  missing: () => (hasObjectStore() ? null : objectStoreNeeded),
  async run() {
    const folder = newFolder();
    const bucket = await startObjectStore();
    afterDrill(() => bucket.stop());
    const proxy = await startTcpProxy(bucket.environment['S3_ENDPOINT'] ?? '');
    afterDrill(() => proxy.close());
    const server = await startServer({
      DATA_DIR: folder,
      ...bucket.environment,
      S3_ENDPOINT: new URL(proxy.url).origin,
      LOG_LEVEL: 'error',
    });
    const image = await picture('png', { width: 300, height: 200 });
    const guests = startGuests({ origins: [server.origin], count: 4, picture: image, pauseMs: 20 });
    const ready = async () => {
      const response = await fetch(`${server.origin}/readyz`);
      return { status: response.status, body: (await response.json()) as { database?: string } };
    };
    const claimed = () => guests.acknowledged.receipts.length;
    await until(() => claimed() > 0, 30, 'nothing could be claimed');
    for (const mode of ['refuse', 'silent'] as const) {
      proxy.mode = mode;
      const before = claimed();
      await until(async () => (await ready()).status === 503, 30, '/readyz does not say it');
      hold((await ready()).body.database === 'ok', '/readyz blames the database');
      await sleep(awayMs);
      hold(claimed() > before, 'nothing could be claimed without the bucket');
      // Connections that were made while it was silent stay silent.
      proxy.leadTo(bucket.environment['S3_ENDPOINT'] ?? '');
      proxy.mode = 'pass';
      await until(async () => (await ready()).status === 200, 60, 'it does not come back');
    }
    await guests.stop();
    expectAlive(server);
    expectOnly(guests.statuses, 200, 201, 503);
    const there = await expectAllThere(server.origin, guests.acknowledged);
    hold((await server.stop()) === 0, 'the server did not stop well');
    await expectSound({ folder });
    return `answers ${countsOf(guests.statuses)}, the slowest after ${(guests.slowest / 1000).toFixed(1)} s; ${there}`;
  },
};

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { picture } from '../../test/support/pictures.ts';
import { hasObjectStore, startObjectStore } from '../../test/support/services/object-store.ts';
import { type Drill, hold, objectStoreNeeded, until } from '../drill.ts';
import { type Acknowledged, countsOf, expectAllThere, expectOnly, startGuests } from '../guests.ts';
import { afterDrill, expectAlive, expectSound, newFolder, startServer } from '../site.ts';

const run = promisify(execFile);
/** Items that are there before the backup begins, a fifth of them with a picture. */
const itemsBefore = 40;

export const drill: Drill = {
  name: 'bucket-backup',
  fault:
    'A backup of a server under writes whose pictures are in a bucket, restored into an empty bucket',
  promise:
    'All that was acknowledged before the backup began is there, with its pictures, though the former bucket is gone',
  missing: () => (hasObjectStore() ? null : objectStoreNeeded),
  async run() {
    const [folder, restoredFolder] = [newFolder(), newFolder()];
    const bucket = await startObjectStore();
    afterDrill(() => bucket.stop());
    const server = await startServer({ DATA_DIR: folder, ...bucket.environment });
    const image = await picture('png', { width: 300, height: 200 });
    const guests = startGuests({ origins: [server.origin], count: 4, picture: image, pauseMs: 10 });
    await until(() => guests.acknowledged.items.length >= itemsBefore, 120, 'too few items');
    const { receipts, items } = guests.acknowledged;
    const known: Acknowledged = { receipts: [...receipts], items: [...items] };
    const file = join(newFolder(), 'backup.tar.gz');
    const operate = (program: string, settings: Record<string, string>) =>
      run(process.execPath, [`src/server/${program}.ts`, file], {
        env: { PATH: process.env['PATH'], ...settings },
      });
    await operate('backup', { DATA_DIR: folder, ...bucket.environment });
    await guests.stop();
    expectAlive(server);
    expectOnly(guests.statuses, 200, 201);
    hold((await server.stop()) === 0, 'the server did not stop well');
    await bucket.stop();

    const empty = await startObjectStore('restored');
    afterDrill(() => empty.stop());
    const settings = { DATA_DIR: restoredFolder, ...empty.environment };
    await operate('restore', settings);
    await expectSound({ folder: restoredFolder });
    const restored = await startServer(settings);
    const there = await expectAllThere(restored.origin, known);
    return `answers meanwhile ${countsOf(guests.statuses)}; ${there} in the new bucket`;
  },
};

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { picture } from '../../test/support/pictures.ts';
import { type Drill, hold, scaled } from '../drill.ts';
import { type Acknowledged, countsOf, expectAllThere, expectOnly, startGuests } from '../guests.ts';
import { expectAlive, expectSound, newFolder, startServer } from '../site.ts';

const backups = scaled(20);
const run = promisify(execFile);

export const drill: Drill = {
  name: 'backup',
  fault: `${backups} backups of a server under writes with pictures, each restored`,
  promise:
    'Each backup has all that was acknowledged before it began, with as many claims as items count; nobody notices',
  async run() {
    const [folder, place] = [newFolder(), newFolder()];
    const server = await startServer({ DATA_DIR: folder });
    const image = await picture('png', { width: 300, height: 200 });
    const guests = startGuests({ origins: [server.origin], count: 8, picture: image });
    const known: Acknowledged[] = [];
    const operate = (program: string, data: string, ...args: string[]) =>
      run(process.execPath, [`src/server/${program}.ts`, ...args], {
        env: { PATH: process.env['PATH'], DATA_DIR: data },
      });
    for (let n = 0; n < backups; n++) {
      const { receipts, items } = guests.acknowledged;
      known.push({ receipts: [...receipts], items: [...items] });
      await operate('backup', folder, join(place, `${n}.tar.gz`));
    }
    await guests.stop();
    expectAlive(server);
    expectOnly(guests.statuses, 200, 201);
    hold((await server.stop()) === 0, 'the server did not stop well');
    let last = '';
    for (const [n, acknowledged] of known.entries()) {
      const data = newFolder();
      await operate('restore', data, join(place, `${n}.tar.gz`));
      await expectSound({ folder: data });
      // All of the first, and of later ones what came since: reading everything each time takes hours.
      const since = known[n - 1] ?? { receipts: [], items: [] };
      const restored = await startServer({ DATA_DIR: data });
      last = await expectAllThere(restored.origin, {
        receipts: acknowledged.receipts.slice(since.receipts.length),
        items: acknowledged.items.slice(since.items.length),
      });
      await restored.stop();
    }
    return `${backups} of ${backups} backups whole; answers meanwhile ${countsOf(guests.statuses)}, the slowest after ${guests.slowest.toFixed(0)} ms; since the last backup but one ${last}`;
  },
};

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../../test/support/client.ts';
import { photograph } from '../../test/support/pictures.ts';
import type { ServerProcess } from '../../test/support/processes.ts';
import { onSmallDisk } from '../../test/support/small-disk.ts';
import { type Drill, hold, until } from '../drill.ts';
import { countsOf, expectAllThere, expectOnly, type Guests, startGuests } from '../guests.ts';
import { afterDrill, expectAlive, newFolder, startServer } from '../site.ts';

export const drill: Drill = {
  name: 'disk',
  fault:
    'The disk of everything, or that of the pictures alone, is full for 10 s under traffic; the disk fails and becomes read-only',
  promise:
    'Changes are 503 and reads go on; `/readyz` says which part; nothing is half written; with room it goes on without a restart',
  async run() {
    const everything = await spoilSmallDisk('.', 24);
    const pictures = await spoilSmallDisk('images', 12);
    return `full: ${everything}; full for pictures alone: ${pictures}; read-only: ${await spoilByFault()}`;
  },
};

async function spoilSmallDisk(part: string, megabytes: number): Promise<string> {
  const folder = newFolder();
  mkdirSync(join(folder, part), { recursive: true });
  const server = await startServer(
    { DATA_DIR: folder, LOG_LEVEL: 'error' },
    onSmallDisk(part, megabytes),
  );
  const disk = join('/proc', String(server.child.pid), 'root', folder, part);
  const image = await photograph({ width: 1000, height: 700 });

  const full = startGuests({ origins: [server.origin], count: 4, picture: image, pauseMs: 20 });
  await untilSomeWork(full);
  const filler = setInterval(() => fill(disk), 100);
  await until(async () => (await readiness(server)) === 503, 20, '/readyz does not say "full"');
  await sleep(10_000);
  await expectReading(server, full);
  clearInterval(filler);
  for (const name of readdirSync(disk)) if (name.startsWith('filler-')) rmSync(join(disk, name));
  await untilWritable(server);
  await full.stop();
  expectOnly(full.statuses, 200, 201, 503);

  expectAlive(server);
  const there = await expectAllThere(server.origin, full.acknowledged);
  const drafts = readdirSync(
    part === 'images' ? join(disk, 'drafts') : join(disk, 'images/drafts'),
  );
  hold(drafts.length === 0, `half of a picture is left: ${drafts.join(', ')}`);
  hold((await server.stop()) === 0, 'the server did not stop well');
  return `${countsOf(full.statuses)}, ${there}`;
}

/** Writes until nothing more fits. */
function fill(disk: string): void {
  try {
    for (;;) writeFileSync(join(disk, `filler-${Math.random()}`), Buffer.alloc(64 * 1024));
  } catch {
    // Full, as it should be.
  }
}

/** Returns what was seen on a disk of its own that fails, so that the kernel makes it read-only. */
async function spoilByFault(): Promise<string> {
  const [folder, place] = [newFolder(), newFolder()];
  const file = join(place, 'disk');
  execFileSync('truncate', ['-s', '96M', file]);
  execFileSync('mkfs.ext4', ['-q', file]);
  const mount = () => execFileSync('mount', ['-o', 'loop,errors=remount-ro', file, folder]);
  const unmount = () => execFileSync('umount', [folder], { stdio: 'ignore' });
  mount();
  afterDrill(() => spawnSync('umount', [folder], { stdio: 'ignore' }));
  const device = basename(
    execFileSync('findmnt', ['-no', 'SOURCE', folder], { encoding: 'utf8' }).trim(),
  );
  const image = await photograph({ width: 1000, height: 700 });
  const environment = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
  const server = await startServer(environment);
  const guests = startGuests({ origins: [server.origin], count: 4, picture: image, pauseMs: 20 });
  await untilSomeWork(guests);
  writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, '1');
  await until(
    async () => (await readiness(server)) === 503,
    20,
    '/readyz does not say "read-only"',
  );
  await sleep(10_000);
  await expectReading(server, guests);
  await guests.stop();
  expectOnly(guests.statuses, 200, 201, 503);
  expectAlive(server);
  const stopped = await server.stop();
  hold(stopped === 0, `the server ended with ${stopped}`);
  unmount();
  // 1: faults were repaired.
  const checked = spawnSync('fsck.ext4', ['-fy', file], { stdio: 'ignore' }).status;
  hold(checked === 0 || checked === 1, `the disk could not be repaired: ${checked}`);
  mount();
  const again = await startServer(environment);
  const there = await expectAllThere(again.origin, guests.acknowledged);
  await again.stop();
  return `${countsOf(guests.statuses)}, ${there} after a check of the disk and a start`;
}

async function readiness({ origin }: ServerProcess): Promise<number> {
  return (await fetch(`${origin}/readyz`)).status;
}

/** Waits until there is something that has to outlast the fault. */
async function untilSomeWork({ acknowledged }: Guests): Promise<void> {
  await until(() => acknowledged.receipts.length >= 10, 30, 'nothing was claimed before');
}

/** A list that was made before can be read. */
async function expectReading({ origin }: ServerProcess, { acknowledged }: Guests): Promise<void> {
  const token = acknowledged.items.at(0)?.adminToken ?? '';
  const { status } = await new ApiClient(fetch, origin).asOwner(token);
  hold(status === 200, `a list reads as ${status} meanwhile`);
}

async function untilWritable(server: ServerProcess): Promise<void> {
  await until(async () => (await readiness(server)) === 200, 20, 'it does not go on');
}

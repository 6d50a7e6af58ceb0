import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../../test/support/client.ts';
import { type Drill, hold } from '../drill.ts';
import { type Acknowledged, expectAllThere, startGuests } from '../guests.ts';
import { expectAlive, expectSound, newFolder, startServer } from '../site.ts';

const years = [10, -10, 3, -3, 0];

export const drill: Drill = {
  name: 'clock',
  fault: `The clock is wrong by ${years.slice(0, -1).join(', ')} years at a start, and right again`,
  promise:
    'No list is erased, what is made meanwhile stays too, and the log says that the clock has jumped',
  async run() {
    const folder = newFolder();
    const all: Acknowledged = { receipts: [], items: [] };
    await live(folder, 0, all);
    let warnings = 0;
    for (const shift of years) warnings += await live(folder, shift, all);
    hold(warnings >= years.length, 'the log does not say that the clock has jumped');
    const server = await startServer({ DATA_DIR: folder });
    const there = await expectAllThere(server.origin, all);
    await server.stop();
    await expectSound({ folder });
    return `${there}; each jump is in the log`;
  },
};

/** Starts with a clock that is wrong by so many years, and uses the site. Returns 1 when the log names the jump. */
async function live(folder: string, shift: number, all: Acknowledged): Promise<number> {
  const preload = join(import.meta.dirname, '../shifted-clock.mjs');
  const server = await startServer({
    DATA_DIR: folder,
    NODE_OPTIONS: `--import=${preload}`,
    DRILL_CLOCK_YEARS: String(shift),
  });
  const guests = startGuests({ origins: [server.origin], count: 4 });
  await sleep(2000);
  await guests.stop();
  expectAlive(server);
  const api = new ApiClient(fetch, server.origin);
  const { body } = await api.create();
  const year = new Date(body.createdAt).getUTCFullYear();
  hold(Math.abs(year - new Date().getUTCFullYear() - shift) <= 1, `the server is in ${year}`);
  hold((await server.stop()) === 0, 'the server did not stop well');
  all.receipts.push(...guests.acknowledged.receipts);
  all.items.push(...guests.acknowledged.items);
  return /clock/.test(server.log()) ? 1 : 0;
}

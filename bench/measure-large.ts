import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillLists } from './fill-lists.ts';
import { fillLargeDatabase, someOf } from './large-database.ts';
import type { Options } from './options.ts';
import { runLoad } from './run-load.ts';
import { withWishbow } from './servers.ts';
import { claim, connections, measureServing } from './serving.ts';
import type { Table } from './table.ts';

const aThousand = 1000;

/** The same figures among a million lists of ten items as among a thousand; takes minutes and gigabytes. */
export async function measureLarge(table: Table, { rounds, lists }: Options): Promise<void> {
  const folders = { large: folderOf('large'), alike: folderOf('alike') };
  try {
    const bytes = await fillLargeDatabase(folders.large, lists);
    table.note(`a database of ${lists} lists`, 'MB', bytes / 1e6);
    await fillLargeDatabase(folders.alike, aThousand);
    for (let round = 1; round <= rounds; round++) {
      const few = await measureAmong(aThousand, folders.alike, round + rounds, round);
      const all = await measureAmong(lists, folders.large, round + rounds, round);
      const bar = { atLeast: 0.85 };
      const name = (what: string) => `of ${lists} lists, of those among ${aThousand}: ${what}`;
      table.note(`of ${lists} lists: start to first answer`, 'ms', all.start, { atMost: 800 });
      table.ratio(name('guest page'), all.pages.perSecond, few.pages.perSecond, bar);
      table.ratio(name('JSON'), all.data.perSecond, few.data.perSecond, bar);
      table.ratio(name('claims'), all.claims.perSecond, few.claims.perSecond, bar);
      table.note(`of ${lists} lists: memory under this load`, 'MB', all.memory, { atMost: 230 });
    }
  } finally {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  }
}

function folderOf(name: string): string {
  return join(tmpdir(), `wishbow-${name}-${process.pid}`);
}

function measureAmong(lists: number, folder: string, warmUp: number, turn: number) {
  return withWishbow({ folder }, async (server) => {
    const [list] = await fillLists(server.origin, { lists: 1, items: 20, quantity: 99 });
    if (!list) throw new Error('no list was made');
    const others = someOf(lists, aThousand, warmUp).slice(0, 300);
    await runLoad({
      origin: server.origin,
      connections,
      requests: others.map((each) => claim(each)),
    });
    const measured = await measureServing(server.origin, list, someOf(lists, aThousand, turn));
    return { ...measured, memory: server.memory(), start: server.startedWithin };
  });
}

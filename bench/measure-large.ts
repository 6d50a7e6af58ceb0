import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../test/support/median.ts';
import { type FilledList, fillLists } from './fill-lists.ts';
import { fillLargeDatabase, someOf } from './large-database.ts';
import type { Options } from './options.ts';
import { type BenchServer, withWishbow } from './servers.ts';
import { measureServing, type Serving } from './serving.ts';
import type { Table } from './table.ts';

const aThousand = 1000;
/** The first turn warms up. */
const turns = 5;

/** A server on a database of so many lists. */
interface Among {
  readonly server: BenchServer;
  readonly lists: number;
  /** one more list, of twenty wishes */
  readonly twenty: FilledList;
}

/**
 * The same figures among a million lists of ten items as among a thousand, in turns: the speed of a disk changes from
 * one second to the next. Takes minutes and gigabytes.
 */
export async function measureLarge(table: Table, { rounds, lists }: Options): Promise<void> {
  const folders = { large: folderOf('large'), alike: folderOf('alike') };
  try {
    const bytes = await fillLargeDatabase(folders.large, lists);
    table.note(`a database of ${lists} lists`, 'MB', bytes / 1e6);
    await fillLargeDatabase(folders.alike, aThousand);
    for (let round = 0; round < rounds; round++)
      await withWishbow({ folder: folders.alike }, (alike) =>
        withWishbow({ folder: folders.large }, async (large) => {
          const few = await among(aThousand, alike);
          const all = await among(lists, large);
          await measureRound(table, few, all, round * (turns + 1));
        }),
      );
  } finally {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  }
}

function folderOf(name: string): string {
  return join(tmpdir(), `wishbow-${name}-${process.pid}`);
}

async function among(lists: number, server: BenchServer): Promise<Among> {
  const [twenty] = await fillLists(server.origin, { lists: 1, items: 20, quantity: 99 });
  if (!twenty) throw new Error('no list was made');
  return { server, lists, twenty };
}

/** @param firstTurn no list of the large database is claimed in two turns */
async function measureRound(
  table: Table,
  few: Among,
  all: Among,
  firstTurn: number,
): Promise<void> {
  const measured: { readonly few: Serving; readonly all: Serving }[] = [];
  for (let turn = firstTurn; turn <= firstTurn + turns; turn++)
    measured.push({ few: await serving(few, turn), all: await serving(all, turn) });
  const counted = measured.slice(1);
  const name = (what: string) => `of ${all.lists} lists, of those among ${few.lists}: ${what}`;
  const note = (what: string, of: keyof Serving) =>
    table.note(
      name(what),
      '',
      median(counted.map((turn) => turn.all[of].perSecond / turn.few[of].perSecond)),
      { atLeast: 0.85 },
    );
  table.note(`of ${all.lists} lists: start to first answer`, 'ms', all.server.startedWithin, {
    atMost: 800,
  });
  note('guest page', 'pages');
  note('JSON', 'data');
  note('claims', 'claims');
  table.note(`of ${all.lists} lists: memory under this load`, 'MB', all.server.memory(), {
    atMost: 230,
  });
}

function serving({ server, lists, twenty }: Among, turn: number): Promise<Serving> {
  return measureServing(server.origin, twenty, someOf(lists, aThousand, turn), 1);
}

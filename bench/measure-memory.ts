import { setTimeout as sleep } from 'node:timers/promises';
import { mixedUse } from './mixed-use.ts';
import type { Options } from './options.ts';
import { type BenchServer, withWishbow } from './servers.ts';
import type { Table } from './table.ts';

/**
 * Memory over minutes of mixed use with photographs, and a minute later. With the processes that the server
 * started, pages that they share are counted once.
 */
export async function measureMemory(table: Table, { minutes }: Options): Promise<void> {
  await withWishbow({}, (server) => measureUse(table, server, minutes));
}

async function measureUse(table: Table, server: BenchServer, minutes: number): Promise<void> {
  const began = performance.now();
  let mostWithProcesses = 0;
  const look = () => {
    const alone = server.memory();
    const all = server.memoryWithChildren();
    mostWithProcesses = Math.max(mostWithProcesses, all);
    const time = ((performance.now() - began) / 1000).toFixed(0).padStart(5);
    console.log(
      `${time} s: server ${alone.toFixed(0)} MB, with its processes ${all.toFixed(0)} MB`,
    );
    return { alone, all };
  };

  await sleep(3000);
  look();
  const looking = setInterval(look, 15_000);
  const statuses = await mixedUse(server.origin, minutes * 60).finally(() =>
    clearInterval(looking),
  );
  const end = look();
  await sleep(60_000);
  const later = look();
  console.log('requests by status:', Object.fromEntries(statuses));

  const use = `after ${minutes} minutes of mixed use`;
  table.note(`memory of the server ${use}`, 'MB', end.alone, { atMost: 300 });
  table.note(`... with its picture processes, at most`, 'MB', mostWithProcesses);
  table.note('memory of the server a minute later', 'MB', later.alone, { atMost: 200 });
  // Photographs of the use may still be converted then.
  table.note('... with its processes', 'MB', later.all);
}

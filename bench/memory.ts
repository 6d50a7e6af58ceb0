import { setTimeout as sleep } from 'node:timers/promises';
import { mixedUse } from './mixed-use.ts';
import { startWishbow } from './servers.ts';

/*
 * Memory over some minutes of mixed use with photographs, and what is left of it afterwards:
 * `npm run bench:memory -- 10` for ten minutes, three are the default. The server alone is its
 * resident memory; with the processes that it started, pages that they share are counted once.
 */
const minutes = Number(process.argv[2] ?? 3);
const server = await startWishbow();
const began = performance.now();
const print = async (what: string) => {
  const alone = (await server.memory()).toFixed(0);
  const all = (await server.memoryWithChildren()).toFixed(0);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${seconds.padStart(5)} s  server ${alone} MB, with its processes ${all} MB  ${what}`,
  );
};

await sleep(3000);
await print('idle');
const printing = setInterval(() => void print(''), 10_000);
const statuses = await mixedUse(server.origin, minutes * 60);
clearInterval(printing);
await print('at the end of the load');
await sleep(15_000);
await print('after 15 s of rest');
console.log('requests by status:', Object.fromEntries(statuses));
await server.stop();

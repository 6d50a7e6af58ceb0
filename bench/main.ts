import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { measureBrowser } from './measure-browser.ts';
import { measureFinder } from './measure-finder.ts';
import { measureLarge } from './measure-large.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePostgres } from './measure-postgres.ts';
import { measureServer } from './measure-server.ts';
import { type Options, type Part, readOptions } from './options.ts';
import { Table } from './table.ts';

/*
 * What this machine does, today, beside what is expected of it: `npm run bench`, or some parts of it, such as
 * `npm run bench -- server browser`. Speeds are set beside a yardstick that is measured in the same round, so
 * that the ratio holds when the machine's speed does not. Nothing here is a test: a busy machine fails it.
 */
const measures: Record<Part, (table: Table, options: Options) => Promise<void>> = {
  server: measureServer,
  postgres: measurePostgres,
  large: measureLarge,
  memory: measureMemory,
  finder: measureFinder,
  browser: measureBrowser,
  lighthouse: measureLighthouse,
};

try {
  const options = readOptions(process.argv.slice(2));
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' });
  const table = new Table();
  for (const part of options.parts) {
    console.log(`${new Date().toISOString()} ${part}`);
    await measures[part](table, options);
  }
  const [cpu] = cpus();
  console.log(
    `\n${cpus().length} x ${cpu?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${process.platform}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
  );
  table.print();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

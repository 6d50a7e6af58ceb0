import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drill } from './drill.ts';
import { cleanUp } from './site.ts';

/*
 * Faults that happen to a site sooner or later, provoked on purpose: `npm run drill` for all of them, a tenth
 * of the standard; `npm run drill -- --full` for the standard; `npm run drill -- NAME ...` for some, `-- list` for
 * their names. With `--record` the row in docs/drill.md gets what was seen.
 */
const names = [
  'kill',
  'race',
  'postgres-away',
  'postgres-failover',
  'disk',
  'bucket-away',
  'model-away',
  'clock',
  'files',
  'deploy',
  'backup',
  'bucket-backup',
  'soak',
];
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--') && arg !== 'list');
const unknown = wanted.find((arg) => !names.includes(arg));
if (unknown !== undefined || args.includes('list')) {
  if (unknown !== undefined) console.error(`There is no drill "${unknown}".`);
  console.log(names.join('\n'));
  process.exit(unknown === undefined ? 0 : 1);
}

const page = join(import.meta.dirname, '../docs/drill.md');

/** Writes what was seen into the row of a drill. */
function record(drill: Drill, seen: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const row = `| \`${drill.name}\` | ${drill.fault} | ${drill.promise} | ${seen} (${day}) |`;
  const text = readFileSync(page, 'utf8');
  const old = new RegExp(`^\\| \`${drill.name}\` \\|.*$`, 'm');
  writeFileSync(
    page,
    old.test(text) ? text.replace(old, () => row) : `${text.trimEnd()}\n${row}\n`,
  );
}

/** Longest time for a drill that says nothing else, in minutes. */
const maxMinutes = 30;

/** Runs a drill; rejects when it takes longer than it may. */
async function runWithin(drill: Drill): Promise<string> {
  const minutes = drill.maxMinutes ?? maxMinutes;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`not over in ${minutes} minutes`)),
    minutes * 60_000,
  );
  return Promise.race([drill.run(), late]).finally(() => clearTimeout(timer));
}

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' });
let broken = 0;
for (const name of wanted.length > 0 ? wanted : names) {
  const { drill } = (await import(`./drills/${name}.ts`)) as { drill: Drill };
  console.log(`\n${name}: ${drill.fault}\n  promised: ${drill.promise}`);
  const missing = drill.missing?.() ?? null;
  if (missing !== null) {
    console.log(`  left out: ${missing}`);
    continue;
  }
  const begun = performance.now();
  try {
    const seen = await runWithin(drill);
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
    console.log(`  seen: ${seen}\n  held, in ${minutes} min`);
    if (args.includes('--record')) record(drill, seen);
  } catch (error) {
    broken += 1;
    console.error(`  BROKEN: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    await cleanUp();
  }
}
console.log(`\n${broken === 0 ? 'Every promise held.' : `${broken} promises were broken.`}`);
process.exit(broken === 0 ? 0 : 1);

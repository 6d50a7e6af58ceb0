import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drill } from './drill.ts';
import { cleanUp } from './site.ts';

/*
 * Faults that happen to a site sooner or later, provoked on purpose: `npm run drill` for all of them, about an
 * hour; `npm run drill -- NAME ...` for some; `npm run drill -- list` for their names. `DRILL_SCALE=0.1` does
 * everything a tenth as often. With `--record` the row in docs/drill.md gets what was seen.
 */
const names = [
  'kill',
  'race',
  'postgres-away',
  'postgres-failover',
  'disk',
  'model-away',
  'clock',
  'files',
  'deploy',
  'backup',
  'soak',
];
const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('--') && word !== 'list');
const unknown = wanted.find((word) => !names.includes(word));
if (unknown !== undefined || words.includes('list')) {
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

let broken = 0;
for (const name of wanted.length > 0 ? wanted : names) {
  const { drill } = (await import(`./drills/${name}.ts`)) as { drill: Drill };
  console.log(`\n${name}: ${drill.fault}\n  promised: ${drill.promise}`);
  const begun = performance.now();
  try {
    const seen = await drill.run();
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
    console.log(`  seen: ${seen}\n  held, in ${minutes} min`);
    if (words.includes('--record')) record(drill, seen);
  } catch (error) {
    broken += 1;
    console.error(`  BROKEN: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    await cleanUp();
  }
}
console.log(`\n${broken === 0 ? 'Every promise held.' : `${broken} promises were broken.`}`);
process.exit(broken === 0 ? 0 : 1);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { readPlaywrightReport, readVitestReport, type Tally } from './reports.ts';

interface Check {
  readonly name: string;
  readonly command: string;
  /** For a runner of tests: what it counted. Any other check counts one. */
  readonly report?: { readonly file: string; readonly read: (file: string) => Tally | undefined };
  /** Left out of the quick run while one works. */
  readonly slow?: true;
  /** Its workers use every core, so nothing runs beside it. */
  readonly usesAllCores?: true;
}

const fast = process.argv.includes('--fast');

/**
 * In the order in which they start: what takes longest first, and the build before the tests that need one. In one
 * process each, the tests of units and of the web load a module once.
 */
const checks: readonly Check[] = [
  { name: 'browsers', command: 'node scripts/checks/install-browser.ts', slow: true },
  { name: 'build', command: 'node scripts/build.mjs', slow: true },
  // Each score fails when a threshold is missed.
  { name: 'gift finder', command: 'node scripts/finder-score.ts --quality', slow: true },
  { name: 'shop pages', command: 'node scripts/products-score.ts --quality', slow: true },
  vitest('tests of units', '--project=unit --maxWorkers=1'),
  {
    name: 'lint with types',
    command: 'oxlint --type-aware --deny-warnings --report-unused-disable-directives',
  },
  vitest('tests of the web', '--project=web --maxWorkers=1'),
  { name: 'types', command: 'tsc' },
  { name: 'older browsers', command: 'tsc -p tsconfig.browsers.json' },
  { name: 'import law', command: 'node scripts/check-boundaries.mjs' },
  { name: 'nothing unused', command: 'knip', slow: true },
  { name: 'format and lint', command: 'biome check' },
  {
    ...vitest('tests with servers', '--project=servers --project=slow'),
    slow: true,
    usesAllCores: true,
  },
  {
    name: 'journeys in a browser',
    command: 'playwright test',
    report: { file: '.cache/playwright.json', read: readPlaywrightReport },
    slow: true,
    usesAllCores: true,
  },
];

// The servers that tests start would read it, and write into the database that it names.
if (existsSync('.env')) {
  console.error(
    'Move .env away while the checks run: its settings would reach the servers of the tests.',
  );
  process.exit(1);
}

interface Result extends Tally {
  readonly name: string;
  readonly seconds: number;
}

const failedToRun: Tally = { passed: 0, failed: 1, skipped: 0, failures: [] };
const chosen = checks.filter((check) => !(fast && check.slow));
const results = await runTogether(chosen.filter(({ usesAllCores }) => !usesAllCores));
for (const check of chosen.filter(({ usesAllCores }) => usesAllCores)) {
  console.log(`\n── ${check.name}: ${check.command}`);
  results.push(await run(check));
}

console.log();
for (const { failures } of results) {
  for (const failure of failures) console.log(`✗ ${failure}`);
}
for (const { name, passed, failed, skipped, seconds } of results) {
  const mark = failed > 0 ? '✗' : '✓';
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  console.log(`${mark} ${name.padEnd(24)} ${counts.padEnd(32)} ${seconds.toFixed(1)} s`);
}
const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs checks that each use one core, two at a time. Each prints all that it says when it ends. */
async function runTogether(waiting: readonly Check[]): Promise<Result[]> {
  const ended: Result[] = [];
  const queue = [...waiting];
  const runQueue = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift())
      ended.push(await run(check));
  };
  await Promise.all([runQueue(), runQueue()]);
  return ended;
}

function vitest(name: string, options: string): Check {
  const file = `.cache/${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    command: `vitest run ${options} --reporter=default --reporter=json --outputFile.json=${file}`,
    report: { file, read: readVitestReport },
  };
}

async function run(check: Check): Promise<Result> {
  const started = performance.now();
  if (check.report) rmSync(check.report.file, { force: true });
  const isAlone = check.usesAllCores ?? false;
  // Through a shell, because on Windows the tools are command files.
  const child = spawn(check.command, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [status] = await once(child, 'close');
  if (!isAlone) console.log(`\n── ${check.name}: ${check.command}\n${said.trimEnd()}`);
  const seconds = (performance.now() - started) / 1000;
  return { name: check.name, ...tallyOf(check, status === 0), seconds };
}

function tallyOf(check: Check, succeeded: boolean): Tally {
  if (!check.report) return succeeded ? { ...failedToRun, passed: 1, failed: 0 } : failedToRun;

  const tally = check.report.read(check.report.file);
  if (tally === undefined) {
    console.error(`${check.name}: the run ended without a report, which counts as a failure.`);
    return failedToRun;
  }
  if (tally.passed + tally.failed === 0) {
    console.error(`${check.name}: not one test ran, which counts as a failure.`);
    return { ...tally, failed: 1 };
  }
  // Something outside a test went wrong: an unhandled rejection, a server that did not stop.
  if (!succeeded && tally.failed === 0) return { ...tally, failed: 1 };
  return tally;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

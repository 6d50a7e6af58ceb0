import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { launchableBrowser, launchableFirefox } from './install-browser.ts';
import { readPlaywrightReport, readVitestReport, type Tally } from './reports.ts';

interface Check {
  readonly name: string;
  readonly command: string;
  /** For a runner of tests: what it counted. Any other check counts one. */
  readonly report?: { readonly file: string; readonly read: (file: string) => Tally | undefined };
  /** For what needs a browser. */
  readonly browser?: true;
  /** Left out of the quick run while one works. */
  readonly slow?: true;
}

const vitestReport = '.cache/vitest.json';
const playwrightReport = '.cache/playwright.json';
const fast = process.argv.includes('--fast');

const checks: readonly Check[] = [
  { name: 'format and lint', command: 'biome check' },
  {
    name: 'lint with types',
    command: 'oxlint --type-aware --deny-warnings --report-unused-disable-directives',
  },
  { name: 'types', command: 'tsc' },
  { name: 'import law', command: 'node scripts/check-boundaries.mjs' },
  { name: 'nothing unused', command: 'knip', slow: true },
  {
    name: 'unit and integration',
    command: [
      'vitest run --reporter=default --reporter=json',
      `--outputFile.json=${vitestReport}`,
      ...(fast ? ['--exclude=**/*.slow.test.ts'] : []),
    ].join(' '),
    report: { file: vitestReport, read: readVitestReport },
  },
  // Each fails when a threshold is missed.
  { name: 'gift finder', command: 'node scripts/finder-score.ts --quality', slow: true },
  { name: 'shop pages', command: 'node scripts/products-score.ts', slow: true },
  { name: 'build', command: 'node scripts/build.mjs', slow: true },
  {
    name: 'journeys in a browser',
    command: 'playwright test',
    report: { file: playwrightReport, read: readPlaywrightReport },
    browser: true,
    slow: true,
  },
];

// The servers that tests start would read it, and write into the database that it names.
if (existsSync('.env')) {
  console.error(
    'Move .env away while the checks run: its settings would reach the servers of the tests.',
  );
  process.exit(1);
}

const failedToRun: Tally = { passed: 0, failed: 1, skipped: 0, failures: [] };
const results = checks
  .filter((check) => !(fast && check.slow))
  .map((check) => {
    const started = performance.now();
    const tally = run(check);
    return { name: check.name, ...tally, seconds: (performance.now() - started) / 1000 };
  });

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

function run(check: Check): Tally {
  console.log(`\n── ${check.name}: ${check.command}`);
  const env = { ...process.env };
  if (check.browser) {
    const browser = launchableBrowser();
    if (browser === undefined) return failedToRun;
    env['CHROMIUM_PATH'] = browser;
    const firefox = launchableFirefox();
    if (firefox !== undefined) env['FIREFOX_PATH'] = firefox;
  }
  if (check.report) rmSync(check.report.file, { force: true });
  // Through a shell, because on Windows the tools are command files.
  const { status } = spawnSync(check.command, { stdio: 'inherit', shell: true, env });
  const succeeded = status === 0;
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

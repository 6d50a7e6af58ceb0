import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What one cold start takes, in milliseconds. */
export interface ColdStart {
  readonly readyMs: number;
  readonly processorMs: number;
}

/**
 * Returns what a new process needs for the engine, five times: with its code in a bundle, as in production, and out of
 * a file such as the build writes.
 */
export function measureColdStarts(): readonly ColdStart[] {
  const folder = mkdtempSync(join(tmpdir(), 'finder-score-'));
  const bundle = join(folder, 'bundle');
  const file = join(folder, 'gift-engine.bin');
  const run = (script: string, ...words: readonly string[]) =>
    execFileSync(process.execPath, [join(import.meta.dirname, '../..', script), ...words], {
      encoding: 'utf8',
    });
  try {
    run('scripts/build/server-bundle.ts', bundle, 'src/server/gift-finder/gift-engine.ts');
    run('scripts/build/gift-engine.ts', file);
    const start = () => run('scripts/finder-cold-start.mjs', join(bundle, 'main.js'), file);
    // The first one compiles the code.
    start();
    return [1, 2, 3, 4, 5].map(() => JSON.parse(start()) as ColdStart);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

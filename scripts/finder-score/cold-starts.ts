import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What one cold start takes, in milliseconds. */
export interface ColdStart {
  readonly readyMs: number;
  readonly processorMs: number;
}

/** Returns what a new process needs for the engine out of a file that the build would write, five times. */
export function measureColdStarts(): readonly ColdStart[] {
  const folder = mkdtempSync(join(tmpdir(), 'finder-score-'));
  const file = join(folder, 'gift-engine.bin');
  const run = (script: string) =>
    execFileSync(process.execPath, [join(import.meta.dirname, script), file], { encoding: 'utf8' });
  try {
    run('../build/gift-engine.ts');
    // The first one compiles the code.
    run('../finder-cold-start.mjs');
    return [1, 2, 3, 4, 5].map(() => JSON.parse(run('../finder-cold-start.mjs')) as ColdStart);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

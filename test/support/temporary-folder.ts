import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes an empty folder and returns its path; `atEnd` is told how to remove it: `onTestFinished` in a test, `afterAll`
 * outside of one.
 */
export function temporaryFolder(atEnd: (remove: () => void) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

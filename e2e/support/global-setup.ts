import { execFileSync } from 'node:child_process';

/** The journeys are taken through what visitors get: a build of the sources as they are now. */
export default function buildFirst(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' });
}

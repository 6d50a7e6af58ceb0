import { execFileSync } from 'node:child_process';
import { serveStates } from './states-server.ts';

/** The journeys are taken through what visitors get: a build of the sources as they are now. */
export default async function setUp(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' });
  return serveStates();
}

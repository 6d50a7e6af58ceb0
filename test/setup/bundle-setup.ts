import { execFileSync } from 'node:child_process';

/** Tests that start the server as operators do run the sources as they are now. */
export default function bundleFirst(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale', '--server'], {
    stdio: 'inherit',
  });
}

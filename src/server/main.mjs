import { existsSync } from 'node:fs';
import nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/*
 * The server in production: plain JavaScript, which runs what `npm run build` bundled from `production.ts` (decision 59).
 */
const root = join(import.meta.dirname, '../..');
const bundle = join(root, 'dist/server-bundle/main.js');

// Before anything that an older Node does not have, so that it prints no stack trace.
const oldestNode = 24;
if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  console.error(
    `The server needs Node ${oldestNode} or newer, and this is ${process.versions.node}: install it from https://nodejs.org, and put it first on the PATH.`,
  );
  process.exit(1);
}

// Compiled code of the last start is taken up again.
nodeModule.enableCompileCache(join(root, '.cache/compiled'));
// V8 keeps the young generation at the 2 MB that it begins with, two halves of 1 MB, where it would grow by
// doubling: requests are small, and so is the machine perhaps. docs/performance.md has larger ones measured.
setFlagsFromString('--semi-space-growth-factor=1');
// So little is collected by one thread in less time than it takes to wake others.
setFlagsFromString('--no-parallel-scavenge');
// V8 lets a small heap grow to four times what was live at the last collection; twice takes a fifth less memory under
// load, for no more processor time than varies from run to run.
setFlagsFromString('--heap-growing-percent=100');

if (!existsSync(bundle)) {
  console.error('The server is not built: run "npm run build".');
  process.exit(1);
}
const { startProduction } = await import(pathToFileURL(bundle).href);
await startProduction(root);

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

const root = join(import.meta.dirname, '../..');

// Compiled code of the last start is taken up again: half of the time that starting takes. This file is
// plain JavaScript, so that Node does not load its TypeScript compiler where the cache has everything.
enableCompileCache(join(root, '.cache/compiled'));
// V8 keeps the young generation at the 2 MB that it begins with, two halves of 1 MB, where it would grow by
// doubling: requests are small, and so is the machine perhaps. docs/performance.md has larger ones measured.
setFlagsFromString('--semi-space-growth-factor=1');

const [{ builtPages }, { startServer: run }, { runtimeEnvironment: world }] = await Promise.all([
  import('./pages/built-pages.ts'),
  import('./start-server.ts'),
  import('./process-environment.ts'),
]);

/** Its code, too, is loaded by the first search. */
const giftEngine = async () =>
  (await import('./gift-finder/gift-engine.ts')).loadGiftEngine(join(root, 'dist/gift-engine.bin'));

/** The door in production: pages and the gift finder come from what was built. */
await run(world, async (config) => ({ pages: await builtPages(join(root, 'dist'), config) }), {
  giftEngine,
});

import { join } from 'node:path';
import { builtPages } from './pages/built-pages.ts';
import { run } from './run.ts';
import { world } from './world.ts';

/** The door in production: pages come from what was built. */
await run(world, async (config) => ({
  pages: await builtPages(join(import.meta.dirname, '../../dist'), config),
}));

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Prints what a fresh process needs for the engine, as the server builds it at the first search, out of the file that
 * the build writes (`scripts/build/gift-engine.ts`), as JSON: the milliseconds until it is ready, the loading of its
 * code included, and those of the processor alone, which other work on the machine changes less.
 */
const [file = ''] = process.argv.slice(2);
// As the server does: code that was compiled once is taken up again.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
const started = performance.now();
const used = process.cpuUsage();
const { loadGiftEngine } = await import('../src/server/gift-finder/gift-engine.ts');
await loadGiftEngine(file);
const { user, system } = process.cpuUsage(used);
const readyMs = performance.now() - started;
console.log(JSON.stringify({ readyMs, processorMs: (user + system) / 1000 }));

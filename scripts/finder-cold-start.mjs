import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Prints what a fresh process needs for the engine, as the server builds it at the first search, as JSON: the
 * milliseconds until it is ready, the loading of its code included, and those of the processor alone, which other work
 * on the machine changes less. Usage: `node scripts/finder-cold-start.mjs CODE ENGINE`, where CODE is a bundle of
 * `src/server/gift-finder/gift-engine.ts`, and ENGINE the file that `scripts/build/gift-engine.ts` writes.
 */
const [code = '', file = ''] = process.argv.slice(2);
// As the server does: code that was compiled once is taken up again.
enableCompileCache(join(dirname(code), 'compiled'));
const started = performance.now();
const used = process.cpuUsage();
const { loadGiftEngine } = await import(pathToFileURL(code).href);
await loadGiftEngine(file);
const { user, system } = process.cpuUsage(used);
const readyMs = performance.now() - started;
console.log(JSON.stringify({ readyMs, processorMs: (user + system) / 1000 }));

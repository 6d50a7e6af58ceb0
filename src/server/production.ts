import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/read-config.ts';
import { setIdeaDrawings } from './drawings/drawing-of.ts';
import { readIdeaDrawings } from './drawings/idea-drawings.ts';
import { builtPages } from './pages/built-pages.ts';
import { collectWhenIdle } from './process/collect-when-idle.ts';
import { keepTickShape } from './process/keep-tick-shape.ts';
import { createLog } from './process/log.ts';
import { runtimeEnvironment } from './process/process-environment.ts';
import { compareSources } from './process/source-record.mjs';
import { startServer } from './process/start-server.ts';

/** The first visitors come first. */
const checkAfterMs = 5000;

/**
 * Starts the server in production, which `main.mjs` runs as a bundle: pages and the gift finder come from what was
 * built below `root`.
 */
export async function startProduction(root: string): Promise<void> {
  keepTickShape();
  const dist = join(root, 'dist');
  /** Its code, too, is loaded by the first search. */
  const giftEngine = async () =>
    (await import('./gift-finder/gift-engine.ts')).loadGiftEngine(join(dist, 'gift-engine.bin'));
  const openPages = async (config: Config) => {
    const pages = await builtPages(dist, config);
    setIdeaDrawings(await readIdeaDrawings(join(dist, 'idea-drawings.json')));
    return { pages };
  };
  await startServer(runtimeEnvironment, openPages, { giftEngine });
  collectWhenIdle();
  setTimeout(() => {
    const log = createLog('warn');
    warnOfChangedSources(root, log).catch((error: unknown) => {
      log.warn({ err: error }, 'the sources could not be compared with the build');
    });
  }, checkAfterMs).unref();
}

async function warnOfChangedSources(root: string, log: FastifyBaseLogger): Promise<void> {
  const changed = (await compareSources(root))?.changed[0];
  if (changed === undefined) return;
  log.warn(
    { changed },
    'the server was built before its sources were changed: run "npm run build" and start it again',
  );
}

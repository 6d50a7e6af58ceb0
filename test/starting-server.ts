import { runtimeEnvironment } from '../src/server/process/process-environment.ts';
import { startServer } from '../src/server/process/start-server.ts';

/*
 * A server process whose start takes as long as a test needs: with PAGES=never it says that it opens its pages, and
 * has never opened them.
 */
await startServer(runtimeEnvironment, async () => {
  if (runtimeEnvironment.environment['PAGES'] === 'never') {
    console.log('opening the pages');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }
  return {
    pages: {
      files: null,
      cacheable: true,
      prerendered: () => undefined,
      render: async () => new Response('<!doctype html><title>page</title>'),
    },
  };
});

import { join } from 'node:path';
import { builtPages } from './pages/built-pages.ts';
import { run } from './run.ts';

/** The door: the only place, with its twin for development, that touches the world around us. */
await run(
  {
    environment: process.env,
    words: process.argv.slice(2),
    exit: (code) => process.exit(code),
    onStop: (stop) => {
      process.once('SIGTERM', stop);
      process.once('SIGINT', stop);
    },
  },
  async (config) => ({
    pages: await builtPages(join(import.meta.dirname, '../../dist'), config),
  }),
);

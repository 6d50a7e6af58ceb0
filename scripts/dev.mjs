import { become, findNode } from './runtime.mjs';

const watched = ['src/server', 'src/contract', 'src/domain', 'db'];

become(findNode(), [
  ...watched.map((folder) => `--watch-path=${folder}`),
  'src/server/dev.ts',
  ...process.argv.slice(2),
]);

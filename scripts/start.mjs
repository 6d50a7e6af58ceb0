import { buildIfStale } from './build.mjs';
import { installDependencies } from './install.mjs';
import { become, findNode } from './runtime.mjs';

installDependencies({ forTests: false });
const node = findNode();
await buildIfStale();
become(node, ['src/server/main.mjs', ...process.argv.slice(2)], {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
});

import { become, findNode } from './runtime.mjs';

// The server in the background of a machine: stops gracefully when npm is told to stop.
become(findNode(), ['src/server/main.mjs', ...process.argv.slice(2)]);

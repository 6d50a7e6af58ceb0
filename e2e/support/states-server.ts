import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { picture } from '../../test/support/pictures.ts';
import type { RunningServers } from './server.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Builds the page of all states, which no real build contains, and serves it and one picture. */
export async function serveStates(): Promise<RunningServers> {
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-states-'));
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', 'states', '--outDir', folder],
    // In its development form React tells of its complaints, and a complaint fails the test.
    { env: { PATH: process.env['PATH'], NODE_ENV: 'development' } },
  );
  const photo = Buffer.from(
    await (await picture('png', { width: 640, height: 480 })).arrayBuffer(),
  );
  const page = await readFile(join(folder, 'src/web/states/index.html'));

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = types[extname(pathname)];
    if (pathname.startsWith('/api/image/')) {
      response.setHeader('content-type', 'image/png').end(photo);
    } else if (type === undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    } else {
      readFile(join(folder, normalize(pathname))).then(
        (file) => response.setHeader('content-type', type).end(file),
        () => response.writeHead(404).end(),
      );
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return {
    servers: [address, address],
    log: () => '',
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

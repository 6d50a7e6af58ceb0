import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
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

/** Where the workers find the origin of the server that `serveStates` has started. */
const originVariable = 'STATES_ORIGIN';

interface Site {
  readonly folder: string;
  readonly page: Buffer;
  readonly photo: Buffer;
}

/**
 * Serves the page of all states, which no real build contains, and one picture, to every worker of a run. The page is
 * built when the first one asks for it. Returns how to stop the server.
 */
export async function serveStates(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-states-'));
  let site: Promise<Site> | undefined;
  const server = createServer((request, response) => {
    site ??= buildSite(folder);
    site.then(
      (built) => answer(built, request.url ?? '/', response),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  process.env[originVariable] = `http://127.0.0.1:${port}`;
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Returns the server of the states once it has the page. @throws Error when the page cannot be built */
export async function statesServer(): Promise<RunningServers> {
  const origin = process.env[originVariable] ?? '';
  const response = await fetch(origin);
  if (!response.ok) throw new Error(await response.text());
  return { servers: [origin, origin], log: () => '', stop: async () => {} };
}

async function buildSite(folder: string): Promise<Site> {
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', 'states', '--outDir', folder],
    // In its development form React tells of its complaints, and a complaint fails the test.
    { env: { PATH: process.env['PATH'], NODE_ENV: 'development' } },
  );
  const photo = await picture('png', { width: 640, height: 480 });
  return {
    folder,
    page: await readFile(join(folder, 'src/web/states/index.html')),
    photo: Buffer.from(await photo.arrayBuffer()),
  };
}

function answer({ folder, page, photo }: Site, url: string, response: ServerResponse): void {
  const { pathname } = new URL(url, 'http://localhost');
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
}

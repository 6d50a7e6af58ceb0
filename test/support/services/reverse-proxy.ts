import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { installedProgram } from '../installed.ts';

export interface ReverseProxy {
  readonly origin: string;
  /** what it is, for people */
  readonly name: string;
  stop(): Promise<void>;
}

/** Starts a proxy in front of these servers, which take turns: nginx where it is installed, else one of our own. */
export async function startReverseProxy(origins: readonly string[]): Promise<ReverseProxy> {
  const nginx = installedProgram('nginx');
  return nginx === undefined ? startOwnProxy(origins) : startNginx(nginx, origins);
}

/** Returns the configuration in `deploy/nginx.conf` without TLS, on `port`, in front of `origins`. */
function nginxConfiguration(origins: readonly string[], port: number): string {
  const example = readFileSync('deploy/nginx.conf', 'utf8');
  const start = example.indexOf('server {', example.indexOf('listen 443'));
  const from = start === -1 ? example.lastIndexOf('server {') : start;
  const changes: readonly (readonly [string | RegExp, string])[] = [
    [/listen 443 ssl;\n.*http2 on;.*\n/, `listen 127.0.0.1:${port};\n`],
    [/ *ssl_certificate .*\n *ssl_certificate_key .*\n/, ''],
    [/ *access_log .*\n *error_log .*\n/, ' access_log off;\n'],
    [/http:\/\/127\.0\.0\.1:3000/g, 'http://servers'],
    // The port is not the usual one.
    [/Host \$host/g, 'Host $$http_host'],
  ];
  let server = example.slice(from);
  for (const [what, replacement] of changes) {
    const changed = server.replace(what, replacement);
    if (changed === server) throw new Error(`deploy/nginx.conf has no ${String(what)}`);
    server = changed;
  }
  const upstream = origins.map((origin) => `server ${new URL(origin).host};`).join(' ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
${temporary.map((part) => `${part}_temp_path temp-${part};`).join('\n')}
upstream servers { ${upstream} }
${server}
}`;
}

async function startNginx(program: string, origins: readonly string[]): Promise<ReverseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-nginx-'));
  const port = await freePort();
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(join(folder, 'nginx.conf'), user + nginxConfiguration(origins, port));
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // SIGKILL would leave its worker processes.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin);
  return {
    origin,
    name: 'nginx with deploy/nginx.conf',
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null && end()) await ended;
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startOwnProxy(origins: readonly string[]): Promise<ReverseProxy> {
  let turn = 0;
  const proxy = createServer((incoming, answer) => {
    const origin = origins[turn++ % origins.length] ?? '';
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-proto': 'http',
    };
    const passed = request(
      origin + (incoming.url ?? '/'),
      { method: incoming.method, headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        answer.flushHeaders();
        response.pipe(answer);
      },
    );
    answer.on('close', () => passed.destroy());
    passed.on('error', () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    incoming.pipe(passed);
  }).listen(await freePort(), '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    name: 'a proxy of our own, because nginx is not installed',
    async stop() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

/** Waits until there is an answer at `origin`; rejects after ten seconds. */
async function answers(origin: string): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await fetch(`${origin}/healthz`).catch(() => null))?.ok) {
    if (performance.now() > deadline) throw new Error(`no answer from ${origin}`);
    await sleep(50);
  }
}

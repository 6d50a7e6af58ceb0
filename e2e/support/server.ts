import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../test/postgres.ts';

export interface ServerOptions {
  /** One process on SQLite, or two on one PostgreSQL. */
  readonly database: 'sqlite' | 'postgres';
  /** Settings beside the usual ones, by the names an operator uses. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface RunningServers {
  /** Base addresses; on SQLite both are the same. */
  readonly servers: readonly [string, string];
  /** All that the servers have said so far. */
  log(): string;
  stop(): Promise<void>;
}

const startTimeoutMs = 30_000;
/** A site that runs already, such as that of `npm run cluster`, to take the journeys through instead. */
const siteOrigin = process.env['SITE_ORIGIN'];

/** Starts the servers of a test run. Returns how to reach and to stop them. */
export async function startServers(options: ServerOptions): Promise<RunningServers> {
  if (siteOrigin) return { servers: [siteOrigin, siteOrigin], log: () => '', stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-e2e-'));
  const postgres = options.database === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = await postgres?.createDatabase('wishbow');
  const environment = {
    DATA_DIR: folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...options.environment,
  };

  const first = await startServer(join(folder, 'first.log'), environment);
  const second = postgres ? await startServer(join(folder, 'second.log'), environment) : first;
  const running = [...new Set([first, second])];
  return {
    servers: [first.address, second.address],
    log: () => running.map((server) => server.log()).join('\n'),
    async stop() {
      const stops = await Promise.allSettled(running.map((server) => server.stop()));
      await postgres?.stop();
      for (const stop of stops) if (stop.status === 'rejected') throw stop.reason;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface RunningServer {
  readonly address: string;
  log(): string;
  stop(): Promise<void>;
}

async function startServer(
  logFile: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const output = openSync(logFile, 'w');
  const server = spawn(process.execPath, ['src/server/main.mjs'], {
    // A file rather than a pipe: nothing is lost, and a busy test does not hold the server up.
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: 'off',
      // Links that tests paste lead nowhere: no name server of the internet is asked.
      PRODUCT_DNS: '127.0.0.1:9',
      ...environment,
    },
  });
  closeSync(output);
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const log = () => readFileSync(logFile, 'utf8');
  const address = await addressOf(server, logFile);
  return {
    address,
    log,
    async stop() {
      await stopGracefully(server, log);
      process.off('exit', kill);
    },
  };
}

/** The server prints its address once it answers. @throws Error when it ends first or takes too long */
async function addressOf(server: ChildProcess, logFile: string): Promise<string> {
  const ended = new AbortController();
  server.once('exit', () => ended.abort());
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(startTimeoutMs)]);
  const writes = watch(logFile);
  try {
    for (;;) {
      // Before the look at the file: what is written after it is not missed.
      const written = once(writes, 'change', { signal });
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(readFileSync(logFile, 'utf8'))?.[0];
      if (address !== undefined) {
        written.catch(() => {});
        return address;
      }
      await written;
    }
  } catch {
    server.kill('SIGKILL');
    throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8')}`);
  } finally {
    writes.close();
  }
}

async function stopGracefully(server: ChildProcess, log: () => string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const exit = once(server, 'exit', { signal: AbortSignal.timeout(10_000) });
    server.kill('SIGTERM');
    try {
      await exit;
    } catch {
      server.kill('SIGKILL');
      throw new Error(`The server did not stop within 10 s:\n${log()}`);
    }
  }
  if (server.exitCode === 0) return;
  throw new Error(`The server ended with ${server.exitCode ?? server.signalCode}:\n${log()}`);
}

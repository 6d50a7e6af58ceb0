import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';
import { freePort } from '../free-port.ts';
import { installedProgram } from '../installed.ts';

/** As Debian packages them: valkey-server or redis-server. */
const programs = ['valkey-server', 'redis-server'];

export const hasRedis = (): boolean => installedProgram(...programs) !== undefined;

export interface RedisServer {
  readonly url: string;
  /** Returns the names of all that is stored. */
  keys(): Promise<string[]>;
  /** Stops and continues it: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Starts it again, empty, at the same address. */
  start(): Promise<void>;
  /** Ends it at once, as a crash does. */
  stop(): Promise<void>;
}

/** Starts a server that stores nothing on disk, on a free loopback port. */
export async function startRedis(): Promise<RedisServer> {
  const program = installedProgram(...programs);
  if (program === undefined) throw new Error(`none of ${programs.join(', ')} is installed`);
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const kill = () => child?.kill('SIGKILL');
  process.once('exit', kill);
  const server: RedisServer = {
    url,
    async keys() {
      const client = new Redis(url);
      const keys = await client.keys('*');
      client.disconnect();
      return keys;
    },
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
      child = spawn(program, args, { cwd: tmpdir(), stdio: 'ignore' });
      const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 200 });
      client.on('error', () => {});
      await client.ping();
      client.disconnect();
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      kill();
      await ended;
    },
  };
  await server.start();
  return server;
}

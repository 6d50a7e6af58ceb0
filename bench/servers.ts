import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nativeMemory } from '../src/server/process/native-memory.ts';

export interface BenchServer {
  readonly origin: string;
  /** milliseconds from the start of the process to its first answer */
  readonly startedWithin: number;
  /** what its main thread has used of a processor, in milliseconds: other work on the machine hardly changes it */
  processorMs(): number;
  /** resident memory, in megabytes */
  memory(): Promise<number>;
  /** the same of the server and the processes it started, in megabytes; shared pages count once */
  memoryWithChildren(): Promise<number>;
  stop(): Promise<void>;
}

async function start(program: string[], environment: Record<string, string>): Promise<BenchServer> {
  const began = performance.now();
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (!origin) continue;
    // Whatever it says later is read, so that it never waits for us.
    child.stdout.resume();
    await fetch(`${origin}/healthz`);
    return {
      origin,
      startedWithin: performance.now() - began,
      processorMs: () => processorMsOf(child.pid ?? 0),
      memory: async () => memoryOf(child.pid ?? 0),
      memoryWithChildren: async () => {
        const pid = child.pid ?? 0;
        const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
        const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)];
        return pids.reduce((sum, each) => sum + shareOf(each), 0);
      },
      async stop() {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      },
    };
  }
  throw new Error(`${program.join(' ')} did not start`);
}

/** As the scheduler of Linux counts it, of the first thread. */
function processorMsOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/** As Linux counts it: pages of the process that are in memory now. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Pages of the process, those that it shares with others divided among them; 0 once it has ended. */
function shareOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
  } catch {
    return 0;
  }
}

/** The yardstick: what Node's own server does with "hello", or with the response in a file. */
export function startBareServer(file?: string): Promise<BenchServer> {
  return start(file === undefined ? ['bench/hello.ts'] : ['bench/hello.ts', file], {});
}

interface WishbowOptions {
  /** a data directory that stands; else it gets one of its own */
  readonly folder?: string;
  /** of a PostgreSQL to use instead of the embedded database */
  readonly databaseUrl?: string;
}

/** The real server as it is served. */
export async function startWishbow(options: WishbowOptions = {}): Promise<BenchServer> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'wishbow-bench-'));
  const server = await start(['src/server/main.mjs'], {
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...nativeMemory,
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nativeMemory } from '../src/server/process/native-memory.ts';
import { startProcess } from '../test/support/processes.ts';
import { memoryOf, memoryWithChildrenOf, processorMsOf } from './process-figures.ts';

/** A server that is measured. */
export interface BenchServer {
  readonly origin: string;
  /** milliseconds from the start of the process to its first answer */
  readonly startedWithin: number;
  /** what its main thread has used of a processor, in milliseconds: other work on the machine hardly changes it */
  processorMs(): number;
  /** resident memory, in megabytes */
  memory(): number;
  /** the same of the server and the processes it started, in megabytes; shared pages count once */
  memoryWithChildren(): number;
}

type Measure<Result> = (server: BenchServer) => Promise<Result>;

/** Stops the server however `measure` ends: one that runs on would keep this process from ending. */
async function withServer<Result>(
  program: string,
  environment: Record<string, string>,
  measure: Measure<Result>,
): Promise<Result> {
  const began = performance.now();
  const server = await startProcess({ NODE_ENV: 'production', ...environment }, program);
  const { origin, child } = server;
  const pid = child.pid ?? 0;
  try {
    await fetch(`${origin}/healthz`);
    return await measure({
      origin,
      startedWithin: performance.now() - began,
      processorMs: () => processorMsOf(pid),
      memory: () => memoryOf(pid),
      memoryWithChildren: () => memoryWithChildrenOf(pid),
    });
  } finally {
    await server.stop();
  }
}

/** A response that a bare server sends to every request. */
export interface BareResponse {
  readonly headers: IncomingHttpHeaders;
  /** base64 */
  readonly body: string;
}

/**
 * Calls `measure` with the yardstick: Node's own server, which says "hello" or, unless it is null, sends this
 * response. Returns its result, when the server has stopped.
 */
export function withBareServer<Result>(
  response: BareResponse | null,
  measure: Measure<Result>,
): Promise<Result> {
  return withServer(
    'bench/hello.ts',
    response ? { RESPONSE: JSON.stringify(response) } : {},
    measure,
  );
}

interface WishbowOptions {
  /** a data directory that stands; else it gets one of its own */
  readonly folder?: string;
  /** of a PostgreSQL to use instead of the embedded database */
  readonly databaseUrl?: string;
}

/** Calls `measure` with the real server as it is served. Returns its result, when the server has stopped. */
export async function withWishbow<Result>(
  { folder, databaseUrl }: WishbowOptions,
  measure: Measure<Result>,
): Promise<Result> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'wishbow-bench-'));
  const environment = {
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...nativeMemory,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  try {
    return await withServer('src/server/main.mjs', environment, measure);
  } finally {
    if (folder === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

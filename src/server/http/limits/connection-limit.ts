import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';

/** Open files that are not connections of visitors: databases, pictures, product pages, worker threads. */
const maxReservedFiles = 256;
/** Closed connections are logged at most once in this time. */
const logIntervalMs = 60_000;

/**
 * Limits the open connections of `server`; further ones are closed at once, so that files and databases
 * can still be opened. `configured` is the operator's number; 0: derived from the limit of open files.
 */
export function limitConnections(
  server: Server,
  configured: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  const limit = configured || connectionsWithin(maxOpenFiles());
  if (limit === null) return;
  server.maxConnections = limit;
  let loggedAt = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    if (performance.now() - loggedAt < logIntervalMs) return;
    loggedAt = performance.now();
    log.warn(
      { limit },
      'new connections are closed, because too many are open; see MAX_CONNECTIONS and the limit of open files',
    );
  });
}

/** Returns the number of connections that leaves enough files for everything else; null: no limit. */
function connectionsWithin(openFiles: number | null): number | null {
  if (openFiles === null) return null;
  return Math.floor(Math.max(openFiles / 2, openFiles - maxReservedFiles));
}

/** Returns how many files this process may open; null where that is unknown. */
function maxOpenFiles(): number | null {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { codeOf, StorageUnavailable } from '../storage-unavailable.ts';
import type { DatabaseLoad } from './database.ts';

/** Idle time before TCP sends keep-alive probes. */
const keepAliveDelayMs = 30_000;

/** Counts and epoch milliseconds fit a double; by default pg returns them as text. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Returns the settings of each connection to the server at `url`. */
export function connectionSettings(url: string, connectTimeoutMs: number): pg.ClientConfig {
  return {
    connectionString: withExplicitTls(url),
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'wishbow',
  };
}

/**
 * node-postgres verifies the server's certificate for `require`, `prefer` and `verify-ca` too, and
 * warns that this may change: named `verify-full`, it stays as it is.
 */
function withExplicitTls(url: string): string {
  const parsed = URL.parse(url);
  const mode = parsed?.searchParams.get('sslmode');
  const isAmbiguous = mode === 'require' || mode === 'prefer' || mode === 'verify-ca';
  if (!parsed || !isAmbiguous || parsed.searchParams.has('uselibpqcompat')) return url;
  parsed.searchParams.set('sslmode', 'verify-full');
  return parsed.href;
}

/** A pool with figures of its load. */
export interface MeasuredPool extends PostgresPool {
  load(): Required<DatabaseLoad>['connections'];
}

export interface PoolOptions {
  /** maximum number of connections */
  readonly size: number;
  /** longest wait for a connection, new or from the pool */
  readonly connectTimeoutMs: number;
  /** longest wait for one statement; null: no limit */
  readonly statementTimeoutMs: number | null;
  /** whether no connection pooler is between, which would hand a setting of one connection to other users of it */
  readonly isDirect: boolean;
}

/** The part of the limit after which PostgreSQL ends a statement itself: before the server gives its connection up. */
const ownShare = 0.9;
/** After so many limits PostgreSQL ends a transaction that waits for its client. */
const idleLimits = 2;

/** Sets how long PostgreSQL lets a statement take, and a transaction wait for its client; 0 for no limit. */
async function limitStatements(client: pg.ClientBase, limitMs: number | null): Promise<void> {
  const statementMs = Math.floor((limitMs ?? 0) * ownShare);
  const idleMs = (limitMs ?? 0) * idleLimits;
  await client.query(
    `select set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $2, false)`,
    [`${statementMs}ms`, `${idleMs}ms`],
  );
}

/**
 * Returns a pool of at most `size` connections. A query that fails because the server is away or
 * exhausted rejects with `StorageUnavailable`; `report` gets the error of a connection that broke.
 */
export function postgresPool(
  url: string,
  { size, connectTimeoutMs, statementTimeoutMs, isDirect }: PoolOptions,
  report: (error: Error) => void,
): MeasuredPool {
  const pool = new pg.Pool({
    ...connectionSettings(url, connectTimeoutMs),
    max: size,
    // A timer of the client: it closes the connection, which a backend that waits for a lock does not notice.
    ...(statementTimeoutMs !== null && { query_timeout: statementTimeoutMs }),
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, which its types do not say
    ...(isDirect && { onConnect: (client) => limitStatements(client, statementTimeoutMs) }),
  });
  pool.on('error', report);
  // pg-pool removes its own listener from a connection in use, and an 'error' event without a
  // listener ends the process. The running query rejects with the same error.
  pool.on('connect', (client) => client.on('error', () => {}));
  const clients = new WeakMap<pg.PoolClient, GuardedClient>();
  return {
    options: {},
    load: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new StorageUnavailable('database', error);
      });
      const guardedClient = clients.get(client) ?? new GuardedClient(client);
      clients.set(client, guardedClient);
      return guardedClient;
    },
    end: () => pool.end(),
  };
}

/** A connection in use; after a fault of the connection itself it is closed instead of used again. */
class GuardedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #fault: StorageUnavailable | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** undefined in the types, used by Kysely to cancel a query */
  get processID(): number | undefined {
    return (this.#client as { processID?: number }).processID;
  }

  /** Kysely's other signature, for cursors, is used only where they are configured. */
  readonly query = this.#run.bind(this) as unknown as PostgresPoolClient['query'];

  async #run(statement: string, parameters: unknown[]): Promise<pg.QueryResult> {
    // Later statements, such as the rollback, fail for the same reason.
    if (this.#fault) throw this.#fault;
    try {
      return await this.#client.query(statement, parameters);
    } catch (error) {
      const fault = unavailableOr(error);
      if (fault instanceof StorageUnavailable && endsConnection(error)) this.#fault = fault;
      throw fault;
    }
  }

  release(isUnusable?: boolean): void {
    this.#client.release(isUnusable || this.#fault !== undefined);
  }
}

/** Whether a server that reported this fault closes the connection, or never reported anything. */
function endsConnection(error: unknown): boolean {
  const isReported = error instanceof pg.DatabaseError;
  return !isReported || error.severity === 'FATAL' || error.severity === 'PANIC';
}

/** SQLSTATE classes and codes of errors that mean that the server cannot work now. */
const unavailableClasses = new Set([
  '08', // connection exceptions
  '28', // no permission to connect
  '53', // out of connections, memory, disk
  '58', // input or output failed
]);
const unavailableCodes = new Set([
  '25006', // read-only: a standby
  '25P03', // a transaction waited too long for its client
  '3D000', // no such database
  '40001', // lost to other writers, again and again
  '40P01',
  '55P03', // lock not available
  '57014', // cancelled by a time limit
  '57P01', // shutting down, by command
  '57P02', // by a crash
  '57P03', // starting
  '57P05', // idle for too long
]);

/** Messages of node-postgres for a broken connection and for a time limit. */
const connectionFaults = /^Connection terminated|timeout|is not queryable|after calling end/;

/** The error itself, or `StorageUnavailable` when the server is away or cannot work now. */
function unavailableOr(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isUnavailable =
    error instanceof pg.DatabaseError
      ? isUnavailableState(codeOf(error) ?? '')
      : 'syscall' in error || connectionFaults.test(error.message);
  return isUnavailable ? new StorageUnavailable('database', error) : error;
}

function isUnavailableState(code: string): boolean {
  return unavailableClasses.has(code.slice(0, 2)) || unavailableCodes.has(code);
}

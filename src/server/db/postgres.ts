import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type Logger, PostgresDialect, sql } from 'kysely';
import { backoffMs, type Delays } from '../concurrency/backoff.ts';
import { codeOf } from '../storage-unavailable.ts';
import { checkWritable } from './check-writable.ts';
import type { Database, DatabaseEvents, Queries } from './database.ts';
import { PostgresListener } from './postgres-listener.ts';
import { notesOf, PostgresNotes } from './postgres-notes.ts';
import { type MeasuredPool, postgresPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

const channel = 'wishbow';
/** serialization_failure and deadlock_detected: PostgreSQL expects the client to retry */
const retryableCodes = new Set(['40001', '40P01']);
const maxAttempts = 5;
/** Delays before it is retried, when its connection is free for others. */
const retryDelays: Delays = { min: 5, max: 100 };

/** Addresses and number of connections. */
export interface PostgresSettings {
  readonly url: string;
  /** the address of PostgreSQL itself where `url` is a connection pooler */
  readonly directUrl: string;
  readonly poolSize: number;
  readonly connectTimeoutMs: number;
  readonly statementTimeoutMs: number;
}

/**
 * Returns a PostgreSQL database, which any number of processes may share. It connects with the first
 * query. `log` receives every statement.
 */
export function openPostgres(
  { url, directUrl, poolSize, connectTimeoutMs, statementTimeoutMs }: PostgresSettings,
  events: DatabaseEvents,
  log?: Logger,
): Database {
  const poolAt = (at: string, size: number, limitMs: number | null) =>
    postgresPool(
      at,
      { size, connectTimeoutMs, statementTimeoutMs: limitMs, isDirect: at === directUrl },
      events.fault,
    );
  const withPool = (pool: MeasuredPool) =>
    new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
  const pool = poolAt(url, poolSize, statementTimeoutMs);
  const db = withPool(pool);
  const notify = async (payload: string) => {
    await sql`select pg_notify(${channel}, ${payload})`.execute(db);
  };
  const listener = new PostgresListener({
    url: directUrl,
    connectTimeoutMs,
    channel,
    notify,
    events,
  });
  const notes = new PostgresNotes(notify);

  return {
    kind: 'postgres',
    read: db,
    async write(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await db.transaction().execute(work);
        } catch (error) {
          if (!retryableCodes.has(codeOf(error) ?? '') || attempt === maxAttempts) throw error;
          await sleep(backoffMs(attempt - 1, retryDelays));
        }
      }
    },
    async migrate(work: (db: Queries) => Promise<void>) {
      const unlimited = withPool(poolAt(directUrl, 1, null));
      try {
        await work(unlimited);
      } finally {
        await unlimited.destroy();
      }
    },
    listen: (receive) =>
      listener.start((payload) => {
        if (payload === null) receive(null);
        else for (const note of notesOf(payload)) receive(note);
      }),
    announce: (note) => notes.send(note),
    lead: () => listener.lead(),
    async keepCopy() {},
    findCopy: () => null,
    deleteCopiesBefore() {},
    dataVersion: () => null,
    load: () => ({ connections: pool.load() }),
    ping: () => db.transaction().execute(checkWritable),
    async close() {
      notes.close();
      await listener.close();
      await db.destroy();
    },
  };
}

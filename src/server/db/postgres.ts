import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

const channel = 'wishbow';
/** serialization_failure and deadlock_detected: the loser is expected to try again */
const worthRetrying = new Set(['40001', '40P01']);
const attempts = 5;
/** How soon a lost ear is replaced, in milliseconds. */
const retryEvery = 500;

/** Counts and epoch milliseconds fit a double; pg would hand them over as text. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A PostgreSQL server at `url`, shared by any number of processes. `report` hears about
 * connections that broke while nobody was waiting for them.
 */
export function openPostgres(url: string, report: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, max: 20, types, keepAlive: true });
  pool.on('error', report);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  let ear: pg.Client | undefined;
  const closing = new AbortController();

  /** Listens on a connection of its own, and on the next one when that breaks. */
  async function hear(listener: (note: string | null) => void): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    let lost = false;
    const again = (error?: Error) => {
      if (lost || closing.signal.aborted) return;
      lost = true;
      if (error) report(error);
      client.end().catch(() => {});
      void hearAgain(listener);
    };
    client.on('error', again);
    client.on('end', () => again());
    client.on('notification', (message) => listener(message.payload ?? null));
    await client.connect();
    await client.query(`listen ${channel}`);
    ear = client;
  }

  async function hearAgain(listener: (note: string | null) => void): Promise<void> {
    while (!closing.signal.aborted) {
      await sleep(retryEvery, undefined, { ref: false });
      try {
        await hear(listener);
        // Notes sent while nobody listened are lost: everything may have changed.
        return listener(null);
      } catch {
        // Still away; the pool reports what is wrong to whoever asks for something.
      }
    }
  }

  return {
    kind: 'postgres',
    read: db,
    async write(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await db.transaction().execute(work);
        } catch (error) {
          const code = error instanceof Error && 'code' in error ? String(error.code) : '';
          if (!worthRetrying.has(code) || attempt === attempts) throw error;
        }
      }
    },
    listen: hear,
    async announce(note) {
      await sql`select pg_notify(${channel}, ${note})`.execute(db);
    },
    changeMark: () => null,
    async ping() {
      await sql`select 1`.execute(db);
    },
    async close() {
      closing.abort();
      await ear?.end().catch(() => {});
      await db.destroy();
    },
  };
}

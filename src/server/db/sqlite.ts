import { closeSync, openSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, type Logger, SqliteAdapter, SqliteDialect } from 'kysely';
import { checkWritable } from './check-writable.ts';
import type { Database, DatabaseEvents } from './database.ts';
import type { Schema } from './schema.ts';
import { copyBefore, deleteCopiesBefore, usableCopy } from './sqlite-file.ts';
import { withStatementCache, withStorageErrors } from './statement-cache.ts';
import { isLocked, WriteQueue } from './write-queue.ts';

/**
 * Time for which a data version is reused; commits of other processes are visible after it. A commit of
 * this process ends it at once.
 */
const dataVersionTtlMs = 5;

/** Interval at which commits of other processes are detected. */
const pollIntervalMs = 200;

/**
 * Pages of the write-ahead log (32 MB) after which it is checkpointed. Claims on many lists write
 * scattered pages; rarer checkpoints write each page less often and delay fewer claims.
 */
const checkpointPages = 8000;

/**
 * Memory for the pages of a connection, instead of 16 MB. The system keeps the file in memory as well, and every commit
 * empties the cache of the connection that reads.
 */
const cacheKilobytes = 4000;

/** Attempts to get the write lock for a migration, ten seconds each. */
const maxMigrationAttempts = 30;

/** Longest wait, at the start, for another process that creates the same file. */
const openTimeoutMs = 10_000;

/**
 * Longest wait of a read, which occupies the event loop: another process locks readers out only for
 * the moment in which it opens a file after a crash, or closes it as the last one.
 */
const readTimeoutMs = 500;

/** An open connection; `busyTimeoutMs` is how long its statements wait for a lock of another process. */
function connect(file: string, busyTimeoutMs: number): BetterSqlite3.Database {
  // Also decides who may read the log beside it: the file holds names, and the guests' tokens.
  closeSync(openSync(file, 'a', 0o600));
  const connection = new BetterSqlite3(file, { timeout: openTimeoutMs });
  enableWriteAheadLog(connection);
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  // Deleted data is overwritten, so that no names remain in free pages.
  connection.pragma('secure_delete = ON');
  connection.pragma(`cache_size = -${cacheKilobytes}`);
  connection.pragma(`wal_autocheckpoint = ${checkpointPages}`);
  connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
  return connection;
}

/** Tried again while another process does the same: SQLite does not wait by itself here. */
function enableWriteAheadLog(connection: BetterSqlite3.Database): void {
  const deadline = performance.now() + openTimeoutMs;
  for (;;) {
    try {
      connection.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!code?.startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** Tries again while another process is migrating, which may take longer than the lock timeout. */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || attempt === maxMigrationAttempts) throw error;
    }
  }
}

/** Kysely leaves transactions out when it migrates SQLite, although SQLite changes tables in them. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Returns the SQLite database in `file`, which is made if missing. It uses a write-ahead log, flushes
 * every commit to disk, and has one connection for writes and one for reads. Several processes may share
 * the file. `events` receives the fault when commits of other processes cannot be detected, `log` every statement.
 */
export function openSqlite(
  file: string,
  events: Pick<DatabaseEvents, 'fault'>,
  log?: Logger,
): Database {
  // The queue waits for the write lock; waiting in SQLite would block the event loop.
  const writing = connect(file, 0);
  const reading = connect(file, readTimeoutMs);
  // Where SQLite keeps the pages that a savepoint may have to restore: in a file, it writes each page that changes.
  const keepTemporaryData = (place: 'MEMORY' | 'FILE') => writing.pragma(`temp_store = ${place}`);
  keepTemporaryData('MEMORY');
  const writer = new Kysely<Schema>({
    dialect: new TransactionalSqliteDialect({ database: withStatementCache(writing) }),
    ...(log && { log }),
  });
  const reader = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: withStatementCache(reading) }),
    ...(log && { log }),
  });
  const [begin, rollback, release] = ['savepoint write', 'rollback to write', 'release write'].map(
    (sql) => writing.prepare(sql),
  );
  const queue = new WriteQueue(writer, {
    begin: () => withStorageErrors(() => begin?.run()),
    rollback: () => withStorageErrors(() => rollback?.run()),
    release: () => withStorageErrors(() => release?.run()),
  });
  // On the reading connection this number changes with every commit, also with our own.
  const selectDataVersion = reading.prepare<[], number>('pragma data_version').pluck();
  /** Null while it cannot be read: what was read before may be outdated. */
  const readDataVersion = () => {
    try {
      return selectDataVersion.get() ?? 0;
    } catch {
      return null;
    }
  };
  let currentVersion: number | null = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  queue.onCommit = () => {
    readAt = Number.NEGATIVE_INFINITY;
  };
  const timers: NodeJS.Timeout[] = [];

  return {
    kind: 'sqlite',
    read: reader,
    write: (work) => queue.write(work),
    async migrate(work) {
      // The index of a large table is sorted there.
      keepTemporaryData('FILE');
      try {
        return await whileLocked(() => queue.write(work));
      } finally {
        keepTemporaryData('MEMORY');
      }
    },
    async listen(listener) {
      // On the writing connection this number changes only with commits of other processes.
      const dataVersion = () => writing.pragma('data_version', { simple: true });
      let lastVersion = dataVersion();
      let isFailing = false;
      const timer = setInterval(() => {
        try {
          const now = dataVersion();
          isFailing = false;
          if (now === lastVersion) return;
          lastVersion = now;
        } catch (error) {
          // The next read finds whatever was committed meanwhile.
          if (!isFailing) events.fault(error as Error);
          isFailing = true;
          return;
        }
        listener(null);
      }, pollIntervalMs);
      timers.push(timer.unref());
    },
    async announce() {},
    lead: async () => true,
    dataVersion() {
      if (performance.now() - readAt > dataVersionTtlMs) {
        currentVersion = readDataVersion();
        readAt = performance.now();
      }
      return currentVersion;
    },
    async keepCopy(migration) {
      await copyBefore(migration, file, new Date());
    },
    deleteCopiesBefore: (time) => deleteCopiesBefore(file, time),
    findCopy: (migrations) => usableCopy(file, migrations),
    load: () => ({ waitingWrites: queue.length }),
    ping: () => queue.write(checkWritable),
    async close() {
      for (const timer of timers) clearInterval(timer);
      // Kysely does not close a connection that ran no query.
      await reader.destroy();
      await writer.destroy();
      reading.close();
      writing.close();
    },
  };
}

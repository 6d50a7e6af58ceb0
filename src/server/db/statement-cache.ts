import BetterSqlite3 from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { StorageUnavailable } from '../storage-unavailable.ts';

const maxStatements = 500;

/**
 * Returns a connection for Kysely that caches the most recently used statements by their text, because
 * Kysely prepares a new one for every query. This saves a quarter of the CPU and most of the memory of
 * native statements. Statements fail with `StorageUnavailable` while the file cannot be used.
 */
export function withStatementCache(connection: BetterSqlite3.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({
    max: maxStatements,
    memoMethod: (sql) => withStorageErrors(() => prepare(connection, sql)),
  });
  return {
    close: () => connection.close(),
    prepare(sql) {
      // Every transaction here writes. "begin immediate" waits for the lock, whereas upgrading a read
      // lock later would fail immediately.
      return statements.memo(sql === 'begin' ? 'begin immediate' : sql);
    },
  };
}

function prepare(connection: BetterSqlite3.Database, sql: string): SqliteStatement {
  const statement = connection.prepare(sql);
  // SQLite rolls back by itself when the disk is full; a second rollback would hide that error.
  const isNeeded = sql === 'rollback' ? () => connection.inTransaction : () => true;
  const unchanged = { changes: 0, lastInsertRowid: 0 };
  return {
    reader: statement.reader,
    all: (parameters) => withStorageErrors(() => statement.all(parameters)),
    run: (parameters) =>
      withStorageErrors(() => (isNeeded() ? statement.run(parameters) : unchanged)),
    iterate: (parameters) => statement.iterate(parameters),
  };
}

/** Result codes of SQLite for a file that cannot be used now. */
const unavailable = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|PERM|NOMEM|PROTOCOL)/;

/** Returns the result of `work`; throws `StorageUnavailable` where the file cannot be used now. */
export function withStorageErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BetterSqlite3.SqliteError && unavailable.test(error.code)) {
      throw new StorageUnavailable('database', error);
    }
    throw error;
  }
}

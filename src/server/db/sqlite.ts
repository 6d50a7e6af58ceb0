import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import { withStatementCache } from './statement-cache.ts';
import { WriteQueue } from './write-queue.ts';

/**
 * How long it may take to see what another process committed, in milliseconds; what this one did is
 * seen at once.
 */
const lookAgainAfter = 5;

/** How often to look whether another process has written, in milliseconds. */
const lookEvery = 200;

/**
 * Pages of the log until they are moved to the database, 32 MB. Claims on many lists write as many
 * pages, each far from the next: moved together they are fewer, and claimers wait less often.
 */
const checkpointEvery = 8000;

function connect(file: string): BetterSqlite3.Database {
  const connection = new BetterSqlite3(file, { timeout: 10_000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma(`wal_autocheckpoint = ${checkpointEvery}`);
  return connection;
}

/**
 * The embedded database in `file`: write-ahead log, every commit flushed to disk, one connection
 * that writes and one that reads what is committed. Several processes may share the file.
 */
export function openSqlite(file: string): Database {
  const writing = connect(file);
  const reading = connect(file);
  const writer = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: withStatementCache(writing) }),
  });
  const reader = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: withStatementCache(reading) }),
  });
  const [begin, rollback, release] = ['savepoint write', 'rollback to write', 'release write'].map(
    (sql) => writing.prepare(sql),
  );
  const queue = new WriteQueue(writer, {
    begin: () => begin?.run(),
    rollback: () => rollback?.run(),
    release: () => release?.run(),
  });
  // On the reading connection this number moves with every commit of any other, our own included.
  const readMark = reading.prepare('pragma data_version').pluck();
  let mark = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  queue.onCommit = () => {
    lookedAt = Number.NEGATIVE_INFINITY;
  };
  const timers: NodeJS.Timeout[] = [];

  return {
    kind: 'sqlite',
    read: reader,
    write: (work) => queue.write(work),
    async listen(listener) {
      // On the writing connection this number moves only when somebody else commits.
      const dataVersion = () => writing.pragma('data_version', { simple: true });
      let seen = dataVersion();
      const timer = setInterval(() => {
        const now = dataVersion();
        if (now === seen) return;
        seen = now;
        listener(null);
      }, lookEvery);
      timers.push(timer.unref());
    },
    async announce() {},
    changeMark() {
      if (performance.now() - lookedAt > lookAgainAfter) {
        lookedAt = performance.now();
        mark = readMark.get() as number;
      }
      return mark;
    },
    async ping() {
      reading.pragma('data_version');
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      // A Kysely that never ran a query leaves its connection open: close both here.
      await reader.destroy();
      await writer.destroy();
      reading.close();
      writing.close();
    },
  };
}

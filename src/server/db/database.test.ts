import { mkdirSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '../../../test/postgres.ts';
import { makeOlderDatabase } from '../../../test/support/older-database.ts';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import type { Database, DatabaseEvents, Queries } from './database.ts';
import { migrate, requireCurrentSchema } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { openSqlite } from './sqlite.ts';
import { copiesOf, copyBefore, deleteCopiesBefore, inspectSqlite } from './sqlite-file.ts';

const settings = {
  databaseListenUrl: null,
  databasePoolSize: 4,
  databaseConnectSeconds: 5,
  databaseStatementSeconds: 10,
};
const quiet: DatabaseEvents = { fault: () => {}, warning: () => {} };
const picture = (key: string) => ({ key, bytes: 1, widths: '320', created_at: 1 });

describe.each(['sqlite', 'postgres'] as const)('the database contract, with %s', (kind) => {
  const dataDir = temporaryFolder(afterAll);
  let databaseUrl: string | null = null;
  let one: Database;
  let two: Database;
  const open = () => openDatabase({ ...settings, databaseUrl, dataDir }, quiet);

  beforeAll(async () => {
    if (kind === 'postgres') databaseUrl = await createDatabase(inject('postgresUrl'), 'promises');
    one = await open();
    await migrate(one);
    two = await open();
  });
  afterAll(async () => {
    await one.close();
    await two.close();
  });

  const keys = async (database: Database, prefix: string) => {
    const rows = await database.read
      .selectFrom('images')
      .select('key')
      .where('key', 'like', `${prefix}%`)
      .orderBy('key')
      .execute();
    return rows.map((row) => row.key);
  };

  test('the database is of the requested kind, and migrating again changes nothing', async () => {
    expect(one.kind).toBe(kind);
    expect(await migrate(two)).toEqual([]);
    await expect(one.ping()).resolves.toBeUndefined();
  });

  test('of concurrent writes, the failing ones leave nothing and all others are stored', async () => {
    await one.write((tx) => tx.insertInto('images').values(picture('taken')).execute());
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) =>
        one.write(async (tx) => {
          await tx
            .insertInto('images')
            .values(picture(`many-${n}`))
            .execute();
          if (n % 4 === 0) throw new Error('changed my mind');
          if (n % 4 === 1) await tx.insertInto('images').values(picture('taken')).execute();
          return n;
        }),
      ),
    );
    const done = results.flatMap((result, n) => (result.status === 'fulfilled' ? [n] : []));
    expect(done.every((n) => n % 4 > 1)).toBe(true);
    expect(done).toHaveLength(20);
    const expected = done.map((n) => `many-${n}`).toSorted();
    expect(await keys(two, 'many-')).toEqual(expected);
  });

  test('an acknowledged write is visible to every process', async () => {
    await one.write((tx) => tx.insertInto('images').values(picture('seen')).execute());
    expect(await keys(two, 'seen')).toEqual(['seen']);
  });

  test('two processes that write at once wait for each other', async () => {
    const writes = Array.from({ length: 60 }, (_, n) =>
      (n % 2 === 0 ? one : two).write(async (tx) => {
        const row = await tx
          .selectFrom('images')
          .select('bytes')
          .where('key', '=', 'counter')
          .executeTakeFirst();
        if (!row) {
          const counter = { ...picture('counter'), bytes: 0 };
          await tx
            .insertInto('images')
            .values(counter)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        await tx
          .updateTable('images')
          .set({ bytes: sql`bytes + 1` })
          .where('key', '=', 'counter')
          .execute();
      }),
    );
    await Promise.all(writes);
    const row = await one.read
      .selectFrom('images')
      .select('bytes')
      .where('key', '=', 'counter')
      .executeTakeFirstOrThrow();
    expect(row.bytes).toBe(60);
  });

  test('a change that one process announces reaches another within a second', async () => {
    const heard: (string | null)[] = [];
    await two.listen((note) => heard.push(note));
    await one.write((tx) => tx.insertInto('images').values(picture('news')).execute());
    await one.announce('list-1');
    await vi.waitFor(() => expect(heard).toContain(kind === 'postgres' ? 'list-1' : null), 1000);
  });

  test('many changes announced at once all arrive', async () => {
    const heard = new Set<string | null>();
    await two.listen((note) => heard.add(note));
    await one.write((tx) => tx.insertInto('images').values(picture('many')).execute());
    const notes = Array.from({ length: 500 }, (_, n) => `list-${n}`);
    await Promise.all(notes.map((note) => one.announce(note)));
    const expected = kind === 'postgres' ? notes : [null];
    await vi.waitFor(() => expect([...heard]).toEqual(expect.arrayContaining(expected)), 1000);
  });

  test('a large number is read back exactly', async () => {
    const now = Date.now();
    await one.write((tx) =>
      tx
        .insertInto('images')
        .values({ ...picture('time'), created_at: now })
        .execute(),
    );
    const row = await two.read
      .selectFrom('images')
      .select('created_at')
      .where('key', '=', 'time')
      .executeTakeFirstOrThrow();
    expect(row.created_at).toBe(now);
  });
});

describe('the embedded database', () => {
  const dataDir = temporaryFolder(afterAll);
  const folder = join(dataDir, 'new');
  const file = join(folder, 'wishbow.sqlite');
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...settings, databaseUrl: null, dataDir: folder }, quiet);
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
  });

  test('flushes every commit to disk, on the connection that writes and the one that reads', async () => {
    const pragmas = async (db: Queries) => {
      const ask = async (name: string) => {
        const { rows } = await sql`pragma ${sql.raw(name)}`.execute(db);
        return Object.values(rows[0] as object)[0];
      };
      return [await ask('synchronous'), await ask('journal_mode'), await ask('secure_delete')];
    };
    const full = 2;
    expect(await pragmas(database.read)).toEqual([full, 'wal', 1]);
    expect(await database.write(pragmas)).toEqual([full, 'wal', 1]);
  });

  test('is readable by its own user only', async () => {
    await database.write((tx) => tx.insertInto('images').values(picture('mode')).execute());
    for (const name of readdirSync(folder)) {
      expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
    }
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('keeps no bytes of deleted rows', async () => {
    const name = 'a-name-that-stands-nowhere-else';
    await database.write((tx) => tx.insertInto('images').values(picture(name)).execute());
    await database.write((tx) => tx.deleteFrom('images').where('key', '=', name).execute());
    await database.close();
    expect(readFileSync(file).includes(name)).toBe(false);
    database = await openDatabase({ ...settings, databaseUrl: null, dataDir: folder }, quiet);
  });

  test('from a newer release is refused with both releases, both migrations and what to do', async () => {
    await migrate(database, '9.8.0');
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(
      database.read,
    );
    await expect(migrate(database, '1.2.3')).rejects.toThrow(
      /newer release: 9\.8\.0 has used it last, .+migration 9999-future, .+ 1\.2\.3 ends with 00\d\d-.+backup/,
    );
    await expect(requireCurrentSchema(database, '1.2.3')).rejects.toThrow(/newer release/);
    await sql`delete from kysely_migration where name = '9999-future'`.execute(database.read);
    await expect(requireCurrentSchema(database, '1.2.3')).resolves.toBeUndefined();
  });
});

test('PostgreSQL itself ends a statement that takes too long, and holds nothing for it', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'), 'limits');
  const open = (seconds: number) =>
    openDatabase(
      { ...settings, databaseUrl, databaseStatementSeconds: seconds, dataDir: '' },
      quiet,
    );
  const [limited, other] = [await open(1), await open(60)];
  onTestFinished(() => Promise.all([limited.close(), other.close()]).then(() => {}));
  await migrate(other);
  const isLocked = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const locking = other.write(async (tx) => {
    await sql`lock table images in access exclusive mode`.execute(tx);
    isLocked.resolve();
    await unlock.promise;
  });
  await isLocked.promise;
  const writing = limited.write(async (tx) => {
    await sql`lock table claims in share mode`.execute(tx);
    await tx.insertInto('images').values(picture('late')).execute();
  });
  await expect(writing).rejects.toMatchObject({
    name: 'StorageUnavailable',
    cause: { code: '57014' },
  });
  const held = await sql<{ relation: string }>`select relation::regclass::text as relation
    from pg_locks where relation in ('images'::regclass, 'claims'::regclass) and pid <> pg_backend_pid()`.execute(
    limited.read,
  );
  expect(held.rows).toEqual([{ relation: 'images' }]);
  unlock.resolve();
  await locking;
  const limit = async (run: (work: (db: Queries) => Promise<void>) => Promise<void>) => {
    let shown: unknown;
    await run(async (db) => {
      shown = (await sql`show statement_timeout`.execute(db)).rows[0];
    });
    return shown;
  };
  expect(await limit((work) => limited.write(work))).toEqual({ statement_timeout: '900ms' });
  expect(await limit((work) => limited.migrate(work))).toEqual({ statement_timeout: '0' });
});

test('PostgreSQL is asked again with growing delays for a transaction that lost to others', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'), 'lost');
  const database = await openDatabase({ ...settings, databaseUrl, dataDir: '' }, quiet);
  onTestFinished(() => database.close());
  const attempts: number[] = [];
  const lose = sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`;
  const write = database.write(async (tx) => {
    attempts.push(performance.now());
    await lose.execute(tx);
  });
  await expect(write).rejects.toMatchObject({ cause: { code: '40001' } });
  const waits = attempts.slice(1).map((at, n) => at - (attempts[n] ?? 0));
  // Half of a limit of 5 ms that doubles; a timer may be a millisecond early.
  const atLeast = [2.5, 5, 10, 20].map((ms) => ms - 1);
  expect(waits).toHaveLength(atLeast.length);
  for (const [n, ms] of atLeast.entries()) expect(waits[n]).toBeGreaterThanOrEqual(ms);
});

describe('A SQLite database that a release migrates', () => {
  const folder = temporaryFolder(afterAll);
  const file = join(folder, 'wishbow.sqlite');

  test('is copied first, and the copy is named when the release is rolled back', async () => {
    await makeOlderDatabase(file);
    const database = openSqlite(file, quiet);
    await migrate(database, '2.0.0');
    const [copy = '', ...others] = copiesOf(file);
    expect(others).toEqual([]);
    expect(copy).toMatch(/wishbow\.before-0004-maintenance\.\d{8}T\d{6}Z\.sqlite$/);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(inspectSqlite(copy)).toMatchObject({ fault: null, migrations: { length: 3 } });

    await migrate(database, '2.0.0');
    expect(copiesOf(file)).toEqual([copy]);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(
      database.read,
    );
    await expect(migrate(database, '1.0.0')).rejects.toThrow(copy);
    await database.close();
  });

  test('keeps the three newest copies', async () => {
    for (const year of [2030, 2031, 2032, 2033]) {
      await copyBefore('0099-next', file, new Date(Date.UTC(year, 0)));
    }
    expect(copiesOf(file).map((each) => /\d{4}0101T/.exec(each)?.[0])).toEqual([
      '20330101T',
      '20320101T',
      '20310101T',
    ]);
  });

  test('has its copies deleted when they are older than backups may be', async () => {
    deleteCopiesBefore(file, Date.now() - 60_000);
    expect(copiesOf(file)).toHaveLength(3);
    deleteCopiesBefore(file, Date.now() + 60_000);
    expect(copiesOf(file)).toEqual([]);
  });

  test('is copied once when several processes start together', async () => {
    const shared = join(folder, 'together', 'wishbow.sqlite');
    mkdirSync(join(shared, '..'));
    await makeOlderDatabase(shared);
    const databases = [1, 2, 3].map(() => openSqlite(shared, quiet));
    await Promise.all(databases.map((each) => migrate(each, '2.0.0')));
    await Promise.all(databases.map((each) => each.close()));
    expect(copiesOf(shared)).toHaveLength(1);
  });
});

describe('A SQLite file whose version cannot be read for a moment', () => {
  const busy = new BetterSqlite3.SqliteError('database is locked', 'SQLITE_BUSY');
  const open = (events: Partial<DatabaseEvents> = {}) => {
    const file = join(temporaryFolder(onTestFinished), 'wishbow.sqlite');
    const database = openSqlite(file, { ...quiet, ...events });
    return { file, database };
  };

  test('is known to have changed once it can be read again, and is reported once', async () => {
    const faults: Error[] = [];
    const { file, database } = open({ fault: (error) => faults.push(error) });
    const other = openSqlite(file, quiet);
    await migrate(database);
    const notes: (string | null)[] = [];
    await database.listen((note) => notes.push(note));
    const pragma = vi.spyOn(BetterSqlite3.prototype, 'pragma').mockImplementation(() => {
      throw busy;
    });
    await other.write((tx) => tx.insertInto('images').values(picture('a')).execute());
    await expect.poll(() => pragma.mock.calls.length).toBeGreaterThan(2);
    expect(notes).toEqual([]);
    expect(faults).toEqual([busy]);
    pragma.mockRestore();
    await expect.poll(() => notes).toEqual([null]);
    await other.close();
    await database.close();
  });

  test('has no known version meanwhile', async () => {
    const { database } = open();
    const connection = new BetterSqlite3(':memory:');
    const statements = Object.getPrototypeOf(connection.prepare('select 1'));
    const version = database.dataVersion();
    expect(version).toBeTypeOf('number');
    await sleep(10);
    const get = vi.spyOn(statements, 'get').mockImplementation(() => {
      throw busy;
    });
    expect(database.dataVersion()).toBeNull();
    expect(database.dataVersion()).toBeNull();
    expect(get).toHaveBeenCalledOnce();
    get.mockRestore();
    await sleep(10);
    expect(database.dataVersion()).toBe(version);
    connection.close();
    await database.close();
  });
});

test.runIf(process.platform === 'linux')(
  'a claim that may have to be undone writes no temporary file; a migration may',
  async () => {
    const folder = temporaryFolder(onTestFinished);
    const database = openSqlite(join(folder, 'wishbow.sqlite'), quiet);
    const temporaryFiles = () =>
      readdirSync('/proc/self/fd').filter((each) =>
        linkOf(join('/proc/self/fd', each)).endsWith('(deleted)'),
      ).length;
    let made = 0;
    /** Changes more pages than SQLite by itself keeps in memory. */
    const change = async (tx: Queries) => {
      await sql`create table pages (text text)`.execute(tx);
      await sql`insert into pages with recursive n(i) as (select 1 union all select i + 1 from n where i < 100)
        select ${'x'.repeat(3000)} from n`.execute(tx);
      await sql`savepoint inner_one`.execute(tx);
      const before = temporaryFiles();
      await sql`update pages set text = ${'y'.repeat(3000)}`.execute(tx);
      made = temporaryFiles() - before;
      await sql`release inner_one`.execute(tx);
      await sql`drop table pages`.execute(tx);
    };
    await database.migrate(change);
    expect(made).toBe(1);
    await database.write(change);
    expect(made).toBe(0);
    await database.close();
  },
);

/** Where a link leads; '' once it is gone. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

import { join } from 'node:path';
import type { LogEvent } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../../test/postgres.ts';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { rowsBy } from './rows-by.ts';
import { openSqlite } from './sqlite.ts';

const events = { fault: () => {}, warning: () => {} };
const settings = { poolSize: 4, connectTimeoutMs: 5000, statementTimeoutMs: 5000 };

const picturesOf = rowsBy('widths', (db, widths) =>
  db.selectFrom('images').select(['key', 'widths']).where('widths', '=', widths),
);
const picture = (key: string, widths: string) => ({ key, bytes: 1, widths, created_at: 1 });
const keysOf = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key).sort();

describe.each(['sqlite', 'postgres'] as const)('rows by a key, on %s', (kind) => {
  /** A database with five pictures, and the statements that it was sent since. */
  async function opened(): Promise<{ database: Database; statements: string[] }> {
    const statements: string[] = [];
    const log = ({ query }: LogEvent) => {
      statements.push(query.sql);
    };
    const open = async () => {
      if (kind === 'sqlite')
        return openSqlite(join(temporaryFolder(onTestFinished), 'rows.sqlite'), events, log);
      const url = await createDatabase(inject('postgresUrl'), 'rows');
      return openPostgres({ url, directUrl: url, ...settings }, events, log);
    };
    const database = await open();
    onTestFinished(() => database.close());
    await migrate(database);
    const rows = ['a 1', 'b 2', 'c 2', 'd 3', 'e 3'].map((key) => picture(key, key.slice(2)));
    await database.write((tx) => tx.insertInto('images').values(rows).execute());
    statements.length = 0;
    return { database, statements };
  }

  test('each reader gets the rows of its own key; on PostgreSQL they share a statement', async () => {
    const { database, statements } = await opened();
    const asked = ['1', '2', 'none', '2', `it's {a}, "b"\\`, '3'];
    const found = await Promise.all(asked.map((key) => picturesOf(database.read, key)));
    expect(found.map(keysOf)).toEqual([
      ['a 1'],
      ['b 2', 'c 2'],
      [],
      ['b 2', 'c 2'],
      [],
      ['d 3', 'e 3'],
    ]);
    expect(statements).toHaveLength(kind === 'postgres' ? 1 : asked.length);
  });

  test('a reader that comes while others are answered sees what was committed before', async () => {
    const { database } = await opened();
    const earlier = picturesOf(database.read, '1');
    await database.write((tx) => tx.insertInto('images').values(picture('f 1', '1')).execute());
    expect(keysOf(await picturesOf(database.read, '1'))).toEqual(['a 1', 'f 1']);
    await earlier;
  });

  test('a transaction reads what it has written itself', async () => {
    const { database } = await opened();
    const [outside, inside] = await database.write(async (tx) => {
      await tx.insertInto('images').values(picture('g 1', '1')).execute();
      return [await picturesOf(database.read, '1'), await picturesOf(tx, '1')];
    });
    expect([keysOf(outside ?? []), keysOf(inside ?? [])]).toEqual([['a 1'], ['a 1', 'g 1']]);
  });
});

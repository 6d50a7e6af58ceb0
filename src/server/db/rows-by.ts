import { type Compilable, type Expression, PostgresAdapter, sql } from 'kysely';
import { Batcher } from '../concurrency/batcher.ts';
import type { Queries } from './database.ts';
import { prepared } from './prepared.ts';

/** More would delay the first of them. */
const maxKeysPerStatement = 32;

/**
 * Returns a function that reads the rows with a key in a column. On PostgreSQL, where a statement is a round trip and
 * is planned each time, reads that arrive while another one runs share the next statement; not within a transaction.
 * @param column the name of the column among those that are selected
 * @param build selects the rows where the column is equal to `key`
 */
export function rowsBy<Column extends string, Row extends Readonly<Record<Column, string>>>(
  column: Column,
  build: (db: Queries, key: Expression<string>) => Compilable<Row>,
): (db: Queries, key: string) => Promise<readonly Row[]> {
  const withKey = prepared((db, { key }: { readonly key: string }) =>
    build(db, sql<string>`${key}`),
  );
  const withKeys = prepared((db, { keys }: { readonly keys: readonly string[] }) =>
    build(db, sql<string>`any(${keys}::text[])`),
  );
  const batchers = new WeakMap<object, Batcher<string, readonly Row[]>>();
  const batcherFor = (db: Queries) => {
    const { adapter } = db.getExecutor();
    const known = batchers.get(adapter);
    if (known) return known;
    const batcher = new Batcher<string, readonly Row[]>({
      run: async (keys) => {
        const rows = await withKeys(db, { keys: [...new Set(keys)] });
        const byKey = Map.groupBy<string, Row>(rows, (row) => row[column]);
        return keys.map((key) => byKey.get(key) ?? []);
      },
      maxSize: maxKeysPerStatement,
    });
    batchers.set(adapter, batcher);
    return batcher;
  };
  return (db, key) => {
    const isShared = !db.isTransaction && db.getExecutor().adapter instanceof PostgresAdapter;
    return isShared ? batcherFor(db).ask(key) : withKey(db, { key });
  };
}

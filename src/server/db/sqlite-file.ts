import { closeSync, globSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { basicIsoTime } from '../../domain/time.ts';
import type { DatabaseContents } from './database-contents.ts';

/** One step of SQLite's online backup copies as many pages as this: all of them. */
const allPages = 0x7fffffff;
/** Copies from before migrations that are kept. */
const maxCopies = 3;
/** Longest wait for the lock of another process, in milliseconds. */
const lockTimeoutMs = 10_000;

/**
 * Copies a database to the new file `target` while other processes write, by SQLite's online backup. The
 * copy is one state, complete in one file, which only the user of this process can read.
 */
export async function copySqlite(source: string, target: string): Promise<void> {
  closeSync(openSync(target, 'wx', 0o600));
  try {
    const original = new BetterSqlite3(source, { fileMustExist: true, timeout: lockTimeoutMs });
    try {
      // Several steps would begin anew after each commit of another process, perhaps for ever.
      await original.backup(target, { progress: () => allPages });
    } finally {
      original.close();
    }
    const copy = new BetterSqlite3(target);
    copy.pragma('journal_mode = delete');
    copy.close();
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
}

/** Reads what a copy contains; `fault` says what SQLite or a comparison of its rows finds wrong. */
export function inspectSqlite(file: string): DatabaseContents {
  const connection = new BetterSqlite3(file, { readonly: true, fileMustExist: true });
  const column = (sql: string) => connection.prepare<[], string>(sql).pluck().all();
  const count = (table: string) =>
    connection.prepare<[], number>(`select count(*) from ${table}`).pluck().get() ?? 0;
  try {
    const damage = column('pragma quick_check(1)').join();
    const orphans = count('pragma_foreign_key_check');
    const wrong = column(`select items.id from items
      left join (select item_id, count(*) as claims from claims group by item_id) as counted
        on counted.item_id = items.id
      where items.claimed_quantity <> coalesce(counted.claims, 0)`);
    return {
      lists: count('wishlists'),
      items: count('items'),
      claims: count('claims'),
      pictures: column('select key from images'),
      migrations: column('select name from kysely_migration order by name'),
      fault: faultOf(damage, orphans, wrong.length),
    };
  } finally {
    connection.close();
  }
}

function faultOf(damage: string, orphans: number, wrong: number): string | null {
  if (damage !== 'ok') return `SQLite finds it damaged: ${damage}`;
  if (orphans > 0) return `${orphans} rows belong to rows that are not there`;
  return wrong > 0 ? `${wrong} items have another number of claims than they count` : null;
}

/** Returns whether another process has the database open. */
export function isSqliteInUse(file: string): boolean {
  const connection = new BetterSqlite3(file, { timeout: 0 });
  try {
    // Leaving the write-ahead log needs the file for oneself.
    connection.pragma('journal_mode = delete');
    return false;
  } catch (error) {
    if (error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      return true;
    throw error;
  } finally {
    connection.close();
  }
}

/** Returns the copies of a database from before migrations, the newest first. */
export function copiesOf(file: string): string[] {
  const names = globSync('*.before-*.sqlite', { cwd: join(file, '..') });
  const takenAt = (name: string) => name.split('.').at(-2) ?? '';
  return names
    .sort((a, b) => takenAt(b).localeCompare(takenAt(a)))
    .map((name) => join(file, '..', name));
}

/**
 * Copies a database, beside it, before `migration` changes it. The newest three copies are kept. Returns the
 * path.
 */
export async function copyBefore(migration: string, file: string, now: Date): Promise<string> {
  const time = basicIsoTime(now.getTime());
  const path = `${file.replace(/\.sqlite$/, '')}.before-${migration}.${time}.sqlite`;
  rmSync(path, { force: true });
  await copySqlite(file, path);
  for (const old of copiesOf(file).slice(maxCopies)) rmSync(old);
  return path;
}

/** Deletes the copies from before migrations that were made before `time`, in epoch milliseconds. */
export function deleteCopiesBefore(file: string, time: number): void {
  for (const copy of copiesOf(file)) if (statSync(copy).mtimeMs < time) rmSync(copy);
}

/** Returns the newest copy of a database that has no other migrations than these; null without one. */
export function usableCopy(file: string, migrations: readonly string[]): string | null {
  const isUsable = (copy: string) => {
    try {
      return inspectSqlite(copy).migrations.every((name) => migrations.includes(name));
    } catch {
      return false;
    }
  };
  return copiesOf(file).find(isUsable) ?? null;
}

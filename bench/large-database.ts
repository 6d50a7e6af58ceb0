import { createHash } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { migrate } from '../src/server/db/migrate.ts';
import { openSqlite } from '../src/server/db/sqlite.ts';
import type { FilledList } from './fill-lists.ts';

const itemsInEach = 10;

/**
 * Writes an embedded database as large as a country's: `lists` lists of ten wishes each, by the
 * driver alone, with ids in order of time and tokens in none, as they really come. Answers its bytes.
 */
export async function fillLargeDatabase(folder: string, lists: number): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'wishbow.sqlite');
  const database = openSqlite(file, { fault: console.error });
  await migrate(database);
  await database.close();

  const db = new BetterSqlite3(file);
  // A write-ahead log is left by the way of this mode alone.
  db.pragma('journal_mode = DELETE');
  db.pragma('journal_mode = OFF');
  db.pragma('foreign_keys = OFF');
  db.pragma('synchronous = OFF');
  db.pragma('cache_size = -500000');
  db.function('hash_of', { deterministic: true }, hashOf);
  db.function('guest_token', { deterministic: true }, guestTokenOf);
  db.function('id_of', { deterministic: true }, idOf);
  const indexes = db
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from sqlite_schema where type = 'index' and sql is not null and tbl_name in ('wishlists', 'items')",
    )
    .all();
  // Made at the end, all at once.
  for (const { name } of indexes) db.exec(`drop index ${name}`);
  const now = Date.now();
  const upTo = (name: string, from: number) =>
    `with recursive ${name}(n) as (select ${from} union all select n + 1 from ${name} where n < ?)`;
  db.prepare(
    `insert into wishlists (id, admin_token_hash, guest_token, name, created_at, updated_at, touched_at) ${upTo('list', 0)}
      select id_of(n, 0), hash_of('admin ' || n), guest_token(n), 'List ' || n, ${now}, ${now}, ${now} from list`,
  ).run(lists - 1);
  db.prepare(
    `insert into items (id, wishlist_id, title, url, price, description, max_quantity, created_at, updated_at) ${upTo('list', 0)}, item(i) as (select 1 union all select i + 1 from item where i < ${itemsInEach})
      select id_of(n, i), id_of(n, 0), 'Wish ' || i, 'https://shop.example/wish', '64,00 €', 'The one with the wooden handle. It lives in the window of the shop on the corner.', 99, ${now}, ${now} from list cross join item`,
  ).run(lists - 1);
  for (const { sql } of indexes) db.exec(sql);
  // On the disk before anything is measured, so that no commit of a server can wait for it.
  db.pragma('synchronous = FULL');
  db.pragma('journal_mode = WAL');
  db.close();
  return statSync(file).size;
}

/** So many of its lists, far from each other; other ones for each `turn`. */
export function someOf(lists: number, count: number, turn: number): FilledList[] {
  const stride = Math.floor(lists / count);
  return Array.from({ length: count }, (_, place) => {
    const n = place * stride + (turn % stride);
    return { guestToken: guestTokenOf(n), itemIds: [idOf(n, 1)] };
  });
}

const hashOf = (of: string) => createHash('sha256').update(of).digest('base64url');
const guestTokenOf = (n: number) => hashOf(`guest ${n}`).slice(0, 24);

/** A UUID of version 7 whose time is the place in the order. */
function idOf(n: number, part: number): string {
  const time = (1.7e12 + n).toString(16).padStart(12, '0');
  const rest = (n * 16 + part).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${rest}`;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { migrate } from '../src/server/db/migrate.ts';
import { openSqlite } from '../src/server/db/sqlite.ts';

/**
 * The yardstick for claims: the writes of one claim, made by the driver alone in a bare loop, each
 * in a durable commit of its own. Answers commits a second.
 */
export async function bareCommits(count: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-commits-'));
  const file = join(folder, 'bare.sqlite');
  const database = openSqlite(file, { fault: console.error });
  await migrate(database);
  await database.close();

  const db = new BetterSqlite3(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  const list = db.prepare(
    'insert into wishlists (id, admin_token_hash, guest_token, created_at, updated_at, touched_at) values (?, ?, ?, 1, 1, 1)',
  );
  const item = db.prepare(
    'insert into items (id, wishlist_id, title, created_at, updated_at) values (?, ?, ?, 1, 1)',
  );
  db.transaction(() => {
    for (let n = 0; n < count; n++) {
      list.run(`list-${n}`, `hash-${n}`, `guest-${n}`);
      item.run(`item-${n}`, `list-${n}`, 'Kite');
    }
  })();
  const raise = db.prepare(
    'update wishlists set version = version + 1, owner_version = owner_version + 1 where id = ?',
  );
  const take = db.prepare(
    'update items set claimed_quantity = claimed_quantity + 1 where id = ? and wishlist_id = ? and claimed_quantity < max_quantity returning id',
  );
  const claim = db.prepare(
    'insert into claims (id, wishlist_id, item_id, claimer_name, receipt_hash, item_snapshot, created_at) values (?, ?, ?, ?, ?, ?, 1)',
  );
  const once = db.transaction((n: number) => {
    raise.run(`list-${n}`);
    take.all(`item-${n}`, `list-${n}`);
    claim.run(`claim-${n}`, `list-${n}`, `item-${n}`, 'Ann', `receipt-${n}`, '{}');
  });
  const began = performance.now();
  for (let n = 0; n < count; n++) once.immediate(n);
  const elapsed = (performance.now() - began) / 1000;
  db.close();
  rmSync(folder, { recursive: true, force: true });
  return count / elapsed;
}

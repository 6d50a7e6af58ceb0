import { type RawBuilder, type Selectable, sql } from 'kysely';
import { isTokenShaped } from '../../domain/wishlists/tokens.ts';
import type { Wishlist } from '../../domain/wishlists/wishlist.ts';
import type { Queries, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { rowsBy } from '../db/rows-by.ts';
import type { Schema } from '../db/schema.ts';
import { readItems } from '../items/items.store.ts';

/** A list to be written; `now` in epoch milliseconds. */
export interface NewWishlist {
  readonly id: string;
  readonly adminTokenHash: string;
  readonly guestToken: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly now: number;
}

/** Writes a new list without items. */
export async function insertWishlist(tx: Tx, list: NewWishlist): Promise<void> {
  await tx
    .insertInto('wishlists')
    .values({
      id: list.id,
      admin_token_hash: list.adminTokenHash,
      guest_token: list.guestToken,
      name: list.name,
      description: list.description,
      created_at: list.now,
      updated_at: list.now,
      touched_at: list.now,
    })
    .execute();
}

/** The list that a token opens, and the role that it gives. */
export interface FoundWishlist {
  readonly id: string;
  readonly role: 'admin' | 'guest';
  /** the counter that this role compares */
  readonly version: number;
  /** whether the operator has taken it down; then only its owner can open it */
  readonly isTakenDown: boolean;
}

const columns = ['id', 'guest_token', 'version', 'owner_version', 'taken_down_at'] as const;

const selectByToken = prepared((db, by: { token: string; tokenHash: string }) =>
  db
    .selectFrom('wishlists')
    .select(columns)
    .where((where) =>
      where.or([where('guest_token', '=', by.token), where('admin_token_hash', '=', by.tokenHash)]),
    ),
);

/**
 * Returns the list that a token opens, and the role; undefined for an unknown token and for the guest
 * token of a list that was taken down. One query for both kinds, so both take the same time.
 */
export async function findByToken(
  db: Queries,
  token: string,
  tokenHash: string,
): Promise<FoundWishlist | undefined> {
  const [row] = await selectByToken(db, { token, tokenHash });
  return row && foundAs(row.guest_token === token ? 'guest' : 'admin', row);
}

const selectByGuestToken = rowsBy('guest_token', (db, token) =>
  db.selectFrom('wishlists').select(columns).where('guest_token', '=', token),
);

/** Returns the list that a guest token opens; undefined for any other text, and for a list that was taken down. */
export async function findByGuestToken(
  db: Queries,
  guestToken: string,
): Promise<FoundWishlist | undefined> {
  // What the database refuses as text, such as a zero byte, would fail the reads of others with this one.
  if (!isTokenShaped(guestToken)) return undefined;
  const [row] = await selectByGuestToken(db, guestToken);
  return row && foundAs('guest', row);
}

const selectByAdminToken = prepared((db, by: { tokenHash: string }) =>
  db.selectFrom('wishlists').select(columns).where('admin_token_hash', '=', by.tokenHash),
);

/** Returns the list that an admin token opens, by its hash; undefined for any other token. */
export async function findByAdminToken(
  db: Queries,
  tokenHash: string,
): Promise<FoundWishlist | undefined> {
  const [row] = await selectByAdminToken(db, { tokenHash });
  return row && foundAs('admin', row);
}

function foundAs(
  role: FoundWishlist['role'],
  row: Pick<Selectable<Schema['wishlists']>, (typeof columns)[number]>,
): FoundWishlist | undefined {
  const isTakenDown = row.taken_down_at !== null;
  if (role === 'guest' && isTakenDown) return undefined;
  return {
    id: row.id,
    role,
    version: role === 'guest' ? row.version : row.owner_version,
    isTakenDown,
  };
}

/** Returns why a list was taken down, for its owner; undefined for a list that was not. */
export async function readTakedown(db: Queries, id: string) {
  return db
    .selectFrom('wishlists')
    .select(['name', 'taken_down_at', 'takedown_reason', 'takedown_statement', 'touched_at'])
    .where('id', '=', id)
    .where('taken_down_at', 'is not', null)
    .executeTakeFirst();
}

const selectWishlist = rowsBy('id', (db, id) =>
  db.selectFrom('wishlists').selectAll().where('id', '=', id),
);

/** Returns the list with its items and claims as seen from this transaction; undefined when there is none. */
export async function readWishlist(db: Queries, id: string): Promise<Wishlist | undefined> {
  const [row] = await selectWishlist(db, id);
  if (!row) return undefined;
  return {
    id: row.id,
    guestToken: row.guest_token,
    name: row.name,
    description: row.description,
    surprise: row.surprise === 1,
    surpriseUntil: row.surprise_until,
    allowUndo: row.allow_undo === 1,
    version: row.version,
    ownerVersion: row.owner_version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    touchedAt: row.touched_at,
    items: await readItems(db, id),
  };
}

/** Returns the lists with these hashes of admin tokens, and the items that "my wishlists" needs of them. */
export async function readSummaries(db: Queries, tokenHashes: readonly string[]) {
  if (tokenHashes.length === 0) return [];
  const lists = await db
    .selectFrom('wishlists')
    .select([
      'id',
      'admin_token_hash',
      'guest_token',
      'name',
      'created_at',
      'updated_at',
      'taken_down_at',
    ])
    .where('admin_token_hash', 'in', [...tokenHashes])
    .execute();
  if (lists.length === 0) return [];
  const items = await db
    .selectFrom('items')
    .select(['id', 'wishlist_id', 'title', 'image_key', 'most_wanted', 'created_at'])
    .where(
      'wishlist_id',
      'in',
      lists.map((list) => list.id),
    )
    .execute();
  return lists.map((list) => ({
    list,
    items: items
      .filter((item) => item.wishlist_id === list.id)
      .map((item) => ({
        id: item.id,
        title: item.title,
        imageKey: item.image_key,
        mostWanted: item.most_wanted === 1,
        createdAt: item.created_at,
      })),
  }));
}

/**
 * Returns 1 where a guest's change of a list is visible to its owner at `now`, in epoch milliseconds, else 0: the
 * rule of `areClaimsHidden()`, as an expression on the list's row.
 */
export const isGuestSeenByOwner = (now: unknown) =>
  sql<number>`case when surprise = 1 and (surprise_until is null or surprise_until > ${now}) then 0 else 1 end`;

const raiseBy = (db: Queries, id: string, seenByOwner: RawBuilder<number>) =>
  db
    .updateTable('wishlists')
    .set({ version: sql`version + 1`, owner_version: sql`owner_version + ${seenByOwner}` })
    .where('id', '=', id)
    .returning('owner_version');
const raiseAsOwner = prepared((db, { id }: { id: string }) => raiseBy(db, id, sql`1`));
const raiseAsGuest = prepared((db, { id, now }: { id: string; now: number }) =>
  raiseBy(db, id, isGuestSeenByOwner(now)),
);

/**
 * Raises the counters of a list, and locks its row for the rest of the transaction. Every change of a
 * list begins here, and one of several lists with `raiseVersions`, so two transactions never deadlock. A
 * change by a guest raises the owner's counter only while claims are visible to the owner; that rule is part
 * of the update, so that a concurrent change of surprise mode cannot bypass it. Returns the owner's counter;
 * undefined when the list does not exist.
 */
export async function raiseVersion(
  tx: Tx,
  id: string,
  by: { role: 'admin' } | { role: 'guest'; now: number },
): Promise<number | undefined> {
  const [row] =
    by.role === 'admin'
      ? await raiseAsOwner(tx, { id })
      : await raiseAsGuest(tx, { id, now: by.now });
  return row?.owner_version;
}

/** Raises the counters of lists that an operator changes, and locks their rows, in the order of their ids. */
export async function raiseVersions(tx: Tx, ids: Iterable<string>): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await raiseVersion(tx, id, { role: 'admin' });
}

/**
 * Returns whether the list is in surprise mode and until when, in epoch milliseconds (null: no date).
 * Returns undefined when the list does not exist.
 */
export async function readSurprise(
  db: Queries,
  id: string,
): Promise<{ surprise: boolean; surpriseUntil: number | null } | undefined> {
  const row = await db
    .selectFrom('wishlists')
    .select(['surprise', 'surprise_until'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { surprise: row.surprise === 1, surpriseUntil: row.surprise_until };
}

/**
 * Returns the owner's counter when name or description were last written; undefined when the list does
 * not exist.
 */
export async function readTextVersion(db: Queries, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('wishlists')
    .select('text_version')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.text_version;
}

/** Returns whether guests may unclaim; false when the list does not exist. */
export async function allowsUndo(db: Queries, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('wishlists')
    .select('allow_undo')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.allow_undo === 1;
}

/** The columns of a list that a change writes; absent ones stay as they are. */
export interface WishlistChange {
  readonly name?: string;
  readonly description?: string | null;
  readonly surprise?: boolean;
  readonly surpriseUntil?: number | null;
  readonly allowUndo?: boolean;
  readonly adminTokenHash?: string;
  readonly guestToken?: string;
  readonly guestLinkSince?: number;
  readonly textVersion?: number;
}

/** Writes a change by the owner, and `now` as the time of the last activity. */
export async function updateWishlist(
  tx: Tx,
  id: string,
  change: WishlistChange,
  now: number,
): Promise<void> {
  await tx
    .updateTable('wishlists')
    .set({
      // Kysely leaves out what is undefined.
      name: change.name,
      description: change.description,
      surprise: change.surprise === undefined ? undefined : Number(change.surprise),
      surprise_until: change.surpriseUntil,
      allow_undo: change.allowUndo === undefined ? undefined : Number(change.allowUndo),
      admin_token_hash: change.adminTokenHash,
      guest_token: change.guestToken,
      guest_link_since: change.guestLinkSince,
      text_version: change.textVersion,
      updated_at: now,
      touched_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes a list with its items, claims, reports and stored answers. Returns the keys of the pictures of
 * its items.
 */
export async function deleteWishlistById(tx: Tx, id: string): Promise<string[]> {
  const pictures = await tx
    .selectFrom('items')
    .select('image_key')
    .distinct()
    .where('wishlist_id', '=', id)
    .where('image_key', 'is not', null)
    .execute();
  await tx.deleteFrom('idempotency').where('wishlist_id', '=', id).execute();
  await tx.deleteFrom('wishlists').where('id', '=', id).execute();
  return pictures.flatMap((row) => row.image_key ?? []);
}

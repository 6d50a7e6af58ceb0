import { type RawBuilder, sql } from 'kysely';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Queries, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { readItems } from './items.store.ts';

export interface NewWishlist {
  readonly id: string;
  readonly adminTokenHash: string;
  readonly guestToken: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly now: number;
}

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

export interface FoundWishlist {
  readonly id: string;
  readonly role: 'admin' | 'guest';
  /** the counter that this role compares */
  readonly version: number;
}

const selectByToken = prepared((db, by: { token: string; tokenHash: string }) =>
  db
    .selectFrom('wishlists')
    .select(['id', 'guest_token', 'version', 'owner_version'])
    .where((where) =>
      where.or([where('guest_token', '=', by.token), where('admin_token_hash', '=', by.tokenHash)]),
    )
    .where('taken_down_at', 'is', null),
);

/** Which list a token opens, and as whom. One query for both kinds, so both take the same time. */
export async function findByToken(
  db: Queries,
  token: string,
  tokenHash: string,
): Promise<FoundWishlist | undefined> {
  const [row] = await selectByToken(db, { token, tokenHash });
  if (!row) return undefined;
  return row.guest_token === token
    ? { id: row.id, role: 'guest', version: row.version }
    : { id: row.id, role: 'admin', version: row.owner_version };
}

const selectWishlist = prepared((db, by: { id: string }) =>
  db.selectFrom('wishlists').selectAll().where('id', '=', by.id),
);

/** The whole list as it is committed (or, inside a transaction, as it is about to be). */
export async function readWishlist(db: Queries, id: string): Promise<Wishlist | undefined> {
  const [row] = await selectWishlist(db, { id });
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

/** What "my wishlists" shows of the lists behind these hashes. */
export async function readSummaries(db: Queries, tokenHashes: readonly string[]) {
  if (tokenHashes.length === 0) return [];
  const lists = await db
    .selectFrom('wishlists')
    .select(['id', 'admin_token_hash', 'guest_token', 'name', 'created_at', 'updated_at'])
    .where('admin_token_hash', 'in', [...tokenHashes])
    .where('taken_down_at', 'is', null)
    .execute();
  if (lists.length === 0) return [];
  const items = await db
    .selectFrom('items')
    .select(['id', 'wishlist_id', 'image_key', 'most_wanted', 'created_at'])
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
        imageKey: item.image_key,
        mostWanted: item.most_wanted === 1,
        createdAt: item.created_at,
      })),
  }));
}

const raiseBy = (db: Queries, id: string, seenByOwner: RawBuilder<number>) =>
  db
    .updateTable('wishlists')
    .set({ version: sql`version + 1`, owner_version: sql`owner_version + ${seenByOwner}` })
    .where('id', '=', id)
    .returning('owner_version');
const raiseAsOwner = prepared((db, { id }: { id: string }) => raiseBy(db, id, sql`1`));
const raiseAsGuest = prepared((db, { id, now }: { id: string; now: number }) =>
  raiseBy(
    db,
    id,
    sql`case when surprise = 1 and (surprise_until is null or surprise_until > ${now}) then 0 else 1 end`,
  ),
);

/**
 * Says that the list changed, and takes its row for the rest of the transaction: every change of
 * a list passes here first, so two of them never wait for each other crosswise. What a guest does
 * raises the owner's counter only while claims are not hidden from the owner: the rule of
 * `hidesClaims()`, asked in the write itself, where a switch thrown at the same moment cannot slip by.
 * Answers the owner's counter, or undefined when the list is gone.
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

/** Whether and how long the owner wants to be surprised. */
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

/** The owner's counter when name or description were last written. */
export async function readTextVersion(db: Queries, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('wishlists')
    .select('text_version')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.text_version;
}

/** Whether the owner lets guests take claims back. */
export async function allowsUndo(db: Queries, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('wishlists')
    .select('allow_undo')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.allow_undo === 1;
}

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

/** Writes what the owner changed, and that the owner was here. */
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

/** Lists that neither their owner nor a guest has touched since `time`, the oldest first. */
export async function findUntouchedSince(db: Queries, time: number, most: number) {
  return db
    .selectFrom('wishlists')
    .select('id')
    .where('touched_at', '<=', time)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claims')
            .select('claims.id')
            .whereRef('claims.wishlist_id', '=', 'wishlists.id')
            .where('claims.created_at', '>', time),
        ),
      ),
    )
    .orderBy('touched_at')
    .limit(most)
    .execute();
}

/** Removes the list and all that hangs on it; returns the pictures its items had. */
export async function deleteWishlist(tx: Tx, id: string): Promise<string[]> {
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

import { sql } from 'kysely';
import { compareItems, type Item } from '../../domain/wishlists/wishlist.ts';
import { readClaimers } from '../claims/claims.store.ts';
import type { Queries, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { rowsBy } from '../db/rows-by.ts';

const selectItems = rowsBy('wishlist_id', (db, wishlistId) =>
  db.selectFrom('items').selectAll().where('wishlist_id', '=', wishlistId),
);

/** Returns the items of a list in the order in which everybody sees them. */
export async function readItems(db: Queries, wishlistId: string): Promise<Item[]> {
  const rows = await selectItems(db, wishlistId);
  const claimers = rows.some((row) => row.claimed_quantity > 0)
    ? await readClaimers(db, wishlistId)
    : new Map<string, string[]>();
  return rows
    .map((row) => ({
      id: row.id,
      title: row.title,
      url: row.url,
      price: row.price,
      description: row.description,
      imageKey: row.image_key,
      mostWanted: row.most_wanted === 1,
      maxQuantity: row.max_quantity,
      claimedQuantity: row.claimed_quantity,
      claimers: claimers.get(row.id) ?? [],
      createdAt: row.created_at,
    }))
    .sort(compareItems);
}

/** Returns the number of items on a list. */
export async function countItems(db: Queries, wishlistId: string): Promise<number> {
  const row = await db
    .selectFrom('items')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('wishlist_id', '=', wishlistId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The fields of an item that its owner writes; an absent field stays as it is. */
export interface ItemChange {
  readonly title: string;
  readonly url?: string | null;
  readonly price?: string | null;
  readonly description?: string | null;
  readonly mostWanted?: boolean;
  readonly maxQuantity?: number;
  /** absent: the picture stays; null: it is removed */
  readonly imageKey?: string | null;
}

/** Writes a new item; `now` in epoch milliseconds. Absent fields get their defaults. */
export async function insertItem(
  tx: Tx,
  item: ItemChange & { id: string; wishlistId: string; now: number },
): Promise<void> {
  await tx
    .insertInto('items')
    .values({
      id: item.id,
      wishlist_id: item.wishlistId,
      title: item.title,
      url: item.url || null,
      price: item.price || null,
      description: item.description || null,
      image_key: item.imageKey ?? null,
      most_wanted: Number(item.mostWanted ?? false),
      max_quantity: item.maxQuantity ?? 1,
      created_at: item.now,
      updated_at: item.now,
    })
    .execute();
}

/** Returns the row of an item; undefined when this list has no such item. */
export async function readItem(db: Queries, wishlistId: string, itemId: string) {
  return db
    .selectFrom('items')
    .selectAll()
    .where('id', '=', itemId)
    .where('wishlist_id', '=', wishlistId)
    .executeTakeFirst();
}

/** Writes the fields that `change` contains. Returns false when this list has no such item. */
export async function updateItem(
  tx: Tx,
  wishlistId: string,
  itemId: string,
  change: ItemChange,
  at: { readonly now: number; readonly version: number },
): Promise<boolean> {
  const text = (value: string | null | undefined) =>
    value === undefined ? undefined : value || null;
  const result = await tx
    .updateTable('items')
    .set({
      // Kysely leaves out what is undefined.
      title: change.title,
      url: text(change.url),
      price: text(change.price),
      description: text(change.description),
      most_wanted: change.mostWanted === undefined ? undefined : Number(change.mostWanted),
      max_quantity: change.maxQuantity,
      image_key: change.imageKey,
      updated_at: at.now,
      edited_version: at.version,
    })
    .where('id', '=', itemId)
    .where('wishlist_id', '=', wishlistId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Deletes an item; its claims stay, so that receipts can still be read. Returns false when this list has
 * no such item.
 */
export async function deleteItem(tx: Tx, wishlistId: string, itemId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('items')
    .where('id', '=', itemId)
    .where('wishlist_id', '=', wishlistId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

const incrementIfAvailable = prepared((db, by: { wishlistId: string; itemId: string }) =>
  db
    .updateTable('items')
    .set({ claimed_quantity: sql`claimed_quantity + 1` })
    .where('id', '=', by.itemId)
    .where('wishlist_id', '=', by.wishlistId)
    .whereRef('claimed_quantity', '<', 'max_quantity')
    .returning(['id', 'title', 'price', 'url', 'description', 'image_key']),
);

/**
 * Claims one of an item, and returns the item. The condition is part of the update, so the database
 * decides who is first. Returns undefined when none is left or this list has no such item.
 */
export async function claimOne(tx: Tx, wishlistId: string, itemId: string) {
  const [item] = await incrementIfAvailable(tx, { wishlistId, itemId });
  return item;
}

/** Makes one of an item available again, if the item still exists. */
export async function unclaimOne(tx: Tx, wishlistId: string, itemId: string): Promise<void> {
  await tx
    .updateTable('items')
    .set({ claimed_quantity: sql`claimed_quantity - 1` })
    .where('id', '=', itemId)
    .where('wishlist_id', '=', wishlistId)
    .where('claimed_quantity', '>', 0)
    .execute();
}

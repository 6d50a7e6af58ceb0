import * as z from 'zod/mini';
import type { Queries, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { rowsBy } from '../db/rows-by.ts';

/** A claim to be written; `now` in epoch milliseconds. */
export interface NewClaim {
  readonly id: string;
  readonly wishlistId: string;
  readonly itemId: string;
  readonly claimerName: string;
  readonly receiptHash: string;
  /** the item when it was claimed, so that the receipt can show what changed since */
  readonly itemSnapshot: object;
  readonly now: number;
}

/** Writes a claim. Its item has to be counted with `claimOne` in the same transaction. */
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<void> {
  const { itemSnapshot, ...fields } = claim;
  await insert(tx, { ...fields, snapshot: JSON.stringify(itemSnapshot) });
}

const insert = prepared(
  (db, claim: Omit<NewClaim, 'itemSnapshot'> & { readonly snapshot: string }) =>
    db.insertInto('claims').values({
      id: claim.id,
      wishlist_id: claim.wishlistId,
      item_id: claim.itemId,
      claimer_name: claim.claimerName,
      receipt_hash: claim.receiptHash,
      item_snapshot: claim.snapshot,
      created_at: claim.now,
    }),
);

/** The fields of an item that are stored with a claim, and compared for its receipt. */
export interface StoredClaim {
  readonly title: string;
  readonly url: string | null;
  readonly price: string | null;
  readonly description: string | null;
  readonly image_key: string | null;
}

const { catch: withFallback } = z;

/** Older releases did not store every field; a missing one is read as null. */
const optionalText = withFallback(z.nullable(z.string()), null);
const snapshot = z.object({
  title: z.string(),
  url: optionalText,
  price: optionalText,
  description: optionalText,
  image_key: optionalText,
});

/**
 * Returns the claim that a receipt belongs to, its list, its item now (null when deleted) and its item
 * when it was claimed. Returns undefined when there is no such claim or its list was taken down.
 */
export async function findClaim(db: Queries, receiptHash: string) {
  const claim = await db
    .selectFrom('claims')
    .select(['id', 'wishlist_id', 'item_id', 'claimer_name', 'item_snapshot', 'created_at'])
    .where('receipt_hash', '=', receiptHash)
    .executeTakeFirst();
  if (!claim) return undefined;
  const list = await db
    .selectFrom('wishlists')
    .select(['name', 'guest_token', 'guest_link_since', 'allow_undo'])
    .where('id', '=', claim.wishlist_id)
    .where('taken_down_at', 'is', null)
    .executeTakeFirst();
  if (!list) return undefined;
  const now: StoredClaim | undefined = await db
    .selectFrom('items')
    .select(['title', 'url', 'price', 'description', 'image_key'])
    .where('id', '=', claim.item_id)
    .executeTakeFirst();
  return {
    claim,
    list,
    now: now ?? null,
    before: z.parse(snapshot, JSON.parse(claim.item_snapshot)),
  };
}

/**
 * Deletes the claim with this id and this receipt. Returns the id of its item; undefined when there is
 * none.
 */
export async function deleteClaim(
  tx: Tx,
  wishlistId: string,
  claimId: string,
  receiptHash: string,
): Promise<string | undefined> {
  const rows = await tx
    .deleteFrom('claims')
    .where('id', '=', claimId)
    .where('wishlist_id', '=', wishlistId)
    .where('receipt_hash', '=', receiptHash)
    .returning('item_id')
    .execute();
  return rows[0]?.item_id;
}

const selectClaimers = rowsBy('wishlist_id', (db, wishlistId) =>
  db
    .selectFrom('claims')
    .select(['id', 'wishlist_id', 'item_id', 'claimer_name', 'created_at'])
    .where('wishlist_id', '=', wishlistId),
);

/** Returns the names of those who claimed, by item id, in the order of their claims. */
export async function readClaimers(
  db: Queries,
  wishlistId: string,
): Promise<Map<string, string[]>> {
  const rows = await selectClaimers(db, wishlistId);
  // For a few rows, SQLite takes three times as long when it sorts them.
  const inOrder = rows.toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
  const names = new Map<string, string[]>();
  for (const row of inOrder) {
    const claimers = names.get(row.item_id);
    if (claimers) claimers.push(row.claimer_name);
    else names.set(row.item_id, [row.claimer_name]);
  }
  return names;
}

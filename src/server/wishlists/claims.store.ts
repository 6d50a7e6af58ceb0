import type { Queries, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export interface NewClaim {
  readonly id: string;
  readonly wishlistId: string;
  readonly itemId: string;
  readonly claimerName: string;
  readonly receiptHash: string;
  /** the item as the giver saw it, so that a later change can be told */
  readonly itemSnapshot: object;
  readonly now: number;
}

export async function insertClaim(tx: Tx, claim: NewClaim): Promise<void> {
  const { itemSnapshot, ...rest } = claim;
  await insert(tx, { ...rest, snapshot: JSON.stringify(itemSnapshot) });
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

/** What of an item a claim keeps, and a receipt compares. */
export interface Given {
  readonly title: string;
  readonly url: string | null;
  readonly price: string | null;
  readonly description: string | null;
  readonly image_key: string | null;
}

/** The claim behind a receipt, its list, and the item now (null: gone) and as it was claimed. */
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
  const now: Given | undefined = await db
    .selectFrom('items')
    .select(['title', 'url', 'price', 'description', 'image_key'])
    .where('id', '=', claim.item_id)
    .executeTakeFirst();
  return { claim, list, now: now ?? null, before: JSON.parse(claim.item_snapshot) as Given };
}

/** Removes the claim that this receipt belongs to; answers its item, or undefined. */
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

const selectClaimers = prepared((db, by: { wishlistId: string }) =>
  db
    .selectFrom('claims')
    .select(['item_id', 'claimer_name'])
    .where('wishlist_id', '=', by.wishlistId)
    .orderBy('created_at')
    .orderBy('id'),
);

/** Who claimed what on a list: names by item, in the order of their claims. */
export async function readClaimers(
  db: Queries,
  wishlistId: string,
): Promise<Map<string, string[]>> {
  const rows = await selectClaimers(db, { wishlistId });
  const names = new Map<string, string[]>();
  for (const row of rows) {
    const claimers = names.get(row.item_id);
    if (claimers) claimers.push(row.claimer_name);
    else names.set(row.item_id, [row.claimer_name]);
  }
  return names;
}

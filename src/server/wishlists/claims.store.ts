import type { Queries, Tx } from '../db/database.ts';

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
  await tx
    .insertInto('claims')
    .values({
      id: claim.id,
      wishlist_id: claim.wishlistId,
      item_id: claim.itemId,
      claimer_name: claim.claimerName,
      receipt_hash: claim.receiptHash,
      item_snapshot: JSON.stringify(claim.itemSnapshot),
      created_at: claim.now,
    })
    .execute();
}

/** Who claimed what on a list: names by item, in the order of their claims. */
export async function readClaimers(
  db: Queries,
  wishlistId: string,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('claims')
    .select(['item_id', 'claimer_name'])
    .where('wishlist_id', '=', wishlistId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const names = new Map<string, string[]>();
  for (const row of rows) {
    const claimers = names.get(row.item_id);
    if (claimers) claimers.push(row.claimer_name);
    else names.set(row.item_id, [row.claimer_name]);
  }
  return names;
}

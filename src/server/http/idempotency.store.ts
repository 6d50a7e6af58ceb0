import type { Queries, Tx } from '../db/database.ts';

export interface RememberedAnswer {
  readonly bodyHash: string;
  readonly answer: string | null;
}

/**
 * Claims a key for this transaction. Undefined when it is new; else what it was used for, after
 * waiting for whoever holds it.
 */
export async function claimKey(
  tx: Tx,
  keyHash: string,
  bodyHash: string,
  now: number,
): Promise<RememberedAnswer | undefined> {
  const inserted = await tx
    .insertInto('idempotency')
    .values({ key_hash: keyHash, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return undefined;
  const row = await tx
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  return { bodyHash: row.body_hash, answer: row.answer };
}

export async function keepAnswer(
  tx: Tx,
  keyHash: string,
  answer: string,
  wishlistId: string,
): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ answer, wishlist_id: wishlistId })
    .where('key_hash', '=', keyHash)
    .execute();
}

export async function forgetAnswersBefore(db: Queries, time: number): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', time).execute();
}

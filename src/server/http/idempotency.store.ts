import type { Queries, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export interface RememberedAnswer {
  readonly bodyHash: string;
  readonly answer: string | null;
}

const insertKey = prepared((db, row: { keyHash: string; bodyHash: string; now: number }) =>
  db
    .insertInto('idempotency')
    .values({ key_hash: row.keyHash, body_hash: row.bodyHash, created_at: row.now })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash'),
);

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
  const inserted = await insertKey(tx, { keyHash, bodyHash, now });
  if (inserted.length === 1) return undefined;
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
  await updateAnswer(tx, { keyHash, answer, wishlistId });
}

const updateAnswer = prepared((db, by: { keyHash: string; answer: string; wishlistId: string }) =>
  db
    .updateTable('idempotency')
    .set({ answer: by.answer, wishlist_id: by.wishlistId })
    .where('key_hash', '=', by.keyHash),
);

export async function forgetAnswersBefore(db: Queries, time: number): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', time).execute();
}

import type { Queries, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** What is stored for a key; `answer` is null until the first request has committed. */
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
 * Reserves a key for this transaction. Returns undefined when the key is new; else, after the transaction
 * that holds it has ended, what is stored for it.
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

/** Stores the encrypted answer for a key; it is deleted together with the list. */
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

/** Deletes the keys that are older than `time`, in epoch milliseconds. */
export async function forgetAnswersBefore(db: Queries, time: number): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', time).execute();
}

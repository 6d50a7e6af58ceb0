import type { Queries, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** What is stored for a key. */
export interface StoredResponse {
  readonly bodyHash: string;
  /** encrypted; null in rows of earlier releases whose request never committed */
  readonly answer: string | null;
}

/** A key with its encrypted answer; both are deleted together with the list. `now` in epoch milliseconds. */
interface NewKey {
  readonly keyHash: string;
  readonly bodyHash: string;
  readonly answer: string;
  readonly wishlistId: string;
  readonly now: number;
}

const insertKey = prepared((db, row: NewKey) =>
  db
    .insertInto('idempotency')
    .values({
      key_hash: row.keyHash,
      body_hash: row.bodyHash,
      answer: row.answer,
      wishlist_id: row.wishlistId,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash'),
);

/**
 * Stores a key and the answer that this transaction is going to give. Returns undefined when the key is new;
 * else, after the transaction that holds it has ended, what is stored for it.
 */
export async function claimKey(tx: Tx, row: NewKey): Promise<StoredResponse | undefined> {
  const inserted = await insertKey(tx, row);
  if (inserted.length === 1) return undefined;
  // A key that is deleted between the two, because it is a day old, is new again.
  return (await readKey(tx, row.keyHash)) ?? claimKey(tx, row);
}

/** Returns what is stored for a key; undefined for a new one. */
export async function readKey(db: Queries, keyHash: string): Promise<StoredResponse | undefined> {
  const stored = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return stored && { bodyHash: stored.body_hash, answer: stored.answer };
}

/** Deletes at most `limit` keys that are older than `time`, in epoch milliseconds. Returns their number. */
export async function forgetAnswersBefore(tx: Tx, time: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('idempotency')
    .where('key_hash', 'in', (select) =>
      select
        .selectFrom('idempotency')
        .select('key_hash')
        .where('created_at', '<', time)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import type { Queries, Tx } from '../db/database.ts';
import type { RetentionState } from './retention-policy.ts';

const name = 'retention';

/** Returns what the last deletion of expired lists stored; null before the first one. */
export async function readRetentionState(db: Queries): Promise<RetentionState | null> {
  const row = await db
    .selectFrom('maintenance')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : null;
}

/**
 * Returns the same as `readRetentionState`, and locks it for the rest of the transaction: servers and the operator's
 * command change it, each by what was stored before.
 */
export async function lockRetentionState(tx: Tx): Promise<RetentionState | null> {
  const row = await tx
    .updateTable('maintenance')
    .set(({ ref }) => ({ value: ref('value') }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : null;
}

/** Stores the state of the deletion of expired lists. */
export async function writeRetentionState(tx: Tx, state: RetentionState): Promise<void> {
  const value = JSON.stringify(state);
  await tx
    .insertInto('maintenance')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Returns the time of the last activity in the whole database, in epoch milliseconds; null without lists. */
export async function readNewestTouch(db: Queries): Promise<number | null> {
  const row = await db
    .selectFrom('wishlists')
    .select('touched_at')
    .orderBy('touched_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.touched_at ?? null;
}

const untouchedSince = (db: Queries, time: number) =>
  db
    .selectFrom('wishlists')
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
    );

/**
 * Returns the ids of at most `limit` lists without activity of owner or guest since `time`, in epoch
 * milliseconds. The oldest come first.
 */
export async function findUntouchedSince(db: Queries, time: number, limit: number) {
  return untouchedSince(db, time).select('id').orderBy('touched_at').limit(limit).execute();
}

/** Returns whether a list is there and without activity of owner or guest since `time`, in epoch milliseconds. */
export async function isUntouchedSince(db: Queries, id: string, time: number): Promise<boolean> {
  const row = await untouchedSince(db, time).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Returns the number of lists without activity of owner or guest since `time`, in epoch milliseconds. */
export async function countUntouchedSince(db: Queries, time: number): Promise<number> {
  const row = await untouchedSince(db, time)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns the number of lists. */
export async function countWishlists(db: Queries): Promise<number> {
  const row = await db
    .selectFrom('wishlists')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Sets the activity of lists that owner or guest touched between `from` and `to` to `now`, all in epoch milliseconds.
 * Claims keep their times, because a receipt shows the guest link by what was first: the claim or the link. Returns the
 * number of lists.
 */
export async function moveTouches(
  tx: Tx,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<number> {
  const result = await tx
    .updateTable('wishlists')
    .set({ touched_at: now })
    .where(({ between, exists, or, selectFrom }) =>
      or([
        between('touched_at', from, to),
        exists(
          selectFrom('claims')
            .select('claims.id')
            .whereRef('claims.wishlist_id', '=', 'wishlists.id')
            .where('claims.created_at', '>=', from)
            .where('claims.created_at', '<=', to),
        ),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

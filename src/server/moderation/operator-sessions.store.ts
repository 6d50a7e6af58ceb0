import type { Queries, Tx } from '../db/database.ts';

const nameOf = (end: string) => `signed out ${end}`;

/**
 * Stores that the session with this end was signed out, and forgets those that are over at `now`, both in epoch
 * milliseconds.
 */
export async function insertSignedOut(tx: Tx, end: string, now: number): Promise<void> {
  await tx
    .deleteFrom('maintenance')
    .where('name', 'like', nameOf('%'))
    // As texts: such times have the same number of digits.
    .where('value', '<=', String(now))
    .execute();
  await tx
    .insertInto('maintenance')
    .values({ name: nameOf(end), value: end })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Returns whether the session with this end was signed out. */
export async function isSignedOut(db: Queries, end: string): Promise<boolean> {
  const row = await db
    .selectFrom('maintenance')
    .select('name')
    .where('name', '=', nameOf(end))
    .executeTakeFirst();
  return row !== undefined;
}

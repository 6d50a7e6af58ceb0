import { randomUUID } from 'node:crypto';
import type { Tx } from './database.ts';

/** Writes a test row; rejects when the database cannot be written. */
export async function checkWritable(tx: Tx): Promise<void> {
  const value = randomUUID();
  await tx
    .insertInto('maintenance')
    .values({ name: 'write-check', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

import type { Database, Tx } from './database.ts';
import { pauseForWriters } from './pause-for-writers.ts';

/** Rows per transaction: a statement on an embedded database occupies the event loop until it ends. */
const batchSize = 500;

/**
 * Calls `deleteSome`, which deletes at most `limit` rows and returns their number, until none is left or `signal`
 * aborts, each time in a transaction of its own. Fails with `storage.unavailable`.
 */
export async function deleteInBatches(
  database: Pick<Database, 'write'>,
  deleteSome: (tx: Tx, limit: number) => Promise<number>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const deleted = await database.write((tx) => deleteSome(tx, batchSize));
    if (deleted < batchSize) return;
    await pauseForWriters();
  }
}

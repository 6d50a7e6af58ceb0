import { Batcher } from '../concurrency/batcher.ts';
import type { Database } from '../db/database.ts';
import { codeOf } from '../storage-unavailable.ts';
import { inSpan, type RequestPart, type Tracing } from '../tracing/tracing.ts';
import { type ClaimRequest, claimTogether } from './claim-batch.store.ts';

/** More would delay the first of them. */
const maxClaimsPerStatement = 64;

/**
 * Codes by which PostgreSQL says that it has rolled back because of another writer: unique_violation,
 * serialization_failure, deadlock_detected.
 */
const rolledBackCodes = new Set(['23505', '40001', '40P01']);

const part: RequestPart = {
  name: 'claim batch',
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql' },
};

/** Makes claims that arrive together in one statement, where the database is one round trip away. */
export class ClaimBatches {
  readonly #batcher: Batcher<ClaimRequest, boolean>;
  readonly #tracing: Tracing | null;

  constructor(database: Database, tracing: Tracing | null) {
    this.#tracing = tracing;
    const run = async (claims: readonly ClaimRequest[]) => {
      const made = await claimTogether(database.read, claims);
      return claims.map(({ id }) => made.has(id));
    };
    this.#batcher = new Batcher({
      run,
      maxSize: maxClaimsPerStatement,
      keyOf: ({ itemId }) => itemId,
    });
  }

  /**
   * Returns true when the claim was made and is durable. False: nothing was written, and the steps of
   * `claimItem` find out why. Fails with `storage.unavailable`; then it is unknown whether it was made.
   */
  async claim(claim: ClaimRequest): Promise<boolean> {
    return inSpan(this.#tracing, part, () => this.#batcher.ask(claim)).catch((error: unknown) => {
      if (rolledBackCodes.has(codeOf(error) ?? '')) return false;
      throw error;
    });
  }
}

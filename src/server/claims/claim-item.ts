import type * as z from 'zod/mini';
import type { ClaimedView, claimBody } from '../../contract/schemas.ts';
import type { Tx } from '../db/database.ts';
import { Failure } from '../errors.ts';
import { hashToken } from '../id-generator.ts';
import type { IdempotencyKey } from '../idempotency/idempotency-key.ts';
import { idempotencyRecord, runIdempotent } from '../idempotency/run-idempotent.ts';
import { claimOne, readItem } from '../items/items.store.ts';
import type { Services } from '../services.ts';
import type { SharedWishlist } from '../wishlists/access.ts';
import { viewForGuest } from '../wishlists/view-wishlist.ts';
import { raiseVersion } from '../wishlists/wishlists.store.ts';
import { insertClaim } from './claims.store.ts';

/**
 * Claims one of an item for a guest; returns the guests' view with the claim and its receipt. However
 * many guests claim at the same time, on however many servers, the database accepts exactly `maxQuantity`
 * of them. Fails with `item.already_claimed` (its details hold the list as it is now), `item.not_found`,
 * `wishlist.not_found` and `idempotency.key_reused`.
 */
export async function claimItem(
  services: Services,
  list: SharedWishlist,
  body: z.output<typeof claimBody>,
  request: IdempotencyKey | undefined,
): Promise<ClaimedView> {
  const { database, live, ids, metrics } = services;
  const claim = { id: ids.id(), receipt: ids.token() };
  if (await claimWithOthers(services, list, body, request, claim)) {
    metrics?.countClaim('won');
    void live.announce(list.id);
    return { ...(await viewForGuest(database.read, list)), claim };
  }
  const done = await claimAlone(services, list, body, request, claim).catch(
    async (error: unknown) => {
      if (!(error instanceof Failure) || error.code !== 'item.already_claimed') throw error;
      metrics?.countClaim('lost');
      const wishlist = await viewForGuest(database.read, list);
      throw new Failure('item.already_claimed', { wishlist });
    },
  );
  if (done.wishlistId) {
    metrics?.countClaim('won');
    void live.announce(done.wishlistId);
  }
  return done.answer;
}

type Claim = ClaimedView['claim'];

/** The usual case on PostgreSQL; false when nothing was written, for whatever reason. */
async function claimWithOthers(
  { claimBatches, now }: Services,
  list: SharedWishlist,
  { itemId, claimerName }: z.output<typeof claimBody>,
  request: IdempotencyKey | undefined,
  claim: Claim,
): Promise<boolean> {
  // What follows hashes and encrypts, which the steps below do themselves.
  if (claimBatches === null) return false;
  return claimBatches.claim({
    id: claim.id,
    wishlistId: list.id,
    itemId,
    claimerName,
    receiptHash: hashToken(claim.receipt),
    kept: request ? idempotencyRecord(request, { claim }) : null,
    now: now(),
  });
}

/** The same step by step, which finds out what is in the way. */
function claimAlone(
  { database, now }: Services,
  list: SharedWishlist,
  { itemId, claimerName }: z.output<typeof claimBody>,
  request: IdempotencyKey | undefined,
  claim: Claim,
) {
  const answer = async (tx: Tx, made: Claim): Promise<ClaimedView> => ({
    ...(await viewForGuest(tx, list)),
    claim: made,
  });
  return database.write((tx) =>
    runIdempotent(tx, request, now(), {
      kept: { claim },
      wishlistId: list.id,
      execute: async () => {
        if (!(await raiseVersion(tx, list.id, { role: 'guest', now: now() }))) {
          throw new Failure('wishlist.not_found');
        }
        const item = await claimOne(tx, list.id, itemId);
        if (!item) {
          const exists = await readItem(tx, list.id, itemId);
          throw new Failure(exists ? 'item.already_claimed' : 'item.not_found');
        }
        await insertClaim(tx, {
          id: claim.id,
          wishlistId: list.id,
          itemId,
          claimerName,
          receiptHash: hashToken(claim.receipt),
          itemSnapshot: item,
          now: now(),
        });
        return answer(tx, claim);
      },
      replay: (kept) => answer(tx, kept.claim),
    }),
  );
}

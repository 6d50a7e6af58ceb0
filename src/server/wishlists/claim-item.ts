import type * as z from 'zod/mini';
import type { ClaimedView, claimBody } from '../../contract/schemas.ts';
import { hashOf } from '../chance.ts';
import { Failure } from '../http/failure.ts';
import { once, type Repeatable } from '../http/idempotency.ts';
import type { Services } from '../services.ts';
import type { SharedWishlist } from './access.ts';
import { insertClaim } from './claims.store.ts';
import { readItem, takeOne } from './items.store.ts';
import { viewForGuest } from './view-wishlist.ts';
import { raiseVersion } from './wishlists.store.ts';

/**
 * Claims one of an item for a guest. However many press at once, on however many servers, the
 * database lets exactly `maxQuantity` of them through; the others get a 409 with the list as it is.
 */
export async function claimItem(
  services: Services,
  list: SharedWishlist,
  { itemId, claimerName }: z.output<typeof claimBody>,
  request: Repeatable | undefined,
): Promise<ClaimedView> {
  const { database, live, chance, now } = services;
  const claiming = database.write((tx) =>
    once(tx, request, now(), async () => {
      if (!(await raiseVersion(tx, list.id, { role: 'guest', now: now() }))) {
        throw new Failure('wishlist.not_found');
      }
      const item = await takeOne(tx, list.id, itemId);
      if (!item) {
        const exists = await readItem(tx, list.id, itemId);
        throw new Failure(exists ? 'item.already_claimed' : 'item.not_found');
      }
      const claim = { id: chance.id(), receipt: chance.token() };
      await insertClaim(tx, {
        id: claim.id,
        wishlistId: list.id,
        itemId,
        claimerName,
        receiptHash: hashOf(claim.receipt),
        itemSnapshot: item,
        now: now(),
      });
      return { answer: { ...(await viewForGuest(tx, list)), claim }, wishlistId: list.id };
    }),
  );
  const { answer, wishlistId } = await claiming.catch(async (error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'item.already_claimed') throw error;
    const wishlist = await viewForGuest(database.read, list);
    throw new Failure('item.already_claimed', { wishlist });
  });
  if (wishlistId) live.announce(wishlistId);
  return answer;
}

import type * as z from 'zod/mini';
import type { createWishlistBody, OwnerView } from '../../contract/schemas.ts';
import { Failure } from '../errors.ts';
import type { IdempotencyKey } from '../idempotency/idempotency-key.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Services } from '../services.ts';
import { newWishlist, writeWishlist } from './new-wishlist.ts';
import { viewByKeptLink, viewForOwner } from './view-wishlist.ts';

/**
 * Makes an empty list. Returns the owner's view; the admin token in it makes its receiver the owner.
 * Fails with `wishlists.disabled`, `idempotency.key_reused`, and `wishlist.not_found` when a repeated
 * request finds the list deleted.
 */
export async function createWishlist(
  services: Services,
  body: z.output<typeof createWishlistBody>,
  request: IdempotencyKey | undefined,
): Promise<OwnerView> {
  if (!services.config.features.wishlists) throw new Failure('wishlists.disabled');
  const list = newWishlist(services);
  const { answer } = await services.database.write((tx) =>
    runIdempotent(tx, request, services.now(), {
      kept: { adminToken: list.adminToken },
      wishlistId: list.id,
      execute: async () => {
        await writeWishlist(services, tx, list, body ?? {});
        return viewForOwner(services, tx, list);
      },
      replay: (kept) => viewByKeptLink(services, tx, kept),
    }),
  );
  return answer;
}

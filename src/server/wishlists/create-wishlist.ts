import type * as z from 'zod/mini';
import type { createWishlistBody, OwnerView } from '../../contract/schemas.ts';
import { Failure } from '../errors.ts';
import type { IdempotencyKey } from '../idempotency/idempotency-key.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Services } from '../services.ts';
import { createdList, createdListAgain, newWishlist } from './new-wishlist.ts';

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
  const { answer } = await services.database.write((tx) =>
    runIdempotent(
      tx,
      request,
      services.now(),
      async () => createdList(services, tx, await newWishlist(services, tx, body ?? {})),
      (kept) => createdListAgain(services, tx, kept),
    ),
  );
  return answer;
}

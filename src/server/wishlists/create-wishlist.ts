import type * as z from 'zod/mini';
import type { createWishlistBody, OwnerView } from '../../contract/schemas.ts';
import { Failure } from '../http/failure.ts';
import { once, type Repeatable } from '../http/idempotency.ts';
import type { Services } from '../services.ts';
import { newWishlist } from './new-wishlist.ts';
import { viewForOwner } from './view-wishlist.ts';

/** Makes an empty list; its maker becomes its owner by the admin token in the answer. */
export async function createWishlist(
  services: Services,
  body: z.output<typeof createWishlistBody>,
  request: Repeatable | undefined,
): Promise<OwnerView> {
  if (!services.config.features.wishlists) throw new Failure('wishlists.disabled');
  const { answer } = await services.database.write((tx) =>
    once(tx, request, services.now(), async () => {
      const list = await newWishlist(services, tx, body ?? {});
      return { answer: await viewForOwner(services, tx, list), wishlistId: list.id };
    }),
  );
  return answer;
}

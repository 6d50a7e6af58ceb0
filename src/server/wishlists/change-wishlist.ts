import type { OwnerView } from '../../contract/schemas.ts';
import type { Tx } from '../db/database.ts';
import { Failure } from '../http/failure.ts';
import { once, type Repeatable } from '../http/idempotency.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from './access.ts';
import { viewForOwner } from './view-wishlist.ts';
import { raiseVersion, updateWishlist, type WishlistChange } from './wishlists.store.ts';

/**
 * The shape of every act of an owner: in one transaction take the list, do the act, note that the
 * owner was here, and read the list as it then is; after the commit tell everyone who watches.
 * `act` returns what changes of the list itself, often nothing. Pages and tokens stay those of `list`.
 */
export async function changeWishlist(
  services: Services,
  list: OwnedWishlist,
  act: (tx: Tx, now: number) => Promise<WishlistChange>,
  request?: Repeatable,
): Promise<OwnerView> {
  const { answer, wishlistId } = await services.database.write((tx) =>
    once(tx, request, services.now(), async () => {
      if (!(await raiseVersion(tx, list.id, { role: 'admin' }))) {
        throw new Failure('wishlist.not_found');
      }
      const now = services.now();
      const change = await act(tx, now);
      await updateWishlist(tx, list.id, change, now);
      return { answer: await viewForOwner(services, tx, list), wishlistId: list.id };
    }),
  );
  if (wishlistId) services.live.announce(wishlistId);
  return answer;
}

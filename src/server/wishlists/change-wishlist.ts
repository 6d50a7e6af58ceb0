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
 * `act` gets the time and the version that this change makes, and returns what changes of the list
 * itself, often nothing. Pages and tokens stay those of `list`.
 */
export async function changeWishlist(
  services: Services,
  list: OwnedWishlist,
  act: (tx: Tx, now: number, version: number) => Promise<WishlistChange>,
  request?: Repeatable,
): Promise<OwnerView> {
  const { database, live, now } = services;
  const changing = database.write((tx) =>
    once(tx, request, now(), async () => {
      const version = await raiseVersion(tx, list.id, { role: 'admin' });
      if (version === undefined) throw new Failure('wishlist.not_found');
      const change = await act(tx, now(), version);
      await updateWishlist(tx, list.id, change, now());
      return { answer: await viewForOwner(services, tx, list), wishlistId: list.id };
    }),
  );
  const { answer, wishlistId } = await changing.catch(async (error: unknown) => {
    if (!(error instanceof Failure) || !isOvertaken(error)) throw error;
    const wishlist = await viewForOwner(services, database.read, list);
    throw new Failure(error.code, { ...error.details, wishlist });
  });
  if (wishlistId) live.announce(wishlistId);
  return answer;
}

/** The list is not as the owner thinks: the answer says how it is. */
function isOvertaken({ code }: Failure): boolean {
  return code === 'item.changed' || code === 'wishlist.changed' || code === 'item.claimed_more';
}

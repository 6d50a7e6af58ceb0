import type { GuestView } from '../../contract/schemas.ts';
import { hashOf } from '../chance.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import type { SharedWishlist } from './access.ts';
import { deleteClaim } from './claims.store.ts';
import { giveBackOne } from './items.store.ts';
import { viewForGuest } from './view-wishlist.ts';
import { allowsUndo, raiseVersion } from './wishlists.store.ts';

/** Takes a claim back: the receipt proves whose it is, a name never does. */
export async function undoClaim(
  { database, live, now }: Services,
  list: SharedWishlist,
  claimId: string,
  receipt: string,
): Promise<GuestView> {
  const view = await database.write(async (tx) => {
    if (!(await raiseVersion(tx, list.id, { role: 'guest', now: now() }))) {
      throw new Failure('wishlist.not_found');
    }
    if (!(await allowsUndo(tx, list.id))) throw new Failure('claim.undo_not_allowed');
    const itemId = await deleteClaim(tx, list.id, claimId, hashOf(receipt));
    if (itemId === undefined) throw new Failure('claim.not_found');
    await giveBackOne(tx, list.id, itemId);
    return viewForGuest(tx, list);
  });
  live.announce(list.id);
  return view;
}

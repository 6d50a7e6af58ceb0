import type { GuestView } from '../../contract/schemas.ts';
import { Failure } from '../errors.ts';
import { hashToken } from '../id-generator.ts';
import { unclaimOne } from '../items/items.store.ts';
import type { Services } from '../services.ts';
import type { SharedWishlist } from '../wishlists/access.ts';
import { viewForGuest } from '../wishlists/view-wishlist.ts';
import { allowsUndo, raiseVersion } from '../wishlists/wishlists.store.ts';
import { deleteClaim } from './claims.store.ts';

/**
 * Deletes a claim; the receipt proves whose it is, a name does not. Returns the guests' view. Fails with
 * `wishlist.not_found`, `claim.undo_not_allowed`, and `claim.not_found` for a wrong id or receipt.
 */
export async function unclaimItem(
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
    const itemId = await deleteClaim(tx, list.id, claimId, hashToken(receipt));
    if (itemId === undefined) throw new Failure('claim.not_found');
    await unclaimOne(tx, list.id, itemId);
    return viewForGuest(tx, list);
  });
  void live.announce(list.id);
  return view;
}

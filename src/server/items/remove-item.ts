import type { OwnerView } from '../../contract/schemas.ts';
import { Failure } from '../errors.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from '../wishlists/access.ts';
import { withWishlistTransaction } from '../wishlists/with-wishlist-transaction.ts';
import { deleteItem, readItem } from './items.store.ts';

/**
 * Deletes an item and, if no other item has it, its picture. Returns the owner's view. Fails with
 * `item.not_found` and the codes of `withWishlistTransaction`.
 */
export async function removeItem(
  services: Services,
  list: OwnedWishlist,
  itemId: string,
): Promise<OwnerView> {
  let picture: string | null = null;
  const view = await withWishlistTransaction(services, list, async (tx) => {
    picture = (await readItem(tx, list.id, itemId))?.image_key ?? null;
    if (!(await deleteItem(tx, list.id, itemId))) throw new Failure('item.not_found');
    return {};
  });
  if (picture) await services.images.release([picture]);
  return view;
}

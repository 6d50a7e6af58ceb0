import type { OwnerView } from '../../contract/schemas.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from './access.ts';
import { changeWishlist } from './change-wishlist.ts';
import { deleteItem, readItem } from './items.store.ts';

/** Takes an item off the list. */
export async function removeItem(
  services: Services,
  list: OwnedWishlist,
  itemId: string,
): Promise<OwnerView> {
  let picture: string | null = null;
  const view = await changeWishlist(services, list, async (tx) => {
    picture = (await readItem(tx, list.id, itemId))?.image_key ?? null;
    if (!(await deleteItem(tx, list.id, itemId))) throw new Failure('item.not_found');
    return {};
  });
  if (picture) await services.images.release([picture]);
  return view;
}

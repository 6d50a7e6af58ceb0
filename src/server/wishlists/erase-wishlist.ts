import type { Services } from '../services.ts';
import type { OwnedWishlist } from './access.ts';
import { deleteWishlist, raiseVersion } from './wishlists.store.ts';

/** Erases the list for everyone: rows, remembered answers, pictures; open pages learn at once. */
export async function eraseWishlist(services: Services, list: OwnedWishlist): Promise<void> {
  const pictures = await services.database.write(async (tx) => {
    await raiseVersion(tx, list.id, { seenByOwner: true });
    return deleteWishlist(tx, list.id);
  });
  services.live.announce(list.id);
  await services.images.release(pictures);
}

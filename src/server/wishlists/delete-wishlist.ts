import type { Services } from '../services.ts';
import { deleteWishlistById, raiseVersion } from './wishlists.store.ts';

type DeletionServices = Pick<Services, 'database' | 'images' | 'live'>;

/**
 * Deletes a list with its items, claims, stored answers and pictures, and notifies open pages. `announced` fulfils when
 * other processes were told, or could not be.
 */
export async function deleteWishlist(
  { database, images, live }: DeletionServices,
  list: { readonly id: string },
): Promise<{ readonly announced: Promise<void> }> {
  const pictures = await database.write(async (tx) => {
    await raiseVersion(tx, list.id, { role: 'admin' });
    return deleteWishlistById(tx, list.id);
  });
  const announced = live.announce(list.id);
  await images.release(pictures);
  return { announced };
}

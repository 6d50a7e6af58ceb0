import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { deleteWishlistById, raiseVersion } from './wishlists.store.ts';

type DeletionServices = Pick<Services, 'database' | 'images' | 'live'>;

/**
 * Deletes a list with its items, claims, stored answers and pictures, and notifies open pages. `announced` fulfils when
 * other processes were told, or could not be. `first` runs in the same transaction, when nobody else can change the list any more; where it returns
 * false, the list is kept.
 */
export async function deleteWishlist(
  { database, images, live }: DeletionServices,
  list: { readonly id: string },
  first: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<{ readonly isDeleted: boolean; readonly announced: Promise<void> }> {
  const pictures = await database.write(async (tx) => {
    await raiseVersion(tx, list.id, { role: 'admin' });
    return (await first(tx)) ? deleteWishlistById(tx, list.id) : null;
  });
  if (pictures === null) return { isDeleted: false, announced: Promise.resolve() };
  const announced = live.announce(list.id);
  await images.release(pictures);
  return { isDeleted: true, announced };
}

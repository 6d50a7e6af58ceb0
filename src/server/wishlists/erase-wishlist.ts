import type { Services } from '../services.ts';
import { deleteWishlist, raiseVersion } from './wishlists.store.ts';

type Needed = Pick<Services, 'database' | 'images' | 'live'>;

/** Erases a list for everyone: rows, remembered answers, pictures; open pages learn at once. */
export async function eraseWishlist(
  { database, images, live }: Needed,
  list: { readonly id: string },
): Promise<void> {
  const pictures = await database.write(async (tx) => {
    await raiseVersion(tx, list.id, { role: 'admin' });
    return deleteWishlist(tx, list.id);
  });
  live.announce(list.id);
  await images.release(pictures);
}

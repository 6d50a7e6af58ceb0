import type { WishlistFile } from '../../contract/schemas.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from './access.ts';
import { readWishlist } from './wishlists.store.ts';

const iso = (time: number) => new Date(time).toISOString();

/** The list as a file that another server can make the same list of. Claims are not in it: they are other people's. */
export async function exportWishlist(
  { database, images }: Pick<Services, 'database' | 'images'>,
  { id }: OwnedWishlist,
): Promise<WishlistFile> {
  const list = await readWishlist(database.read, id);
  if (!list) throw new Failure('wishlist.not_found');
  const items: WishlistFile['items'] = [];
  for (const item of list.items) {
    const picture = item.imageKey === null ? undefined : await images.whole(item.imageKey);
    items.push({
      title: item.title,
      url: item.url,
      price: item.price,
      description: item.description,
      mostWanted: item.mostWanted,
      maxQuantity: item.maxQuantity,
      createdAt: iso(item.createdAt),
      image: picture ? `data:image/webp;base64,${picture.toString('base64')}` : null,
    });
  }
  return {
    format: 'wishbow-list-1',
    name: list.name,
    description: list.description,
    surprise: list.surprise,
    surpriseUntil: list.surpriseUntil === null ? null : iso(list.surpriseUntil),
    allowUndo: list.allowUndo,
    items,
  };
}

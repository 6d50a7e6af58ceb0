import type { WishlistFile } from '../../contract/schemas.ts';
import { Failure } from '../errors.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from './access.ts';
import { readWishlist } from './wishlists.store.ts';

const iso = (time: number) => new Date(time).toISOString();

/**
 * Returns the list as a file from which another server can make the same list. The file contains no
 * claims, because they belong to the guests, and no picture that cannot be read. Fails with
 * `wishlist.not_found`.
 */
export async function exportWishlist(
  { database, images }: Pick<Services, 'database' | 'images'>,
  { id }: OwnedWishlist,
): Promise<WishlistFile> {
  const list = await readWishlist(database.read, id);
  if (!list) throw new Failure('wishlist.not_found');
  const items: WishlistFile['items'] = [];
  for (const item of list.items) {
    const picture = item.imageKey === null ? null : await images.exported(item.imageKey);
    items.push({
      title: item.title,
      url: item.url,
      price: item.price,
      description: item.description,
      mostWanted: item.mostWanted,
      maxQuantity: item.maxQuantity,
      createdAt: iso(item.createdAt),
      image: picture ? `data:image/webp;base64,${picture.bytes.toString('base64')}` : null,
      imageSignature: picture?.signature ?? null,
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

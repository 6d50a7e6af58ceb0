import type { ItemView } from '../../../contract/schemas.ts';
import { imageWidths } from '../../../domain/limits.ts';
import { fetchPicture } from '../../images/fetch-picture.ts';
import { imageUrl } from '../../images/image-url.ts';

/**
 * Returns the picture of an item that the server has deleted, in the largest width in this browser's HTTP
 * cache; null when the item has no picture or none is cached.
 */
export async function cachedImage(item: ItemView | null): Promise<File | null> {
  if (!item?.imageKey) return null;
  for (const width of imageWidths.toReversed()) {
    const address = `${imageUrl(item.imageKey)}?w=${width}`;
    const file = await fetchPicture(address, { cache: 'force-cache' });
    if (file) return file;
  }
  return null;
}

import type { ItemView } from '../../contract/schemas.ts';
import { imageWidths } from '../../domain/limits.ts';
import { fetchPicture } from '../api/fetch-picture.ts';
import { imageAddress } from '../api/image-address.ts';

/** The picture of an item that the server no longer has, in the best width this browser still holds. */
export async function keptPicture(item: ItemView | null): Promise<File | null> {
  if (!item?.imageKey) return null;
  for (const width of imageWidths.toReversed()) {
    const address = `${imageAddress(item.imageKey)}?w=${width}`;
    const file = await fetchPicture(address, { cache: 'force-cache' });
    if (file) return file;
  }
  return null;
}

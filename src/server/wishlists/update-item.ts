import type * as z from 'zod/mini';
import type { OwnerView, updateItemData } from '../../contract/schemas.ts';
import { hidesClaims } from '../../domain/wishlist.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from './access.ts';
import { refuseBlocked } from './blocked-domains.ts';
import { changeWishlist } from './change-wishlist.ts';
import { readItem, updateItem as writeItem } from './items.store.ts';
import { readSurprise } from './wishlists.store.ts';

/** Changes an item; a new picture replaces the old one, `removeImage` takes it away. */
export async function updateItem(
  services: Services,
  list: OwnedWishlist,
  data: z.output<typeof updateItemData>,
  upload: Buffer | undefined,
): Promise<OwnerView> {
  const picture = upload && (await services.images.prepare(upload));
  const { id, removeImage, basedOn, ...fields } = data;
  let replaced: string | null = null;
  const view = await changeWishlist(services, list, async (tx, now, version) => {
    const item = await readItem(tx, list.id, id);
    if (!item) throw new Failure('item.not_found');
    if (basedOn !== undefined && item.edited_version > basedOn) throw new Failure('item.changed');
    if (fields.maxQuantity !== undefined && fields.maxQuantity < item.claimed_quantity) {
      // Behind a surprise the refusal would tell; there the claims simply stay.
      const surprise = await readSurprise(tx, list.id);
      if (surprise && !hidesClaims(surprise, now)) throw new Failure('item.claimed_more');
    }
    await refuseBlocked(tx, fields.url);
    if (picture) await services.images.keep(tx, picture);
    const imageKey = picture ? picture.key : removeImage ? null : undefined;
    if (imageKey !== undefined && imageKey !== item.image_key) replaced = item.image_key;
    await writeItem(tx, list.id, id, { ...fields, imageKey }, { now, version });
    return {};
  });
  if (picture) await services.images.confirm(picture);
  if (replaced) await services.images.release([replaced]);
  return view;
}

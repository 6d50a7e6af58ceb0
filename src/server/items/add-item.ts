import type * as z from 'zod/mini';
import type { AddedView, addItemData } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { Failure } from '../errors.ts';
import { removeOwnTag } from '../gift-finder/views/marketplace-link.ts';
import type { IdempotencyKey } from '../idempotency/idempotency-key.ts';
import type { Upload } from '../images/images.ts';
import { refuseBlocked } from '../moderation/blocked-domains.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from '../wishlists/access.ts';
import { withWishlistTransaction } from '../wishlists/with-wishlist-transaction.ts';
import { countItems, insertItem } from './items.store.ts';

/**
 * Adds an item, with its picture if one was uploaded. Returns the owner's view and the id of the item. Fails with
 * `wishlist.full`, with `request.invalid` for a link to a blocked domain, and with the codes of
 * `Images.prepare` and `withWishlistTransaction`.
 */
export async function addItem(
  services: Services,
  list: OwnedWishlist,
  data: z.output<typeof addItemData>,
  upload: Omit<Upload, 'listId'> | undefined,
  request: IdempotencyKey | undefined,
): Promise<AddedView> {
  const itemId = services.ids.id();
  const picture = upload && (await services.images.prepare({ ...upload, listId: list.id }));
  const view = await withWishlistTransaction(
    services,
    list,
    async (tx, now) => {
      if ((await countItems(tx, list.id)) >= limits.itemsPerWishlist) {
        throw new Failure('wishlist.full');
      }
      await refuseBlocked(tx, data.url);
      if (picture) await services.images.keep(tx, picture);
      await insertItem(tx, {
        ...data,
        url: removeOwnTag(data.url, services.config.affiliate),
        id: itemId,
        wishlistId: list.id,
        imageKey: picture?.key ?? null,
        now,
      });
      return {};
    },
    request,
    { itemId },
  );
  if (picture) await services.images.confirm(picture);
  return view;
}

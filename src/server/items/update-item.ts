import type * as z from 'zod/mini';
import type { OwnerView, updateItemData } from '../../contract/schemas.ts';
import { areClaimsHidden } from '../../domain/wishlist.ts';
import { Failure } from '../errors.ts';
import { removeOwnTag } from '../gift-finder/marketplace-link.ts';
import type { Upload } from '../images/images.ts';
import { refuseBlocked } from '../moderation/blocked-domains.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from '../wishlists/access.ts';
import { readSurprise } from '../wishlists/wishlists.store.ts';
import { withWishlistTransaction } from '../wishlists/with-wishlist-transaction.ts';
import { readItem, updateItem as writeItem } from './items.store.ts';

/**
 * Changes an item; a new picture replaces the old one, `removeImage` removes it. Returns the owner's
 * view. Fails with `item.not_found`, with `item.changed` when somebody changed it after `basedOn`, with
 * `item.claimed_more` when more are claimed than the new quantity, with `request.invalid` for a link to a
 * blocked domain, and with the codes of `Images.prepare` and `withWishlistTransaction`.
 */
export async function updateItem(
  services: Services,
  list: OwnedWishlist,
  data: z.output<typeof updateItemData>,
  upload: Omit<Upload, 'listId'> | undefined,
): Promise<OwnerView> {
  const picture = upload && (await services.images.prepare({ ...upload, listId: list.id }));
  const { id, removeImage, basedOn, ...fields } = data;
  let replaced: string | null = null;
  const view = await withWishlistTransaction(services, list, async (tx, now, version) => {
    const item = await readItem(tx, list.id, id);
    if (!item) throw new Failure('item.not_found');
    if (basedOn !== undefined && item.edited_version > basedOn) throw new Failure('item.changed');
    if (fields.maxQuantity !== undefined && fields.maxQuantity < item.claimed_quantity) {
      // In surprise mode a refusal would reveal the claims, so the change is accepted.
      const surprise = await readSurprise(tx, list.id);
      if (surprise && !areClaimsHidden(surprise, now)) throw new Failure('item.claimed_more');
    }
    await refuseBlocked(tx, fields.url);
    if (picture) await services.images.keep(tx, picture);
    const imageKey = picture ? picture.key : removeImage ? null : undefined;
    if (imageKey !== undefined && imageKey !== item.image_key) replaced = item.image_key;
    const url = removeOwnTag(fields.url, services.config.affiliate);
    await writeItem(tx, list.id, id, { ...fields, url, imageKey }, { now, version });
    return {};
  });
  if (picture) await services.images.confirm(picture);
  if (replaced) await services.images.release([replaced]);
  return view;
}

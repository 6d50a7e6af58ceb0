import type * as z from 'zod/mini';
import type { OwnerView, updateItemData } from '../../contract/schemas.ts';
import { areClaimsHidden } from '../../domain/wishlists/wishlist.ts';
import type { Tx } from '../db/database.ts';
import { Failure } from '../errors.ts';
import { removeOwnTag } from '../gift-finder/views/marketplace-link.ts';
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
    if ((fields.maxQuantity ?? Infinity) < item.claimed_quantity) {
      await refuseBelowClaims(tx, list, now);
    }
    await refuseBlocked(tx, fields.url);
    if (picture) await services.images.keep(tx, picture);
    const imageKey = picture?.key ?? (removeImage ? null : undefined);
    replaced = replacedKey(item.image_key, imageKey);
    const url = removeOwnTag(fields.url, services.config.affiliate);
    await writeItem(tx, list.id, id, { ...fields, url, imageKey }, { now, version });
    return {};
  });
  if (picture) await services.images.confirm(picture);
  if (replaced) await services.images.release([replaced]);
  return view;
}

/** Returns the key of a picture that a change replaces or removes; undefined as the new key keeps the picture. */
const replacedKey = (before: string | null, after: string | null | undefined): string | null =>
  after === undefined || after === before ? null : before;

/** Refuses fewer of an item than are claimed, unless surprise mode hides the claims: a refusal would reveal them. */
async function refuseBelowClaims(tx: Tx, list: OwnedWishlist, now: number): Promise<void> {
  const surprise = await readSurprise(tx, list.id);
  if (surprise && !areClaimsHidden(surprise, now)) throw new Failure('item.claimed_more');
}

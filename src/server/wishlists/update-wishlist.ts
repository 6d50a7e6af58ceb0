import type * as z from 'zod/mini';
import type { OwnerView, updateWishlistBody } from '../../contract/schemas.ts';
import { Failure } from '../errors.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from './access.ts';
import { readTextVersion } from './wishlists.store.ts';
import { withWishlistTransaction } from './with-wishlist-transaction.ts';

/**
 * Changes name, description or settings of a list; absent fields stay as they are. Returns the owner's
 * view. Fails with `wishlist.changed` when somebody changed name or description after `basedOn`, and with
 * the codes of `withWishlistTransaction`.
 */
export async function updateWishlist(
  services: Services,
  list: OwnedWishlist,
  body: z.output<typeof updateWishlistBody>,
): Promise<OwnerView> {
  const { description, surpriseUntil, basedOn, ...fields } = body;
  const isText = fields.name !== undefined || description !== undefined;
  return withWishlistTransaction(services, list, async (tx, _now, version) => {
    if (isText && basedOn !== undefined && ((await readTextVersion(tx, list.id)) ?? 0) > basedOn) {
      throw new Failure('wishlist.changed');
    }
    return {
      ...fields,
      description: description === '' ? null : description,
      surpriseUntil: typeof surpriseUntil === 'string' ? Date.parse(surpriseUntil) : surpriseUntil,
      ...(isText && { textVersion: version }),
    };
  });
}

import type * as z from 'zod/mini';
import type { OwnerView, updateWishlistBody } from '../../contract/schemas.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from './access.ts';
import { changeWishlist } from './change-wishlist.ts';
import { readTextVersion } from './wishlists.store.ts';

/** Renames or describes a list, or changes its settings; what is absent stays. */
export async function updateWishlist(
  services: Services,
  list: OwnedWishlist,
  body: z.output<typeof updateWishlistBody>,
): Promise<OwnerView> {
  const { description, surpriseUntil, basedOn, ...rest } = body;
  const isText = rest.name !== undefined || description !== undefined;
  return changeWishlist(services, list, async (tx, _now, version) => {
    if (isText && basedOn !== undefined && ((await readTextVersion(tx, list.id)) ?? 0) > basedOn) {
      throw new Failure('wishlist.changed');
    }
    return {
      ...rest,
      description: description === '' ? null : description,
      surpriseUntil: typeof surpriseUntil === 'string' ? Date.parse(surpriseUntil) : surpriseUntil,
      ...(isText && { textVersion: version }),
    };
  });
}

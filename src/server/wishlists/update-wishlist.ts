import type * as z from 'zod/mini';
import type { OwnerView, updateWishlistBody } from '../../contract/schemas.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from './access.ts';
import { changeWishlist } from './change-wishlist.ts';

/** Renames or describes a list, or changes its settings; what is absent stays. */
export async function updateWishlist(
  services: Services,
  list: OwnedWishlist,
  body: z.output<typeof updateWishlistBody>,
): Promise<OwnerView> {
  const { description, surpriseUntil, ...rest } = body;
  return changeWishlist(services, list, async () => ({
    ...rest,
    description: description === '' ? null : description,
    surpriseUntil: typeof surpriseUntil === 'string' ? Date.parse(surpriseUntil) : surpriseUntil,
  }));
}

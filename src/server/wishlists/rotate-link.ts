import type { OwnerView } from '../../contract/schemas.ts';
import { hashToken } from '../id-generator.ts';
import type { Services } from '../services.ts';
import { type OwnedWishlist, ownedBy } from './access.ts';
import { withWishlistTransaction } from './with-wishlist-transaction.ts';

/**
 * Replaces the admin or guest token; the old link opens nothing from then on, claims stay. Returns the
 * owner's view. Fails with the codes of `withWishlistTransaction`.
 */
export async function rotateLink(
  services: Services,
  list: OwnedWishlist,
  link: 'admin' | 'guest',
): Promise<OwnerView> {
  const token = services.chance.token();
  if (link === 'guest') {
    return withWishlistTransaction(services, list, async (_tx, now) => ({
      guestToken: token,
      guestLinkSince: now,
    }));
  }
  return withWishlistTransaction(services, ownedBy(list.id, token), async () => ({
    adminTokenHash: hashToken(token),
  }));
}

import type { OwnerView } from '../../contract/schemas.ts';
import { hashOf } from '../chance.ts';
import type { Services } from '../services.ts';
import { type OwnedWishlist, ownedBy } from './access.ts';
import { changeWishlist } from './change-wishlist.ts';

/** Replaces one of the two links; the old one opens nothing from now on, claims stay. */
export async function rotateLink(
  services: Services,
  list: OwnedWishlist,
  link: 'admin' | 'guest',
): Promise<OwnerView> {
  const token = services.chance.token();
  if (link === 'guest') {
    return changeWishlist(services, list, async (_tx, now) => ({
      guestToken: token,
      guestLinkSince: now,
    }));
  }
  return changeWishlist(services, ownedBy(list.id, token), async () => ({
    adminTokenHash: hashOf(token),
  }));
}

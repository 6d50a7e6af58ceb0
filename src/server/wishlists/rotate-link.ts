import type { OwnerView } from '../../contract/schemas.ts';
import { hashToken } from '../id-generator.ts';
import type { IdempotencyKey } from '../idempotency/idempotency-key.ts';
import { keptOf } from '../idempotency/run-idempotent.ts';
import type { Services } from '../services.ts';
import { type OwnedWishlist, openAsOwner, ownedBy } from './access.ts';
import { type KeptLink, viewByKeptLink } from './view-wishlist.ts';
import { withWishlistTransaction } from './with-wishlist-transaction.ts';

/**
 * Replaces the admin or guest token of the list that the admin token opens; the old link opens nothing from then
 * on, claims stay. Returns the owner's view; a repetition of `request` with the same admin token has the same
 * links. Fails with `wishlist.taken_down` and the codes of `withWishlistTransaction`.
 */
export async function rotateLink(
  services: Services,
  adminToken: string,
  link: 'admin' | 'guest',
  request: IdempotencyKey | undefined,
): Promise<OwnerView> {
  const { read } = services.database;
  let list: OwnedWishlist;
  try {
    list = await openAsOwner(read, adminToken);
  } catch (error) {
    // The first request may have replaced this very token.
    const kept = request && (await keptOf<Partial<KeptLink>>(read, request));
    if (kept?.adminToken === undefined) throw error;
    return viewByKeptLink(services, read, { adminToken: kept.adminToken });
  }
  const token = services.ids.token();
  if (link === 'guest') {
    return withWishlistTransaction(
      services,
      list,
      async (_tx, now) => ({ guestToken: token, guestLinkSince: now }),
      request,
    );
  }
  return withWishlistTransaction(
    services,
    ownedBy(list.id, token),
    async () => ({ adminTokenHash: hashToken(token) }),
    request,
    { adminToken: token },
  );
}

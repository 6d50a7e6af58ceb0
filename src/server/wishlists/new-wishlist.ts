import type { OwnerView } from '../../contract/schemas.ts';
import type { Tx } from '../db/database.ts';
import { hashToken } from '../id-generator.ts';
import type { Services } from '../services.ts';
import { type OwnedWishlist, openAsOwner, ownedBy } from './access.ts';
import { viewForOwner } from './view-wishlist.ts';
import { insertWishlist } from './wishlists.store.ts';

/** Returns the proof of ownership of a list with new tokens, which `writeWishlist` writes. */
export function newWishlist({ chance }: Pick<Services, 'chance'>): OwnedWishlist {
  return ownedBy(chance.id(), chance.token());
}

/** Writes such a list, empty. */
export async function writeWishlist(
  { chance, now }: Pick<Services, 'chance' | 'now'>,
  tx: Tx,
  list: OwnedWishlist,
  text: { readonly name?: string | null; readonly description?: string | null },
): Promise<void> {
  await insertWishlist(tx, {
    id: list.id,
    adminTokenHash: hashToken(list.adminToken),
    guestToken: chance.token(),
    name: text.name ?? null,
    description: text.description || null,
    now: now(),
  });
}

/**
 * Returns the owner's view of the list that the repeated request made. Fails with `wishlist.not_found`
 * when the list was deleted or its admin link replaced, and with `wishlist.taken_down`.
 */
export async function createdListAgain(
  services: Services,
  tx: Tx,
  { adminToken }: { readonly adminToken: string },
): Promise<OwnerView> {
  return viewForOwner(services, tx, await openAsOwner(tx, adminToken));
}

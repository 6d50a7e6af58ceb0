import type { OwnerView } from '../../contract/schemas.ts';
import type { Tx } from '../db/database.ts';
import { hashToken } from '../id-generator.ts';
import type { Services } from '../services.ts';
import { type OwnedWishlist, openAsOwner, ownedBy } from './access.ts';
import { viewForOwner } from './view-wishlist.ts';
import { insertWishlist } from './wishlists.store.ts';

/** Writes an empty list with new tokens, and returns the proof of ownership. */
export async function newWishlist(
  { chance, now }: Pick<Services, 'chance' | 'now'>,
  tx: Tx,
  text: { readonly name?: string | null; readonly description?: string | null },
): Promise<OwnedWishlist> {
  const list = ownedBy(chance.id(), chance.token());
  await insertWishlist(tx, {
    id: list.id,
    adminTokenHash: hashToken(list.adminToken),
    guestToken: chance.token(),
    name: text.name ?? null,
    description: text.description || null,
    now: now(),
  });
  return list;
}

/** Returns the idempotent result of making a list: the owner's view, and the admin token for a repetition. */
export async function createdList(services: Services, tx: Tx, list: OwnedWishlist) {
  const answer = await viewForOwner(services, tx, list);
  return { answer, kept: { adminToken: list.adminToken }, wishlistId: list.id };
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

import type { Tx } from '../db/database.ts';
import { hashToken } from '../id-generator.ts';
import type { Services } from '../services.ts';
import { type OwnedWishlist, ownedBy } from './access.ts';
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

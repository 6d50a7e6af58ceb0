import type { Tx } from '../db/database.ts';
import { hashToken } from '../id-generator.ts';
import type { Services } from '../services.ts';
import { type OwnedWishlist, ownedBy } from './access.ts';
import { insertWishlist } from './wishlists.store.ts';

/** Returns the proof of ownership of a list with new tokens, which `writeWishlist` writes. */
export function newWishlist({ ids }: Pick<Services, 'ids'>): OwnedWishlist {
  return ownedBy(ids.id(), ids.token());
}

/** Writes such a list, empty. */
export async function writeWishlist(
  { ids, now }: Pick<Services, 'ids' | 'now'>,
  tx: Tx,
  list: OwnedWishlist,
  text: { readonly name?: string | null; readonly description?: string | null },
): Promise<void> {
  await insertWishlist(tx, {
    id: list.id,
    adminTokenHash: hashToken(list.adminToken),
    guestToken: ids.token(),
    name: text.name ?? null,
    description: text.description || null,
    now: now(),
  });
}

import { hashOf } from '../chance.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { type OwnedWishlist, ownedBy } from './access.ts';
import { insertWishlist } from './wishlists.store.ts';

/** Writes an empty list with links of its own; whoever gets the answer owns it. */
export async function newWishlist(
  { chance, now }: Pick<Services, 'chance' | 'now'>,
  tx: Tx,
  text: { readonly name?: string | null; readonly description?: string | null },
): Promise<OwnedWishlist> {
  const list = ownedBy(chance.id(), chance.token());
  await insertWishlist(tx, {
    id: list.id,
    adminTokenHash: hashOf(list.adminToken),
    guestToken: chance.token(),
    name: text.name ?? null,
    description: text.description || null,
    now: now(),
  });
  return list;
}

import type { GuestView, OwnerView } from '../../contract/schemas.ts';
import type { Queries } from '../db/database.ts';
import { Failure } from '../errors.ts';
import type { Services } from '../services.ts';
import { type OwnedWishlist, openAsOwner, type SharedWishlist } from './access.ts';
import { readWishlist } from './wishlists.store.ts';
import { guestView, ownerView } from './wishlists.views.ts';

async function read(db: Queries, id: string) {
  const list = await readWishlist(db, id);
  if (!list) throw new Failure('wishlist.not_found');
  return list;
}

/** Returns the owner's view of the list as it is now; fails with `wishlist.not_found`. */
export async function viewForOwner(
  { now, config }: Pick<Services, 'now' | 'config'>,
  db: Queries,
  list: OwnedWishlist,
): Promise<OwnerView> {
  const at = { now: now(), retentionMonths: config.retentionMonths };
  return ownerView(await read(db, list.id), list.adminToken, at);
}

/** What is kept of a request that made a list or replaced its admin link, so that its repetition has the same links. */
export interface KeptLink {
  readonly adminToken: string;
}

/**
 * Returns the owner's view of the list that a kept admin token opens. Fails with `wishlist.not_found` when the list
 * was deleted or its admin link replaced since, and with `wishlist.taken_down`.
 */
export async function viewByKeptLink(
  services: Pick<Services, 'now' | 'config'>,
  db: Queries,
  { adminToken }: KeptLink,
): Promise<OwnerView> {
  return viewForOwner(services, db, await openAsOwner(db, adminToken));
}

/** Returns the guests' view of the list as it is now; fails with `wishlist.not_found`. */
export async function viewForGuest(db: Queries, list: SharedWishlist): Promise<GuestView> {
  return guestView(await read(db, list.id));
}

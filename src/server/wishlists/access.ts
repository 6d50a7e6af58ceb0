import { isTokenShaped } from '../../domain/wishlists/tokens.ts';
import type { Queries } from '../db/database.ts';
import { Failure } from '../errors.ts';
import { hashToken } from '../id-generator.ts';
import {
  type FoundWishlist,
  findByAdminToken,
  findByGuestToken,
  findByToken,
} from './wishlists.store.ts';

declare const proof: unique symbol;

/** A list that was opened with its admin token. Nothing but this file can make one. */
export interface OwnedWishlist {
  readonly [proof]: 'admin';
  readonly role: 'admin';
  readonly id: string;
  /** as it was when the link was opened */
  readonly version: number;
  readonly adminToken: string;
}

/** A list that was opened with its guest token. Nothing but this file can make one. */
export interface SharedWishlist {
  readonly [proof]: 'guest';
  readonly role: 'guest';
  readonly id: string;
  /** as it was when the link was opened */
  readonly version: number;
  readonly guestToken: string;
}

/** A list whose token was found. */
type Found<Link> = Link & { readonly isTakenDown: boolean };

/**
 * Opens an admin or guest link. Fails with `wishlist.not_found` for an unknown, malformed or replaced
 * token and for the guest link of a list that was taken down; its admin link fails with
 * `wishlist.taken_down`.
 */
export async function openLink(
  db: Queries,
  token: string,
): Promise<OwnedWishlist | SharedWishlist> {
  return unlessTakenDown(opened(token, await findByToken(db, token, hashToken(token))));
}

/**
 * Opens an admin link. Fails with `wishlist.not_found`, and with `wishlist.taken_down` for a list that
 * was taken down.
 */
export async function openAsOwner(db: Queries, token: string): Promise<OwnedWishlist> {
  return unlessTakenDown(await findOwned(db, token));
}

/**
 * Opens an admin link, also of a list that was taken down: its owner may read why, export and delete it.
 * Fails with `wishlist.not_found`.
 */
export async function openEvenTakenDown(db: Queries, token: string): Promise<OwnedWishlist> {
  return findOwned(db, token);
}

/** Opens a guest link. Fails with `wishlist.not_found`, also for a list that was taken down. */
export async function openAsGuest(db: Queries, token: string): Promise<SharedWishlist> {
  return opened(token, await findByGuestToken(db, token)) as SharedWishlist;
}

async function findOwned(db: Queries, token: string): Promise<Found<OwnedWishlist>> {
  return opened(token, await findByAdminToken(db, hashToken(token))) as Found<OwnedWishlist>;
}

function opened(
  token: string,
  list: FoundWishlist | undefined,
): Found<OwnedWishlist | SharedWishlist> {
  if (!list || !isTokenShaped(token)) throw new Failure('wishlist.not_found');
  const link = list.role === 'admin' ? { adminToken: token } : { guestToken: token };
  return { ...list, ...link } as Found<OwnedWishlist | SharedWishlist>;
}

function unlessTakenDown<Link>(link: Found<Link>): Link {
  if (link.isTakenDown) throw new Failure('wishlist.taken_down');
  return link;
}

/** Returns the proof of ownership for a list whose admin token was just made. */
export function ownedBy(id: string, adminToken: string): OwnedWishlist {
  return { role: 'admin', id, version: 1, adminToken } as OwnedWishlist;
}

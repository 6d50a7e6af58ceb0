import { isTokenShaped } from '../../domain/wishlists/tokens.ts';
import type { Queries } from '../db/database.ts';
import { Failure } from '../errors.ts';
import { hashToken } from '../id-generator.ts';
import { findByToken } from './wishlists.store.ts';

declare const opened: unique symbol;

/** A list that was opened with its admin token. Nothing but this file can make one. */
export interface OwnedWishlist {
  readonly [opened]: 'admin';
  readonly role: 'admin';
  readonly id: string;
  /** as it was when the link was opened */
  readonly version: number;
  readonly adminToken: string;
}

/** A list that was opened with its guest token. Nothing but this file can make one. */
export interface SharedWishlist {
  readonly [opened]: 'guest';
  readonly role: 'guest';
  readonly id: string;
  /** as it was when the link was opened */
  readonly version: number;
  readonly guestToken: string;
}

/**
 * Opens an admin or guest link. Fails with `wishlist.not_found` for an unknown, malformed or replaced
 * token and for the guest link of a list that was taken down; its admin link fails with
 * `wishlist.taken_down`.
 */
export async function openLink(
  db: Queries,
  token: string,
): Promise<OwnedWishlist | SharedWishlist> {
  const link = await openAnyLink(db, token);
  if (link.isTakenDown) throw new Failure('wishlist.taken_down');
  return link;
}

type OpenedLink = (OwnedWishlist | SharedWishlist) & { readonly isTakenDown: boolean };

async function openAnyLink(db: Queries, token: string): Promise<OpenedLink> {
  const list = await findByToken(db, token, hashToken(token));
  if (!list || !isTokenShaped(token)) throw new Failure('wishlist.not_found');
  return (
    list.role === 'admin' ? { ...list, adminToken: token } : { ...list, guestToken: token }
  ) as OpenedLink;
}

/**
 * Opens an admin link. Fails with `wishlist.not_found`, and with `wishlist.taken_down` for a list that
 * was taken down.
 */
export async function openAsOwner(db: Queries, token: string): Promise<OwnedWishlist> {
  const link = await openLink(db, token);
  if (link.role !== 'admin') throw new Failure('wishlist.not_found');
  return link;
}

/**
 * Opens an admin link, also of a list that was taken down: its owner may read why, export and delete it.
 * Fails with `wishlist.not_found`.
 */
export async function openEvenTakenDown(db: Queries, token: string): Promise<OwnedWishlist> {
  const link = await openAnyLink(db, token);
  if (link.role !== 'admin') throw new Failure('wishlist.not_found');
  return link;
}

/** Opens a guest link. Fails with `wishlist.not_found`, also for a list that was taken down. */
export async function openAsGuest(db: Queries, token: string): Promise<SharedWishlist> {
  const link = await openLink(db, token);
  if (link.role !== 'guest') throw new Failure('wishlist.not_found');
  return link;
}

/** Returns the proof of ownership for a list whose admin token was just made. */
export function ownedBy(id: string, adminToken: string): OwnedWishlist {
  return { role: 'admin', id, version: 1, adminToken } as OwnedWishlist;
}

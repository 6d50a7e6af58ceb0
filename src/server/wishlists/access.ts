import { isTokenShaped } from '../../domain/tokens.ts';
import { hashOf } from '../chance.ts';
import type { Queries } from '../db/database.ts';
import { Failure } from '../http/failure.ts';
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

/** Opens a link, whichever kind it is; unknown, malformed and replaced ones fail alike. */
export async function openLink(
  db: Queries,
  token: string,
): Promise<OwnedWishlist | SharedWishlist> {
  const found = await findByToken(db, token, hashOf(token));
  if (!found || !isTokenShaped(token)) throw new Failure('wishlist.not_found');
  return (
    found.role === 'admin' ? { ...found, adminToken: token } : { ...found, guestToken: token }
  ) as OwnedWishlist | SharedWishlist;
}

export async function openAsOwner(db: Queries, token: string): Promise<OwnedWishlist> {
  const link = await openLink(db, token);
  if (link.role !== 'admin') throw new Failure('wishlist.not_found');
  return link;
}

export async function openAsGuest(db: Queries, token: string): Promise<SharedWishlist> {
  const link = await openLink(db, token);
  if (link.role !== 'guest') throw new Failure('wishlist.not_found');
  return link;
}

/** The proof of ownership that making a list gives its maker. */
export function ownedBy(id: string, adminToken: string): OwnedWishlist {
  return { role: 'admin', id, version: 1, adminToken } as OwnedWishlist;
}

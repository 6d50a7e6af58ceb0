import type { GuestView, ItemView, OwnerView, WishlistSummary } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import {
  byWish,
  expiresAt,
  hidesClaims,
  type Item,
  isClaimed,
  type Wishlist,
} from '../../domain/wishlist.ts';
import type { readSummaries } from './wishlists.store.ts';

const iso = (time: number) => new Date(time).toISOString();

function itemView(item: Item): ItemView {
  const claimed = isClaimed(item);
  return {
    id: item.id,
    title: item.title,
    url: item.url,
    price: item.price,
    description: item.description,
    imageKey: item.imageKey,
    mostWanted: item.mostWanted,
    createdAt: iso(item.createdAt),
    status: claimed ? 'CLAIMED' : 'AVAILABLE',
    isClaimed: claimed,
    claimedBy: item.claimers.length > 0 ? item.claimers.join(', ') : null,
    claimedQuantity: item.claimedQuantity,
    maxQuantity: item.maxQuantity,
  };
}

/** The same item as if nobody had claimed any of it. */
function unclaimed(item: Item): Item {
  return { ...item, claimedQuantity: 0, claimers: [] };
}

function sharedFields(list: Wishlist, items: readonly Item[], version: number) {
  return {
    name: list.name,
    description: list.description,
    guestToken: list.guestToken,
    items: items.map(itemView),
    createdAt: iso(list.createdAt),
    updatedAt: iso(list.updatedAt),
    version,
  };
}

/** What a guest may know of a list. */
export function guestView(list: Wishlist): GuestView {
  return {
    role: 'guest',
    ...sharedFields(list, list.items, list.version),
    allowUndo: list.allowUndo,
  };
}

/** What the owner may know of a list: in surprise mode, the same with and without claims. */
export function ownerView(
  list: Wishlist,
  adminToken: string,
  at: { now: number; retentionMonths: number },
): OwnerView {
  const items = hidesClaims(list, at.now) ? list.items.map(unclaimed) : list.items;
  return {
    role: 'admin',
    ...sharedFields(list, items, list.ownerVersion),
    adminToken,
    surprise: list.surprise,
    surpriseUntil: list.surpriseUntil === null ? null : iso(list.surpriseUntil),
    allowUndo: list.allowUndo,
    expiresAt: iso(expiresAt(list.touchedAt, at.retentionMonths)),
  };
}

/**
 * What names this view among all states of the list (RFC 9110, 8.8.3). A reveal date can pass
 * without a change of the list, so for the owner it says whether claims are hidden.
 */
export function entityTag(view: OwnerView | GuestView, now = 0): string {
  if (view.role === 'guest') return `"guest-${view.version}"`;
  const surpriseUntil = view.surpriseUntil === null ? null : Date.parse(view.surpriseUntil);
  const hidden = hidesClaims({ surprise: view.surprise, surpriseUntil }, now);
  return `"admin-${view.version}-${hidden ? 'hidden' : 'open'}"`;
}

type SummaryRow = Awaited<ReturnType<typeof readSummaries>>[number];

/** One row of "my wishlists": the pictures of the wishes that come first. */
export function summaryView({ list, items }: SummaryRow, adminToken: string): WishlistSummary {
  return {
    adminToken,
    guestToken: list.guest_token,
    name: list.name,
    createdAt: iso(list.created_at),
    updatedAt: iso(list.updated_at),
    itemCount: items.length,
    imageKeys: items
      .toSorted(byWish)
      .flatMap((item) => item.imageKey ?? [])
      .slice(0, limits.previewImages),
  };
}

import { reportReasons } from '../../contract/moderation.ts';
import type {
  GuestView,
  ItemView,
  OwnerView,
  TakedownView,
  WishlistSummary,
} from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { isoTime } from '../../domain/time.ts';
import {
  areClaimsHidden,
  compareItems,
  expiresAt,
  type Item,
  isClaimed,
  type Wishlist,
} from '../../domain/wishlists/wishlist.ts';
import { drawingOf } from '../drawings/drawing-of.ts';
import type { readSummaries, readTakedown } from './wishlists.store.ts';

function itemView(item: Item): ItemView {
  const claimed = isClaimed(item);
  return {
    id: item.id,
    title: item.title,
    url: item.url,
    price: item.price,
    description: item.description,
    imageKey: item.imageKey,
    drawing: drawingOf(item.title),
    mostWanted: item.mostWanted,
    createdAt: isoTime(item.createdAt),
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
    createdAt: isoTime(list.createdAt),
    updatedAt: isoTime(list.updatedAt),
    version,
  };
}

/** Returns a list as its guests see it. */
export function guestView(list: Wishlist): GuestView {
  return {
    role: 'guest',
    ...sharedFields(list, list.items, list.version),
    allowUndo: list.allowUndo,
  };
}

/**
 * Returns a list as its owner sees it; `at.now` in epoch milliseconds. In surprise mode the view does not
 * depend on claims.
 */
export function ownerView(
  list: Wishlist,
  adminToken: string,
  at: { now: number; retentionMonths: number },
): OwnerView {
  const items = areClaimsHidden(list, at.now) ? list.items.map(unclaimed) : list.items;
  return {
    role: 'admin',
    ...sharedFields(list, items, list.ownerVersion),
    adminToken,
    surprise: list.surprise,
    surpriseUntil: list.surpriseUntil === null ? null : isoTime(list.surpriseUntil),
    allowUndo: list.allowUndo,
    expiresAt: isoTime(expiresAt(list.touchedAt, at.retentionMonths)),
  };
}

/** Returns why and since when a list was taken down, as its owner reads it. */
export function takedownView(
  list: NonNullable<Awaited<ReturnType<typeof readTakedown>>>,
  retentionMonths: number,
): TakedownView {
  return {
    name: list.name,
    reason: reportReasons.find((each) => each === list.takedown_reason) ?? 'other',
    statement: list.takedown_statement ?? '',
    since: isoTime(list.taken_down_at ?? 0),
    expiresAt: isoTime(expiresAt(list.touched_at, retentionMonths)),
  };
}

type SummaryRow = Awaited<ReturnType<typeof readSummaries>>[number];

/** Returns one row of "my wishlists", with the pictures of the first items. */
export function summaryView({ list, items }: SummaryRow, adminToken: string): WishlistSummary {
  const sorted = items.toSorted(compareItems);
  return {
    adminToken,
    guestToken: list.guest_token,
    name: list.name,
    createdAt: isoTime(list.created_at),
    updatedAt: isoTime(list.updated_at),
    itemCount: items.length,
    takenDown: list.taken_down_at !== null,
    imageKeys: sorted.flatMap((item) => item.imageKey ?? []).slice(0, limits.previewImages),
    drawings: sorted
      .filter(({ imageKey }) => imageKey === null)
      .slice(0, limits.previewImages)
      .map(({ title }) => drawingOf(title)),
  };
}

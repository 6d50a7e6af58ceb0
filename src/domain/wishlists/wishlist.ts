/** One item of a list. Times are epoch milliseconds. */
export interface Item {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly price: string | null;
  readonly description: string | null;
  readonly imageKey: string | null;
  readonly mostWanted: boolean;
  readonly maxQuantity: number;
  readonly claimedQuantity: number;
  /** names of the guests who claimed it, in the order of their claims */
  readonly claimers: readonly string[];
  readonly createdAt: number;
}

/** A list with everything that is stored. Views for owner and guests contain parts of it. */
export interface Wishlist {
  readonly id: string;
  readonly guestToken: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly surprise: boolean;
  readonly surpriseUntil: number | null;
  readonly allowUndo: boolean;
  /** increased by every change; guests compare it */
  readonly version: number;
  /** increased by every change that the owner may see; not by claims in surprise mode */
  readonly ownerVersion: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly touchedAt: number;
  readonly items: readonly Item[];
}

/** Returns true when all of the quantity is claimed. */
export function isClaimed(item: Pick<Item, 'claimedQuantity' | 'maxQuantity'>): boolean {
  return item.claimedQuantity >= item.maxQuantity;
}

/**
 * Returns true when claims are hidden from the owner at `now` (epoch milliseconds): in surprise
 * mode, until the reveal date.
 */
export function areClaimsHidden(
  list: Pick<Wishlist, 'surprise' | 'surpriseUntil'>,
  now: number,
): boolean {
  return list.surprise && (list.surpriseUntil === null || now < list.surpriseUntil);
}

/**
 * Compares items for sorting: most wanted first, then oldest first. The id decides between equal
 * times, so the order is stable.
 */
export function compareItems<T extends Pick<Item, 'mostWanted' | 'createdAt' | 'id'>>(
  a: T,
  b: T,
): number {
  return (
    Number(b.mostWanted) - Number(a.mostWanted) ||
    a.createdAt - b.createdAt ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

/**
 * Returns when an unused list is deleted, in epoch milliseconds: `months` calendar months after
 * `touchedAt`.
 */
export function expiresAt(touchedAt: number, months: number): number {
  return addMonths(touchedAt, months);
}

/**
 * Returns the time, in epoch milliseconds, before which a list must have been touched last to be
 * expired at `now`.
 */
export function expiredBefore(now: number, months: number): number {
  return addMonths(now, -months);
}

/** The same day and time in another month, or its last day when the month is shorter (UTC). */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

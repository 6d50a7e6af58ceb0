/** One wish. Times are epoch milliseconds. */
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
  /** names of those who claimed it, in the order of their claims */
  readonly claimers: readonly string[];
  readonly createdAt: number;
}

/** A list as it is known inside the house; which parts leave it depends on who asks. */
export interface Wishlist {
  readonly id: string;
  readonly guestToken: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly surprise: boolean;
  readonly surpriseUntil: number | null;
  readonly allowUndo: boolean;
  /** raised by every change; what guests compare */
  readonly version: number;
  /** raised by every change the owner may see; stands still for claims behind a surprise */
  readonly ownerVersion: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly touchedAt: number;
  readonly items: readonly Item[];
}

/** Claimed means that nothing of it is left to give. */
export function isClaimed(item: Pick<Item, 'claimedQuantity' | 'maxQuantity'>): boolean {
  return item.claimedQuantity >= item.maxQuantity;
}

/** Whether claims are hidden from the owner at `now`: surprise mode, until the reveal date. */
export function hidesClaims(
  list: Pick<Wishlist, 'surprise' | 'surpriseUntil'>,
  now: number,
): boolean {
  return list.surprise && (list.surpriseUntil === null || now < list.surpriseUntil);
}

/** Most wanted first, then oldest first; the id settles equal times, so the order never wavers. */
export function byWish<T extends Pick<Item, 'mostWanted' | 'createdAt' | 'id'>>(
  a: T,
  b: T,
): number {
  return (
    Number(b.mostWanted) - Number(a.mostWanted) ||
    a.createdAt - b.createdAt ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

/** When a list nobody touches is deleted: `months` calendar months after it was last touched. */
export function expiresAt(touchedAt: number, months: number): number {
  return addMonths(touchedAt, months);
}

/** A list last touched before this moment has outlived its `months` at `now`. */
export function expiredBefore(now: number, months: number): number {
  return addMonths(now, -months);
}

/** The same day and time of another month, or that month's last day when it is shorter (UTC). */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

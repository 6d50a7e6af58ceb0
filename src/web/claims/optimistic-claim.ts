import type { ItemView } from '../../contract/schemas.ts';

/** A claim that is not answered yet; `before` is the claimed quantity of the item when it was sent. */
export interface OptimisticClaim {
  readonly itemId: string;
  readonly claimerName: string;
  readonly before: number;
}

/** Returns the item as if the claim had succeeded; the item itself once its list shows a newer state. */
export function withOptimisticClaim(
  item: ItemView,
  { claimerName, before }: OptimisticClaim,
): ItemView {
  if (item.claimedQuantity > before || item.isClaimed) return item;
  const claimedQuantity = item.claimedQuantity + 1;
  const isClaimed = claimedQuantity >= item.maxQuantity;
  return {
    ...item,
    claimedQuantity,
    isClaimed,
    status: isClaimed ? 'CLAIMED' : 'AVAILABLE',
    claimedBy: item.claimedBy === null ? claimerName : `${item.claimedBy}, ${claimerName}`,
  };
}

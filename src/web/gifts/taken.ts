import type { ItemView } from '../../contract/schemas.ts';

/** A claim that is on its way, and how many of the item were claimed when it was sent. */
export interface Taking {
  readonly itemId: string;
  readonly name: string;
  readonly before: number;
}

/** The item as it will be if the claim succeeds; once the list says more, the list is right. */
export function taken(item: ItemView, { name, before }: Taking): ItemView {
  if (item.claimedQuantity > before || item.isClaimed) return item;
  const claimedQuantity = item.claimedQuantity + 1;
  const isClaimed = claimedQuantity >= item.maxQuantity;
  return {
    ...item,
    claimedQuantity,
    isClaimed,
    status: isClaimed ? 'CLAIMED' : 'AVAILABLE',
    claimedBy: item.claimedBy === null ? name : `${item.claimedBy}, ${name}`,
  };
}

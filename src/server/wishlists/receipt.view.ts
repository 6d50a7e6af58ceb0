import type { ReceiptView } from '../../contract/schemas.ts';
import type { findClaim, Given } from './claims.store.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findClaim>>>;

const item = ({ title, url, price, description, image_key }: Given): ReceiptView['item'] => ({
  title,
  url,
  price,
  description,
  imageKey: image_key,
});

/** A claim as its giver sees it, with the item now and, where they differ, as it was. */
export function receiptView({ claim, list, now, before }: Found): ReceiptView {
  const told = now ?? { ...before, image_key: null };
  const changed = now !== null && !same(now, before);
  return {
    id: claim.id,
    claimerName: claim.claimer_name,
    createdAt: new Date(claim.created_at).toISOString(),
    itemId: claim.item_id,
    item: item(told),
    // The picture of before may be gone from the shelf, and says nothing that its words do not.
    before: changed ? { ...item(before), imageKey: null } : null,
    removed: now === null,
    wishlistName: list.name,
    guestToken: (list.guest_link_since ?? 0) <= claim.created_at ? list.guest_token : null,
    allowUndo: list.allow_undo === 1,
  };
}

function same(a: Given, b: Given): boolean {
  return (['title', 'url', 'price', 'description', 'image_key'] as const).every(
    (field) => a[field] === b[field],
  );
}

import type { ReceiptView } from '../../contract/schemas.ts';
import { isoTime } from '../../domain/time.ts';
import { drawingOf } from '../drawings/drawing-of.ts';
import type { findClaim, StoredClaim } from './claims.store.ts';

type ClaimOfReceipt = NonNullable<Awaited<ReturnType<typeof findClaim>>>;

const item = ({ title, url, price, description, image_key }: StoredClaim): ReceiptView['item'] => ({
  title,
  url,
  price,
  description,
  imageKey: image_key,
  drawing: drawingOf(title),
});

/**
 * Returns a claim as its giver sees it: the item now, and the item when it was claimed where that
 * differs.
 */
export function receiptView({ claim, list, now, before }: ClaimOfReceipt): ReceiptView {
  const shown = now ?? { ...before, image_key: null };
  const changed = now !== null && !same(now, before);
  return {
    id: claim.id,
    claimerName: claim.claimer_name,
    createdAt: isoTime(claim.created_at),
    itemId: claim.item_id,
    item: item(shown),
    // The former picture may have been deleted.
    before: changed ? { ...item(before), imageKey: null } : null,
    removed: now === null,
    wishlistName: list.name,
    // A claim of the very millisecond in which the link was replaced may be of the former one.
    guestToken: (list.guest_link_since ?? 0) < claim.created_at ? list.guest_token : null,
    allowUndo: list.allow_undo === 1,
  };
}

function same(a: StoredClaim, b: StoredClaim): boolean {
  return (['title', 'url', 'price', 'description', 'image_key'] as const).every(
    (field) => a[field] === b[field],
  );
}

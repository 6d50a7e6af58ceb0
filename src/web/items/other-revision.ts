import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import type { ApiFailure } from '../api/api-failure.ts';
import { isInRole } from '../routing/load-wishlist.ts';

/** A list as another owner changed it; `item` is null when that owner deleted the item. */
export interface OtherRevision {
  readonly list: OwnerView;
  readonly item: ItemView | null;
}

/** Returns the revision that refused the change of an item; null when the change failed for another reason. */
export function otherRevision(
  { code, problem }: ApiFailure,
  itemId: string | undefined,
): OtherRevision | null {
  const list = problem?.wishlist;
  if (code !== 'item.changed' || !list || !isInRole(list, 'admin')) return null;
  return { list, item: list.items.find(({ id }) => id === itemId) ?? null };
}

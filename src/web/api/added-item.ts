import type { AddedView } from '../../contract/schemas.ts';

/**
 * Returns the id of the item that an answer to `addItem` is about. A server of the release before does not say it:
 * then it is the newest. Undefined only if such a list has no items any more.
 */
export function addedItemId({ itemId, items }: AddedView): string | undefined {
  const newestFirst = () => items.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return itemId ?? newestFirst()[0]?.id;
}

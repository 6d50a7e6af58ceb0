import { expect, it } from 'vitest';
import type { AddedView } from '../../contract/schemas.ts';
import { addedItemId } from './added-item.ts';

const items = [
  { id: 'wanted', createdAt: '2026-11-20T00:00:00Z' },
  { id: 'newest', createdAt: '2026-11-22T00:00:00Z' },
  { id: 'older', createdAt: '2026-11-21T00:00:00Z' },
];

it.each([
  ['that of the answer, although another owner has added a newer one', 'older', items, 'older'],
  ['that of the answer, although another owner has deleted the item', 'gone', items, 'gone'],
  ['the newest, where a server of the release before answers', undefined, items, 'newest'],
  ['none, where such a list has no items', undefined, [], undefined],
])('the added item is %s', (_, itemId, list, expected) => {
  expect(addedItemId({ itemId, items: list } as unknown as AddedView)).toBe(expected);
});

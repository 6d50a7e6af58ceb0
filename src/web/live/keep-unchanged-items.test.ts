import { expect, test } from 'vitest';
import { keepUnchangedItems } from './keep-unchanged-items.ts';

const kite = { id: 'kite', title: 'Kite', claimedQuantity: 0 };
const lamp = { id: 'lamp', title: 'Lamp', claimedQuantity: 0 };

test('an unchanged item keeps its object, a changed one gets a new object', () => {
  const before = { version: 1, items: [kite, lamp] };
  const claimed = { ...lamp, claimedQuantity: 1 };
  const added = { id: 'tea', title: 'Tea', claimedQuantity: 0 };
  const kept = keepUnchangedItems(before, { version: 2, items: [added, claimed, { ...kite }] });
  expect(kept).toEqual({ version: 2, items: [added, claimed, kite] });
  expect(kept.items[1]).toBe(claimed);
  expect(kept.items[2]).toBe(kite);
});

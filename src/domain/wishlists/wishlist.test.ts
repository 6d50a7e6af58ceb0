import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areClaimsHidden, compareItems, expiresAt, isClaimed } from './wishlist.ts';

test('most wanted items come first, then the oldest, in a fixed order', () => {
  const item = fc.record({ mostWanted: fc.boolean(), createdAt: fc.nat(3), id: fc.uuid() });
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: ({ id }) => id }), (items) => {
      const sorted = items.toSorted(compareItems);
      expect(items.toReversed().sort(compareItems)).toEqual(sorted);
      for (const [n, after] of sorted.entries()) {
        const before = sorted[n - 1];
        if (!before) continue;
        expect(before.mostWanted || !after.mostWanted).toBe(true);
        if (before.mostWanted === after.mostWanted) {
          expect(before.createdAt).toBeLessThanOrEqual(after.createdAt);
        }
      }
    }),
  );
});

test('an item is claimed when none is left', () => {
  expect(isClaimed({ claimedQuantity: 1, maxQuantity: 2 })).toBe(false);
  expect(isClaimed({ claimedQuantity: 2, maxQuantity: 2 })).toBe(true);
  expect(isClaimed({ claimedQuantity: 3, maxQuantity: 2 })).toBe(true);
});

test('surprise mode lasts until its day, or until the owner ends it', () => {
  expect(areClaimsHidden({ surprise: false, surpriseUntil: null }, 5)).toBe(false);
  expect(areClaimsHidden({ surprise: true, surpriseUntil: null }, 5)).toBe(true);
  expect(areClaimsHidden({ surprise: true, surpriseUntil: 6 }, 5)).toBe(true);
  expect(areClaimsHidden({ surprise: true, surpriseUntil: 5 }, 5)).toBe(false);
});

test('adding months counts calendar months, and stops at the end of short ones', () => {
  const after = (day: string, months: number) =>
    new Date(expiresAt(Date.parse(day), months)).toISOString().slice(0, 10);
  expect(after('2026-11-21', 24)).toBe('2028-11-21');
  expect(after('2027-01-31', 1)).toBe('2027-02-28');
  expect(after('2024-02-29', 12)).toBe('2025-02-28');
});

import { expect, test } from 'vitest';
import { findDoubtfulClaims } from './find-doubtful-claims.ts';
import type { OwnClaim } from './own-claims.ts';

const own = (itemId: string, name: string, receipt = `${itemId} ${name}`): OwnClaim => ({
  receipt,
  claimId: receipt,
  itemId,
  guestToken: 'g',
  name,
  title: itemId,
  at: '2027-03-14T09:26:53.000Z',
});
const item = (id: string, ...names: readonly string[]) => ({
  id,
  claimedQuantity: names.length,
  claimedBy: names.length > 0 ? names.join(', ') : null,
});

test('a claim that the list shows is not doubted, whatever its name contains', () => {
  const items = [item('kite', 'Ann, the aunt'), item('plates', 'Bob', 'Ann', 'Ann')];
  const claims = [
    own('kite', 'Ann, the aunt'),
    own('plates', 'Ann', 'a'),
    own('plates', 'Ann', 'b'),
  ];
  expect(findDoubtfulClaims(items, claims)).toEqual([]);
  expect(findDoubtfulClaims([], claims)).toEqual([]);
});

test('a claim is doubted when its item is free, claimed by somebody else, or by fewer of the name', () => {
  expect(findDoubtfulClaims([item('kite')], [own('kite', 'Ann')])).toHaveLength(1);
  expect(findDoubtfulClaims([item('kite', 'Bob')], [own('kite', 'Ann')])).toHaveLength(1);
  const twice = [own('plates', 'Ann', 'a'), own('plates', 'Ann', 'b')];
  expect(findDoubtfulClaims([item('plates', 'Ann', 'Bob')], twice)).toEqual(twice);
});

import { beforeEach, expect, it, vi } from 'vitest';
import {
  claimsOn,
  deleteStoredClaim,
  type OwnClaim,
  ownClaims,
  ownClaimsKey,
  storeClaim,
} from './own-claims.ts';

const claim = (receipt: string, part: Partial<OwnClaim> = {}): OwnClaim => ({
  receipt,
  claimId: `claim of ${receipt}`,
  itemId: `item of ${receipt}`,
  guestToken: 'guest',
  name: 'Ann',
  title: 'Kite',
  at: '2027-03-14T09:26:53.000Z',
  ...part,
});

let shelf: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  shelf = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('full');
      shelf.set(key, value);
    },
    removeItem: (key: string) => shelf.delete(key),
  });
  return () => {
    for (const { receipt } of ownClaims()) deleteStoredClaim(receipt);
    vi.unstubAllGlobals();
  };
});

it('stores the newest first, each once, and deletes them', () => {
  storeClaim(claim('one'));
  storeClaim(claim('two'));
  storeClaim(claim('one', { name: 'Bob' }));
  expect(ownClaims().map(({ receipt, name }) => [receipt, name])).toEqual([
    ['one', 'Bob'],
    ['two', 'Ann'],
  ]);
  deleteStoredClaim('one');
  expect(ownClaims().map(({ receipt }) => receipt)).toEqual(['two']);
});

it('unchanged storage gives the same array, so that a screen does not render again', () => {
  storeClaim(claim('one'));
  expect(ownClaims()).toBe(ownClaims());
});

it.each(['', 'null', '{"receipt":1}', '[1, null, {"receipt":"x"}]', 'not JSON'])(
  'unreadable storage (%s) is an empty list',
  (text) => {
    shelf.set(ownClaimsKey, text);
    expect(ownClaims()).toEqual([]);
  },
);

it('without storage the claims of this visit are listed, and the page says that they are not stored', () => {
  isFull = true;
  expect(storeClaim(claim('one'))).toBe(false);
  expect(ownClaims().map(({ receipt }) => receipt)).toEqual(['one']);
});

it('the claims of a list whose link was replaced are found by the item', () => {
  storeClaim(claim('old', { guestToken: 'old link', itemId: 'kite' }));
  storeClaim(claim('other', { guestToken: 'other' }));
  const list = { guestToken: 'new link', items: [{ id: 'kite' }] };
  expect(claimsOn(list, ownClaims()).map(({ receipt }) => receipt)).toEqual(['old']);
});

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

it('remembers the newest first, each once, and forgets', () => {
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

it('the same storage is the same list, so that a screen stands still', () => {
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

it('where nothing can be stored, the claims of this visit are still there, and it is said', () => {
  isFull = true;
  expect(storeClaim(claim('one'))).toBe(false);
  expect(ownClaims().map(({ receipt }) => receipt)).toEqual(['one']);
});

it('a list whose link was replaced still finds its claims, by the wish', () => {
  storeClaim(claim('old', { guestToken: 'old link', itemId: 'kite' }));
  storeClaim(claim('other', { guestToken: 'other' }));
  const list = { guestToken: 'new link', items: [{ id: 'kite' }] };
  expect(claimsOn(list, ownClaims()).map(({ receipt }) => receipt)).toEqual(['old']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deletePendingClaim, pendingClaim, storePendingClaim } from './pending-claim.ts';

const hourMs = 60 * 60 * 1000;
const claim = { key: 'k', guestToken: 'g', itemId: 'i', claimerName: 'Ann', since: 1000 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('an unanswered claim is found on its list until it is removed', () => {
  storePendingClaim(claim);
  expect(pendingClaim('g', claim.since)).toEqual(claim);
  expect(pendingClaim('another', claim.since)).toBeNull();
  deletePendingClaim();
  expect(pendingClaim('g', claim.since)).toBeNull();
});

test('an unanswered claim is not sent again after a day, when the server may have deleted its key', () => {
  storePendingClaim(claim);
  expect(pendingClaim('g', claim.since + 22 * hourMs)).toEqual(claim);
  expect(pendingClaim('g', claim.since + 24 * hourMs)).toBeNull();
});

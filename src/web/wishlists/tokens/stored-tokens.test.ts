import { beforeEach, expect, it, vi } from 'vitest';
import {
  archivedTokens,
  archiveToken,
  deleteTokens,
  replaceToken,
  restoreToken,
  storedTokens,
  storeToken,
  storeTokens,
} from './stored-tokens.ts';

let stored: Record<string, string>;

beforeEach(() => {
  stored = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
});

it('stores each list once, the one used last at the end', () => {
  storeToken('a');
  storeToken('b');
  storeToken('a');
  expect(storedTokens()).toEqual(['b', 'a']);
});

it('removes only the given lists', () => {
  storeToken('a');
  storeToken('b');
  deleteTokens(['a', 'unknown']);
  expect(storedTokens()).toEqual(['b']);
});

it.each(['not json', '{"a":1}', '[1,null,""]', 'null'])(
  'treats unreadable storage as an empty list: %s',
  (text) => {
    stored['wishlist_admin_tokens'] = text;
    expect(storedTokens()).toEqual([]);
  },
);

it('stores nothing, and throws nothing, where storage is switched off', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(storedTokens()).toEqual([]);
  expect(storeToken('a')).toBe(false);
});

it('archives a list and restores it; opening an archived list does not restore it', () => {
  storeToken('a');
  storeToken('b');
  archiveToken('a');
  storeToken('a');
  expect([storedTokens(), archivedTokens()]).toEqual([['b'], ['a']]);
  restoreToken('a');
  expect([storedTokens(), archivedTokens()]).toEqual([['b', 'a'], []]);
});

it('removes an archived list too', () => {
  storeToken('a');
  archiveToken('a');
  expect(deleteTokens(['a'])).toBe(true);
  expect(archivedTokens()).toEqual([]);
});

it('adds imported lists without changing the stored ones', () => {
  storeToken('a');
  storeToken('b');
  archiveToken('b');
  storeTokens(['c', 'b', 'a', 'c']);
  expect([storedTokens(), archivedTokens()]).toEqual([['c', 'a'], ['b']]);
});

it('replaces the link of a list and keeps its position', () => {
  storeToken('a');
  storeToken('b');
  replaceToken('a', 'z');
  expect(storedTokens()).toEqual(['z', 'b']);
});

it('reports that a full storage removes nothing, and loses no list while archiving', () => {
  storeToken('a');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(deleteTokens(['a'])).toBe(false);
  expect(archiveToken('a')).toBe(false);
  expect(storedTokens()).toEqual(['a']);
});

import { beforeEach, expect, it, vi } from 'vitest';
import {
  archivedTokens,
  archiveToken,
  bringBackToken,
  forgetTokens,
  replaceToken,
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

it('remembers each list once, the one used last at the end', () => {
  storeToken('a');
  storeToken('b');
  storeToken('a');
  expect(storedTokens()).toEqual(['b', 'a']);
});

it('forgets only what it is told to', () => {
  storeToken('a');
  storeToken('b');
  forgetTokens(['a', 'unknown']);
  expect(storedTokens()).toEqual(['b']);
});

it.each(['not json', '{"a":1}', '[1,null,""]', 'null'])(
  'takes unreadable storage for an empty list: %s',
  (text) => {
    stored['wishlist_admin_tokens'] = text;
    expect(storedTokens()).toEqual([]);
  },
);

it('remembers nothing, and breaks nothing, where storage is switched off', () => {
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

it('puts a list away and brings it back; opening it does not', () => {
  storeToken('a');
  storeToken('b');
  archiveToken('a');
  storeToken('a');
  expect([storedTokens(), archivedTokens()]).toEqual([['b'], ['a']]);
  bringBackToken('a');
  expect([storedTokens(), archivedTokens()]).toEqual([['b', 'a'], []]);
});

it('forgets an archived list too', () => {
  storeToken('a');
  archiveToken('a');
  expect(forgetTokens(['a'])).toBe(true);
  expect(archivedTokens()).toEqual([]);
});

it('takes lists from elsewhere without disturbing those that are here', () => {
  storeToken('a');
  storeToken('b');
  archiveToken('b');
  storeTokens(['c', 'b', 'a', 'c']);
  expect([storedTokens(), archivedTokens()]).toEqual([['c', 'a'], ['b']]);
});

it('knows a list by its new link from now on, where it stood', () => {
  storeToken('a');
  storeToken('b');
  replaceToken('a', 'z');
  expect(storedTokens()).toEqual(['z', 'b']);
});

it('says so when a full storage does not let it forget, and loses nothing on the way to the archive', () => {
  storeToken('a');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(forgetTokens(['a'])).toBe(false);
  expect(archiveToken('a')).toBe(false);
  expect(storedTokens()).toEqual(['a']);
});

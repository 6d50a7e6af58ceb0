import { beforeEach, expect, it, vi } from 'vitest';
import { forgetTokens, storedTokens, storeToken } from './stored-tokens.ts';

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

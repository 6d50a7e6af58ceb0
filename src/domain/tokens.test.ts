import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isListPage,
  isTokenShaped,
  linkIn,
  publicPath,
  tokenBytes,
  withoutTokens,
} from './tokens.ts';

const token = fc
  .uint8Array({ minLength: tokenBytes, maxLength: tokenBytes })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));

test('every token has the shape of a token, and is cut out of any sentence', () => {
  fc.assert(
    fc.property(token, (text) => {
      expect(isTokenShaped(text)).toBe(true);
      for (const around of [text, `/wishlist/admin/${text}?x=1`, `{"a":"${text}"}`, `x ${text}.`]) {
        expect(withoutTokens(around)).not.toContain(text);
      }
    }),
  );
});

test('ids and picture names are not mistaken for tokens', () => {
  for (const text of ['0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', 'a'.repeat(40), 'abc']) {
    expect(withoutTokens(text)).toBe(text);
  }
});

test('analytics learn which screen, never which list', () => {
  expect(publicPath('/wishlist/admin/AbC-_123AbC-_123AbC-_123')).toBe(
    '/wishlist/admin/:adminToken',
  );
  expect(publicPath('/de/wishlist/guest/x')).toBe('/de/wishlist/guest/:guestToken');
  expect(publicPath('/fr/wishlist/receipt/AbC-_123AbC-_123AbC-_123')).toBe(
    '/fr/wishlist/receipt/:receipt',
  );
  expect(publicPath('/en/insights')).toBe('/en/insights');
});

test('a receipt is as private as a list', () => {
  expect(isListPage('/de/wishlist/receipt/x')).toBe(true);
  expect(linkIn('https://wishbow.example/wishlist/receipt/x?y=1')).toEqual({
    role: 'receipt',
    token: 'x',
  });
  expect(isListPage('/wishlist/receipt/')).toBe(false);
  expect(isListPage('/wishlist')).toBe(false);
});

import { expect, test } from 'vitest';
import { isListPage, linkIn, publicPath } from './token-links.ts';

test('analytics receive the screen, never the list', () => {
  expect(publicPath('/wishlist/admin/AbC-_123AbC-_123AbC-_123')).toBe(
    '/wishlist/admin/:adminToken',
  );
  expect(publicPath('/de/wishlist/guest/x')).toBe('/de/wishlist/guest/:guestToken');
  expect(publicPath('/fr/wishlist/receipt/AbC-_123AbC-_123AbC-_123')).toBe(
    '/fr/wishlist/receipt/:receipt',
  );
  expect(publicPath('/en/insights')).toBe('/en/insights');
});

test('the address of a receipt is as private as that of a list', () => {
  expect(isListPage('/de/wishlist/receipt/x')).toBe(true);
  expect(linkIn('https://wishbow.example/wishlist/receipt/x?y=1')).toEqual({
    role: 'receipt',
    token: 'x',
  });
  expect(isListPage('/wishlist/receipt/')).toBe(false);
  expect(isListPage('/wishlist')).toBe(false);
});

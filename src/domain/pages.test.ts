import { expect, test } from 'vitest';
import { isOpenPage } from './pages.ts';

test.each(['/', '/de', '/fr/', '/en/insights', '/de/article/the-ultimate-regift', '/impressum'])(
  '%s is open',
  (path) => expect(isOpenPage(path)).toBe(true),
);

test.each([
  '/wishlist',
  '/de/wishlist',
  '/wishlist/admin/abc',
  '/fr/wishlist/guest/abc',
  '/wishlist/receipt/abc',
  '/wishlist-detail',
  '/gift-finder',
  '/de/gift-finder',
  '/no/such/page',
  '/insights/../wishlist',
  '/article/a/wishlist',
])('%s is private', (path) => expect(isOpenPage(path)).toBe(false));

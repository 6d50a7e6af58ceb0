import { expect, test } from 'vitest';
import { isPublicPage } from './paths.ts';

test.each(['/', '/de', '/fr/', '/en/insights', '/de/article/the-ultimate-regift', '/impressum'])(
  '%s is open',
  (path) => expect(isPublicPage(path)).toBe(true),
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
])('%s is private', (path) => expect(isPublicPage(path)).toBe(false));

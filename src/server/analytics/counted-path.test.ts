import { expect, test } from 'vitest';
import { countedPath } from './counted-path.ts';

const token = 'AAAAAAAAAAAAAAAAAAAAAAAA';

test.each([
  ['/', '/'],
  ['/de', '/de'],
  ['/de/', '/de'],
  ['/fr/insights', '/fr/insights'],
  ['/en/article/the-ultimate-regift', '/en/article/the-ultimate-regift'],
  [`/wishlist/admin/${token}`, '/wishlist/admin/:adminToken'],
  [`/de/wishlist/guest/${token}?fbclid=x#y`, '/de/wishlist/guest/:guestToken'],
  ['/wishlist/admin/:adminToken', '/wishlist/admin/:adminToken'],
  ['/gift-finder?q=a+gift+for+Mara', '/gift-finder'],
])('%s is counted as %s', (address, name) => expect(countedPath(address)).toBe(name));

test.each([
  '/en/article/made-up',
  '/no/such/page',
  `/wishlist/receipt/${token}`,
  `/${token}`,
  'https://elsewhere.example/',
  '',
])('%s is not a page of the site', (address) => expect(countedPath(address)).toBe('elsewhere'));

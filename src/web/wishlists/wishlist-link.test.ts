import { expect, it } from 'vitest';
import { screenOfLink } from './wishlist-link.ts';

const token = 'abcdefghijklmnopqrstuvwx';

it('opens the screen of a pasted link, however it was pasted', () => {
  expect(screenOfLink(`https://wishbow.example/wishlist/guest/${token}`)).toBe(
    `/wishlist/guest/${token}`,
  );
  expect(screenOfLink(` look: https://w.example/de/wishlist/admin/${token}?x=1 `)).toBe(
    `/wishlist/admin/${token}`,
  );
});

it('takes lists from another device by a pasted link too', () => {
  expect(screenOfLink(`https://wishbow.example/fr/wishlist#take=${token}`)).toBe(
    `/wishlist#take=${token}`,
  );
});

it('opens nothing for a link that is cut off or leads elsewhere', () => {
  expect(screenOfLink('https://wishbow.example/wishlist/guest/abc')).toBeNull();
  expect(screenOfLink('https://shop.example/wishlist')).toBeNull();
  expect(screenOfLink('')).toBeNull();
});

import { expect, it } from 'vitest';
import { screenPathOfLink } from './wishlist-link.ts';

const token = 'abcdefghijklmnopqrstuvwx';

it('opens the screen of a pasted link, with or without text around it', () => {
  expect(screenPathOfLink(`https://wishbow.example/wishlist/guest/${token}`)).toBe(
    `/wishlist/guest/${token}`,
  );
  expect(screenPathOfLink(` look: https://w.example/de/wishlist/admin/${token}?x=1 `)).toBe(
    `/wishlist/admin/${token}`,
  );
});

it('imports lists from another device from a pasted link too', () => {
  expect(screenPathOfLink(`https://wishbow.example/fr/wishlist#take=${token}`)).toBe(
    `/wishlist#take=${token}`,
  );
});

it('opens nothing for a link that is truncated or leads elsewhere', () => {
  expect(screenPathOfLink('https://wishbow.example/wishlist/guest/abc')).toBeNull();
  expect(screenPathOfLink('https://shop.example/wishlist')).toBeNull();
  expect(screenPathOfLink('')).toBeNull();
});

import { readdirSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { routes } from './routes.tsx';

const folder = new URL('routes/', import.meta.url);

/** Read, not run: a screen brings half of the application along. */
const screens = readdirSync(folder)
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
  .filter(({ text }) => text.includes('handle: ScreenHandle'));

it('every screen names its file, so that a page preloads its code', () => {
  expect(screens.length).toBeGreaterThan(10);
  for (const { name, text } of screens) {
    if (text.includes('isDocument: true')) continue;
    expect(/^ {2}file: '(.+)',$/m.exec(text)?.[1], name).toBe(name.replace('.tsx', ''));
  }
});

it('a page has one spelling: another one is not found, as on the server', () => {
  const pathOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;
  expect(pathOf('/wishlist/guest/x')).toBe('wishlist/guest/:guestToken');
  expect(pathOf('/de/wishlist/admin/x')).toBe('wishlist/admin/:adminToken');
  for (const address of [
    '/Wishlist/guest/x',
    '/wishlist/GUEST/x',
    '/DE/wishlist/admin/x',
    '/de/wishlist/Receipt/x',
  ]) {
    expect(pathOf(address), address).toBe('*');
  }
});

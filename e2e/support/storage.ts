import type { Locator, Page } from '@playwright/test';
import type { OwnerView } from '../../src/contract/schemas.ts';
import type { Language } from '../../src/domain/language.ts';
import { ApiClient } from '../../test/support/client.ts';
import { expect } from './test.ts';

/** Lists with these names, made one after the other. */
export async function makeLists(server: string, names: readonly string[]): Promise<OwnerView[]> {
  const api = new ApiClient(fetch, server);
  const lists: OwnerView[] = [];
  for (const name of names) lists.push((await api.create({ name })).body);
  return lists;
}

/** Opens "my wishlists" in a browser that remembers these lists. */
export async function openManager(
  page: Page,
  server: string,
  lists: readonly Pick<OwnerView, 'adminToken'>[],
  language: Language = 'en',
): Promise<void> {
  await page.context().addCookies([{ name: 'app_language', value: language, url: server }]);
  await page.goto(`${server}/wishlist-detail`);
  const tokens = JSON.stringify(lists.map((list) => list.adminToken));
  await page.evaluate((value) => localStorage.setItem('wishlist_admin_tokens', value), tokens);
  await openPage(page, `${server}/wishlist`);
}

/** Opens a page and waits until it answers to a press. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
}

/** The admin tokens that this browser remembers. */
export function remembered(page: Page, key = 'wishlist_admin_tokens'): Promise<string[]> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);
}

/** Goes on with the Tab key until this is reached, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** How much wider than the screen the page is, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

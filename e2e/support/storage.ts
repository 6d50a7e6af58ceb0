import { expect, type Locator, type Page } from '@playwright/test';
import type { MadeList } from './lists.ts';
import type { Words } from './words.ts';

const tokensKey = 'wishlist_admin_tokens';

/** Makes the browser remember these lists as the visitor's own, the one used last at the end. */
export async function rememberLists(
  page: Page,
  lists: readonly Pick<MadeList, 'list'>[],
): Promise<void> {
  // A short text of the same origin, which has no application to wait for.
  if (!page.url().startsWith('http')) await page.goto('/robots.txt');
  const tokens = JSON.stringify(lists.map(({ list }) => list.adminToken));
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    tokensKey,
    tokens,
  ] as const);
}

/** Opens "my wishlists" in a browser that remembers these lists. */
export async function openManager(
  page: Page,
  lists: readonly Pick<MadeList, 'list'>[] = [],
): Promise<void> {
  await rememberLists(page, lists);
  await page.goto('/wishlist');
}

/** Returns the admin tokens that this browser remembers. */
export function remembered(page: Page, key = tokensKey): Promise<string[]> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);
}

/** Chooses a file where "my wishlists" takes lists in. */
export function chooseListFile(page: Page, t: Words, name: string, text: string): Promise<void> {
  const mimeType = name.endsWith('.json') ? 'application/json' : 'text/html';
  const file = { name, mimeType, buffer: Buffer.from(text) };
  return page.getByLabel(t('bring.choose')).setInputFiles(file);
}

/** Goes on with the Tab key, or another one, until this is reached, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

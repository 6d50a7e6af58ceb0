import { expect, type Page } from '@playwright/test';

/** Returns whether the browser keeps a copy of this page, with this text in it. */
export function hasCopy(page: Page, path: string, text = ''): Promise<boolean> {
  return page.evaluate(
    async ([address, wanted]) => {
      const copy = await caches.match(address);
      return copy !== undefined && (await copy.text()).includes(wanted);
    },
    [path, text] as const,
  );
}

/** Waits until the browser keeps a copy of this page, with this text in it. */
export function waitForCopy(page: Page, path: string, text = ''): Promise<void> {
  return expect.poll(() => hasCopy(page, path, text)).toBe(true);
}

/** Opens a page and waits until the browser keeps a copy of it. */
export async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForCopy(page, path);
}

/** An address that the service worker takes for a lasting file, and requests. */
const missingFile = '/assets/missing-00000000.js';

/**
 * Takes the connection away from a page and from the service worker that requests for it. Playwright says so
 * once the page has none; the worker's requests were seen to succeed a little longer.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const isAnswered = (address: string) =>
    fetch(address).then(
      () => true,
      () => false,
    );
  await expect.poll(() => page.evaluate(isAnswered, missingFile)).toBe(false);
}

/** What says that the page is a copy. */
export const staleBanner = (page: Page) => page.locator('.stale-banner');

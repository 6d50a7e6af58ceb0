import type { Page, Response } from '@playwright/test';

/** Waits until the application hears what is pressed: before, a page keeps the last button only. */
export async function isAwake(page: Page, options: { timeout?: number } = {}): Promise<void> {
  const listens = () =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));
  await page.waitForFunction(listens, null, options);
}

/** How long to wait for an application that may never come, where a test holds it back. */
const longest = 5_000;

/**
 * Makes a page wait, after it has gone somewhere, for the application that is fetched once it is
 * painted. Who names what to wait for instead gets that; a page to read has no application.
 */
export function patient(page: Page): Page {
  const settled = async (response: Response | null, waitUntil: string | undefined) => {
    if (waitUntil === undefined && (await page.locator('#after-paint').count()) > 0)
      await isAwake(page, { timeout: longest }).catch(() => {});
    return response;
  };
  const { goto, reload } = page;
  page.goto = async (url, options) =>
    settled(await goto.call(page, url, options), options?.waitUntil);
  page.reload = async (options) => settled(await reload.call(page, options), options?.waitUntil);
  return page;
}

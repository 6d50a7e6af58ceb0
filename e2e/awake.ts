import type { Page } from '@playwright/test';

/** Waits until a press is heard: what is pressed before that may be lost. */
export async function isAwake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** How long to wait for an application that may never come, where a test holds it back. */
const longest = 5_000;

/**
 * Makes a page wait, after it has gone somewhere, for the application that is fetched once it is
 * painted. Who names what to wait for instead gets that; a page to read has no application.
 */
export function patient(page: Page): Page {
  const settle = async () => {
    const listens = () =>
      document.querySelector('#after-paint') === null ||
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));
    await page.waitForFunction(listens, null, { timeout: longest }).catch(() => {});
  };
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil === undefined) await settle();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (options?.waitUntil === undefined) await settle();
    return response;
  };
  return page;
}

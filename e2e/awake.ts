import type { Page } from '@playwright/test';

/** Waits until a press is heard: what is pressed before that may be lost. */
export async function isAwake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
}

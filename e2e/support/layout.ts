import type { Page } from '@playwright/test';
import { framesDrawn } from './hydrated.ts';

/** Does something while the page is shown on the narrowest phone; returns what it returns. */
export async function onNarrowestPhone<Result>(
  page: Page,
  task: () => Promise<Result>,
): Promise<Result> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await framesDrawn(page, 2);
  const result = await task();
  if (before) await page.setViewportSize(before);
  return result;
}

/** Returns how much wider than the screen the page is, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Returns how much wider than itself the open dialog's contents are, in pixels. */
export function overflowOfDialog(page: Page): Promise<number> {
  return page
    .getByRole('dialog')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

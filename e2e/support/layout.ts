import type { Page } from '@playwright/test';
import { framesDrawn } from './hydrated.ts';

/**
 * Changes the size of a page that is shown, and waits until it is drawn so. Before the next frame, what is measured
 * has the new width and the media queries of the old one.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await framesDrawn(page, 2);
}

/** Does something while the page is shown on the narrowest phone; returns what it returns. */
export async function onNarrowestPhone<Result>(
  page: Page,
  task: () => Promise<Result>,
): Promise<Result> {
  const before = page.viewportSize();
  await resize(page, { width: 320, height: 640 });
  const result = await task();
  if (before) await resize(page, before);
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

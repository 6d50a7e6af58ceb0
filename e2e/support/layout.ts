import type { Locator, Page } from '@playwright/test';
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

/**
 * Returns the texts of an element of which a part is beyond its sides, or beyond those of a part of it that
 * cannot be scrolled. What is centred and too wide grows to both sides, and no scroll bar says so.
 */
export function clippedTexts(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    /** Roundings of the browser. */
    const tolerancePx = 1;
    const isBeyond = (line: DOMRect, edge: DOMRect) =>
      line.width > 0 &&
      (line.left < edge.left - tolerancePx || line.right > edge.right + tolerancePx);
    /** Returns the boxes that cut a text off at their sides; none for a text that can be scrolled or is only heard. */
    const edgesAround = (text: Node): DOMRect[] => {
      const edges = [root.getBoundingClientRect()];
      for (let box = text.parentElement; box && box !== root; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath === 'inset(50%)') return [];
        if (overflowX !== 'visible') edges.push(box.getBoundingClientRect());
      }
      return edges;
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const clipped: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('option')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      if (edgesAround(text).some((edge) => lines.some((line) => isBeyond(line, edge))))
        clipped.push(text.textContent ?? '');
    }
    return clipped;
  });
}

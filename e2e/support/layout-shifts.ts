import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources?: readonly { readonly node?: Node }[];
}

interface LayoutShifts {
  sum: number;
  readonly what: string[];
  /** adds what has been observed and not yet been handed over */
  flush(): void;
}

interface Observed {
  layoutShifts: LayoutShifts;
}

/** Makes every document of a page add up how far it moves by itself; call it before the first visit. */
export async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = (entries: PerformanceEntryList) => {
      for (const shift of entries as LayoutShift[]) {
        shifts.sum += shift.value;
        for (const { node } of shift.sources ?? [])
          if (node instanceof Element) shifts.what.push(node.outerHTML.slice(0, 80));
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    const shifts: LayoutShifts = { sum: 0, what: [], flush: () => add(observer.takeRecords()) };
    Object.assign(globalThis, { layoutShifts: shifts } satisfies Observed);
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift score of the document that is open, and the first letters of what moved. */
export function layoutShifts(page: Page): Promise<{ sum: number; what: string[] }> {
  return page.evaluate(() => {
    const { layoutShifts: shifts } = globalThis as typeof globalThis & Observed;
    shifts.flush();
    return { sum: shifts.sum, what: shifts.what };
  });
}

import type { Browser, CDPSession } from '@playwright/test';
import { href, paths } from '../src/contract/paths.ts';
import { fillLists } from './fill-lists.ts';

/** How long a way back may take, in milliseconds. */
const maxWaitMs = 10_000;

/** The reason of a browser that keeps no page, such as one without a window, and what follows from it. */
const keepsNoPage = 'BackForwardCacheDisabledForDelegate';
const ofBrowser: ReadonlySet<string> = new Set([keepsNoPage, 'BrowsingInstanceNotSwapped']);

/**
 * Returns the pages that are loaded anew when somebody comes back to them, each with the browser's reasons. A browser
 * that keeps no page at all still tells what a page does against it, so then only that counts.
 */
export async function pagesNotRestored(browser: Browser, origin: string): Promise<string[]> {
  const [list] = await fillLists(origin, { lists: 1, items: 3 });
  const pages = [
    paths.home,
    paths.finder,
    paths.insights,
    href(paths.article, { slug: 'how-we-ended-up-giving-socks' }),
    paths.imprint,
    paths.wishlists,
    href(paths.guest, { guestToken: list?.guestToken ?? '' }),
  ];
  const lost: string[] = [];
  for (const path of pages) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Page.enable');
    await page.goto(`${origin}/healthz`);
    const reasons = await reasonsAfterGoingBack(devTools);
    if (reasons !== null) lost.push(`${path}: ${reasons}`);
    await context.close();
  }
  return lost;
}

/** Goes back; returns null when the page was restored as it was left, or does nothing against it, else why not. */
async function reasonsAfterGoingBack(devTools: CDPSession): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const timer = setTimeout(() => resolve('no answer'), maxWaitMs);
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const reasons = notRestoredExplanations.map(({ reason }) => reason);
    const counted = reasons.includes(keepsNoPage)
      ? reasons.filter((reason) => !ofBrowser.has(reason))
      : reasons;
    resolve(counted.join(', ') || null);
  });
  devTools.on('Page.frameNavigated', ({ type }) => {
    if (type === 'BackForwardCacheRestore') resolve(null);
  });
  const { currentIndex, entries } = await devTools.send('Page.getNavigationHistory');
  const entryId = entries[currentIndex - 1]?.id ?? 0;
  await devTools.send('Page.navigateToHistoryEntry', { entryId });
  return promise.finally(() => clearTimeout(timer));
}

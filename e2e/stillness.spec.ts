import type { Page } from '@playwright/test';
import { makeList } from './lists.ts';
import { expect, test } from './test.ts';

// Nothing here looks at pixels, and fewer are drawn sooner.
test.use({ deviceScaleFactor: 1 });

const screens = (guest: string, admin: string): [string, string][] => [
  ['home', '/'],
  ['my wishlists', '/wishlist'],
  ['guest', `/wishlist/guest/${guest}`],
  ['owner', `/wishlist/admin/${admin}`],
  ['gift finder', '/gift-finder'],
  ['insights', '/en/insights'],
  ['article', '/en/article/how-we-ended-up-giving-socks'],
  ['nowhere', '/no/such/page'],
];

/** Pictures, fonts and live events have come, and what they may have moved is drawn. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => setTimeout(done, 500));
  });
}

/** How far the page has moved by itself, and what moved. */
function movedBy(page: Page): Promise<{ sum: number; what: string[] }> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        interface Shift extends PerformanceEntry {
          value: number;
          sources?: { node?: Node }[];
        }
        let sum = 0;
        const what: string[] = [];
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as Shift[]) {
            sum += shift.value;
            for (const { node } of shift.sources ?? [])
              if (node instanceof Element) what.push(node.outerHTML.slice(0, 80));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done({ sum, what }), 100);
      }),
  );
}

test('nothing on a screen jumps while it loads', async ({ page, servers, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/);
  const list = await makeList(servers[0], 'Mara’s thirtieth');
  // The second round has lists of her own to show, and every file at hand.
  for (const round of ['first', 'second']) {
    for (const [name, path] of screens(list.guestToken, list.adminToken)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settle(page);
      const { sum, what } = await movedBy(page);
      expect.soft(sum, `${name}, ${round} visit: ${what.join(' | ')}`).toBeLessThan(0.01);
    }
  }
});

test('nothing jumps when the fonts come late', async ({ page, servers, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/);
  const list = await makeList(servers[0], 'Mara’s thirtieth');
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  for (const [name, path] of screens(list.guestToken, list.adminToken)) {
    await page.goto(path);
    await settle(page);
    const { sum, what } = await movedBy(page);
    expect.soft(sum, `${name}: ${what.join(' | ')}`).toBeLessThan(0.01);
  }
});

test('nothing moves for people who asked for stillness', async ({
  page,
  servers,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const list = await makeList(servers[0], 'Mara’s thirtieth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, path] of screens(list.guestToken, list.adminToken)) {
    await page.goto(path);
    await settle(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : 'something',
        ),
    );
    expect.soft(moving, name).toEqual([]);
  }
});

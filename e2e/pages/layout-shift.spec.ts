import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsIn } from '../support/accessibility.ts';
import {
  framesDrawn,
  waitForHydration,
  waitForSubscription,
  waitUntilSettled,
} from '../support/hydrated.ts';
import { holdRequests } from '../support/intercept.ts';
import { layoutShifts, observeLayoutShifts } from '../support/layout-shifts.ts';
import { everyState, type MadeList } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const screens = ({ guestPath, adminPath }: MadeList): [string, string][] => [
  ['home', '/'],
  ['my wishlists', '/wishlist'],
  ['guest', guestPath],
  ['owner', adminPath],
  ['gift finder', '/gift-finder'],
  ['insights', '/en/insights'],
  ['article', '/en/article/how-we-ended-up-giving-socks'],
  ['nowhere', '/no/such/page'],
];

/** Pictures, fonts and, on the page of a list, its events have come, and what they may have moved is drawn. */
async function settle(page: Page, path: string): Promise<void> {
  if (/\/wishlist\/(?:guest|admin)\//.test(path)) await waitForSubscription(page);
  await waitUntilSettled(page);
}

test('nothing on a screen shifts while it loads', async ({ page, makeList, expectConsole }) => {
  test.slow();
  expectConsole(/404 \(Not Found\)/);
  const made = await makeList(everyState());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await observeLayoutShifts(page);
  // The second round has lists of her own to show, and every file at hand.
  for (const round of ['first', 'second']) {
    for (const [name, path] of screens(made)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settle(page, path);
      const { sum, what } = await layoutShifts(page);
      expect.soft(sum, `${name}, ${round} visit: ${what.join(' | ')}`).toBeLessThan(0.01);
    }
  }
});

for (const [locale, language] of [
  ['de-AT', 'de'],
  ['fr-FR', 'fr'],
] as const) {
  test(`a page in nobody’s choice of language is offered in the browser’s, and nothing shifts: ${locale}`, {
    tag: '@phone',
  }, async ({ makeList, newVisitor, servers }) => {
    const words = wordsOf(language);
    const { guestPath } = await makeList(everyState());
    const page = await newVisitor(servers[0], { locale });
    await observeLayoutShifts(page);
    const offer = page.getByRole('button', { name: words('language.offer'), exact: true });
    const html = page.locator('html');
    const stored = () => page.evaluate(() => localStorage.getItem('app_language'));
    for (const path of ['/', guestPath, '/gift-finder']) {
      await page.goto(path);
      await expect(offer).toBeInViewport();
      await settle(page, path);
      const { sum, what } = await layoutShifts(page);
      expect.soft(sum, `${path}: ${what.join(' | ')}`).toBeLessThan(0.01);
      expect(await violationsIn(page, '.language-offer')).toEqual([]);
      const line = await page.locator('.language-offer__line').boundingBox();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
      await expect(html).toHaveAttribute('lang', 'en');
      expect(await stored()).toBeNull();
    }
    // A page whose address names a language was asked for in it.
    await page.goto('/en/gift-finder');
    await waitUntilSettled(page);
    await expect(offer).toHaveCount(0);

    await page.goto(guestPath);
    await offer.click();
    await expect(html).toHaveAttribute('lang', language);
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('heading', { name: words('guest.items') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(guestPath);
    expect(await stored()).toBe(language);

    const other = await newVisitor(servers[0], { locale });
    await other.goto(guestPath);
    await other.getByRole('button', { name: words('language.offer.dismiss') }).click();
    await other.reload();
    await waitForSubscription(other);
    await waitUntilSettled(other);
    await expect(
      other.getByRole('button', { name: words('language.offer'), exact: true }),
    ).toHaveCount(0);
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  });
}

/**
 * A style sheet whose fallback fonts are half as large again as ours, on any machine: as the fonts
 * that are installed here stand in for nobody else's.
 */
async function withWideFallback(css: string): Promise<string> {
  const font = new URL(
    '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    import.meta.url,
  );
  const source = `url("data:font/woff2;base64,${(await readFile(font)).toString('base64')}")`;
  const wide = `@font-face{font-family:"Wide Fallback";src:${source};size-adjust:150%}`;
  const fallbacks = /"(?:Figtree|Young Serif) Fallback",/g;
  expect(css.match(fallbacks)).toHaveLength(2);
  return wide + css.replace(fallbacks, '"Wide Fallback",');
}

test.describe('whatever fonts a system has', () => {
  // The fallback font stands in the style sheet itself, so that it is there at once.
  test.use({ bypassCSP: true });

  test('nothing shifts when the fonts load late', async ({ page, makeList, expectConsole }) => {
    expectConsole(/404 \(Not Found\)/);
    const made = await makeList(everyState());
    await page.route(/\/assets\/app-[\w-]+\.css$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: await withWideFallback(await answer.text()) });
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await observeLayoutShifts(page);
    for (const [name, path] of screens(made)) {
      const release = await holdRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      // A browser waits a tenth of a second for a font before it is late.
      await framesDrawn(page, 10);
      // A browser decodes the fallback in the style sheet after the first paint on a busy machine.
      const before = await layoutShifts(page);
      release();
      await page.waitForLoadState();
      if ((await page.locator('#after-paint').count()) > 0) await waitForHydration(page);
      await settle(page, path);
      const { sum, what } = await layoutShifts(page);
      const moved = what.slice(before.what.length).join(' | ');
      expect.soft(sum - before.sum, `${name}: ${moved}`).toBeLessThan(0.01);
      await page.unroute('**/*.woff2');
    }
  });
});

test('no file of the application is requested before the page is painted', {
  tag: '@phone',
}, async ({ page, makeList }) => {
  for (const [name, path] of screens(await makeList()).slice(0, 5)) {
    await page.goto(path);
    await waitForHydration(page);
    const { painted, requested } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      requested: performance
        .getEntriesByType('resource')
        .find((entry) => entry.name.includes('/assets/entry-client-'))?.startTime,
    }));
    expect(requested, name).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
  }
});

test('every kind of page requests the fonts before its style sheet is parsed', {
  tag: '@desk',
}, async ({ makeList, request }) => {
  const paths = screens(await makeList()).map(([, path]) => path);
  for (const path of [...paths, '/de/offline', '/fr/privacy-policy', '/wishlist/receipt/none']) {
    const html = await (await request.get(path)).text();
    const preloaded = html.match(/<link rel="preload" href="[^"]+\.woff2" as="font"/g);
    expect(preloaded, path).toHaveLength(2);
  }
});

test('nothing is animated where reduced motion is asked for', { tag: '@phone' }, async ({
  page,
  makeList,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const made = await makeList(everyState());
  for (const [name, path] of screens(made)) {
    await page.goto(path);
    await settle(page, path);
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

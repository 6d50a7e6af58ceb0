import AxeBuilder from '@axe-core/playwright';
import { type Language, languages } from '../src/domain/language.ts';
import { makeList } from './lists.ts';
import { expect, test } from './test.ts';
import { turn, turnOfTheme } from './turns.ts';

// Nothing here looks at pixels, and fewer are drawn sooner.
test.use({ deviceScaleFactor: 1 });

const screens = (guest: string, admin: string, language: Language): [string, string, number][] => [
  ['home', '/', 200],
  ['my wishlists', '/wishlist', 200],
  ['open a wishlist', '/wishlist-detail', 200],
  ['guest', `/wishlist/guest/${guest}`, 200],
  ['owner', `/wishlist/admin/${admin}`, 200],
  ['guest, not found', '/wishlist/guest/nothing', 404],
  ['owner, not found', '/wishlist/admin/nothing', 404],
  ['add an item', '/wishlist/add', 200],
  // The owner's screen was open before: her list is there to be chosen.
  ['add what is shared', '/wishlist/add?title=Green+kite&text=https://shop.invalid/kite', 200],
  ['without a connection', `/${language}/offline`, 200],
  ['gift finder', '/gift-finder', 200],
  ['insights', `/${language}/insights`, 200],
  ['article', `/${language}/article/how-we-ended-up-giving-socks`, 200],
  ['privacy', '/privacy-policy', 200],
  ['terms', '/terms-of-use', 200],
  ['imprint', '/impressum', 200],
  ['nowhere', '/no/such/page', 404],
];

for (const language of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const tag = turnOfTheme(language, colorScheme);
    test(`every screen is there and nobody is shut out: ${language}, ${colorScheme}`, {
      tag,
    }, async ({ page, servers, expectConsole }) => {
      test.slow();
      expectConsole(/404 \(Not Found\)/);
      const list = await makeList(servers[0], 'Mara’s thirtieth');
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.context().addCookies([{ name: 'app_language', value: language, url: servers[0] }]);
      for (const [name, path, status] of screens(list.guestToken, list.adminToken, language)) {
        const response = await page.goto(path);
        expect(response?.status(), name).toBe(status);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`);
        expect.soft(found).toEqual([]);
      }
    });
  }

  test(`nothing is cut off or scrolls sideways on the narrowest phone: ${language}`, {
    tag: turn(language),
  }, async ({ page, servers, expectConsole }) => {
    expectConsole(/404 \(Not Found\)/);
    const list = await makeList(servers[0], 'Überraschungswünsche für Jürgens Fünfzigsten');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.context().addCookies([{ name: 'app_language', value: language, url: servers[0] }]);
    for (const [name, path] of screens(list.guestToken, list.adminToken, language)) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, name).toBe(0);
    }
  });
}

test('a shared list can be read without scripts', async ({ browser, servers }) => {
  const list = await makeList(servers[0], 'Mara’s thirtieth');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers[0] });
  const page = await context.newPage();
  for (const path of [`/wishlist/guest/${list.guestToken}`, '/en/article/the-ultimate-regift']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`/wishlist/guest/${list.guestToken}?fbclid=abc`);
  await expect(page.getByText('Plates')).toBeVisible();
  await expect(page.getByText('1 of 6 claimed')).toBeVisible();
  await context.close();
});

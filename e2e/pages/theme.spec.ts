import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydrated.ts';
import { loseRequests } from '../support/intercept.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');
const day = 'rgb(247, 240, 227)';
const night = 'rgb(27, 21, 18)';
const article = '/en/article/the-ultimate-regift';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const themeSwitch = (page: Page, theme: 'system' | 'light' | 'dark') =>
  page.getByRole('button', { name: t(`theme.${theme}`) });

test('a chosen theme stays after a reload, in an article, and on going back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/wishlist');
  await themeSwitch(page, 'system').click();
  await themeSwitch(page, 'light').click();
  await expect(themeSwitch(page, 'dark')).toBeFocused();
  await expect.poll(() => ground(page)).toBe(night);

  await page.reload();
  await expect(themeSwitch(page, 'dark')).toBeVisible();
  expect(await ground(page)).toBe(night);
  await page.getByRole('banner').locator('a[href$="/insights"]').click();
  await page.waitForURL('**/insights');
  expect(await ground(page)).toBe(night);
  await page.goto(article);
  expect(await ground(page)).toBe(night);

  // The article has a switch too, and the page before it hears of the choice.
  await themeSwitch(page, 'dark').click();
  await themeSwitch(page, 'system').click();
  await expect(themeSwitch(page, 'light')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(day);
  await page.goBack();
  await page.waitForURL('**/insights');
  await expect.poll(() => ground(page)).toBe(day);
  await page.goBack();
  await page.waitForURL('**/wishlist');
  await expect.poll(() => ground(page)).toBe(day);
  await expect(themeSwitch(page, 'light')).toBeVisible();

  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'theme');
  expect(cookie).toMatchObject({ value: 'light', path: '/', sameSite: 'Lax' });
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 24 * 60 * 60);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

for (const [theme, system, paper] of [
  ['dark', 'light', night],
  ['light', 'dark', day],
  ['system', 'dark', night],
  ['system', 'light', day],
] as const) {
  test(`the first paint has the right theme before any script has run: ${theme} on a ${system} system`, async ({
    page,
    makeList,
    servers,
    expectConsole,
  }) => {
    expectConsole(/net::ERR_FAILED/);
    const { guestPath } = await makeList();
    await page.emulateMedia({ colorScheme: system });
    await page.context().addCookies([{ name: 'theme', value: theme, url: servers[0] }]);
    await loseRequests(page, /\.js(\?|$)/);
    for (const path of ['/', guestPath, article, '/no/such/page']) {
      if (path.startsWith('/no')) expectConsole(/404 \(Not Found\)/);
      await page.goto(path, { waitUntil: 'load' });
      expect(await ground(page), path).toBe(paper);
      const bars = await page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
            (meta) => matchMedia(meta.media).matches,
          )?.content,
      );
      expect(bars, path).toBe(paper === day ? '#f7f0e3' : '#1b1512');
      const scheme = await page.evaluate(
        () => getComputedStyle(document.documentElement).colorScheme,
      );
      expect(scheme, path).toContain(paper === day ? 'light' : 'dark');
    }
  });
}

test('until a visitor chooses, the pages follow the system while it changes', async ({ page }) => {
  for (const path of ['/wishlist', article]) {
    await page.goto(path);
    await expect(themeSwitch(page, 'system')).toBeVisible();
    for (const [colorScheme, paper] of [
      ['dark', night],
      ['light', day],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => ground(page)).toBe(paper);
    }
  }
});

test('a choice is applied in the other windows', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(article);
  const other = await context.newPage();
  await other.goto('/wishlist');
  await waitForHydration(other);
  await themeSwitch(other, 'system').click();
  await themeSwitch(other, 'light').click();
  await expect.poll(() => ground(page)).toBe(night);
});

test('without scripts the theme switch is not shown', async ({ newVisitor, servers }) => {
  const page = await newVisitor(servers[0], { javaScriptEnabled: false, colorScheme: 'dark' });
  for (const path of ['/', article]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-theme-switch]')).toBeHidden();
  }
});

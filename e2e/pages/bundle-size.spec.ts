import type { Page } from '@playwright/test';
import { languages } from '../../src/domain/language.ts';
import { Guest } from '../support/guest.ts';
import { waitForSubscription, waitUntilSettled } from '../support/hydrated.ts';
import { everyState } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

/** Bytes of such files that the page has loaded, as they came over the line. */
const weigh = (page: Page, kind: 'code' | 'texts') =>
  page.evaluate(
    (ending) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith(ending))
        .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
    kind === 'code' ? '.js' : '.json',
  );

for (const language of languages) {
  test(`a guest page loads few bytes before it can be used: ${language}`, {
    tag: '@phone',
  }, async ({ page, makeList, setLanguage, expectConsole }) => {
    expectConsole(/net::ERR_FAILED/);
    const { guestPath } = await makeList(everyState());
    const t = await setLanguage(language);
    const guest = new Guest(page, t);
    let named: string[] = [];
    await page.route(/\/wishlist\/guest\//, async (route) => {
      const answer = await route.fetch();
      named = (await answer.text()).match(/\/assets\/[\w-]+\.js(?:on)?(?=")/g) ?? [];
      await route.fulfill({ response: answer });
    });
    // With the files that it names in its head the page works; nothing else comes.
    await page.route(/\.js(?:on)?$/, (route) =>
      named.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await guest.open(guestPath);
    await page.locator('.language-menu__button').click();
    await expect(page.getByRole('menu', { name: t('language.title') })).toBeVisible();
    await page.keyboard.press('Escape');
    const code = await weigh(page, 'code');
    expect(code, `${code} bytes of code`).toBeGreaterThan(50_000);
    expect(code, `${code} bytes of code`).toBeLessThanOrEqual(93_000);
    const texts = await weigh(page, 'texts');
    expect(texts, `${texts} bytes of texts`).toBeGreaterThan(500);
    expect(texts, `${texts} bytes of texts`).toBeLessThanOrEqual(2_500);

    // The dialog for claiming and what keeps the list new follow by themselves.
    await page.unrouteAll();
    await page.reload();
    await waitForSubscription(page);
    await guest.startClaim('Teapot', 'Jo');
    await waitUntilSettled(page);
    const all = (await weigh(page, 'code')) + (await weigh(page, 'texts'));
    expect(all, `${all} bytes in all`).toBeLessThanOrEqual(130_000);
  });

  test(`a content page loads no application code: ${language}`, {
    tag: '@phone',
  }, async ({ page }) => {
    for (const path of ['impressum', 'insights', 'article/the-ultimate-regift']) {
      await page.goto(`/${language}/${path}`);
      const code = await weigh(page, 'code');
      expect(code, `${path}: ${code} bytes of code`).toBeGreaterThan(500);
      expect(code, `${path}: ${code} bytes of code`).toBeLessThanOrEqual(6_000);
    }
  });
}

import type { Page } from '@playwright/test';
import { type Language, languages } from '../../src/domain/language.ts';
import { violationsInLanguage } from '../support/accessibility.ts';
import { alternateLooks } from '../support/alternate.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { waitForHydration, waitUntilSettled } from '../support/hydrated.ts';
import { onNarrowestPhone, overflowOf, resize } from '../support/layout.ts';
import { everyState, type MadeList } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

const screens = (
  { guestPath, adminPath }: MadeList,
  language: Language,
): [string, string, number][] => [
  ['home', '/', 200],
  ['my wishlists', '/wishlist', 200],
  ['open a wishlist', '/wishlist-detail', 200],
  ['guest', guestPath, 200],
  ['owner', adminPath, 200],
  ['guest, not found', '/wishlist/guest/nothing', 404],
  ['owner, not found', '/wishlist/admin/nothing', 404],
  ['add an item', '/wishlist/add', 200],
  // The owner's screen was open before: her list is there to be chosen.
  ['add what is shared', '/wishlist/add?title=Green+kite&text=https://shop.invalid/kite', 200],
  ['without a connection', `/${language}/offline`, 200],
  ['gift finder', '/gift-finder', 200],
  ['insights', `/${language}/insights`, 200],
  ['article', `/${language}/article/how-we-ended-up-giving-socks`, 200],
  ['article, not found', `/${language}/article/nothing-of-the-kind`, 404],
  ['privacy', '/privacy-policy', 200],
  ['terms', '/terms-of-use', 200],
  ['imprint', '/impressum', 200],
  ['nowhere', '/no/such/page', 404],
];

for (const language of languages) {
  const tag = alternateLooks(language);
  test(`every screen is shown, valid HTML, accessible and nowhere wider than the narrowest phone: ${language}`, {
    tag,
  }, async ({ page, makeList, setLanguage, expectConsole }) => {
    test.slow();
    expectConsole(/404 \(Not Found\)/);
    const name = 'Überraschungswünsche für Jürgens Fünfzigsten';
    const made = await makeList({ ...everyState(), name });
    await setLanguage(language);
    for (const [screen, path, status] of screens(made, language)) {
      const response = await page.goto(path);
      expect(response?.status(), screen).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitUntilSettled(page);
      expect.soft(await htmlFaults((await response?.text()) ?? ''), `${screen}, sent`).toEqual([]);
      expect.soft(await htmlFaults(await page.content()), `${screen}, running`).toEqual([]);
      expect.soft(await onNarrowestPhone(page, () => overflowOf(page)), screen).toBe(0);
      expect.soft(await violationsInLanguage(page, language), screen).toEqual([]);
    }
  });
}

/** Pairs of the header's entries whose letters meet, and entries whose letters leave the screen. */
const collisions = (page: Page) =>
  page.locator('header').evaluate((header) => {
    const entries = [
      ...header.querySelectorAll('.brand, nav a, .theme-switch, .language-menu__button'),
    ];
    const boxes = entries.map((entry) => {
      const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement?.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        rects.push(...range.getClientRects());
      }
      return { name: entry.textContent, rects: rects.filter(({ width }) => width > 1) };
    });
    return boxes.flatMap(({ name, rects }, place) => [
      ...(rects.some(({ left, right }) => left < 0 || right > innerWidth) ? [name] : []),
      ...boxes
        .slice(place + 1)
        .filter((other) =>
          rects.some((a) =>
            other.rects.some(
              (b) =>
                a.left < b.right - 1 &&
                b.left < a.right - 1 &&
                a.top < b.bottom - 1 &&
                b.top < a.bottom - 1,
            ),
          ),
        )
        .map((other) => `${name}/${other.name}`),
    ]);
  });

test('the texts of the header fit on every screen, with large fonts too', {
  tag: '@desk',
}, async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/${language}/insights`);
    for (const width of [320, 390, 768, 769, 820, 900, 1024]) {
      await resize(page, { width, height: 800 });
      for (const size of ['100%', '200%']) {
        await page.evaluate((value) => {
          document.documentElement.style.fontSize = value;
        }, size);
        expect(await collisions(page), `${language}, ${width} px, ${size}`).toEqual([]);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
      // Where motion is reduced, a change of size still takes a moment: transitions of 1 ms.
      await expect
        .poll(async () => (await page.locator('header').boundingBox())?.height ?? 0, {
          message: `${language}, ${width} px: one row`,
        })
        .toBeLessThan(80);
      await expect(page.locator('header .brand')).toBeVisible({ visible: width > 768 });
    }
  }
});

test('no page scrolls sideways on a phone with letters of twice the size', {
  tag: '@phone',
}, async ({ page, expectConsole }) => {
  expectConsole(/404/);
  for (const language of languages) {
    for (const path of [
      '',
      '/gift-finder',
      '/wishlist',
      '/insights',
      '/terms-of-use',
      '/nothing',
    ]) {
      await page.goto(`/${language}${path}`);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await overflowOf(page), `${language}${path}`).toBe(0);
    }
  }
});

test('navigating inside the application moves the focus to the new heading and announces its title', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/en');
  // Before that a link loads a new document.
  await waitForHydration(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Wishlists' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(heading).toBeFocused();
  const title = await page.title();
  await expect(page.locator('p[aria-live=polite]').filter({ hasText: title })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
  await expect(heading).toBeFocused();
  // The flag has a name for those who do not see it.
  const language = header.getByRole('button', { name: 'EN Language: English' });
  await expect(language.locator('.flag')).toBeVisible();
  await language.click();
  await expect(page.getByRole('menuitemradio').locator('.flag')).toHaveCount(3);
});

test('a shared list can be read without scripts', { tag: '@desk' }, async ({
  makeList,
  newVisitor,
  servers,
}) => {
  const { guestPath } = await makeList(everyState());
  const page = await newVisitor(servers[0], { javaScriptEnabled: false });
  for (const path of [guestPath, '/en/article/the-ultimate-regift']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${guestPath}?fbclid=abc`);
  await expect(page.getByText('Plates')).toBeVisible();
  await expect(page.getByText('1 of 6 claimed')).toBeVisible();
  // What needs the application does not look as if it could be pressed.
  for (const path of ['/en', '/wishlist', '/gift-finder', guestPath]) {
    await page.goto(path);
    for (const button of await page.locator('button:visible').all()) {
      const works = await button.evaluate((each: HTMLButtonElement) =>
        Boolean(each.type === 'submit' || each.getAttribute('popovertarget')),
      );
      await expect(button).toHaveCSS('pointer-events', works ? 'auto' : 'none');
    }
  }
});

import type { Page } from '@playwright/test';
import { languages } from '../../src/domain/language.ts';
import { framesDrawn, waitForHydration, waitUntilSettled } from '../support/hydrated.ts';
import { holdRequests, loseRequests } from '../support/intercept.ts';
import { layoutShifts, observeLayoutShifts } from '../support/layout-shifts.ts';
import { makeLists } from '../support/lists.ts';
import { Owner } from '../support/owner.ts';
import { remembered, rememberLists } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');
for (const language of languages) {
  test(`the home page opens in the language that the visitor chose before: ${language}`, async ({
    page,
    setLanguage,
  }) => {
    await setLanguage(language);
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

const status = (page: Page) => page.getByRole('region', { name: t('home.status.label') });

/** Every heading that may stand over a list of this name. */
const headings = (name: string) =>
  ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((number) =>
    t(`home.status.heading.${number}`, { name }),
  );

test('the home page links a visitor without a list to all lists, and one with a list to that list', async ({
  page,
  makeList,
}) => {
  await page.goto('/');
  const fallback = page.locator('.last-list-card').filter({ hasText: t('home.status.none') });
  await expect(fallback.getByRole('link')).toHaveAttribute('href', /\/wishlist$/);

  const made = await makeList();
  await rememberLists(page, [made]);
  await page.reload();
  await expect(status(page)).toContainText(t('time.justNow'));
  const heading = await status(page).getByRole('heading').textContent();
  expect(headings('Mara’s thirtieth')).toContain(heading);
  await status(page)
    .getByRole('link', { name: t('home.status.continue') })
    .click();
  await expect(page).toHaveURL(made.adminPath);
});

test('a list without a name is shown under the product’s name', async ({ page, makeList }) => {
  await rememberLists(page, [await makeList({ name: null })]);
  await page.goto('/');
  const heading = await status(page).getByRole('heading').textContent();
  expect(headings('your Wishbow list')).toContain(heading);
});

const day = 86_400_000;

test('how long ago the last change was is shown, after a week its date, and after thirty days the list is not recent any more', async ({
  page,
  servers,
}) => {
  const lists = await makeLists(servers[0], ['Christmas', 'Birthday']);
  const made = Date.parse(lists[1]?.list.updatedAt ?? '');
  await rememberLists(page, lists);
  await page.clock.setFixedTime(made + 2.1 * day);
  await page.goto('/');
  await expect(status(page)).toContainText(t('wishlist.changed', { when: '2 days ago' }));

  await page.clock.setFixedTime(made + 7 * day);
  await page.reload();
  await expect(status(page)).toContainText(String(new Date(made).getUTCFullYear()));
  await expect(status(page)).toContainText('2 lists made in the last 30 days');

  await page.clock.setFixedTime(made + 31 * day);
  await page.reload();
  await expect(status(page)).toContainText('Birthday');
  await expect(status(page)).not.toContainText('last 30 days');
});

test('a list that is not found is removed from the browser, and the one before it is shown', async ({
  page,
  makeList,
}) => {
  const [there, gone] = [await makeList({ name: 'Christmas' }), await makeList()];
  await gone.api.erase(gone.list.adminToken);
  await rememberLists(page, [there, gone]);
  await page.goto('/');
  await expect(status(page)).toContainText('Christmas');
  expect(await remembered(page)).toEqual([there.list.adminToken]);
});

test('while the server does not answer no list is removed from the browser, and the link to all of them stays', async ({
  page,
  makeList,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  const made = await makeList();
  await rememberLists(page, [made]);
  const mend = await loseRequests(page, '**/api/wishlist/summaries');
  await page.goto('/');
  const fallback = page.getByRole('region', { name: t('nav.wishlists') });
  await expect(fallback).toContainText(t('home.status.fallback'));
  expect(await remembered(page)).toEqual([made.list.adminToken]);
  await mend();
  await fallback.getByRole('link', { name: t('home.status.toLists') }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
});

test('nine questions open and close independently', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('.faq details');
  await expect(questions).toHaveCount(9);
  const open = () =>
    questions.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));
  await page.getByText(t('faq.1.question')).click();
  await page.getByText(t('faq.3.question')).focus();
  await page.locator('.faq summary').nth(2).press('Enter');
  expect((await open()).flatMap((isOpen, place) => (isOpen ? [place] : []))).toEqual([0, 2]);
  await page.getByText(t('faq.1.question')).click();
  expect((await open()).flatMap((isOpen, place) => (isOpen ? [place] : []))).toEqual([2]);
  await page.getByText(t('faq.8.question')).click();
  await expect(page.getByText(t('faq.8.answer', { months: 24 }))).toBeVisible();
});

const home = '.article-teasers .article-card';
const related = '.related-articles .article-card:visible';

for (const [name, path, cards] of [
  ['the front page', '/', home],
  ['an article', '/en/article/the-ultimate-regift', related],
] as const) {
  test(`${name} recommends three articles, different ones with every visit`, async ({ page }) => {
    const seen = new Set<string>();
    for (let visit = 0; visit < 4; visit += 1) {
      await page.goto(path);
      // The front page chooses after hydration, section by section.
      await waitUntilSettled(page);
      const titles = await page.locator(cards).getByRole('heading').allTextContents();
      expect(new Set(titles).size).toBe(3);
      for (const title of titles) seen.add(title);
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  test(`${name} recommends three articles without scripts too`, async ({ newVisitor, servers }) => {
    const page = await newVisitor(servers[0], { javaScriptEnabled: false });
    await page.goto(path);
    await expect(page.locator(cards)).toHaveCount(3);
  });
}

test('an article does not recommend itself', async ({ page }) => {
  await page.goto('/en/article/the-ultimate-regift');
  // All that a visit may choose from.
  const links = page.locator('.related-articles a');
  await expect(links).toHaveCount(8);
  for (const link of await links.all())
    await expect(link).not.toHaveAttribute('href', /the-ultimate-regift/);
});

for (const language of languages) {
  test(`the home page leads to all articles: ${language}`, async ({ page }) => {
    await page.goto(`/${language}`);
    await page
      .locator('.article-teasers')
      .getByRole('link', { name: wordsOf(language)('home.insights.all') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/${language}/insights$`));
    await expect(page.locator('.article-card')).toHaveCount(9);
  });
}

test('articles that are in view during hydration are not replaced', async ({ page }) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/en', { waitUntil: 'commit' });
  const section = page.locator('.article-teasers');
  await section.locator('.text-link').scrollIntoViewIfNeeded();
  const titles = await section.locator('h3').allTextContents();
  const place = await page.evaluate(() => scrollY);
  release();
  await waitForHydration(page);
  await waitUntilSettled(page);
  expect(await section.locator('h3').allTextContents()).toEqual(titles);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('nothing on the home page shifts while a visitor scrolls to its end', async ({
  page,
  makeList,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await rememberLists(page, [await makeList()]);
  await observeLayoutShifts(page);
  await page.goto('/');
  await waitUntilSettled(page);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 300) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
    await framesDrawn(page, 3);
  }
  // The gallery takes a column away at its front meanwhile; nobody may see that.
  const track = page.locator('.carousel__track');
  await track.scrollIntoViewIfNeeded();
  const first = page.locator('.gallery-card').first();
  const before = await first.textContent();
  // To the end of the first column, which the strip leaves by itself.
  await track.evaluate((element) => {
    const column = element.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? 0;
    element.scrollLeft = column - 2;
  });
  await expect(first).not.toHaveText(before ?? '');
  await framesDrawn(page, 3);
  const { sum, what } = await layoutShifts(page);
  expect(sum, what.join(' | ')).toBeLessThan(0.01);
});

test('headings fade and slide in as they are scrolled into sight, unless reduced motion is asked for', async ({
  page,
}) => {
  const timelines = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.title-rise')].flatMap((title) =>
        title.getAnimations().map(({ timeline }) => timeline?.constructor.name),
      ),
    );
  await page.goto('/');
  expect(await timelines()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moving = await timelines();
  expect(moving.length).toBeGreaterThan(3);
  expect(new Set(moving)).toEqual(new Set(['ViewTimeline']));
});

for (const language of languages) {
  test(`ten presses lead from the home page to a shared list with three items: ${language}`, async ({
    page,
    setLanguage,
  }) => {
    const words = await setLanguage(language);
    const { form, nameField, rows } = new Owner(page, words);
    const titles = rows.getByRole('heading', { level: 3 });
    let presses = 0;
    const press = async (name: string) => {
      presses += 1;
      await page.getByRole('button', { name, exact: true }).click();
    };
    await page.goto('/');
    presses += 1;
    await page
      .getByRole('link', { name: words('home.hero.action') })
      .first()
      .click();
    await press(words('manager.create'));
    await expect(nameField).toBeFocused();
    await page.keyboard.type('Mara');
    presses += 1;
    await page.keyboard.press('Enter');
    await press(words('admin.addItem'));
    presses += 1;
    await form.title.click();
    await page.keyboard.type('Teapot');
    await press(words('item.form.another'));
    // The item before had no link: the next one begins at its title.
    await expect(form.title).toBeFocused();
    await expect(titles).toHaveText(['Teapot']);
    await page.keyboard.type('Kite');
    await press(words('item.form.another'));
    await expect(form.title).toBeFocused();
    await expect(titles).toHaveText(['Teapot', 'Kite']);
    await page.keyboard.type('Lamp');
    await press(words('common.save'));
    await expect(form.dialog).toBeHidden();
    await expect(titles).toHaveText(['Teapot', 'Kite', 'Lamp']);
    await press(words('admin.share'));
    await press(words('common.copy'));
    await expect(page.getByText(words('share.copied'))).toBeVisible();
    expect(presses).toBe(10);
    // Reloaded, with the private link folded, the first item is in sight without scrolling.
    await page.reload();
    const { y = 0, height = 0 } =
      (await page.getByRole('main').locator('li').first().boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(844);
  });
}

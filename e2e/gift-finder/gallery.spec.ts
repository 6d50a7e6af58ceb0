import type { Page } from '@playwright/test';
import { languages } from '../../src/domain/language.ts';
import { ApiClient } from '../../test/support/client.ts';
import { alternateLanguage } from '../support/alternate.ts';
import { framesDrawn, waitUntilSettled } from '../support/hydrated.ts';
import { loseRequests } from '../support/intercept.ts';
import { overflowOf } from '../support/layout.ts';
import { everyState, makeLists } from '../support/lists.ts';
import { remembered, rememberLists } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { type Words, wordsOf } from '../support/words.ts';

const t = wordsOf('en');
const coffee = 'Pour-over coffee set';

const track = (page: Page) => page.locator('.carousel__track');
const scrolled = (page: Page) => track(page).evaluate((element) => element.scrollLeft);

/** Buttons work once the page is hydrated; then its toasts can be shown, too. */
async function openGallery(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.toasts:popover-open')).toBeAttached();
  await track(page).scrollIntoViewIfNeeded();
}

/** Within 0.8 s a second press of the plus is taken for one of a double press. */
async function doublePressIsOver(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() - from > 800, since);
}

const addButton = (page: Page, title = coffee, words: Words = t) =>
  page.getByRole('button', { name: words('addGift.add', { title }), exact: true });

async function itemsOf(server: string, adminToken: string) {
  return (await new ApiClient(fetch, server).asOwner(adminToken)).body.items;
}

test('the row of gifts scrolls by itself, and stops on hover, on focus and on its pause button @desk', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openGallery(page);
  const start = await scrolled(page);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(start + 4);

  const standsStill = async (why: string) => {
    const before = await scrolled(page);
    await framesDrawn(page, 20);
    expect(await scrolled(page), why).toBe(before);
  };
  await track(page).hover();
  await standsStill('pointed at');

  await page.mouse.move(5, 5);
  await track(page).focus();
  await standsStill('focused');

  await page.getByRole('button', { name: t('carousel.pause') }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await standsStill('told to');

  await page.getByRole('button', { name: t('carousel.play') }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const again = await scrolled(page);
  await expect.poll(() => scrolled(page)).not.toBe(again);
});

test('the row of gifts repeats after eighty seconds and never ends @desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openGallery(page);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  const width = await track(page).evaluate((element) => element.scrollWidth);
  // Measured within the page, from one frame to another: a slow machine draws fewer frames.
  const speed = await track(page).evaluate(async (element) => {
    const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn));
    const [since, from] = [await frame(), element.scrollLeft];
    let now = since;
    while (now - since < 1_500) now = await frame();
    return (element.scrollLeft - from) / ((now - since) / 1_000);
  });
  expect(speed).toBeGreaterThan((width / 80) * 0.7);
  expect(speed).toBeLessThan((width / 80) * 1.3);

  // Beyond its first column the strip begins again, and what stands in sight stays where it is.
  const first = page.locator('.gallery-card').first();
  await expect(first).toContainText(coffee);
  await page.getByRole('button', { name: t('carousel.next') }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(first).not.toContainText(coffee);
});

test('the row of gifts does not scroll where reduced motion is asked for', {
  tag: '@phone',
}, async ({ page }) => {
  await openGallery(page);
  await framesDrawn(page, 20);
  expect(await scrolled(page)).toBe(0);
  await expect(page.getByRole('button', { name: t('carousel.pause') })).toHaveCount(0);
});

test('touching the row of gifts stops it @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openGallery(page);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(2);
  await track(page).dispatchEvent('touchstart');
  await expect(track(page)).not.toHaveAttribute('data-moving');
});

test('the row of gifts can be dragged with a mouse, and the end of a drag presses nothing @desk', async ({
  page,
}) => {
  await openGallery(page);
  const box = await addButton(page, 'Guided kayak tour at sunset').boundingBox();
  if (!box) throw new Error('The button has no place.');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x - 290, box.y + 10, { steps: 6 });
  expect(await scrolled(page)).toBe(300);
  await page.mouse.up();
  await framesDrawn(page, 10);
  expect(await remembered(page)).toEqual([]);
});

test('arrow keys move between the tabs, and each tab shows sixteen gifts', {
  tag: '@phone',
}, async ({ page }) => {
  await openGallery(page);
  const cards = page.locator('.gallery-card');
  await expect(cards).toHaveCount(16);
  const tab = (name: 'trending' | 'tech' | 'lifestyle' | 'books') =>
    page.getByRole('tab', { name: t(`gallery.tab.${name}`) });
  const seen = new Set(await cards.allTextContents());
  await tab('trending').focus();
  for (const name of ['tech', 'lifestyle', 'books'] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toBeInViewport({ ratio: 1 });
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: t(`gallery.tab.${name}`) })).toBeVisible();
    await expect(addButton(page, coffee)).toHaveCount(0);
    await expect(cards).toHaveCount(16);
    for (const text of await cards.allTextContents()) seen.add(text);
  }
  expect(seen.size).toBe(64);
  await page.keyboard.press('ArrowRight');
  await expect(tab('trending')).toBeFocused();
});

test('the gallery loads its own gifts and never the catalogue', { tag: '@phone' }, async ({
  page,
}) => {
  await openGallery(page);
  await page.getByRole('tab', { name: t('gallery.tab.books') }).click();
  await expect(addButton(page, 'Blind date with a book')).toBeVisible();
  await waitUntilSettled(page);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .map((entry) => [entry.name, (entry as PerformanceResourceTiming).decodedBodySize] as const),
  );
  expect(sizes.filter(([, size]) => size > 400_000)).toEqual([]);
  // Every gift on the screen has its drawing; what is far from it loads none.
  const shown = () =>
    page.locator('.gallery-card img').evaluateAll((pictures) =>
      pictures
        .filter((picture) => {
          const { left, right, top, bottom } = picture.getBoundingClientRect();
          return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        })
        .map((picture) => ({
          path: picture.getAttribute('src'),
          isLoaded: (picture as HTMLImageElement).naturalWidth > 0,
        })),
    );
  await expect
    .poll(async () => (await shown()).filter(({ isLoaded }) => isLoaded).length)
    .toBeGreaterThanOrEqual(4);
  for (const { path } of await shown()) expect(path).toMatch(/^\/art\/[\w-]+\.svg$/);
});

test('one press makes a list with the gift, and one press undoes both', { tag: '@phone' }, async ({
  page,
  servers,
}) => {
  await openGallery(page);
  await addButton(page).click();
  await expect(page.getByText(t('addGift.started', { title: coffee }))).toBeVisible();
  const [started = ''] = await remembered(page);
  const [item] = await itemsOf(servers[0], started);
  expect(item).toMatchObject({ title: coffee, price: '€25–60', url: null, maxQuantity: 1 });
  expect(item?.description).toContain('glass carafe');

  await page.getByRole('button', { name: t('addGift.undo') }).click();
  await expect(page.getByText(t('addGift.takenBack', { title: coffee }))).toBeVisible();
  expect(await remembered(page)).toEqual([]);
  await expect(addButton(page)).toBeVisible();
  expect((await new ApiClient(fetch, servers[0]).asOwner(started)).status).toBe(404);
});

test('a gift is added to the list used last, and the message links to that list', {
  tag: '@phone',
}, async ({ page, owner, makeList }) => {
  const only = await makeList();
  await rememberLists(page, [only]);
  await openGallery(page);
  await addButton(page).click();
  await expect(
    page.getByText(t('addGift.added', { title: coffee, list: 'Mara’s thirtieth' })),
  ).toBeVisible();
  expect(await only.items()).toHaveLength(1);

  // The plus is a check now, which takes the gift off again without a message's haste.
  const takeBack = page.getByRole('button', { name: t('addGift.takeBack', { title: coffee }) });
  await doublePressIsOver(page);
  await takeBack.click();
  await expect(page.getByText(t('addGift.takenBack', { title: coffee }))).toBeVisible();
  expect(await only.items()).toHaveLength(0);

  await doublePressIsOver(page);
  await addButton(page).click();
  await page
    .getByRole('button', { name: t('addGift.open') })
    .last()
    .click();
  await expect(page).toHaveURL(only.adminPath);
  await expect(owner.row(coffee)).toBeVisible();
});

test('a visitor with several lists can choose one; the one used last comes first', {
  tag: '@phone',
}, async ({ page, servers }) => {
  const lists = await makeLists(servers[0], ['Christmas', 'Birthday']);
  const [older, newer] = lists;
  await rememberLists(page, lists);
  await openGallery(page);
  const choose = page.getByRole('button', { name: t('addGift.chooseFor', { title: coffee }) });
  await choose.focus();
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('menuitem');
  await expect(options).toHaveText(['Birthday', 'Christmas', t('addGift.newList')]);
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(t('addGift.added', { title: coffee, list: 'Christmas' })),
  ).toBeVisible();
  expect(await older?.items()).toHaveLength(1);
  expect(await newer?.items()).toHaveLength(0);
  expect(await remembered(page), 'it is the one used last now').toEqual([
    newer?.list.adminToken,
    older?.list.adminToken,
  ]);

  await page
    .getByRole('button', { name: t('addGift.chooseFor', { title: 'Instant camera' }) })
    .click();
  await page.getByRole('menuitem', { name: t('addGift.newList') }).click();
  await expect(page.getByText(t('addGift.started', { title: 'Instant camera' }))).toBeVisible();
  expect(await remembered(page)).toHaveLength(3);
});

test('a list that is not found is skipped', { tag: '@phone' }, async ({
  page,
  makeList,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const [there, gone] = [await makeList({ name: 'Christmas' }), await makeList()];
  await gone.api.erase(gone.list.adminToken);
  // The front page would forget it at once; here it goes while the page is open.
  await openGallery(page);
  await rememberLists(page, [there, gone]);
  await addButton(page).click();
  await expect(
    page.getByText(t('addGift.added', { title: coffee, list: 'Christmas' })),
  ).toBeVisible();
  expect(await remembered(page)).toEqual([there.list.adminToken]);
});

test('a gift that could not be added is reported, and the plus button stays', {
  tag: '@phone',
}, async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await openGallery(page);
  await loseRequests(page, '**/api/wishlist/create');
  await addButton(page).click();
  await expect(page.getByText(t('addGift.failed'))).toBeVisible();
  await expect(addButton(page)).toBeVisible();
  expect(await remembered(page)).toEqual([]);
});

test('below a list with items there are ideas for it, and one press adds one of them', {
  tag: '@phone',
}, async ({ page, owner, makeList }) => {
  await page.goto((await makeList()).adminPath);
  await expect(page.getByText(t('gallery.more'))).toHaveCount(0);

  await page.goto((await makeList(everyState())).adminPath);
  await page.locator('.gallery-below').scrollIntoViewIfNeeded();
  await addButton(page).scrollIntoViewIfNeeded();
  await framesDrawn(page, 20);
  expect(await scrolled(page), 'it stands still').toBe(0);
  await expect(page.getByRole('button', { name: t('carousel.pause') })).toHaveCount(0);

  await page.getByRole('button', { name: t('carousel.next') }).click();
  await expect.poll(() => scrolled(page)).toBe(220);
  await page.getByRole('button', { name: t('carousel.previous') }).click();
  await expect.poll(() => scrolled(page)).toBe(0);

  await addButton(page).click();
  await expect(
    page.getByText(t('addGift.added', { title: coffee, list: 'Mara’s thirtieth' })),
  ).toBeVisible();
  await expect(owner.row(coffee)).toBeVisible();
  await page.getByRole('button', { name: t('addGift.undo') }).click();
  await expect(owner.row(coffee)).toHaveCount(0);
});

test('on a phone every tab is in sight, in larger letters too', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of languages) {
    await openGallery(page, `/${language}`);
    for (const size of ['100%', '200%']) {
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
      await page.getByRole('tablist').scrollIntoViewIfNeeded();
      for (const tab of await page.getByRole('tab').all())
        await expect(tab, `${language}, ${size}`).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const language of languages) {
  test(`gifts are added to a list in the visitor’s language: ${language}`, {
    tag: alternateLanguage(language),
  }, async ({ page, servers }) => {
    const words = wordsOf(language);
    const titles = {
      en: 'Instant camera',
      de: 'Sofortbildkamera',
      fr: 'Appareil photo instantané',
    };
    const prices = { en: '€70–160', de: '70–160\u00a0€', fr: '70–160\u00a0€' };
    const title = titles[language];
    await page.setViewportSize({ width: 320, height: 700 });
    await openGallery(page, `/${language}`);
    await addButton(page, title, words).click();
    await expect(page.getByText(words('addGift.started', { title }))).toBeVisible();
    const [started = ''] = await remembered(page);
    const [item] = await itemsOf(servers[0], started);
    expect(item).toMatchObject({ title, price: prices[language] });
    expect(await overflowOf(page), 'nothing is wider than the screen').toBe(0);
  });
}

test('without scripts the first gifts are shown', { tag: '@phone' }, async ({
  newVisitor,
  servers,
}) => {
  const page = await newVisitor(servers[0], { javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByText(coffee)).toBeVisible();
  await expect(addButton(page)).toBeHidden();
});

import type { Page } from '@playwright/test';
import { type Language, languages } from '../../src/domain/language.ts';
import { violationsIn, violationsInLanguage } from '../support/accessibility.ts';
import { alternateLooks } from '../support/alternate.ts';
import { framesDrawn } from '../support/hydrated.ts';
import { photoFile } from '../support/item-form.ts';
import { onNarrowestPhone, overflowOf } from '../support/layout.ts';
import { statesServer } from '../support/states-server.ts';
import { test as base, expect } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** The page of all states instead of the product: it needs no database, and no server answers. */
const test = base.extend({
  running: [
    // oxlint-disable-next-line no-unused-vars -- Playwright wants to see which fixtures are used: none
    async ({ database: _ }, use) => use(await statesServer()),
    { scope: 'worker', timeout: 60_000 },
  ],
});

// The file is long, and its tests need nothing of one another.
test.describe.configure({ mode: 'parallel' });

const pages = [
  'controls',
  'surfaces',
  'guest',
  'claims',
  'owner',
  'item',
  'manager',
  'gallery',
  'finder',
  'home',
  'places',
];
const dialogs = [
  'rescue',
  'settings',
  'move',
  'archive',
  'claim',
  'claim-lost',
  'claim-yours',
  'claim-gone',
  'claim-trying',
  'claim-undo',
  'report',
  'item-add',
  'item-edit',
  'item-gone',
  'item-delete',
  'share',
  'cookies',
  'forget',
  'delete',
  'forget-all',
];
const t = wordsOf('en');

async function open(page: Page, show: string, language: Language = 'en'): Promise<void> {
  await page.goto(`/${language}/states?show=${show}`);
  await expect(page.getByRole('heading', { level: 1, name: `States: ${show}` })).toBeAttached();
}

/** Fonts and pictures are there, those further down too. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    // What is measured is drawn in our letters, and not in those that stand there until ours have come.
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => {})));
    await document.fonts.ready;
  });

/** Photographs are for people: no assertion looks at a picture. */
const isPhotographed = process.env['PHOTOGRAPHS'] === 'on';

async function photograph(page: Page, name: string, fullPage: boolean): Promise<void> {
  if (!isPhotographed) return;
  const path = test.info().outputPath(`${name}.jpg`);
  await page.screenshot({ path, fullPage, type: 'jpeg', quality: 70, scale: 'css' });
  await test.info().attach(name, { path, contentType: 'image/jpeg' });
}

async function photographInBothThemes(page: Page, name: string, fullPage: boolean): Promise<void> {
  if (!isPhotographed) return;
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await photograph(page, `${name}-${theme}`, fullPage);
  }
}

for (const language of languages) {
  const tag = alternateLooks(language);

  test(`every component in every state is accessible, and fits the narrowest phone: ${language}`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    for (const show of pages) {
      await open(page, show, language);
      await settled(page);
      expect.soft(await overflowOf(page), show).toBe(0);
      expect.soft(await violationsInLanguage(page, language), show).toEqual([]);
      await photographInBothThemes(page, show, true);
      expect.soft(await smallControls(page), `${show}: too small for a finger`).toEqual([]);
      await onNarrowestPhone(page, () => expectFit(page, show));
    }
  });

  test(`every dialog is accessible, and fits the narrowest phone: ${language}`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    for (const show of dialogs) {
      await open(page, show, language);
      await expect(page.getByRole('dialog')).toBeVisible();
      await settled(page);
      expect.soft(await violationsInLanguage(page, language, { part: 'dialog' }), show).toEqual([]);
      await photographInBothThemes(page, show, false);
      await onNarrowestPhone(page, () => expectFit(page, show));
    }
  });
}

/** No word breaks on a button, no placeholder is cut, and nothing is wider than the screen. */
async function expectFit(page: Page, show: string): Promise<void> {
  expect.soft(await brokenWords(page), `${show}: broken words`).toEqual([]);
  expect.soft(await cutPlaceholders(page), `${show}: cut placeholders`).toEqual([]);
  expect.soft(await overflowOf(page), `${show}: wider than the narrowest phone`).toBe(0);
}

/** Our words on buttons that stand on more than one line. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.btn')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          if (text.parentElement?.closest('.user-text, .visually-hidden')) continue;
          for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(word);
          }
        }
        return found;
      }),
  );

/** Placeholders that their fields cut off. */
const cutPlaceholders = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return ['no canvas'];
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => field.checkVisibility())
      .filter((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        context.font = font;
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return context.measureText(field.placeholder).width > room;
      })
      .map(({ placeholder }) => placeholder);
  });

/** Controls that are too small for a finger; what stands in a text may be. */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    const inText = (element: Element) => element.closest('p, li, h1, h2, h3') !== null;
    return [...document.querySelectorAll('button, a[href], summary, [role=tab], select')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => !(element.matches('a') && inText(element)))
      .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ box, html }) => `${box.width} x ${box.height}: ${html.slice(0, 90)}`);
  });

test('a list of the largest size stays usable', { tag: '@phone' }, async ({ page }) => {
  await open(page, 'full');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(500);
  await page
    .getByRole('button', { name: t('guest.claim') })
    .last()
    .click();
  await expect(page.getByLabel(t('claim.name'))).toBeFocused();
});

test('errors of a form are shown after the first attempt to send it', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, 'item-add');
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel(t('item.form.title'), { exact: true });
  await dialog.getByLabel(t('item.form.url')).fill('no link');
  await title.focus();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText([t('fault.not_a_url'), t('fault.required')]);
  await expect(dialog.getByLabel(t('item.form.url'))).toBeFocused();
  await title.fill('Kite');
  await expect(title).toHaveAccessibleDescription(t('common.count', { count: 4, max: 100 }));
  expect(await violationsIn(page, 'dialog')).toEqual([]);
  await photograph(page, 'item-faults', false);
});

test.describe('used by keyboard alone', { tag: '@desk' }, () => {
  test('a menu', async ({ page }) => {
    await open(page, 'surfaces');
    const button = page.getByRole('button', {
      name: `EN ${t('language.current', { name: 'English' })}`,
    });
    await button.focus();
    await page.keyboard.press('Enter');
    const item = (name: string) => page.getByRole('menuitemradio', { name });
    const menu = page.getByRole('menu', { name: t('language.title') });
    await expect(menu).toBeVisible();
    // A menu grows while it opens; its layout has the final width, with the padding around its items.
    const width = await menu.evaluate(
      (element) => element.closest<HTMLElement>('.menu')?.offsetWidth,
    );
    expect(width).toBeGreaterThanOrEqual(200);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(item('English')).toBeFocused();
    await expect(item('English')).toHaveAttribute('aria-checked', 'true');
    expect(await violationsIn(page)).toEqual([]);
    await photograph(page, 'menu', false);
    for (const [key, name] of [
      ['ArrowDown', 'Deutsch'],
      ['ArrowUp', 'English'],
      ['ArrowUp', 'Français'],
      ['ArrowDown', 'English'],
      ['End', 'Français'],
      ['Home', 'English'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(item(name)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('English')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
    await button.click();
    await page.mouse.click(5, 400);
    await expect(page.getByRole('menu')).toBeHidden();

    await button.focus();
    await page.keyboard.press('Space');
    await expect(item('English')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.getByRole('button', { name: 'DE Sprache: Deutsch' })).toBeFocused();
  });

  test('tabs', async ({ page }) => {
    await open(page, 'surfaces');
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab(t('nav.wishlists')).focus();
    for (const [key, name, answer] of [
      ['ArrowRight', t('nav.finder'), t('faq.2.answer')],
      ['ArrowRight', t('nav.insights'), t('faq.3.answer')],
      ['ArrowRight', t('nav.wishlists'), t('faq.1.answer')],
      ['ArrowLeft', t('nav.insights'), t('faq.3.answer')],
      ['Home', t('nav.wishlists'), t('faq.1.answer')],
      ['End', t('nav.insights'), t('faq.3.answer')],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name })).toHaveText(answer);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });

  test('a dialog', async ({ page }) => {
    await open(page, 'surfaces');
    const opener = page.getByRole('button', { name: t('item.delete.confirm') });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('item.delete.title') });
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      // Round through the browser's own window at most, never to the page behind.
      const behind = await page.evaluate(
        () => !document.activeElement?.matches('body, dialog *, dialog'),
      );
      expect(behind).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a disclosure and an expandable text', async ({ page }) => {
    await open(page, 'surfaces');
    await page.locator('summary', { hasText: t('faq.1.question') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('faq.1.answer')).first()).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText(t('faq.1.answer')).first()).toBeHidden();
    await page.locator('summary', { hasText: t('admin.key.title') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('admin.key.text'))).toBeHidden();
    const fold = page.locator('summary', { hasText: t('item.showMore') });
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('item.showLess'))).toBeVisible();
    await expect(fold).toBeFocused();
  });

  test('a check box and a switch', async ({ page }) => {
    await open(page, 'controls');
    const toggle = page.getByRole('switch').first();
    await expect(toggle).toHaveAccessibleDescription(t('item.form.mostWantedHint'));
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).toBeChecked();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await expect(toggle).not.toBeChecked();
  });

  test('a busy button keeps the focus and ignores presses', async ({ page }) => {
    await open(page, 'claim');
    await expect(page.getByLabel(t('claim.name'))).toBeFocused();
    await page.keyboard.type('Ann');
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('button', { name: t('claim.confirm') });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await confirm.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(confirm).toBeFocused();
  });

  test('a toast stays while it has the focus, and disappears afterwards', async ({ page }) => {
    await page.clock.install();
    await open(page, 'surfaces');
    await page.getByRole('button', { name: 'success' }).focus();
    await page.keyboard.press('Enter');
    const toast = page.locator('.toast');
    await expect(toast).toBeVisible();
    // At the top, in the middle, 920 px wide where the screen is wider.
    expect(await page.locator('.toasts').boundingBox()).toMatchObject({ x: 180, width: 920 });
    const dismiss = toast.getByRole('button', { name: t('common.dismiss') });
    await dismiss.focus();
    await page.clock.runFor(10_000);
    await toast.hover();
    await page.mouse.move(5, 700);
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await photograph(page, 'toast', false);
    expect(await violationsIn(page, '.toasts')).toEqual([]);
    await page.getByRole('button', { name: 'info' }).focus();
    await page.clock.runFor(3_100);
    await expect(toast).toHaveCount(0);

    await page.keyboard.press('Enter');
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
  });

  test('a carousel', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, 'surfaces');
    const carousel = page.locator('.carousel').first();
    const track = carousel.getByRole('region');
    const place = () => track.evaluate((element) => Math.round(element.scrollLeft));
    await carousel.scrollIntoViewIfNeeded();

    // It drifts by itself, until somebody is there.
    const start = await place();
    await expect.poll(place).toBeGreaterThan(start + 2);
    await track.focus();
    await expect(track).not.toHaveAttribute('data-moving');
    await carousel.getByRole('button', { name: t('carousel.pause') }).focus();
    await page.keyboard.press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(carousel.getByRole('button', { name: t('carousel.play') })).toBeVisible();
    const paused = await place();
    await framesDrawn(page, 15);
    expect(Math.abs((await place()) - paused)).toBeLessThanOrEqual(16);

    await track.focus();
    await page.keyboard.press('Home');
    await expect.poll(place).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(place).toBeGreaterThan(200);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(place).toBeLessThan(20);
    await carousel.getByRole('button', { name: t('carousel.next') }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(place).toBeGreaterThan(200);
    await carousel.getByRole('button', { name: t('carousel.previous') }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(place).toBeLessThan(20);
  });

  test('a carousel does not move where reduced motion is asked for', async ({ page }) => {
    await open(page, 'surfaces');
    await expect(page.getByRole('button', { name: t('carousel.next') }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('carousel.pause') })).toHaveCount(0);
    await expect(page.locator('[data-moving]')).toHaveCount(0);
  });
});

test('a carousel is dragged with a mouse, and a drag is not a click', { tag: '@desk' }, async ({
  page,
}) => {
  await open(page, 'surfaces');
  const track = page.locator('.carousel__track').first();
  await track.scrollIntoViewIfNeeded();
  const link = track.getByRole('link').nth(2);
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not on the screen.');
  const [x, y] = [box.x + 4, box.y + 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 8 });
  await page.mouse.up();
  expect(await track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(150);
  expect(new URL(page.url()).hash).toBe('');
});

test('a picture is chosen, dropped or pasted, shown and removed', { tag: '@desk' }, async ({
  page,
}) => {
  await open(page, 'controls');
  const drop = page.getByRole('group', { name: t('item.form.image'), exact: true });
  const preview = drop.getByRole('img', { name: t('item.form.image') });
  const remove = drop.getByRole('button', { name: t('item.form.imageRemove') });
  const file = await photoFile();

  const chooser = page.waitForEvent('filechooser');
  await drop.locator('input').focus();
  await page.keyboard.press('Space');
  await (await chooser).setFiles(file);
  await expect(preview).toBeVisible();
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(preview).toHaveCount(0);

  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'teapot.png', { type: 'image/png' }));
      return data;
    },
    [...file.buffer],
  );
  await drop.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(drop).toHaveAttribute('data-over');
  await drop.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(preview).toBeVisible();
  await expect(drop).not.toHaveAttribute('data-over');
  await remove.click();

  await page.evaluate((clipboardData) => {
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, transfer);
  await expect(preview).toBeVisible();
});

import type { Page } from '@playwright/test';
import { languages } from '../../src/domain/language.ts';
import { slugs } from '../../src/web/insights/article-cards.ts';
import { alternateLanguage } from '../support/alternate.ts';
import { Guest } from '../support/guest.ts';
import { framesDrawn } from '../support/hydrated.ts';
import { clippedTexts, onNarrowestPhone, overflowOf, overflowOfDialog } from '../support/layout.ts';
import { everyState } from '../support/lists.ts';
import { Owner } from '../support/owner.ts';
import { openManager } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

// As from the browser's own setting: before anything is laid out.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.fontSize = '200%';
      observer.disconnect();
    }).observe(document, { childList: true });
  });
});

/** Checks that the open dialog fits, and closes it. */
async function expectFit(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await framesDrawn(page, 2);
  expect.soft(await overflowOfDialog(page), name).toBe(0);
  expect.soft(await clippedTexts(page.getByRole('dialog')), name).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const language of languages) {
  test(`pages with a list, and all dialogs, fit a small phone with letters of twice the size: ${language}`, {
    tag: '@phone',
  }, async ({ page, makeList, setLanguage }) => {
    test.slow();
    const t = await setLanguage(language);
    const made = await makeList({ ...everyState(), name: 'Mara' });
    const { adminPath, guestPath } = made;
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).first().click();
      await expectFit(page, name);
    };

    await page.goto(adminPath);
    expect.soft(await overflowOf(page), 'owner').toBe(0);
    await press(t('settings.open'));
    await press(t('admin.share'));
    await press(t('admin.addItem'));
    await press(t('item.edit', { title: 'Teapot' }));
    await press(t('item.delete', { title: 'Teapot' }));
    await new Owner(page, t).unfoldAdminLink();
    expect.soft(await overflowOf(page), 'private link').toBe(0);
    await press(t('rescue.open'));
    await press(t('footer.cookies'));

    await openManager(page, [made]);
    await expect(page.getByRole('link', { name: 'Mara', exact: true })).toBeVisible();
    expect.soft(await overflowOf(page), 'manager').toBe(0);
    for (const action of ['share', 'archive', 'forget', 'delete'] as const)
      await press(t('manager.act', { action: t(`manager.${action}`), name: 'Mara' }));
    await press(t('manager.forgetAll'));
    await press(t('move.action'));

    await page.goto(guestPath);
    expect.soft(await overflowOf(page), 'guest').toBe(0);
    await press(t('common.actOn', { act: t('guest.claim'), name: 'Teapot' }));
    await press(t('report.action'));
  });
}

/** The paths of the pages that everybody can open, without their language. */
const publicPages = [
  '',
  '/gift-finder',
  '/gift-finder?q=tea&country=de',
  '/wishlist',
  '/wishlist/add',
  '/insights',
  ...slugs.map((slug) => `/article/${slug}`),
  '/privacy-policy',
  '/terms-of-use',
  '/impressum',
  '/offline',
  '/nothing',
];

for (const language of languages) {
  test(`no text of a public page is cut off in larger letters: ${language}`, {
    tag: alternateLanguage(language),
  }, async ({ page, expectConsole }) => {
    test.slow();
    expectConsole(/404 \(Not Found\)/);
    for (const path of publicPages) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/${language}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const expectWhole = async (name: string) => {
        await framesDrawn(page, 2);
        expect.soft(await overflowOf(page), name).toBe(0);
        expect.soft(await clippedTexts(page.locator('body')), name).toEqual([]);
      };
      for (const size of ['130%', '150%', '200%']) {
        await page.evaluate((value) => {
          document.documentElement.style.fontSize = value;
        }, size);
        await expectWhole(`/${language}${path}, ${size}`);
      }
      await onNarrowestPhone(page, () => expectWhole(`/${language}${path}, 200%, 320 px`));
    }
  });
}

test('with large letters on a small phone, no header, button or toast stays over what is read', {
  tag: '@phone',
}, async ({ page, makeList, setLanguage }) => {
  for (const language of languages) {
    const t = await setLanguage(language);
    const { adminPath, guestPath } = await makeList({ items: ['Kite', 'Teapot', 'Plates'] });

    await page.goto(adminPath);
    const skip = page.locator('.header__skip');
    const bottom = () =>
      skip.evaluate((link) => Math.round(link.getBoundingClientRect().bottom + scrollY));
    expect(await bottom(), language).toBeLessThanOrEqual(0);
    await skip.focus();
    await expect(skip).toBeInViewport({ ratio: 1 });

    const owner = new Owner(page, t);
    await owner.startItem();
    await expect(owner.form.save).not.toBeInViewport();
    await owner.form.save.scrollIntoViewIfNeeded();
    await expect(owner.form.save).toBeInViewport();

    await page.goto(guestPath);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const guest = new Guest(page, t);
    await guest.startClaim('Kite', 'Jo');
    await guest.confirm.click();
    await expect(guest.dialog).toBeHidden();
    const toast = await page.locator('.toast').boundingBox();
    expect(toast?.height, `${language}: the toast`).toBeLessThan(320);
  }
});

test('with letters of twice the size, the front page shows all of its heading for lists', {
  tag: '@phone',
}, async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/${language}`);
    const heading = page.locator('.last-list-card__title');
    await expect(heading).toBeVisible();
    const hidden = await heading.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    // A heading's lines are lower than its letters, by less than this.
    expect(hidden, language).toBeLessThan(5);
    const card = page.locator('.last-list-card');
    const start = await page.locator('.hero .btn').boundingBox();
    const box = await card.boundingBox();
    expect(box?.y, language).toBeGreaterThanOrEqual((start?.y ?? 0) + (start?.height ?? 0));
  }
});

test('with letters of twice the size the header has two rows, and its menu of languages is whole', {
  tag: '@phone',
}, async ({ page }) => {
  for (const language of languages) {
    for (const [path, menu] of [
      ['', '.menu--popup:popover-open'],
      ['/insights', '.language-menu__list'],
    ] as const) {
      await page.goto(`/${language}${path}`);
      const height = (await page.getByRole('banner').boundingBox())?.height;
      expect(height, `${language}${path}`).toBeLessThan(160);
      await page.locator('.language-menu__button').click();
      await expect(page.locator(menu)).toBeVisible();
      const box = await page.locator(menu).boundingBox();
      expect(box?.x, `${language}${path}`).toBeGreaterThanOrEqual(0);
    }
  }
});

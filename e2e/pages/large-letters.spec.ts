import type { Page } from '@playwright/test';
import { languages } from '../../src/domain/language.ts';
import { Guest } from '../support/guest.ts';
import { framesDrawn } from '../support/hydrated.ts';
import { overflowOf, overflowOfDialog } from '../support/layout.ts';
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
  expect.soft(await clippedWords(page), name).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Returns the texts in the open dialog of which a part is beyond its edge. */
const clippedWords = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    const clipped: (string | null)[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (text.parentElement?.closest('.visually-hidden, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && (box.left < left || box.right > right)) clipped.push(text.textContent);
    }
    return clipped;
  });

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

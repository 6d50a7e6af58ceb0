import type { Page } from '@playwright/test';
import { ApiClient } from '../../test/support/client.ts';
import { waitForSubscription } from '../support/hydrated.ts';
import { photo } from '../support/owner.ts';
import { openManager, openPage, remembered } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

// The list goes, or its link, while its owner is typing in another tab. No page may complain: these
// tests expect no error in the console, apart from the one whose list was taken down.

const english = wordsOf('en');

const fieldsOf = (page: Page, t = english) => {
  const dialog = page.getByRole('dialog').first();
  return {
    dialog,
    title: dialog.getByLabel(t('item.form.title'), { exact: true }),
    description: dialog.getByLabel(t('item.form.description')),
    quantity: dialog.getByLabel(t('item.form.quantity')),
    wanted: dialog.getByLabel(t('item.form.mostWanted')),
    save: dialog.getByRole('button', { name: t('common.save') }),
  };
};

const lost = (page: Page, t = english) => page.getByText(t('wishlist.notFound.title'));

test('an item that is being typed when its list is deleted can be copied or put on another list', async ({
  page,
  servers,
}) => {
  const language = 'de';
  const t = wordsOf(language);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.context().addCookies([{ name: 'app_language', value: language, url: servers[0] }]);
  const api = new ApiClient(fetch, servers[1]);
  const { body: other } = await api.create({ name: 'Bela' });
  const { body: list } = await api.create({ name: 'Anna' });
  await openManager(page, servers[0], [other, list], language);
  await openPage(page, `/wishlist/admin/${list.adminToken}`);
  await waitForSubscription(page);
  await page.getByRole('button', { name: t('admin.addItem') }).click();
  const form = fieldsOf(page, t);
  await form.title.fill('Kite');
  await form.description.fill('Two lines');
  await form.quantity.fill('3');
  await form.wanted.check();
  await form.dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'kite.png', mimeType: 'image/png', buffer: await photo() });
  await api.erase(list.adminToken);
  await expect(form.dialog.getByRole('alert').filter({ hasText: t('gone.text') })).toBeVisible();
  await expect(form.save).toHaveCount(0);
  // Two lines at most, however narrow the phone: long words must not stand on their ends.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of [t('gone.copy'), t('gone.elsewhere')]) {
    const box = await form.dialog.getByRole('button', { name }).boundingBox();
    expect(box?.height).toBeLessThan(80);
  }
  await form.description.fill('Two lines, long tail');
  await form.dialog.getByRole('button', { name: t('gone.copy') }).click();
  await expect(page.getByText(t('gone.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Kite\nTwo lines, long tail',
  );

  // Closing still asks; then the page says that the list is gone.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('item.leave.stay') }).click();
  await expect(form.title).toHaveValue('Kite');
  await form.dialog.getByRole('button', { name: t('gone.elsewhere') }).click();
  await page.getByRole('button', { name: 'Bela' }).click();
  await page.waitForURL(`**/wishlist/admin/${other.adminToken}`);
  await expect(form.title).toHaveValue('Kite');
  await expect(form.dialog.locator('img[src^="blob:"]')).toBeVisible();
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  const [saved] = (await api.asOwner(other.adminToken)).body.items;
  expect(saved).toMatchObject({
    title: 'Kite',
    description: 'Two lines, long tail',
    maxQuantity: 3,
    mostWanted: true,
  });
  expect(saved?.imageKey).not.toBeNull();
});

test('a list that is deleted while nothing is typed says so at once', async ({ page, servers }) => {
  const api = new ApiClient(fetch, servers[1]);
  const { body: list } = await api.create({ name: 'Anna' });
  await openPage(page, `/wishlist/admin/${list.adminToken}`);
  await waitForSubscription(page);
  await page.getByRole('button', { name: english('admin.addItem') }).click();
  await api.erase(list.adminToken);
  await expect(lost(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('closing the editor of a deleted list shows the page that says so', async ({
  page,
  servers,
}) => {
  const api = new ApiClient(fetch, servers[0]);
  const { list } = await api.listWith({ title: 'Kite' });
  await openPage(page, `/wishlist/admin/${list.adminToken}`);
  await waitForSubscription(page);
  await page.getByRole('button', { name: english('item.edit', { title: 'Kite' }) }).click();
  await fieldsOf(page).title.fill('Big kite');
  await api.erase(list.adminToken);
  await expect(page.getByText(english('gone.text'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: english('item.leave.confirm') }).click();
  await expect(lost(page)).toBeVisible();
});

test('a save to a deleted list keeps what is typed', async ({ page, servers, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/);
  const api = new ApiClient(fetch, servers[0]);
  const { body: list } = await api.create({ name: 'Anna' });
  await openPage(page, `/wishlist/admin/${list.adminToken}`);
  await page.getByRole('button', { name: english('admin.addItem') }).click();
  const form = fieldsOf(page);
  await form.title.fill('Kite');
  await form.save.click();
  await expect(form.dialog.getByText(english('item.saving'))).toBeVisible();
  await api.erase(list.adminToken);
  await expect(page.getByText(english('gone.text'))).toBeVisible();
  await expect(form.title).toHaveValue('Kite');
  await expect(form.dialog.getByRole('button', { name: english('gone.elsewhere') })).toBeVisible();
});

test('a name and a guest message that are being typed stay, to be copied', async ({
  page,
  servers,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const api = new ApiClient(fetch, servers[1]);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole('button', { name: english('gone.copy') });

  const { body: list } = await api.create({ name: 'Anna' });
  await openPage(page, `/wishlist/admin/${list.adminToken}`);
  await waitForSubscription(page);
  await page.getByRole('button', { name: english('admin.rename'), exact: true }).click();
  const name = page.getByRole('textbox', { name: english('admin.name.label') });
  await name.fill('Anna is thirty');
  await api.erase(list.adminToken);
  await copy.click();
  await expect.poll(read).toBe('Anna is thirty');
  await name.press('Escape');
  await expect(lost(page)).toBeVisible();

  const { body: second } = await api.create({ name: 'Bela' });
  await openPage(page, `/wishlist/admin/${second.adminToken}`);
  await waitForSubscription(page);
  await page.getByRole('button', { name: english('settings.open'), exact: true }).click();
  await page.getByLabel(english('settings.words')).fill('Come hungry.');
  await api.erase(second.adminToken);
  await copy.click();
  await expect.poll(read).toBe('Come hungry.');
  await page.keyboard.press('Escape');
  await expect(lost(page)).toBeVisible();
});

test('when another tab replaces the admin link, this tab continues with the new one', async ({
  page,
  context,
  servers,
}) => {
  const language = 'en';
  const t = wordsOf(language);
  const api = new ApiClient(fetch, servers[0]);
  const { body: list } = await api.create({ name: 'Anna' });
  const { body: other } = await api.create({ name: 'Bela' });
  await openManager(page, servers[0], [list, other], language);
  await openPage(page, `/wishlist/admin/${list.adminToken}`);
  await page.getByRole('button', { name: t('admin.addItem') }).click();
  const form = fieldsOf(page, t);
  await form.title.fill('Kite');
  await page.evaluate(
    (words) => {
      const seen = new MutationObserver(() => {
        const text = document.body.textContent;
        if (words.some((word) => text.includes(word))) console.error('The list seemed lost.');
      });
      seen.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [t('wishlist.notFound.title'), t('gone.text')],
  );

  const tab = await context.newPage();
  await openPage(tab, `/wishlist/admin/${list.adminToken}`);
  await tab.getByRole('button', { name: t('settings.open'), exact: true }).click();
  await tab.getByRole('button', { name: t('links.admin'), exact: true }).click();
  await tab.getByRole('button', { name: t('links.replace') }).click();
  await expect(tab.getByText(t('links.admin.done'))).toBeVisible();
  // It stays where it was, with the kit or the settings open, behind the new link.
  await expect(tab.getByRole('dialog', { name: t('settings.title') })).toBeVisible();

  await expect(page.getByText(t('links.admin.moved'))).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(list.adminToken));
  const token = new URL(page.url()).pathname.split('/').pop() ?? '';
  await expect(form.title).toHaveValue('Kite');
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  expect((await api.asOwner(token)).body.items).toMatchObject([{ title: 'Kite' }]);
  await expect(tab.getByRole('heading', { level: 3, name: 'Kite', exact: true })).toBeVisible();
  expect([...(await remembered(page))].sort()).toEqual([token, other.adminToken].sort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
});

test('the owner of a list that was taken down reads the reason, and can export and delete it', async ({
  page,
  servers,
  expectConsole,
}) => {
  const language = 'fr';
  const t = wordsOf(language);
  const api = new ApiClient(fetch, servers[1]);
  const { body: list } = await api.create({ name: 'Anna' });
  const taken = {
    name: 'Anna',
    reason: 'scam',
    statement: 'It asks for money.',
    since: '2026-11-21T10:00:00.000Z',
    expiresAt: '2028-11-21T10:00:00.000Z',
  };
  await openManager(page, servers[0], [list], language);
  // The operator's answer; that a server gives it is tested without a browser.
  await page.route(`**/api/wishlist/token/${list.adminToken}`, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { status: 403, code: 'wishlist.taken_down', message: '', takedown: taken },
    }),
  );
  expectConsole(/403/);
  await page.getByRole('link', { name: 'Anna', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('takedown.title'));
  await expect(page.getByText(t('takedown.scam'))).toBeVisible();
  await expect(page.getByText('It asks for money.')).toBeVisible();
  await expect(page.getByRole('link', { name: t('takedown.contact') })).toBeVisible();
  expect(await remembered(page)).toEqual([list.adminToken]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('settings.export') }).click();
  expect((await downloading).suggestedFilename()).toContain('.json');
  await page.getByRole('button', { name: t('settings.erase') }).click();
  const question = page.getByRole('dialog', { name: t('settings.erase.title') });
  await question.getByRole('button', { name: t('settings.erase') }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
  expect(await remembered(page)).toEqual([]);
  expect((await api.asOwner(list.adminToken)).status).toBe(404);
});

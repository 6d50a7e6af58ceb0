import type { Page } from '@playwright/test';
import { complainAbout } from '../support/hydrated.ts';
import { photoFile } from '../support/item-form.ts';
import { resize } from '../support/layout.ts';
import { copiedText, Owner } from '../support/owner.ts';
import { openManager, remembered, rememberLists } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

// The list goes, or its link, while its owner is typing in another tab. No page may complain: these
// tests expect no error in the console, apart from the one whose list was taken down.

const english = wordsOf('en');

const lost = (page: Page) => page.getByText(english('wishlist.notFound.title'));

test('an item that is being typed when its list is deleted can be copied or put on another list', async ({
  page,
  makeList,
  servers,
  setLanguage,
}) => {
  const t = await setLanguage('de');
  const owner = new Owner(page, t);
  const other = await makeList({ name: 'Bela' }, servers[1]);
  const { api, list, ...made } = await makeList({ name: 'Anna' }, servers[1]);
  await rememberLists(page, [other, { list }]);
  await owner.follow(made.adminPath);
  const form = await owner.startItem();
  await form.title.fill('Kite');
  await form.description.fill('Two lines');
  await form.quantity.fill('3');
  await form.wanted.check();
  await form.file.setInputFiles(await photoFile());
  await api.erase(list.adminToken);
  await expect(
    form.dialog.getByRole('alert').filter({ hasText: t('listNotFound.text') }),
  ).toBeVisible();
  await expect(form.save).toHaveCount(0);
  // Two lines at most, however narrow the phone: long words must not stand on their ends.
  await resize(page, { width: 320, height: 640 });
  for (const name of [t('listNotFound.copy'), t('listNotFound.elsewhere')]) {
    const box = await form.dialog.getByRole('button', { name }).boundingBox();
    expect(box?.height).toBeLessThan(80);
  }
  await form.description.fill('Two lines, long tail');
  await form.dialog.getByRole('button', { name: t('listNotFound.copy') }).click();
  await expect(page.getByText(t('listNotFound.copied'))).toBeVisible();
  expect(await copiedText(page)).toBe('Kite\nTwo lines, long tail');

  // Closing still asks; then the page says that the list is gone.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('item.leave.stay') }).click();
  await expect(form.title).toHaveValue('Kite');
  await form.dialog.getByRole('button', { name: t('listNotFound.elsewhere') }).click();
  await page.getByRole('button', { name: 'Bela' }).click();
  await page.waitForURL(`**${other.adminPath}`);
  await expect(form.title).toHaveValue('Kite');
  await expect(form.preview).toBeVisible();
  await owner.saveItem();
  const [saved] = await other.items();
  expect(saved).toMatchObject({
    title: 'Kite',
    description: 'Two lines, long tail',
    maxQuantity: 3,
    mostWanted: true,
  });
  expect(saved?.imageKey).not.toBeNull();
});

test('a list that is deleted while nothing is typed says so at once', async ({
  page,
  owner,
  makeList,
  servers,
}) => {
  const { api, list, adminPath } = await makeList({}, servers[1]);
  await owner.follow(adminPath);
  await owner.startItem();
  await api.erase(list.adminToken);
  await expect(lost(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('closing the editor of a deleted list shows the page that says so', async ({
  page,
  owner,
  makeList,
}) => {
  const { api, list, adminPath } = await makeList({ items: ['Kite'] });
  await owner.follow(adminPath);
  await (await owner.editItem('Kite')).title.fill('Big kite');
  await api.erase(list.adminToken);
  await expect(page.getByText(english('listNotFound.text'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: english('item.leave.confirm') }).click();
  await expect(lost(page)).toBeVisible();
});

test('a save to a deleted list keeps what is typed', async ({
  page,
  owner,
  makeList,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const { api, list, adminPath } = await makeList();
  await page.goto(adminPath);
  const form = await owner.startItem();
  await form.title.fill('Kite');
  await form.save.click();
  await expect(form.dialog.getByText(english('item.saving'))).toBeVisible();
  await api.erase(list.adminToken);
  await expect(page.getByText(english('listNotFound.text'))).toBeVisible();
  await expect(form.title).toHaveValue('Kite');
  await expect(
    form.dialog.getByRole('button', { name: english('listNotFound.elsewhere') }),
  ).toBeVisible();
});

test('a name and a guest message that are being typed stay, to be copied', async ({
  page,
  owner,
  makeList,
  servers,
}) => {
  const copy = page.getByRole('button', { name: english('listNotFound.copy') });

  const { api, list, adminPath } = await makeList({}, servers[1]);
  await owner.follow(adminPath);
  await owner.typeName('Anna is thirty');
  await api.erase(list.adminToken);
  await copy.click();
  await expect.poll(() => copiedText(page)).toBe('Anna is thirty');
  await owner.nameField.press('Escape');
  await expect(lost(page)).toBeVisible();

  const second = await makeList({}, servers[1]);
  await owner.follow(second.adminPath);
  await owner.openSettings();
  await page.getByLabel(english('settings.words')).fill('Come hungry.');
  await api.erase(second.list.adminToken);
  await copy.click();
  await expect.poll(() => copiedText(page)).toBe('Come hungry.');
  await page.keyboard.press('Escape');
  await expect(lost(page)).toBeVisible();
});

test('when another tab replaces the admin link, this tab continues with the new one', async ({
  page,
  context,
  owner,
  makeList,
}) => {
  const t = english;
  const made = await makeList({ name: 'Anna' });
  const { api, list, adminPath } = made;
  const other = await makeList({ name: 'Bela' });
  await rememberLists(page, [made, other]);
  await page.goto(adminPath);
  const form = await owner.startItem();
  await form.title.fill('Kite');
  await complainAbout(page, [t('wishlist.notFound.title'), t('listNotFound.text')]);

  const tab = await context.newPage();
  await tab.goto(adminPath);
  await new Owner(tab, t).openSettings();
  await tab.getByRole('button', { name: t('links.admin'), exact: true }).click();
  await tab.getByRole('button', { name: t('links.replace') }).click();
  await expect(tab.getByText(t('links.admin.done'))).toBeVisible();
  // It stays where it was, with the kit or the settings open, behind the new link.
  await expect(tab.getByRole('dialog', { name: t('settings.title') })).toBeVisible();

  await expect(page.getByText(t('links.admin.moved'))).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(list.adminToken));
  const token = owner.token();
  await expect(form.title).toHaveValue('Kite');
  await owner.saveItem();
  expect((await api.asOwner(token)).body.items).toMatchObject([{ title: 'Kite' }]);
  await expect(new Owner(tab, t).row('Kite')).toBeVisible();
  expect([...(await remembered(page))].sort()).toEqual([token, other.list.adminToken].sort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
});

test('the owner of a list that was taken down reads the reason, and can export and delete it', async ({
  page,
  makeList,
  servers,
  setLanguage,
  expectConsole,
}) => {
  const t = await setLanguage('fr');
  const { api, list } = await makeList({ name: 'Anna' }, servers[1]);
  const taken = {
    name: 'Anna',
    reason: 'scam',
    statement: 'It asks for money.',
    since: '2026-11-21T10:00:00.000Z',
    expiresAt: '2028-11-21T10:00:00.000Z',
  };
  await openManager(page, [{ list }]);
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

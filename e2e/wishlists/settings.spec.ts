import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { languages } from '../../src/domain/language.ts';
import { failRequests, holdRequests, loseRequests } from '../support/intercept.ts';
import { resize } from '../support/layout.ts';
import { everyState } from '../support/lists.ts';
import { Owner } from '../support/owner.ts';
import { chooseListFile, openManager, remembered, tabTo } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');
const updates = '**/api/wishlist/update/*';

/** All that the owner's browser gets of the list: the page as sent, and the data. */
async function ownersBytes(page: Page, adminToken: string) {
  const html = await page.request.get(`/wishlist/admin/${adminToken}`);
  const json = await page.request.get(`/api/wishlist/token/${adminToken}`);
  return {
    html: await html.text(),
    json: await json.text(),
    etag: json.headers()['etag'],
    length: html.headers()['content-length'],
  };
}

test('in surprise mode the owner gets the same bytes with and without claims', async ({
  page,
  makeList,
  servers,
  setLanguage,
}) => {
  const words = await setLanguage('fr');
  const owner = new Owner(page, words);
  const made = await makeList({ items: [{ title: 'Kite', maxQuantity: 2 }] }, servers[1]);
  const { api, list } = made;
  await page.goto(made.adminPath);
  const dialog = await owner.openSettings();
  const surprise = dialog.getByRole('switch', { name: words('settings.surprise') });
  await surprise.check();
  await expect(dialog.getByText(words('settings.surprise.open'))).toBeVisible();
  await dialog.getByLabel(words('settings.surprise.day')).fill('2999-12-24');
  const sentence = words('settings.surprise.until', { date: '@' }).split('@')[0] ?? '';
  await expect(dialog.getByRole('status').filter({ hasText: '2999' })).toContainText(sentence);
  await expect
    .poll(async () => (await api.asOwner(list.adminToken)).body.surpriseUntil)
    .toBe(await page.evaluate(() => new Date(2999, 11, 24).toISOString()));
  await page.keyboard.press('Escape');
  await expect(page.getByText(words('admin.hidden'))).toBeVisible();

  const before = await ownersBytes(page, list.adminToken);
  expect(before.html).toContain('Kite');
  for (const name of ['Ann', 'Bob']) await api.claim(list.guestToken, made.idOf('Kite'), name);
  expect((await api.asGuest(list.guestToken)).body.items[0]?.isClaimed).toBe(true);
  expect(await ownersBytes(page, list.adminToken)).toEqual(before);
  await expect(page.getByText(words('item.claimed'), { exact: true })).toHaveCount(0);

  // Ending it asks first: what was seen cannot be unseen.
  await owner.openSettings();
  await surprise.click();
  await expect(page.getByText(words('settings.surprise.endText'))).toBeVisible();
  await page.getByRole('button', { name: words('common.cancel') }).click();
  await expect(surprise).toBeChecked();
  await surprise.click();
  await page.getByRole('button', { name: words('settings.surprise.end') }).click();
  await expect(surprise).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByText(words('item.claimed'), { exact: true })).toBeVisible();
  expect((await ownersBytes(page, list.adminToken)).json).not.toBe(before.json);
});

test('a list exported to a file is imported as a new list with equal contents', async ({
  page,
  makeList,
  setLanguage,
}) => {
  const words = await setLanguage('de');
  const owner = new Owner(page, words);
  const original = await makeList({ ...everyState(), surprise: true, allowUndo: true });
  await openManager(page, [original]);

  const exportHere = async () => {
    await owner.openSettings();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: words('settings.export') }).click();
    const file = await coming;
    await expect(page.getByText(words('settings.exported'))).toBeVisible();
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };

  await page.getByRole('link', { name: 'Mara’s thirtieth', exact: true }).click();
  const first = await exportHere();
  expect(first.name).toBe('Mara-s-thirtieth.wishbow.json');
  await page.goto('/wishlist');
  await page.locator('summary', { hasText: words('bring.summary') }).click();
  await chooseListFile(page, words, first.name, first.text);
  await page.waitForURL(/\/wishlist\/admin\//);
  await expect(page.getByText(words('bring.imported'))).toBeVisible();
  await expect(page.getByText(words('admin.key.text'))).toBeVisible();
  expect(page.url()).not.toContain(original.list.adminToken);
  await expect(page.getByText('Lemon tree')).toBeVisible();
  const second = await exportHere();
  expect(JSON.parse(second.text)).toEqual(JSON.parse(first.text));
  expect(await remembered(page)).toHaveLength(2);
});

test('a file that cannot be imported is refused with the reason, and makes no list', async ({
  page,
  makeList,
  expectConsole,
}) => {
  expectConsole(/\((?:400|413)|status of 4|ERR_FAILED/);
  const { api, list } = await makeList({ items: ['Kite'] });
  const { body: file } = await api.exportList(list.adminToken);
  await openManager(page);
  const why = page.getByRole('alert');
  const name = 'list.json';
  const [kite] = file.items;

  await chooseListFile(page, t, name, '{"some": "thing"}');
  await expect(why).toHaveText(t('bring.unknown', { file: name }));
  await chooseListFile(page, t, name, JSON.stringify({ ...file, format: 'wishbow-list-9' }));
  await expect(why).toContainText(t('bring.invalid', { file: name }));
  const noTitle = { ...file, items: [{ ...kite, title: ' ' }] };
  await chooseListFile(page, t, name, JSON.stringify(noTitle));
  await expect(why).toContainText('items.0.title');
  const mend = await loseRequests(page, '**/api/wishlist/import');
  await chooseListFile(page, t, name, JSON.stringify(file));
  await expect(why).toHaveText(t('status.0'));
  expect(await remembered(page)).toEqual([]);
  await mend();
  // A picture that cannot be read is left out, which is said.
  const noPicture = { ...file, items: [{ ...kite, image: 'data:image/png;base64,AAAA' }] };
  await chooseListFile(page, t, name, JSON.stringify(noPicture));
  await page.waitForURL(/\/wishlist\/admin\//);
  await expect(page.getByText(t('bring.picturesLeftOut_one', { count: '1' }))).toBeVisible();
});

test('guests may unclaim when the owner allows it; a setting that cannot be saved changes back', async ({
  page,
  owner,
  makeList,
  expectConsole,
}) => {
  expectConsole(/500/);
  const { api, list, adminPath } = await makeList();
  await page.goto(adminPath);
  const dialog = await owner.openSettings();
  const undo = dialog.getByRole('switch', { name: t('settings.undo') });
  await undo.check();
  await expect.poll(async () => (await api.asGuest(list.guestToken)).body.allowUndo).toBe(true);
  await failRequests(page, updates);
  await undo.click();
  await expect(page.getByText(t('status.500'))).toBeVisible();
  await expect(undo).toBeChecked();
  const kept = t('settings.kept', { date: '@' }).split('@');
  await expect(dialog.getByText(kept[1] ?? '')).toBeVisible();
});

test('the guest message is saved when the settings are closed, and stays when it cannot be saved', async ({
  page,
  owner,
  makeList,
  expectConsole,
}) => {
  expectConsole(/500/);
  const { api, list, adminPath } = await makeList();
  await page.goto(adminPath);
  const dialog = await owner.openSettings();
  const words = dialog.getByLabel(t('settings.words'));
  await words.fill('Come hungry.');
  const mend = await failRequests(page, updates);
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('status.500'))).toBeVisible();
  await expect(words).toHaveValue('Come hungry.');
  await mend();
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await expect(page.getByText(t('settings.words.saved'))).toBeVisible();
  await words.fill('Come hungry, stay late.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect((await api.asGuest(list.guestToken)).body.description).toBe('Come hungry, stay late.');
});

test('the guest message is saved on going back, and the settings stay open when it cannot be saved', async ({
  page,
  owner,
  makeList,
  expectConsole,
}) => {
  expectConsole(/500/);
  const made = await makeList({ name: 'Anna' });
  const { api, list } = made;
  await openManager(page, [made]);
  await page.getByRole('link', { name: 'Anna', exact: true }).click();
  const dialog = await owner.openSettings();
  const words = dialog.getByLabel(t('settings.words'));
  await words.fill('Come hungry.');
  const mend = await failRequests(page, updates);
  await page.evaluate(() => history.back());
  await expect(page.getByText(t('status.500'))).toBeVisible();
  await expect(words).toHaveValue('Come hungry.');
  await expect(page).toHaveURL(new RegExp(list.adminToken));
  await mend();
  await words.fill('Come hungry, stay late.');
  await page.evaluate(() => history.back());
  await expect
    .poll(async () => (await api.asGuest(list.guestToken)).body.description)
    .toBe('Come hungry, stay late.');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(list.adminToken));
});

test('a name that is being typed is saved on leaving the page, which asks first when it cannot be', async ({
  page,
  owner,
  makeList,
  expectConsole,
}) => {
  expectConsole(/500/);
  const made = await makeList({ name: 'Anna' });
  const { api, list } = made;
  const storedName = async () => (await api.asOwner(list.adminToken)).body.name;
  await openManager(page, [made]);
  await page.getByRole('link', { name: 'Anna', exact: true }).click();
  const mend = await failRequests(page, updates);
  await owner.typeName('Bela');
  await page.evaluate(() => history.back());
  await expect(page.getByText(t('admin.name.unsaved'))).toBeVisible();
  await page.getByRole('button', { name: t('item.leave.stay') }).click();
  await expect(owner.nameField).toHaveValue('Bela');
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: t('item.leave.confirmPage') }).click();
  await expect(page).toHaveURL('/wishlist');
  expect(await storedName()).toBe('Anna');

  await mend();
  await page.getByRole('link', { name: 'Anna', exact: true }).click();
  await owner.typeName('Bela');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('link', { name: 'Bela', exact: true })).toBeVisible();
  expect(await storedName()).toBe('Bela');
});

test('a press that leaves the field of the name saves it and counts, however long it takes', async ({
  page,
  owner,
  makeList,
}) => {
  const { api, list, adminPath } = await makeList({ name: 'Anna' });
  await page.goto(adminPath);
  const name = 'Easter at the house by the sea, with everybody';
  await owner.typeName(name);
  await owner.shareButton.hover();
  await page.mouse.down();
  await expect.poll(async () => (await api.asOwner(list.adminToken)).body.name).toBe(name);
  await expect(owner.nameField).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: t('share.title') })).toBeVisible();
  await expect(owner.nameField).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(owner.shareButton).toBeFocused();
});

test('a dialog that is loaded on demand says that it is loading', async ({
  page,
  owner,
  makeList,
}) => {
  const bring = await holdRequests(page, '**/share-panel*');
  await page.goto((await makeList()).adminPath);
  await owner.shareButton.click();
  await expect(page.getByText(t('common.loading'))).toBeVisible();
  bring();
  await expect(page.getByRole('dialog', { name: t('share.title') })).toBeVisible();
  await expect(page.getByText(t('common.loading'))).toHaveCount(0);
});

test('the owner deletes the list from its own page, for everyone', async ({
  page,
  owner,
  makeList,
  servers,
}) => {
  const made = await makeList({ name: 'Anna' }, servers[1]);
  const { api, list } = made;
  await openManager(page, [made]);
  await page.getByRole('link', { name: 'Anna', exact: true }).click();
  await owner.openSettings();
  await page.getByRole('button', { name: t('settings.erase') }).click();
  const question = page.getByRole('dialog', { name: t('settings.erase.title') });
  await expect(question.getByText(t('settings.erase.text', { name: 'Anna' }))).toBeVisible();
  await question.getByRole('button', { name: t('settings.erase') }).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(t('manager.deleted', { name: 'Anna' }))).toBeVisible();
  expect(await remembered(page)).toEqual([]);
  expect((await api.asOwner(list.adminToken)).status).toBe(404);
  expect((await api.asGuest(list.guestToken)).status).toBe(404);
});

test('all of the owner’s page can be used by keyboard alone', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/wishlist');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const go = async (name: string) => {
    await tabTo(page, button(name).last());
    await page.keyboard.press('Enter');
  };

  await go(t('manager.create'));
  await page.waitForURL(/\/wishlist\/admin\//);
  await expect(page.getByText(t('admin.key.text'))).toBeVisible();
  await expect(page.getByLabel(t('admin.name.label'))).toBeFocused();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('admin.name.label'))).toBeFocused();
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
  await expect(button(t('admin.rename'))).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' and more');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Anna', exact: true })).toBeVisible();

  await go(t('settings.open'));
  const surprise = page.getByRole('switch', { name: t('settings.surprise') });
  await tabTo(page, surprise);
  await page.keyboard.press('Space');
  await expect(surprise).toBeChecked();
  await expect(page.getByText(t('settings.surprise.open'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(t('settings.open'))).toBeFocused();

  // Opening the share panel closes the key, and the other way round.
  await go(t('admin.share'));
  await expect(page.getByRole('dialog', { name: t('share.title') })).toBeVisible();
  await expect(page.getByText(t('admin.key.text'))).toBeHidden();
  await go(t('common.copy'));
  await expect(page.getByText(t('share.copied'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(t('admin.share'))).toBeFocused();
  const key = page.locator('summary', { hasText: t('admin.key.title') });
  await tabTo(page, key);
  await page.keyboard.press('Enter');
  await go(t('rescue.open'));
  await expect(page.getByRole('dialog', { name: t('rescue.title') })).toBeVisible();
  await go(t('links.guest'));
  await go(t('links.replace'));
  await expect(page.getByText(t('links.guest.done'))).toBeVisible();
  await expect(button(t('links.guest'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(t('rescue.open'))).toBeFocused();

  await page.goto('/wishlist');
  const act = (action: string) => t('manager.act', { action, name: 'Anna' });
  await go(act(t('manager.archive')));
  await go(t('manager.archive'));
  await expect(page.getByText(t('manager.empty.title'))).toBeVisible();
  const fold = page.locator('summary', { hasText: t('manager.archivedFold', { count: 1 }) });
  await tabTo(page, fold);
  await page.keyboard.press('Enter');
  await go(act(t('manager.bringBack')));
  await go(act(t('manager.delete')));
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await go(t('manager.delete'));
  await expect(page.getByText(t('manager.deleted', { name: 'Anna' }))).toBeVisible();
  expect(await remembered(page)).toEqual([]);
});

test('the panel with the admin link stays within its height, and the device’s share dialog can be cancelled', async ({
  page,
  owner,
  makeList,
  setLanguage,
}) => {
  const { list, adminPath } = await makeList();
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(navigator, {
      told,
      share: async (data: unknown) => {
        told.push(data);
        throw new DOMException('closed', 'AbortError');
      },
    });
  });
  await page.goto(adminPath);
  await owner.unfoldAdminLink();
  const panel = page.locator('.admin-link__body');
  const email = panel.locator('summary');
  for (const language of languages) {
    const words = await setLanguage(language);
    await page.reload();
    if (!(await panel.isVisible())) await new Owner(page, words).unfoldAdminLink();
    for (const width of [320, 390, 768, 1280]) {
      await resize(page, { width, height: 800 });
      for (const open of [false, true]) {
        if (open) await email.click();
        const hidden = await panel.evaluate(
          ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
        );
        expect(hidden, `${language}, ${width} px, e-mail ${open}`).toBe(0);
        expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(300);
        if (open) await email.click();
      }
    }
  }
  await setLanguage('en');
  await page.reload();
  await expect(panel).toHaveCSS('background-attachment', /local.*scroll/);
  await owner.shareButton.click();
  await page.getByRole('button', { name: t('share.device') }).click();
  const told = await page.evaluate(() => JSON.stringify((navigator as { told?: unknown }).told));
  expect(told).toContain(`/wishlist/guest/${list.guestToken}`);
  expect(told).not.toContain(list.adminToken);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a toast over a dialog covers neither its title nor its close button', async ({
  page,
  owner,
  makeList,
}) => {
  await page.goto((await makeList()).adminPath);
  await owner.unfoldAdminLink();
  await page.getByRole('button', { name: t('admin.key.copy') }).click();
  await page.getByRole('button', { name: t('rescue.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('rescue.title') });
  await dialog.getByRole('button', { name: t('rescue.save') }).click();
  await expect(page.getByText(t('rescue.saved'))).toBeVisible();
  for (const part of [
    dialog.getByRole('button', { name: t('common.close') }),
    dialog.getByRole('heading', { name: t('rescue.title') }),
  ])
    await part.click({ trial: true, timeout: 2_000 });
});

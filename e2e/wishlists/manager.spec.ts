import type { Page } from '@playwright/test';
import { languages } from '../../src/domain/language.ts';
import { picture } from '../../test/support/pictures.ts';
import { waitForSubscription } from '../support/hydrated.ts';
import { failRequests, holdRequests, loseRequests } from '../support/intercept.ts';
import { overflowOf, overflowOfDialog } from '../support/layout.ts';
import { makeLists } from '../support/lists.ts';
import { copiedText, Owner } from '../support/owner.ts';
import { openManager, remembered } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { type Words, wordsOf } from '../support/words.ts';

const t = wordsOf('en');

const archive = 'wishlist_archived_tokens';

const rows = (page: Page) => page.getByRole('main').locator('.wishlist-row');
const named = (page: Page, name: string) => rows(page).filter({ hasText: name });
const press = (page: Page, words: Words, action: string, name: string) =>
  page.getByRole('button', { name: words('manager.act', { action, name }) }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('lists are archived, restored, removed from the browser and deleted', async ({
  page,
  servers,
  setLanguage,
}) => {
  const words = await setLanguage('de');
  const lists = await makeLists(servers[1], ['Anna', 'Bela', 'Cara', 'Dora']);
  const [anna = '', bela = '', cara = '', dora = ''] = lists.map(({ list }) => list.adminToken);
  const status = async (token: string) => (await lists[0]?.api.asOwner(token))?.status;
  await openManager(page, lists);
  await expect(rows(page)).toHaveCount(4);

  await press(page, words, words('manager.archive'), 'Anna');
  await expect(page.getByText(words('manager.archive.text', { name: 'Anna' }))).toBeVisible();
  await confirm(page, words('manager.archive'));
  await expect(page.getByText(words('manager.archived', { name: 'Anna' }))).toBeVisible();
  await expect(named(page, 'Anna')).toBeHidden();
  expect(await remembered(page, archive)).toEqual([anna]);

  // It stays away over a visit of its page and of this one.
  await page.goto(`/wishlist/admin/${anna}`);
  await page.goto('/wishlist');
  const fold = page.locator('summary', { hasText: words('manager.archivedFold', { count: 1 }) });
  await expect(named(page, 'Anna')).toBeHidden();
  await fold.click();
  await press(page, words, words('manager.bringBack'), 'Anna');
  await expect(page.getByText(words('manager.broughtBack', { name: 'Anna' }))).toBeVisible();
  await expect(fold).toHaveCount(0);
  expect(await remembered(page)).toContain(anna);

  await press(page, words, words('manager.forget'), 'Bela');
  await expect(page.getByText(words('manager.forget.text', { name: 'Bela' }))).toBeVisible();
  await confirm(page, words('manager.forget'));
  await expect(page.getByText(words('manager.forgotten', { name: 'Bela' }))).toBeVisible();
  await expect(named(page, 'Bela')).toHaveCount(0);
  expect(await status(bela)).toBe(200);

  await expect(page.locator('.terms-line')).toHaveText(
    words('terms.apply', { terms: `${words('terms.link')} (${words('guest.newTab')})` }),
  );
  await press(page, words, words('manager.delete'), 'Cara');
  await expect(page.getByText(words('manager.delete.local', { name: 'Cara' }))).toBeVisible();
  await expect(page.getByText(words('manager.delete.text', { name: 'Cara' }))).toHaveCount(0);
  const erase = page.getByRole('checkbox', { name: words('manager.delete.erase') });
  await expect(erase).not.toBeChecked();
  await confirm(page, words('manager.delete'));
  await expect(page.getByText(words('manager.removed', { name: 'Cara' }))).toBeVisible();
  expect(await status(cara)).toBe(200);

  await press(page, words, words('manager.delete'), 'Dora');
  await erase.check();
  await confirm(page, words('manager.delete'));
  await expect(page.getByText(words('manager.deleted', { name: 'Dora' }))).toBeVisible();
  expect(await status(dora)).toBe(404);

  await page.getByRole('button', { name: words('manager.forgetAll'), exact: true }).click();
  await confirm(page, words('manager.forgetAll'));
  await expect(page.getByText(words('manager.allForgotten'))).toBeVisible();
  await expect(page.getByText(words('manager.empty.title'))).toBeVisible();
  expect(await remembered(page)).toEqual([]);
  await page.getByRole('button', { name: words('manager.forgetAll'), exact: true }).click();
  await expect(page.getByText(words('manager.nothingToForget'))).toBeVisible();
  expect(await status(anna)).toBe(200);
});

for (const language of languages) {
  test(`no owner’s screen scrolls sideways at 320 pixels: ${language}`, async ({
    page,
    makeList,
    setLanguage,
  }) => {
    const words = await setLanguage(language);
    const owner = new Owner(page, words);
    await page.setViewportSize({ width: 320, height: 640 });
    const long = 'Überraschungsgeburtstagswünsche für Jürgens Fünf!!';
    await openManager(page, [await makeList({ name: long })]);
    for (const fold of await page.getByRole('main').locator('summary').all()) await fold.click();
    expect(await overflowOf(page)).toBe(0);
    const fits = async () => {
      expect(await overflowOfDialog(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    for (const action of ['share', 'archive', 'forget', 'delete'] as const) {
      await press(page, words, words(`manager.${action}`), long);
      await fits();
    }
    await page.getByRole('button', { name: words('move.action') }).click();
    await fits();
    await page.getByRole('link', { name: long, exact: true }).click();
    await owner.unfoldAdminLink();
    expect(await overflowOf(page)).toBe(0);
    for (const name of [words('rescue.open'), words('settings.open'), words('admin.share')]) {
      await page.getByRole('button', { name, exact: true }).click();
      await fits();
    }
  });
}

test('without JavaScript the page says where the lists are, and that nothing is loading', async ({
  newVisitor,
  servers,
}) => {
  const page = await newVisitor(servers[0], { javaScriptEnabled: false });
  for (const language of languages) {
    await page.goto(`/${language}/wishlist`);
    const words = wordsOf(language);
    // A browser that is told not to run scripts keeps the element, and does not draw it.
    await expect(page.locator('main noscript p')).toHaveText(words('manager.needsScript'));
    await expect(page.getByText(words('manager.loading'))).toBeHidden();
    await expect(page.locator('.skeleton').first()).toBeHidden();
  }
});

test('fifty lists are loaded with one request, the last changed first, with pictures and counts', async ({
  page,
  servers,
}) => {
  const names = Array.from({ length: 50 }, (_, number) => `List ${number + 1}`);
  const lists = await makeLists(servers[0], names);
  const { api, list } = lists[20] as (typeof lists)[number];
  // Lists made one after the other may be of one millisecond.
  await api.update(lists[49]?.list.adminToken ?? '', { name: 'List fifty' });
  const image = await picture('png', { width: 60, height: 60 });
  await api.addItem(list.adminToken, { title: 'Kite' }, image);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/wishlist/')) asked += 1;
  });
  await openManager(page, lists);
  await expect(rows(page)).toHaveCount(50);
  expect(asked).toBe(1);
  const first = rows(page).first();
  await expect(first).toContainText('List 21');
  await expect(first).toContainText('1 wish');
  await expect(first.locator('.preview-strip .picture')).toHaveCount(3);
  await expect(first.locator('.preview-strip img')).toHaveCount(1);
  await expect(rows(page).nth(1)).toContainText('List fifty');

  // Anywhere on the row opens the list, and coming back reads again.
  await api.update(list.adminToken, { name: 'Renamed meanwhile' });
  const box = await first.locator('.preview-strip').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page).toHaveURL(new RegExp(list.adminToken));
  await page.goBack();
  await expect(rows(page).first()).toContainText('Renamed meanwhile');
});

test('lists are removed from the browser only when the server answers that they are not found', async ({
  page,
  makeList,
  servers,
  expectConsole,
}) => {
  expectConsole(/500|503|ERR_FAILED/);
  const made = await makeList({ name: 'Anna' }, servers[1]);
  const { api, list } = made;
  const before = [list.adminToken];
  for (const refuse of [failRequests, loseRequests]) {
    const mend = await refuse(page, '**/api/wishlist/summaries');
    await openManager(page, [made]);
    await expect(page.getByText(t('manager.failed.text'))).toBeVisible();
    expect(await remembered(page)).toEqual(before);
    await mend();
  }
  await page.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(named(page, 'Anna')).toBeVisible();

  // The owner's page cannot be loaded either: still nothing is forgotten.
  const mend = await failRequests(page, '**/api/wishlist/token/*', 503);
  await page.getByRole('link', { name: 'Anna', exact: true }).click();
  await expect(page.getByText(t('wishlist.unreachable.title'))).toBeVisible();
  expect(await remembered(page)).toEqual(before);
  await mend();
  await page.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();

  await waitForSubscription(page);
  await api.erase(list.adminToken);
  await page.goto('/wishlist');
  await expect(page.getByText(t('manager.empty.title'))).toBeVisible();
  expect(await remembered(page)).toEqual([]);
});

test('sharing from a row of the overview shares the guest link and no other', async ({
  page,
  makeList,
  servers,
}) => {
  const made = await makeList({ name: 'Anna' });
  await openManager(page, [made]);
  await press(page, t, t('manager.share'), 'Anna');
  const panel = page.getByRole('dialog', { name: t('share.title') });
  await expect(panel.getByLabel(t('share.link'), { exact: true })).toHaveValue(
    servers[0] + made.guestPath,
  );
  const links = await panel
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.outerHTML));
  expect(links).toHaveLength(4);
  expect(await panel.innerHTML()).not.toContain(made.list.adminToken);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share: Anna' })).toBeFocused();
});

test('a list that could not be deleted stays, and so does the confirmation dialog', async ({
  page,
  makeList,
  expectConsole,
}) => {
  expectConsole(/500/);
  const made = await makeList({ name: 'Anna' });
  await openManager(page, [made]);
  await failRequests(page, `**/api/wishlist/${made.list.adminToken}`);
  await press(page, t, t('manager.delete'), 'Anna');
  await page.getByRole('checkbox', { name: t('manager.delete.erase') }).check();
  await confirm(page, t('manager.delete'));
  await expect(page.getByText(t('status.500'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await remembered(page)).toHaveLength(1);
});

test('before a list is forgotten its private link can be copied', async ({
  page,
  makeList,
  servers,
}) => {
  const made = await makeList({ name: 'Anna' });
  await openManager(page, [made]);
  for (const action of ['forget', 'delete'] as const) {
    await press(page, t, t(`manager.${action}`), 'Anna');
    const copy = page.getByRole('dialog').getByRole('button', { name: t('manager.forget.copy') });
    await copy.click();
    await expect(page.getByText(t('manager.forget.copied')).first()).toBeVisible();
    expect(await copiedText(page)).toBe(servers[0] + made.adminPath);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    if (action === 'delete') {
      // Of a list that is deleted for everyone no link is needed.
      await page.getByRole('checkbox', { name: t('manager.delete.erase') }).check();
      await expect(copy).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
  }
});

test('a list that the storage cannot forget is reported', async ({ page, makeList }) => {
  await openManager(page, [await makeList({ name: 'Anna' })]);
  await expect(named(page, 'Anna')).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: t('manager.forgetAll'), exact: true }).click();
  await confirm(page, t('manager.forgetAll'));
  await expect(page.getByText(t('manager.forgetFailed'))).toBeVisible();
  await expect(named(page, 'Anna')).toBeVisible();
});

test('pressing repeatedly makes one list', async ({ page, owner }) => {
  let made = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/wishlist/create')) made += 1;
  });
  await openManager(page);
  const release = await holdRequests(page, '**/api/wishlist/create');
  await page.getByRole('button', { name: t('manager.create') }).click();
  for (const key of ['Enter', 'Space']) await page.keyboard.press(key);
  release();
  await page.waitForURL(/\/wishlist\/admin\//);
  expect(made).toBe(1);
  await expect(page.getByText(t('admin.key.text'))).toBeVisible();
  await expect(owner.nameField).toBeFocused();
  // Another tab, on the list of lists, learns the name.
  const manager = await page.context().newPage();
  await manager.goto('/wishlist');
  await expect(named(manager, t('wishlist.unnamed'))).toBeVisible();
  await owner.nameField.fill('Anna');
  await owner.nameField.press('Enter');
  await expect(named(manager, 'Anna')).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('admin.key.text'))).toBeHidden();
});

test('a browser that cannot store anything says so on the new list', async ({ page, owner }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await page.goto('/wishlist');
  await owner.createList();
  await expect(page.getByRole('alert').filter({ hasText: t('admin.notKept') })).toBeVisible();
  // Escape leaves the list without a name.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: t('wishlist.unnamed') })).toBeVisible();
});

test('over plain HTTP lists and items can be made as well', async ({ page, guest, owner }) => {
  // What a browser offers only to pages that came over HTTPS, or from this machine.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Crypto.prototype, 'subtle');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await openManager(page);
  await owner.createList();
  await owner.addItem({ title: 'Kite' });
  await page.goto(await owner.openShare());
  await guest.sendClaim('Kite', 'Ann');
  await expect(page.getByText(t('guest.claimedBy', { name: 'Ann' })).first()).toBeVisible();
});

test('one of many lists is found by its name', async ({ page, servers, setLanguage }) => {
  const names = ['Anna', 'Bela', 'Cara', 'Dora', 'Émile', 'Finn', 'Gina', 'Hugo', 'Ida'];
  const lists = await makeLists(servers[0], names);
  for (const language of languages) {
    const words = await setLanguage(language);
    await openManager(page, lists);
    await expect(rows(page)).toHaveCount(9);
    const field = page.getByRole('searchbox', { name: words('manager.find') });
    await field.fill(' émi');
    await expect(rows(page)).toHaveCount(1);
    await expect(named(page, 'Émile')).toBeVisible();
    await field.fill('Zoe');
    await expect(
      page.getByRole('status').filter({ hasText: words('manager.find.none') }),
    ).toBeVisible();
    await field.fill('');
    await expect(rows(page)).toHaveCount(9);
  }
});

test('a toast of an open dialog is part of it: it is announced there, and its dismissal leaves the dialog open', async ({
  page,
  makeList,
  servers,
}) => {
  await openManager(page, [await makeList({ name: 'Anna' }, servers[0])]);
  await press(page, t, t('manager.share'), 'Anna');
  const dialog = page.getByRole('dialog');
  const region = dialog.getByRole('region', { name: t('common.notifications') });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  const copy = dialog.getByRole('button', { name: t('common.copy') });
  await copy.click();
  const toast = page.locator('.toast');
  await expect(toast).toHaveCount(1);
  await expect(region.getByText(t('share.copied'))).toBeVisible();
  await toast.getByRole('button', { name: t('common.dismiss') }).click();
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
  // After it has closed, the page shows them again.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.toasts:popover-open')).toHaveCount(1);
});

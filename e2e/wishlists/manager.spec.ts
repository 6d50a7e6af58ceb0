import type { Page } from '@playwright/test';
import { languages } from '../../src/domain/language.ts';
import { ApiClient } from '../../test/support/client.ts';
import { picture } from '../../test/support/pictures.ts';
import { waitForSubscription } from '../support/hydrated.ts';
import { holdRequests } from '../support/intercept.ts';
import { Owner } from '../support/owner.ts';
import { makeLists, openManager, openPage, overflow, remembered } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { type Words, wordsOf } from '../support/words.ts';

const archive = 'wishlist_archived_tokens';

const rows = (page: Page) => page.getByRole('main').locator('.wishlist-row');
const named = (page: Page, name: string) => rows(page).filter({ hasText: name });
const press = (page: Page, t: Words, action: string, name: string) =>
  page.getByRole('button', { name: t('manager.act', { action, name }) }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('lists are archived, restored, removed from the browser and deleted', async ({
  page,
  servers,
}) => {
  const language = 'de';
  const t = wordsOf(language);
  const api = new ApiClient(fetch, servers[1]);
  const lists = await makeLists(servers[0], ['Anna', 'Bela', 'Cara', 'Dora']);
  const [anna, bela, cara, dora] = lists.map((list) => list.adminToken) as [
    string,
    string,
    string,
    string,
  ];
  const status = async (token: string) => (await api.asOwner(token)).status;
  await openManager(page, servers[0], lists, language);
  await expect(rows(page)).toHaveCount(4);

  await press(page, t, t('manager.archive'), 'Anna');
  await expect(page.getByText(t('manager.archive.text', { name: 'Anna' }))).toBeVisible();
  await confirm(page, t('manager.archive'));
  await expect(page.getByText(t('manager.archived', { name: 'Anna' }))).toBeVisible();
  await expect(named(page, 'Anna')).toBeHidden();
  expect(await remembered(page, archive)).toEqual([anna]);

  // It stays away over a visit of its page and of this one.
  await page.goto(`/wishlist/admin/${anna}`);
  await page.goto('/wishlist');
  const fold = page.locator('summary', { hasText: t('manager.archivedFold', { count: 1 }) });
  await expect(named(page, 'Anna')).toBeHidden();
  await fold.click();
  await press(page, t, t('manager.bringBack'), 'Anna');
  await expect(page.getByText(t('manager.broughtBack', { name: 'Anna' }))).toBeVisible();
  await expect(fold).toHaveCount(0);
  expect(await remembered(page)).toContain(anna);

  await press(page, t, t('manager.forget'), 'Bela');
  await expect(page.getByText(t('manager.forget.text', { name: 'Bela' }))).toBeVisible();
  await confirm(page, t('manager.forget'));
  await expect(page.getByText(t('manager.forgotten', { name: 'Bela' }))).toBeVisible();
  await expect(named(page, 'Bela')).toHaveCount(0);
  expect(await status(bela)).toBe(200);

  await expect(page.locator('.terms-line')).toHaveText(
    t('terms.apply', { terms: `${t('terms.link')} (${t('guest.newTab')})` }),
  );
  await press(page, t, t('manager.delete'), 'Cara');
  await expect(page.getByText(t('manager.delete.local', { name: 'Cara' }))).toBeVisible();
  await expect(page.getByText(t('manager.delete.text', { name: 'Cara' }))).toHaveCount(0);
  const erase = page.getByRole('checkbox', { name: t('manager.delete.erase') });
  await expect(erase).not.toBeChecked();
  await confirm(page, t('manager.delete'));
  await expect(page.getByText(t('manager.removed', { name: 'Cara' }))).toBeVisible();
  expect(await status(cara)).toBe(200);

  await press(page, t, t('manager.delete'), 'Dora');
  await erase.check();
  await confirm(page, t('manager.delete'));
  await expect(page.getByText(t('manager.deleted', { name: 'Dora' }))).toBeVisible();
  expect(await status(dora)).toBe(404);

  await page.getByRole('button', { name: t('manager.forgetAll'), exact: true }).click();
  await confirm(page, t('manager.forgetAll'));
  await expect(page.getByText(t('manager.allForgotten'))).toBeVisible();
  await expect(page.getByText(t('manager.empty.title'))).toBeVisible();
  expect(await remembered(page)).toEqual([]);
  await page.getByRole('button', { name: t('manager.forgetAll'), exact: true }).click();
  await expect(page.getByText(t('manager.nothingToForget'))).toBeVisible();
  expect(await status(anna)).toBe(200);
});

for (const language of languages) {
  test(`no owner’s screen scrolls sideways at 320 pixels: ${language}`, async ({
    page,
    servers,
  }) => {
    const t = wordsOf(language);
    await page.setViewportSize({ width: 320, height: 640 });
    const long = 'Überraschungsgeburtstagswünsche für Jürgens Fünf!!';
    const lists = await makeLists(servers[0], [long]);
    await openManager(page, servers[0], lists, language);
    for (const fold of await page.getByRole('main').locator('summary').all()) await fold.click();
    expect(await overflow(page)).toBe(0);
    const fits = async () => {
      const wide = await page
        .getByRole('dialog')
        .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(wide).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    for (const action of ['share', 'archive', 'forget', 'delete'] as const) {
      await press(page, t, t(`manager.${action}`), long);
      await fits();
    }
    await page.getByRole('button', { name: t('move.action') }).click();
    await fits();
    await page.getByRole('link', { name: long, exact: true }).click();
    await page.locator('summary', { hasText: t('admin.key.title') }).click();
    expect(await overflow(page)).toBe(0);
    for (const name of [t('rescue.open'), t('settings.open'), t('admin.share')]) {
      await page.getByRole('button', { name, exact: true }).click();
      await fits();
    }
  });
}

test('fifty lists are loaded with one request, the last changed first, with pictures and counts', async ({
  page,
  servers,
}) => {
  const api = new ApiClient(fetch, servers[0]);
  const names = Array.from({ length: 50 }, (_, number) => `List ${number + 1}`);
  const lists = await makeLists(servers[0], names);
  // Lists made one after the other may be of one millisecond.
  await api.update((lists[49] as (typeof lists)[number]).adminToken, { name: 'List fifty' });
  const { adminToken } = lists[20] as (typeof lists)[number];
  await api.addItem(adminToken, { title: 'Kite' }, await picture('png', { width: 60, height: 60 }));
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/wishlist/')) asked += 1;
  });
  await openManager(page, servers[0], lists);
  await expect(rows(page)).toHaveCount(50);
  expect(asked).toBe(1);
  const first = rows(page).first();
  await expect(first).toContainText('List 21');
  await expect(first).toContainText('1 wish');
  await expect(first.locator('.preview-strip .picture')).toHaveCount(3);
  await expect(first.locator('.preview-strip img')).toHaveCount(1);
  await expect(rows(page).nth(1)).toContainText('List fifty');

  // Anywhere on the row opens the list, and coming back reads again.
  await api.update(adminToken, { name: 'Renamed meanwhile' });
  const box = await first.locator('.preview-strip').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page).toHaveURL(new RegExp(adminToken));
  await page.goBack();
  await expect(rows(page).first()).toContainText('Renamed meanwhile');
});

test('lists are removed from the browser only when the server answers that they are not found', async ({
  page,
  servers,
  expectConsole,
}) => {
  expectConsole(/500|503|ERR_FAILED/);
  const t = wordsOf('en');
  const [list] = await makeLists(servers[0], ['Anna']);
  if (!list) throw new Error('no list');
  const summaries = '**/api/wishlist/summaries';
  const before = [list.adminToken];
  for (const answer of ['fault', 'no network'] as const) {
    await page.route(summaries, (route) =>
      answer === 'fault'
        ? route.fulfill({ status: 500, json: { code: 'server.fault' } })
        : route.abort(),
    );
    await openManager(page, servers[0], [list]);
    await expect(page.getByText(t('manager.failed.text'))).toBeVisible();
    expect(await remembered(page)).toEqual(before);
    await page.unroute(summaries);
  }
  await page.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(named(page, 'Anna')).toBeVisible();

  // The owner's page cannot be loaded either: still nothing is forgotten.
  const read = '**/api/wishlist/token/*';
  await page.route(read, (route) => route.fulfill({ status: 503, json: { code: 'server.busy' } }));
  await page.getByRole('link', { name: 'Anna', exact: true }).click();
  await expect(page.getByText(t('wishlist.unreachable.title'))).toBeVisible();
  expect(await remembered(page)).toEqual(before);
  await page.unroute(read);
  await page.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();

  await waitForSubscription(page);
  await new ApiClient(fetch, servers[1]).erase(list.adminToken);
  await page.goto('/wishlist');
  await expect(page.getByText(t('manager.empty.title'))).toBeVisible();
  expect(await remembered(page)).toEqual([]);
});

test('sharing from a row of the overview shares the guest link and no other', async ({
  page,
  servers,
}) => {
  const t = wordsOf('en');
  const [list] = await makeLists(servers[0], ['Anna']);
  if (!list) throw new Error('no list');
  await openManager(page, servers[0], [list]);
  await press(page, t, t('manager.share'), 'Anna');
  const panel = page.getByRole('dialog', { name: t('share.title') });
  await expect(panel.getByLabel(t('share.link'), { exact: true })).toHaveValue(
    `${servers[0]}/wishlist/guest/${list.guestToken}`,
  );
  const links = await panel
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.outerHTML));
  expect(links).toHaveLength(4);
  expect(await panel.innerHTML()).not.toContain(list.adminToken);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share: Anna' })).toBeFocused();
});

test('a list that could not be deleted stays, and so does the confirmation dialog', async ({
  page,
  servers,
  expectConsole,
}) => {
  expectConsole(/500/);
  const t = wordsOf('en');
  const lists = await makeLists(servers[0], ['Anna']);
  await openManager(page, servers[0], lists);
  await page.route(`**/api/wishlist/${lists[0]?.adminToken}`, (route) =>
    route.fulfill({ status: 500, json: { code: 'server.fault' } }),
  );
  await press(page, t, t('manager.delete'), 'Anna');
  await page.getByRole('checkbox', { name: t('manager.delete.erase') }).check();
  await confirm(page, t('manager.delete'));
  await expect(page.getByText(t('status.500'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await remembered(page)).toHaveLength(1);
});

test('a list that the storage cannot forget is reported', async ({ page, servers }) => {
  const t = wordsOf('en');
  await openManager(page, servers[0], await makeLists(servers[0], ['Anna']));
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

test('pressing repeatedly makes one list', async ({ page, servers }) => {
  const t = wordsOf('en');
  let made = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/wishlist/create')) made += 1;
  });
  await openManager(page, servers[0], []);
  const release = await holdRequests(page, '**/api/wishlist/create');
  await page.getByRole('button', { name: t('manager.create') }).click();
  for (const key of ['Enter', 'Space']) await page.keyboard.press(key);
  release();
  await page.waitForURL(/\/wishlist\/admin\//);
  expect(made).toBe(1);
  await expect(page.getByText(t('admin.key.text'))).toBeVisible();
  const name = page.getByRole('textbox', { name: t('admin.name.label') });
  await expect(name).toBeFocused();
  // Another tab, on the list of lists, learns the name.
  const manager = await page.context().newPage();
  await openPage(manager, `${servers[0]}/wishlist`);
  await expect(named(manager, t('wishlist.unnamed'))).toBeVisible();
  await name.fill('Anna');
  await name.press('Enter');
  await expect(named(manager, 'Anna')).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('admin.key.text'))).toBeHidden();
});

test('a browser that cannot store anything says so on the new list', async ({ page, servers }) => {
  const t = wordsOf('en');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await openPage(page, `${servers[0]}/wishlist`);
  await new Owner(page, t).createList();
  await expect(page.getByRole('alert').filter({ hasText: t('admin.notKept') })).toBeVisible();
  // Escape leaves the list without a name.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: t('wishlist.unnamed') })).toBeVisible();
});

test('over plain HTTP lists and items can be made as well', async ({ page, servers }) => {
  const t = wordsOf('en');
  // What a browser offers only to pages that came over HTTPS, or from this machine.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Crypto.prototype, 'subtle');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await openManager(page, servers[0], []);
  const owner = new Owner(page, t);
  await owner.createList();
  await owner.addItem({ title: 'Kite' });
  await page.getByRole('button', { name: t('admin.share'), exact: true }).click();
  const link = await page.getByLabel(t('share.link'), { exact: true }).inputValue();
  await page.goto(link);
  await page.getByRole('button', { name: t('guest.claim') }).click();
  await page.getByLabel(t('claim.name')).fill('Ann');
  await page.getByRole('button', { name: t('claim.confirm') }).click();
  await expect(page.getByText(t('guest.claimedBy', { name: 'Ann' })).first()).toBeVisible();
});

test('one of many lists is found by its name', async ({ page, servers }) => {
  for (const language of languages) {
    const t = wordsOf(language);
    const names = ['Anna', 'Bela', 'Cara', 'Dora', 'Émile', 'Finn', 'Gina', 'Hugo', 'Ida'];
    const lists = await makeLists(servers[0], names);
    await openManager(page, servers[0], lists, language);
    await expect(rows(page)).toHaveCount(9);
    const field = page.getByRole('searchbox', { name: t('manager.find') });
    await field.fill(' émi');
    await expect(rows(page)).toHaveCount(1);
    await expect(named(page, 'Émile')).toBeVisible();
    await field.fill('Zoe');
    await expect(
      page.getByRole('status').filter({ hasText: t('manager.find.none') }),
    ).toBeVisible();
    await field.fill('');
    await expect(rows(page)).toHaveCount(9);
    await page.evaluate(() => localStorage.clear());
  }
});

import type { Page } from '@playwright/test';
import { ApiClient } from '../../test/support/client.ts';
import { photo } from '../support/owner.ts';
import { openManager, openPage, remembered } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

// What the server did while its answer was lost on the way is done once, however often it is pressed.

const t = wordsOf('en');

/** The requests reach the server, but no answer comes back until the line is mended. */
async function loseAnswers(page: Page, address: string) {
  const keys: (string | undefined)[] = [];
  await page.route(address, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  return { keys, mend: () => page.unroute(address) };
}

const items = '**/api/wishlist/*/items';

async function openForm(page: Page, adminToken: string) {
  await openPage(page, `/wishlist/admin/${adminToken}`);
  await page.getByRole('button', { name: t('admin.addItem') }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel(t('item.form.title'), { exact: true });
  const price = dialog.getByLabel(t('item.form.price'));
  const save = () => dialog.getByRole('button', { name: t('common.save') }).click();
  const unanswered = dialog.getByText(t('item.form.unanswered'));
  return { dialog, title, price, save, unanswered };
}

test.beforeEach(({ expectConsole }) => expectConsole(/ERR_FAILED/));

test('an item whose response was lost is saved again, and exists once', async ({
  page,
  servers,
}) => {
  const api = new ApiClient(fetch, servers[0]);
  const { body: list } = await api.create();
  const form = await openForm(page, list.adminToken);
  await form.title.fill('Kite');
  await form.dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'kite.png', mimeType: 'image/png', buffer: await photo() });
  const line = await loseAnswers(page, items);
  for (const press of [1, 2]) {
    await form.save();
    await expect.poll(() => line.keys.length).toBe(3 * press);
    await expect(form.unanswered).toBeVisible();
  }
  expect(new Set(line.keys).size).toBe(1);
  expect((await api.asOwner(list.adminToken)).body.items).toHaveLength(1);
  await line.mend();
  await form.save();
  await expect(form.dialog).toBeHidden();
  await expect(page.getByText(t('item.saved'))).toBeVisible();
  expect((await api.asOwner(list.adminToken)).body.items).toMatchObject([
    { title: 'Kite', imageKey: expect.any(String) },
  ]);

  // The same item added again on purpose is another one.
  await page.getByRole('button', { name: t('admin.addItem') }).click();
  await form.title.fill('Kite');
  await form.save();
  await expect(form.dialog).toBeHidden();
  expect((await api.asOwner(list.adminToken)).body.items).toHaveLength(2);
});

test('what was typed after the response was lost changes the item that was saved', async ({
  page,
  servers,
}) => {
  const api = new ApiClient(fetch, servers[0]);
  const { body: list } = await api.create();
  const form = await openForm(page, list.adminToken);
  await form.title.fill('Kite');
  await form.price.fill('20 €');
  const line = await loseAnswers(page, items);
  await form.save();
  await expect(form.unanswered).toBeVisible();
  await line.mend();
  await form.title.fill('Big kite');
  await form.save();
  await expect(form.dialog).toBeHidden();
  expect((await api.asOwner(list.adminToken)).body.items).toMatchObject([
    { title: 'Big kite', price: '20 €' },
  ]);
});

test('a change whose response was lost is not shown as another owner’s change', async ({
  page,
  servers,
  expectConsole,
}) => {
  expectConsole(/409 \(Conflict/);
  const api = new ApiClient(fetch, servers[0]);
  const { list } = await api.listWith({ title: 'Kite' });
  await openPage(page, `/wishlist/admin/${list.adminToken}`);
  await page.getByRole('button', { name: t('item.edit', { title: 'Kite' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('item.form.title'), { exact: true }).fill('Big kite');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'kite.png', mimeType: 'image/png', buffer: await photo() });
  const line = await loseAnswers(page, items);
  const save = dialog.getByRole('button', { name: t('common.save') });
  await save.click();
  await expect(dialog.getByText(t('item.form.unanswered'))).toBeVisible();
  await line.mend();
  await save.click();
  await expect(dialog).toBeHidden();
  expect((await api.asOwner(list.adminToken)).body.items).toMatchObject([
    { title: 'Big kite', imageKey: expect.any(String) },
  ]);
});

test('a list whose response was lost is made once', async ({ page, servers }) => {
  await openManager(page, servers[0], []);
  const line = await loseAnswers(page, '**/api/wishlist/create');
  const create = page.getByRole('button', { name: t('manager.create') });
  await create.click();
  await expect(page.getByText(t('manager.createFailed'))).toBeVisible();
  await line.mend();
  const sent = page.waitForRequest('**/api/wishlist/create');
  await create.click();
  expect(line.keys).toContain((await sent).headers()['idempotency-key']);
  await page.waitForURL(/\/wishlist\/admin\//);
  expect(new Set(line.keys).size).toBe(1);
  expect(await remembered(page)).toHaveLength(1);
});

test('a list imported from a file is made once', async ({ page, servers }) => {
  const api = new ApiClient(fetch, servers[0]);
  const { list } = await api.listWith({ title: 'Kite' });
  const { body: file } = await api.exportList(list.adminToken);
  await openManager(page, servers[0], []);
  await page.locator('summary', { hasText: t('bring.summary') }).click();
  const bring = () =>
    page.getByLabel(t('bring.choose')).setInputFiles({
      name: 'list.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
  const line = await loseAnswers(page, '**/api/wishlist/import');
  await bring();
  await expect(page.getByRole('alert')).toHaveText(t('status.0'));
  await line.mend();
  const sent = page.waitForRequest('**/api/wishlist/import');
  await bring();
  expect(line.keys).toContain((await sent).headers()['idempotency-key']);
  await page.waitForURL(/\/wishlist\/admin\//);
  expect(new Set(line.keys).size).toBe(1);
});

test('a gift from the gallery is put on the list once', async ({ page, servers }) => {
  const api = new ApiClient(fetch, servers[0]);
  const { list } = await api.listWith({ title: 'Kite' });
  await openManager(page, servers[0], [list]);
  await openPage(page, '/');
  const add = page
    .locator('.add-to-wishlist__button:not(.add-to-wishlist__button--choice)')
    .first();
  await add.scrollIntoViewIfNeeded();
  const line = await loseAnswers(page, items);
  await add.click();
  await expect(page.getByText(t('addGift.failed'))).toBeVisible();
  expect((await api.asOwner(list.adminToken)).body.items).toHaveLength(2);
  await line.mend();
  await add.click();
  await expect(page.getByText(t('addGift.failed'))).toHaveCount(0);
  await expect(page.locator('.add-to-wishlist__button.is-on')).not.toHaveCount(0);
  expect((await api.asOwner(list.adminToken)).body.items).toHaveLength(2);
});

import type { Page } from '@playwright/test';
import { photoFile } from '../support/item-form.ts';
import { chooseListFile, openManager, remembered, rememberLists } from '../support/storage.ts';
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
const unanswered = (page: Page) => page.getByRole('dialog').getByText(t('item.form.unanswered'));

test.beforeEach(({ expectConsole }) => expectConsole(/ERR_FAILED/));

test('an item whose response was lost is saved again, and exists once', async ({
  page,
  owner,
  makeList,
}) => {
  const made = await makeList();
  await page.goto(made.adminPath);
  const form = await owner.startItem();
  await form.title.fill('Kite');
  await form.file.setInputFiles(await photoFile());
  const line = await loseAnswers(page, items);
  for (const press of [1, 2]) {
    await form.save.click();
    await expect.poll(() => line.keys.length).toBe(3 * press);
    await expect(unanswered(page)).toBeVisible();
  }
  expect(new Set(line.keys).size).toBe(1);
  expect(await made.items()).toHaveLength(1);
  await line.mend();
  await owner.saveItem();
  await expect(page.getByText(t('item.saved'))).toBeVisible();
  expect(await made.items()).toMatchObject([{ title: 'Kite', imageKey: expect.any(String) }]);

  // The same item added again on purpose is another one.
  await owner.startItem();
  await form.title.fill('Kite');
  await owner.saveItem();
  expect(await made.items()).toHaveLength(2);
});

test('what was typed after the response was lost changes the item that was saved', async ({
  page,
  owner,
  makeList,
}) => {
  const made = await makeList();
  await page.goto(made.adminPath);
  const form = await owner.startItem();
  await form.title.fill('Kite');
  await form.price.fill('20 €');
  const line = await loseAnswers(page, items);
  await form.save.click();
  await expect(unanswered(page)).toBeVisible();
  await line.mend();
  await form.title.fill('Big kite');
  await owner.saveItem();
  expect(await made.items()).toMatchObject([{ title: 'Big kite', price: '20 €' }]);
});

test('a change whose response was lost is not shown as another owner’s change', async ({
  page,
  owner,
  makeList,
  expectConsole,
}) => {
  expectConsole(/409 \(Conflict/);
  const made = await makeList({ items: ['Kite'] });
  await page.goto(made.adminPath);
  const form = await owner.editItem('Kite');
  await form.title.fill('Big kite');
  await form.file.setInputFiles(await photoFile());
  const line = await loseAnswers(page, items);
  await form.save.click();
  await expect(unanswered(page)).toBeVisible();
  await line.mend();
  await owner.saveItem();
  expect(await made.items()).toMatchObject([{ title: 'Big kite', imageKey: expect.any(String) }]);
});

test('a list whose response was lost is made once', async ({ page }) => {
  await openManager(page);
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

test('a list imported from a file is made once', async ({ page, makeList }) => {
  const { api, list } = await makeList({ items: ['Kite'] });
  const { body: file } = await api.exportList(list.adminToken);
  await openManager(page);
  const bring = () => chooseListFile(page, t, 'list.json', JSON.stringify(file));
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

test('a gift from the gallery is put on the list once', async ({ page, makeList }) => {
  const made = await makeList({ items: ['Kite'] });
  await rememberLists(page, [made]);
  await page.goto('/');
  const add = page
    .locator('.add-to-wishlist__button:not(.add-to-wishlist__button--choice)')
    .first();
  await add.scrollIntoViewIfNeeded();
  const line = await loseAnswers(page, items);
  await add.click();
  await expect(page.getByText(t('addGift.failed'))).toBeVisible();
  expect(await made.items()).toHaveLength(2);
  await line.mend();
  await add.click();
  await expect(page.getByText(t('addGift.failed'))).toHaveCount(0);
  await expect(page.locator('.add-to-wishlist__button.is-on')).not.toHaveCount(0);
  expect(await made.items()).toHaveLength(2);
});

import type { Page } from '@playwright/test';
import { ApiClient } from '../../test/support/client.ts';
import { waitForSubscription } from '../support/hydrated.ts';
import { Owner } from '../support/owner.ts';
import { openPage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { type Words, wordsOf } from '../support/words.ts';

const name = (page: Page) => page.getByRole('heading', { level: 1 });

async function typeName(page: Page, t: Words, text: string): Promise<void> {
  await page.getByRole('button', { name: t('admin.rename'), exact: true }).click();
  await page.getByRole('textbox', { name: t('admin.name.label') }).fill(text);
}

test('two owners edit at once: both pages show each change, and no rename is overwritten unseen', {
  tag: '@desk',
}, async ({ page, newVisitor, servers, expectConsole }) => {
  const language = 'de';
  expectConsole(/409 \(Conflict\)/);
  const t = wordsOf(language);
  const api = new ApiClient(fetch, servers[0]);
  const { body: list } = await api.create({ name: 'Anna' });
  const other = await newVisitor(servers[1]);
  for (const [each, server] of [
    [page, servers[0]],
    [other, servers[1]],
  ] as const) {
    await each.context().addCookies([{ name: 'app_language', value: language, url: server }]);
    await openPage(each, `${server}/wishlist/admin/${list.adminToken}`);
  }

  // Both type; the first one saves, and what the second one typed stays where it is.
  await typeName(page, t, 'Bela');
  await typeName(other, t, 'Cara');
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveText('Bela');
  const field = other.getByRole('textbox', { name: t('admin.name.label') });
  await field.press('Enter');
  await expect(other.getByRole('alert')).toHaveText(t('admin.name.meanwhile', { name: 'Bela' }));
  await expect(field).toHaveValue('Cara');
  expect((await api.asOwner(list.adminToken)).body.name).toBe('Bela');
  await other.getByRole('button', { name: t('admin.mine') }).click();
  await expect(name(other)).toHaveText('Cara');
  await expect(name(page)).toHaveText('Cara');

  await typeName(page, t, 'Dora');
  await typeName(other, t, 'Emil');
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveText('Dora');
  await other.getByRole('button', { name: t('admin.name.save') }).click();
  await other.getByRole('button', { name: t('admin.theirs') }).click();
  await expect(name(other)).toHaveText('Dora');
  expect((await api.asOwner(list.adminToken)).body.name).toBe('Dora');

  // An item and a setting of one of them show on the page of the other.
  await new Owner(page, t).addItem({ title: 'Wooden drum' });
  await expect(new Owner(other, t).row('Wooden drum')).toBeVisible();
  await page.getByRole('button', { name: t('settings.open'), exact: true }).click();
  await page.getByRole('switch', { name: t('settings.surprise') }).check();
  await expect(other.getByText(t('admin.hidden'))).toBeVisible();
});

test('conflicting guest messages are shown to both owners, and the second one chooses', {
  tag: '@desk',
}, async ({ page, servers, expectConsole }) => {
  expectConsole(/409 \(Conflict\)/);
  const t = wordsOf('en');
  const api = new ApiClient(fetch, servers[1]);
  const { body: list } = await api.create({ name: 'Anna' });
  await openPage(page, `/wishlist/admin/${list.adminToken}`);
  await page.getByRole('button', { name: t('settings.open'), exact: true }).click();
  const words = page.getByLabel(t('settings.words'));
  await words.fill('Mine');
  await api.update(list.adminToken, { description: 'Theirs' });
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('settings.words.meanwhile', { text: 'Theirs' }))).toBeVisible();
  // Nothing that was typed is lost unasked: the dialog stays until one of the texts is chosen.
  await page.keyboard.press('Escape');
  await expect(words).toHaveValue('Mine');
  await page.getByRole('button', { name: t('admin.theirs') }).click();
  await expect(words).toHaveValue('Theirs');
});

test('a list that the other owner deletes is reported as deleted on both pages', {
  tag: '@desk',
}, async ({ page, servers }) => {
  const t = wordsOf('en');
  const api = new ApiClient(fetch, servers[1]);
  const { body: list } = await api.create({ name: 'Anna' });
  await openPage(page, `/wishlist/admin/${list.adminToken}`);
  await waitForSubscription(page);
  await api.erase(list.adminToken);
  await expect(page.getByText(t('wishlist.notFound.title'))).toBeVisible();
  await page.getByRole('link', { name: t('wishlist.notFound.manager') }).click();
  await expect(page.getByText(t('manager.empty.title'))).toBeVisible();
});

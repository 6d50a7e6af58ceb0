import type { Page } from '@playwright/test';
import { Owner } from '../support/owner.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');
const name = (page: Page) => page.getByRole('heading', { level: 1 });

test('two owners edit at once: both pages show each change, and no rename is overwritten unseen', {
  tag: '@desk',
}, async ({ page, makeList, newVisitor, servers, setLanguage, expectConsole }) => {
  expectConsole(/409 \(Conflict\)/);
  const { api, list, adminPath } = await makeList();
  const other = await newVisitor(servers[1]);
  const words = await setLanguage('de');
  await setLanguage('de', other);
  const [mine, theirs] = [new Owner(page, words), new Owner(other, words)];
  for (const each of [page, other]) await each.goto(adminPath);

  // Both type; the first one saves, and what the second one typed stays where it is.
  await mine.typeName('Bela');
  await theirs.typeName('Cara');
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveText('Bela');
  await theirs.nameField.press('Enter');
  await expect(other.getByRole('alert')).toHaveText(
    words('admin.name.meanwhile', { name: 'Bela' }),
  );
  await expect(theirs.nameField).toHaveValue('Cara');
  expect((await api.asOwner(list.adminToken)).body.name).toBe('Bela');
  await other.getByRole('button', { name: words('admin.mine') }).click();
  await expect(name(other)).toHaveText('Cara');
  await expect(name(page)).toHaveText('Cara');

  await mine.typeName('Dora');
  await theirs.typeName('Emil');
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveText('Dora');
  await other.getByRole('button', { name: words('admin.name.save') }).click();
  await other.getByRole('button', { name: words('admin.theirs') }).click();
  await expect(name(other)).toHaveText('Dora');
  expect((await api.asOwner(list.adminToken)).body.name).toBe('Dora');

  // An item and a setting of one of them show on the page of the other.
  await mine.addItem({ title: 'Wooden drum' });
  await expect(theirs.row('Wooden drum')).toBeVisible();
  await mine.openSettings();
  await page.getByRole('switch', { name: words('settings.surprise') }).check();
  await expect(other.getByText(words('admin.hidden'))).toBeVisible();
});

test('conflicting guest messages are shown to both owners, and the second one chooses', {
  tag: '@desk',
}, async ({ page, owner, makeList, servers, expectConsole }) => {
  expectConsole(/409 \(Conflict\)/);
  const { api, list, adminPath } = await makeList({}, servers[1]);
  await page.goto(adminPath);
  await owner.openSettings();
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
}, async ({ page, owner, makeList, servers }) => {
  const { api, list, adminPath } = await makeList({}, servers[1]);
  await owner.follow(adminPath);
  await api.erase(list.adminToken);
  await expect(page.getByText(t('wishlist.notFound.title'))).toBeVisible();
  await page.getByRole('link', { name: t('wishlist.notFound.manager') }).click();
  await expect(page.getByText(t('manager.empty.title'))).toBeVisible();
});

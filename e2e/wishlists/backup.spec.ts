import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { qrPath } from '../../src/web/ui/qr-code/qr-path.ts';
import { moveFragment } from '../../src/web/wishlists/backup/move-link.ts';
import { Guest } from '../support/guest.ts';
import { complainAbout } from '../support/hydrated.ts';
import { makeLists } from '../support/lists.ts';
import { copiedText } from '../support/owner.ts';
import { chooseListFile, openManager, remembered } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');

/** Presses the button and reads the file that comes. */
async function savedFile(page: Page, button: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** The code on the screen holds exactly this text. */
async function expectCode(page: Page, label: string, text: string): Promise<void> {
  const code = page.getByRole('img', { name: label, exact: true }).first();
  await expect(code.locator('path')).toHaveAttribute('d', qrPath(text).path);
}

test('a browser whose storage was cleared gets its lists back from the recovery file', async ({
  page,
  servers,
  setLanguage,
}) => {
  const words = await setLanguage('fr');
  const names = ['Anna', '<b>Bela</b>'];
  await openManager(page, await makeLists(servers[0], names));
  const file = await savedFile(page, words('rescue.saveAll'));
  expect(file.name).toBe('wishbow-rescue.html');
  expect(file.text).toContain(words('rescue.file.title'));
  await expect(page.getByText(words('rescue.saved'))).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/wishlist');
  await expect(page.getByText(words('manager.empty.title'))).toBeVisible();
  await chooseListFile(page, words, file.name, file.text);
  await expect(page.getByText(words('take.taken_other', { count: 2 }))).toBeVisible();
  for (const name of names)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  // Twice does no harm, and a file of something else is no lists.
  await chooseListFile(page, words, file.name, file.text);
  await expect(page.getByText(words('take.already'))).toBeVisible();
  await chooseListFile(page, words, 'letter.txt', 'Dear Anna');
  await expect(page.getByRole('alert')).toHaveText(words('bring.unknown', { file: 'letter.txt' }));
  expect(await remembered(page)).toHaveLength(2);
});

test('all lists move to another device, and no server receives their tokens', async ({
  page,
  newVisitor,
  servers,
  serverLog,
  setLanguage,
}) => {
  const words = await setLanguage('de');
  const lists = await makeLists(servers[0], ['Anna', 'Bela']);
  await openManager(page, lists);
  await page.getByRole('button', { name: words('move.action') }).click();
  await page.getByRole('button', { name: words('move.copy') }).click();
  await expect(page.getByText(words('share.copied'))).toBeVisible();
  const link = await copiedText(page);
  const tokens = lists.map(({ list }) => list.adminToken).toReversed();
  expect(link).toBe(`${servers[0]}/wishlist${moveFragment(tokens)}`);
  await expectCode(page, words('move.code_other', { count: 2 }), link);

  const other = await newVisitor(servers[1]);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url(), JSON.stringify(request.headers())));
  await setLanguage('de', other);
  await openManager(other);
  await other.goto('about:blank');
  await other.goto(servers[1] + link.slice(servers[0].length));
  const question = other.getByRole('dialog', { name: words('take.title_other', { count: 2 }) });
  await expect(question).toBeVisible();
  expect(other.url()).toBe(`${servers[1]}/wishlist`);
  expect(await remembered(other)).toEqual([]);
  await question.getByRole('button', { name: words('take.confirm') }).click();
  await expect(other.getByText(words('take.taken_other', { count: 2 }))).toBeVisible();
  await expect(other.getByRole('link', { name: 'Anna', exact: true })).toBeVisible();
  expect([...(await remembered(other))].sort()).toEqual([...tokens].sort());
  for (const token of tokens) {
    expect(asked.join('\n').split('#')[0]).not.toContain(token);
    expect(serverLog()).not.toContain(token);
  }
  await other.goBack();
  expect(other.url()).not.toContain('take');
});

test('declining an import adds no list; a move link that was cut off is reported', async ({
  page,
  makeList,
}) => {
  const { list } = await makeList();
  await page.goto(`/wishlist${moveFragment([list.adminToken])}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.cancel') })
    .click();
  await expect(page.getByText(t('manager.empty.title'))).toBeVisible();
  expect(await remembered(page)).toEqual([]);

  // Into a page that is open already, as a scanner or a paste into the address does.
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `take=${list.adminToken.slice(0, 20)}`,
  );
  await expect(page.getByText(t('take.broken'))).toBeVisible();
  await expect(page).toHaveURL('/wishlist');
});

test('many lists are split over several QR codes', async ({ page, servers }) => {
  const names = Array.from({ length: 12 }, (_, number) => `List ${number}`);
  await openManager(page, await makeLists(servers[0], names));
  await page.getByRole('button', { name: t('move.action') }).click();
  await expect(page.getByRole('img', { name: t('move.code_other', { count: 10 }) })).toBeVisible();
  await expect(page.getByText(t('move.part', { part: 1, parts: 2 }))).toBeVisible();
  await page.getByRole('button', { name: t('move.next') }).click();
  await expect(page.getByRole('img', { name: t('move.code_other', { count: 2 }) })).toBeVisible();
});

test('an admin link that was saved elsewhere opens its list, and the browser stores it again', async ({
  page,
  makeList,
  servers,
}) => {
  const { list, adminPath } = await makeList({ name: 'Anna' });
  await page.goto('/wishlist');
  await page.getByLabel(t('open.label')).fill(`my list: ${servers[0]}${adminPath}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
  await expect.poll(() => remembered(page)).toEqual([list.adminToken]);
});

test('the recovery kit holds the admin link, marked as private, and prints both links', async ({
  page,
  owner,
  makeList,
  servers,
}) => {
  const made = await makeList({ name: 'Anna' });
  const admin = servers[0] + made.adminPath;
  const guest = servers[0] + made.guestPath;
  await page.goto(admin);
  await owner.unfoldAdminLink();
  const file = await savedFile(page, t('rescue.save'));
  expect(file.text).toContain(admin);
  await page.getByRole('button', { name: t('rescue.open') }).click();
  const kit = page.getByRole('dialog', { name: t('rescue.title') });
  await expect(kit.getByText(t('rescue.private'))).toBeVisible();
  await expectCode(page, t('rescue.qr'), admin);

  let printed = 0;
  await page.exposeFunction('noted', () => {
    printed += 1;
  });
  await page.evaluate(() => {
    window.print = () => (window as unknown as { noted(): void }).noted();
  });
  await kit.getByRole('button', { name: t('rescue.print') }).click();
  await expect.poll(() => printed).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const card = page.locator('.print-card');
  await expect(card).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(card.getByText('Anna', { exact: true })).toHaveCount(2);
  for (const [label, link] of [
    [t('rescue.guest'), guest],
    [t('rescue.admin'), admin],
  ] as const) {
    await expect(card.getByText(link)).toBeVisible();
    await expectCode(page, label, link);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(card).toBeHidden();
});

test('a replaced guest link stops opening the list within a second, and claims stay', async ({
  page,
  owner,
  makeList,
  newVisitor,
  servers,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const { api, list, ...made } = await makeList({
    items: [{ title: 'Kite', claimedBy: ['Ann'] }],
  });
  const guest = await newVisitor(servers[1]);
  await new Guest(guest, t).follow(made.guestPath);
  await expect(guest.getByText('Kite').first()).toBeVisible();

  await page.goto(made.adminPath);
  await owner.openSettings();
  await page.getByRole('button', { name: t('links.guest') }).click();
  await expect(page.getByText(t('links.guest.text'))).toBeVisible();
  await page.getByRole('button', { name: t('links.replace') }).click();
  await expect(page.getByText(t('links.guest.done'))).toBeVisible();
  await expect(guest.getByText(t('wishlist.notFound.title'))).toBeVisible({ timeout: 1_000 });
  expect((await api.asGuest(list.guestToken)).status).toBe(404);
  expect((await guest.goto(made.guestPath))?.status()).toBe(404);

  await page.keyboard.press('Escape');
  const link = await owner.openShare();
  expect(link).not.toContain(list.guestToken);
  await expectCode(page, t('share.qr'), link);
  await guest.goto(servers[1] + new URL(link).pathname);
  await expect(guest.getByText(t('guest.claimedBy', { name: 'Ann' })).first()).toBeVisible();
});

test('an admin link whose replacement was not answered is replaced by the next press, and not lost', async ({
  page,
  owner,
  makeList,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const { api, list, adminPath } = await makeList({ name: 'Anna' });
  await page.goto(adminPath);
  await owner.openSettings();
  await page.getByRole('button', { name: t('links.admin') }).click();
  const rotate = '**/api/wishlist/*/rotate';
  const keys = new Set<string | undefined>();
  await page.route(rotate, async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  const replace = page.getByRole('button', { name: t('links.replace') });
  await complainAbout(page, [t('wishlist.notFound.title')]);
  await replace.click();
  await expect(page.locator('.toast')).toContainText(t('status.0'));
  expect((await api.asOwner(list.adminToken)).status).toBe(404);
  expect(keys.size).toBe(1);
  // Later than the page of a deleted list would say so.
  await page.waitForTimeout(1_500);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.cancel') })
    .last()
    .click();
  await page.unroute(rotate);
  await page.getByRole('button', { name: t('links.admin') }).click();
  await replace.click();
  await expect(page.getByText(t('links.admin.done'))).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(list.adminToken));
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
  const token = owner.token();
  expect((await api.asOwner(token)).body.name).toBe('Anna');
  expect(await remembered(page)).toEqual([token]);
});

test('when the admin link is replaced, the open page and the browser’s storage change to the new link', async ({
  page,
  owner,
  makeList,
  serverLog,
}) => {
  const made = await makeList({ name: 'Anna' });
  const { api, list } = made;
  const old = list.adminToken;
  await openManager(page, [made, await makeList({ name: 'Bela' })]);
  await page.getByRole('link', { name: 'Anna', exact: true }).click();
  await owner.unfoldAdminLink();
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: t('rescue.open') }).click();
  await page.getByRole('button', { name: t('links.admin') }).click();
  await expect(page.getByText(t('links.admin.text'))).toBeVisible();
  // Not for a moment does the page say that the list is lost.
  await complainAbout(page, [t('wishlist.notFound.title')]);
  await page.getByRole('button', { name: t('links.replace') }).click();
  await expect(page.getByText(t('links.admin.done'))).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(old));
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
  const token = owner.token();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await remembered(page)).toContain(token);
  expect(await remembered(page)).not.toContain(old);
  expect((await api.asOwner(old)).status).toBe(404);
  expect((await api.asOwner(token)).body.name).toBe('Anna');
  expect(serverLog()).not.toContain(old);
  expect(serverLog()).not.toContain(token);
});

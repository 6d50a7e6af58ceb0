import type { Locator, Page } from '@playwright/test';
import { languages } from '../../src/domain/language.ts';
import { framesDrawn } from '../support/hydrated.ts';
import { failRequests } from '../support/intercept.ts';
import { photo, photoFile } from '../support/item-form.ts';
import { overflowOf, overflowOfDialog, resize } from '../support/layout.ts';
import { copiedText, Owner } from '../support/owner.ts';
import { openManager } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const english = wordsOf('en');
const items = '**/api/wishlist/*/items';

/** Pastes as a person does, through the clipboard. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

interface ShopAnswer {
  title?: string;
  price?: string;
  description?: string;
  imageUrl?: string;
  reason?: string;
}

/** Stands where the shop would be: what the server says about each address. */
async function shops(page: Page, answers: Record<string, ShopAnswer & { after?: Promise<void> }>) {
  const asked: string[] = [];
  await page.route('**/api/wishlist/productinfo?*', async (route) => {
    const url = new URL(route.request().url()).searchParams.get('url') ?? '';
    asked.push(url);
    const { after, ...answer } = answers[url] ?? { reason: 'unreachable' };
    await after;
    const nothing = { title: null, price: null, description: null, imageUrl: null, reason: null };
    await route.fulfill({ json: { ...nothing, ...answer } }).catch(() => {});
  });
  return asked;
}

test('an item with every field filled is added, shown and changed', async ({
  page,
  makeList,
  setLanguage,
}) => {
  const t = await setLanguage('de');
  const owner = new Owner(page, t);
  const made = await makeList();
  await page.goto(made.adminPath);
  const form = await owner.startItem();
  await expect(form.url).toBeFocused();
  await expect(form.price).toHaveAttribute('placeholder', t('item.form.priceExample'));
  await expect(form.dialog.getByText(t('item.form.imageHint'))).toBeVisible();

  await form.save.click();
  await expect(form.title).toBeFocused();
  await expect(form.dialog.getByRole('alert').filter({ hasText: /./ })).toHaveText([
    t('fault.required'),
  ]);
  await form.title.fill('Kite');
  await expect(form.dialog.getByText('4/100')).toBeVisible();
  await form.description.fill('Two lines, please. '.repeat(8));
  await expect(form.dialog.getByText('152/500')).toBeVisible();
  await form.url.fill('https://shop.example/kite?size=2');
  await form.price.fill('1.299,00 €');
  await form.quantity.fill('3');
  await form.wanted.check();
  await form.file.setInputFiles(await photoFile());
  await expect(form.preview).toBeVisible();

  const started = Date.now();
  await form.save.click();
  await expect(form.dialog.getByText(t('item.saving'))).toBeVisible();
  await expect(form.dialog).toBeHidden();
  expect(Date.now() - started).toBeGreaterThanOrEqual(1_000);
  await expect(page.getByText(t('item.saved'))).toBeVisible();

  const row = owner.row('Kite');
  await expect(row.locator('.badge', { hasText: t('item.mostWanted') })).toBeVisible();
  await expect(row.getByText('1.299,00 €')).toBeVisible();
  await expect(row.locator('time')).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
  await expect(row.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  const whole = row.getByText('Two lines, please. '.repeat(8).trim(), { exact: true });
  const folded = row.getByText(/^Two lines, .*\.\.\.$/);
  expect((await folded.textContent())?.length).toBeLessThanOrEqual(83);
  await expect(whole).toBeHidden();
  await row.getByText(t('item.showMore'), { exact: true }).click();
  await expect(whole).toBeVisible();
  const store = row.getByRole('link', { name: t('item.store', { title: 'Kite' }) });
  await expect(store).toHaveAttribute('href', 'https://shop.example/kite?size=2');
  await expect(store).toHaveAttribute('target', '_blank');
  await expect(store).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');

  await owner.editItem('Kite');
  await expect(form.title).toBeFocused();
  await expect(form.price).toHaveValue('1.299,00 €');
  await expect(form.quantity).toHaveValue('3');
  await form.title.fill('Big kite');
  await owner.saveItem();
  const [saved] = await made.items();
  expect(saved).toMatchObject({
    title: 'Big kite',
    url: 'https://shop.example/kite?size=2',
    price: '1.299,00 €',
    mostWanted: true,
    maxQuantity: 3,
  });
  expect(saved?.imageKey).not.toBeNull();
});

test('when saving fails the dialog stays open with everything that was typed', async ({
  page,
  makeList,
  setLanguage,
  expectConsole,
}) => {
  expectConsole(/500 \(Internal|ERR_INTERNET|400 \(Bad/);
  const t = await setLanguage('fr');
  const owner = new Owner(page, t);
  await page.goto((await makeList()).adminPath);
  const form = await owner.startItem();
  await form.title.fill('Kite');
  await form.description.fill('Two lines');
  await form.price.fill('20 €');
  await form.file.setInputFiles(await photoFile());
  const mend = await failRequests(page, items);
  await form.save.click();
  const toast = page.locator('.toast');
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText(t('item.saveFailed'));
  await expect(toast).toContainText(t('status.500'));
  const toastBox = await toast.boundingBox();
  const dialogBox = await form.dialog.boundingBox();
  expect(dialogBox?.y).toBeGreaterThanOrEqual((toastBox?.y ?? 0) + (toastBox?.height ?? 0));
  await expect(form.dialog.getByRole('alert').filter({ hasText: t('status.500') })).toBeVisible();
  await expect(form.save).toBeFocused();

  // What the server finds wrong is said at its field.
  await mend();
  await page.route(items, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        code: 'request.invalid',
        message: 'no',
        errors: [{ field: 'url', code: 'blocked', message: 'no' }],
      }),
    }),
  );
  await form.url.fill('https://bad.example/');
  await form.save.click();
  await expect(form.dialog.getByText(t('fault.blocked'))).toBeVisible();
  await expect(form.url).toBeFocused();
  await form.url.fill('');
  await expect(form.dialog.getByText(t('fault.blocked'))).toHaveCount(0);

  await page.unroute(items);
  await expect(form.title).toHaveValue('Kite');
  await expect(form.description).toHaveValue('Two lines');
  await expect(form.price).toHaveValue('20 €');
  await expect(form.preview).toBeVisible();
  await owner.saveItem();
  await expect(owner.row('Kite')).toBeVisible();
});

test('two owners change one item: no change is lost', async ({
  owner,
  makeList,
  newVisitor,
  servers,
  expectConsole,
}) => {
  expectConsole(/409 \(Conflict\)|404 \(Not Found\)/);
  const t = english;
  const made = await makeList({ items: [{ title: 'Kite', price: '20 €', description: 'Red' }] });
  const other = new Owner(await newVisitor(servers[1]), t);
  for (const each of [owner, other]) {
    await each.page.goto(made.adminPath);
    await each.editItem('Kite');
  }
  const [mine, theirs] = [owner.form, other.form];

  // Different fields: both are kept, and nobody is asked.
  await theirs.price.fill('25 €');
  await mine.title.fill('Big kite');
  await other.saveItem();
  await expect(owner.row('Kite').getByText('25 €')).toBeVisible();
  await expect(mine.title).toHaveValue('Big kite');
  await expect(mine.price).toHaveValue('20 €');
  await owner.saveItem();
  expect((await made.items())[0]).toMatchObject({
    title: 'Big kite',
    price: '25 €',
    description: 'Red',
  });

  // The same field: theirs is shown, mine stays until one of them is saved knowingly.
  await expect(other.row('Big kite')).toBeVisible();
  await owner.editItem('Big kite');
  await other.editItem('Big kite');
  await theirs.title.fill('Blue kite');
  await theirs.description.fill('Blue');
  await other.saveItem();
  await mine.title.fill('Green kite');
  await mine.description.fill('Green');
  await mine.save.click();
  await expect(mine.dialog.getByText(t('item.form.collided'))).toBeVisible();
  await expect(
    mine.dialog.getByText(t('item.form.meanwhile', { text: 'Blue kite' })),
  ).toBeVisible();
  await expect(mine.title).toHaveValue('Green kite');
  expect((await made.items())[0]).toMatchObject({ title: 'Blue kite', description: 'Blue' });
  const take = (field: string) =>
    mine.dialog.getByRole('button', { name: `${t('item.form.take')}: ${field}` });
  await expect(take(t('item.form.title'))).toBeFocused();
  await take(t('item.form.title')).click();
  await expect(mine.title).toHaveValue('Blue kite');
  await owner.saveItem();
  expect((await made.items())[0]).toMatchObject({ title: 'Blue kite', description: 'Green' });

  // Deleted meanwhile: what is typed becomes a new item.
  await owner.editItem('Blue kite');
  await mine.description.fill('Green, with a long tail');
  await made.api.removeItem(made.list.adminToken, made.idOf('Kite'));
  await mine.save.click();
  await expect(mine.dialog.getByText(t('item.form.gone'))).toBeVisible();
  await expect(mine.description).toHaveValue('Green, with a long tail');
  await mine.dialog.getByRole('button', { name: t('item.form.addAgain') }).click();
  await expect(mine.dialog).toBeHidden();
  expect((await made.items())[0]).toMatchObject({
    title: 'Blue kite',
    price: '25 €',
    description: 'Green, with a long tail',
  });
});

test('a claimed item is deleted only after a second confirmation', async ({
  page,
  makeList,
  setLanguage,
}) => {
  const t = await setLanguage('de');
  const made = await makeList({ items: [{ title: 'Kite', claimedBy: ['Ann'] }] });
  await page.goto(made.adminPath);
  const row = new Owner(page, t).row('Kite');
  await expect(row.getByText(t('item.claimed'), { exact: true })).toBeVisible();
  await expect(row).toHaveClass(/is-claimed/);
  await page.getByRole('button', { name: t('item.delete', { title: 'Kite' }) }).click();
  await page.getByRole('button', { name: t('item.delete.confirm'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('item.delete.claimed.text', { title: 'Kite' }))).toBeVisible();
  expect(await made.items()).toHaveLength(1);
  await dialog.getByRole('button', { name: t('item.delete.claimed.confirm') }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(t('item.deleted'))).toBeVisible();
});

test('after a deletion the focus is on the wish that takes the place, at last on the button to add one', async ({
  page,
  owner,
  makeList,
}) => {
  await page.goto((await makeList({ items: ['Kite', 'Teapot', 'Book'] })).adminPath);
  const remove = async (title: string) => {
    await page.getByRole('button', { name: english('item.delete', { title }) }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: english('item.delete.confirm'), exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(owner.row(title)).toHaveCount(0);
  };
  await remove('Teapot');
  await expect(owner.row('Book')).toBeFocused();
  await remove('Book');
  await expect(owner.row('Kite')).toBeFocused();
  await remove('Kite');
  await expect(owner.addButton).toBeFocused();
});

test('a pasted link fills the empty fields and adds the picture', async ({
  page,
  owner,
  makeList,
}) => {
  const made = await makeList();
  const url = 'https://shop.example/teapot?colour=blue';
  const held = Promise.withResolvers<void>();
  const asked = await shops(page, {
    [url]: {
      title: 'Stoneware teapot',
      price: '1.299,00 €',
      description: 'For two.',
      imageUrl: '/api/wishlist/productimage?url=x&until=1&signature=s',
      after: held.promise,
    },
  });
  const bytes = await photo();
  await page.route('**/api/wishlist/productimage?*', (route) =>
    route.fulfill({ contentType: 'image/png', body: bytes }),
  );
  await page.goto(made.adminPath);
  const form = await owner.startItem();
  await paste(page, form.url, `Schau mal, unsere Kanne:\n${url} Liebe Grüße`);
  await expect(form.url).toHaveValue(url);
  await expect(form.dialog.getByText(english('item.fetching'))).toBeVisible();
  await form.title.fill('My teapot');
  held.resolve();
  await expect(form.dialog.getByText(english('item.form.shop.found'))).toBeVisible();
  expect(asked).toEqual([url]);
  await expect(form.title).toHaveValue('My teapot');
  await expect(form.price).toHaveValue('1.299,00 €');
  await expect(form.description).toHaveValue('For two.');
  await expect(form.preview).toBeVisible();
  await owner.saveItem();
  const [saved] = await made.items();
  expect(saved).toMatchObject({ title: 'My teapot', url, price: '1.299,00 €' });
  expect(saved?.imageKey).not.toBeNull();

  // In an item that is saved already, nothing is read unasked, and nothing is overwritten.
  await owner.editItem('My teapot');
  await paste(page, form.url, url);
  await framesDrawn(page, 10);
  expect(asked).toHaveLength(1);
  await form.extract.click();
  const offer = english('item.form.inShop', { text: 'Stoneware teapot' });
  await expect(form.dialog.getByText(offer)).toBeVisible();
  await expect(form.title).toHaveValue('My teapot');
  await form.dialog.getByRole('button', { name: english('item.form.take') }).click();
  await expect(form.title).toHaveValue('Stoneware teapot');
});

test('a typed link is read once, on Enter or when the field loses the focus', async ({
  page,
  owner,
  makeList,
}) => {
  const made = await makeList();
  const asked = await shops(page, {
    'https://shop.example/cup': { title: 'Cup' },
    'https://shop.example/pot': { title: 'Pot' },
  });
  await page.goto(made.adminPath);
  const form = await owner.startItem();
  await form.url.fill('no address at all');
  await form.url.press('Enter');
  await expect(form.dialog.getByText(english('link.none'))).toBeVisible();
  await expect(form.dialog.getByText(english('fault.required'))).toHaveCount(0);
  await form.url.fill('shop.example/cup');
  await expect(form.dialog.getByText(english('link.none'))).toHaveCount(0);
  await form.url.press('Enter');
  await expect(form.title).toHaveValue('Cup');
  await expect(form.url).toHaveValue('https://shop.example/cup');
  await form.url.focus();
  await form.price.focus();
  await form.url.fill('https://shop.example/pot https://shop.example/cup');
  await form.price.focus();
  await expect(form.title).toHaveValue('Pot');
  expect(asked).toEqual(['https://shop.example/cup', 'https://shop.example/pot']);
  await form.title.press('Enter');
  await expect(form.dialog).toBeHidden();
  expect((await made.items())[0]?.url).toBe('https://shop.example/pot');
});

test('a second paste cancels the reading of the first link, and closing cancels all', async ({
  page,
  owner,
  makeList,
}) => {
  const [slow, quick] = ['https://slow.example/a', 'https://quick.example/b'];
  const held = Promise.withResolvers<void>();
  const answers: Parameters<typeof shops>[1] = {
    [slow]: { title: 'Too late', price: '1 €', after: held.promise },
    [quick]: { title: 'In time', price: '2 €' },
  };
  const asked = await shops(page, answers);
  const ended: string[] = [];
  page.on('requestfailed', (request) => ended.push(request.url()));
  await page.goto((await makeList()).adminPath);
  const form = await owner.startItem();
  await paste(page, form.url, slow);
  await expect.poll(() => asked.length).toBe(1);
  await paste(page, form.url, quick);
  await expect(form.title).toHaveValue('In time');
  await expect.poll(() => ended.length).toBe(1);
  held.resolve();
  await framesDrawn(page, 10);
  // From now on the slow shop never answers.
  answers[slow] = { after: Promise.withResolvers<void>().promise };
  await expect(form.title).toHaveValue('In time');
  await expect(form.price).toHaveValue('2 €');

  await paste(page, form.url, slow);
  await expect.poll(() => asked.length).toBe(3);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: english('item.leave.confirm') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => ended.length).toBe(2);
});

test('a shop page without a product leads to a short hint, and the link stays', async ({
  page,
  makeList,
  setLanguage,
  expectConsole,
}) => {
  expectConsole(/500 \(Internal/);
  const t = await setLanguage('fr');
  const asked = await shops(page, {
    'https://a.example/': { reason: 'blocked' },
    'https://b.example/': { reason: 'not_a_product' },
  });
  await page.goto((await makeList()).adminPath);
  const form = await new Owner(page, t).startItem();
  await expect(form.extract).toBeDisabled();
  await form.title.fill('Kite');
  for (const [url, sentence] of [
    ['https://a.example/', t('item.form.shop.blocked')],
    ['https://b.example/', t('item.form.shop.not_a_product')],
    ['https://nowhere.example/', t('item.form.shop.unreachable')],
  ] as const) {
    await form.url.fill(url);
    await form.extract.click();
    await expect(form.dialog.getByText(sentence)).toBeVisible();
    await expect(form.url).toHaveValue(url);
  }
  expect(asked).toHaveLength(3);
  await page.unroute('**/api/wishlist/productinfo?*');
  await failRequests(page, '**/api/wishlist/productinfo?*');
  await form.extract.click();
  await expect(form.dialog.getByText(t('item.form.shop.failed'))).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(form.title).toHaveValue('Kite');
});

test('closing by key, backdrop or going back asks only when something would be lost', async ({
  page,
  owner,
  makeList,
}) => {
  const made = await makeList({ items: ['Kite'] });
  await openManager(page, [made]);
  await page.locator(`a[href*="${made.adminPath}"]`).first().click();
  await page.waitForURL('**/wishlist/admin/**');
  const { form } = owner;
  const stay = page.getByRole('button', { name: english('item.leave.stay') });
  await owner.editItem('Kite');
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();

  await owner.editItem('Kite');
  await form.description.fill('Red');
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('Escape');
    await expect(stay).toBeVisible();
    // Escape again answers the question, it does not close what is behind it.
    await page.keyboard.press('Escape');
    await expect(stay).toHaveCount(0);
    await expect(form.description).toHaveValue('Red');
    await expect(form.dialog).toBeVisible();
  }
  // For a moment after it has opened, a dialog takes a press beside it for half of a double click.
  await expect(async () => {
    await page.mouse.click(3, 3);
    await expect(stay).toBeVisible({ timeout: 500 });
  }).toPass();
  await stay.click();
  await page.evaluate(() => history.back());
  await expect(stay).toBeVisible();
  await stay.click();
  await expect(form.description).toHaveValue('Red');
  await form.description.fill('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Going back closes what is open, and leaves the page only after that.
  await owner.editItem('Kite');
  await form.description.fill('Red');
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: english('item.leave.confirm') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await owner.shareButton.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(made.adminPath);
  await page.evaluate(() => history.back());
  await page.waitForURL('**/wishlist');
});

test('a double click opens a dialog and presses nothing in it', async ({ page, makeList }) => {
  const made = await makeList({ items: ['Kite'] });
  await page.goto(made.adminPath);
  const dialog = page.getByRole('dialog');
  for (const name of [english('admin.addItem'), english('item.delete', { title: 'Kite' })]) {
    const button = page.getByRole('button', { name, exact: true });
    await button.dblclick();
    await expect(dialog).toBeVisible();
    // The browser counts a third press in time to the same gesture.
    await page.mouse.move(3, 3);
    await page.mouse.down({ clickCount: 3 });
    await page.mouse.up({ clickCount: 3 });
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(await made.items()).toHaveLength(1);
});

test('on a long list the new item is scrolled into view, and the next one can be added from there', async ({
  page,
  owner,
  makeList,
}) => {
  const titles = Array.from({ length: 12 }, (_, at) => `Wish ${at + 1}`);
  await page.goto((await makeList({ items: titles })).adminPath);
  const form = await owner.startItem();
  await resize(page, { width: 640, height: 400 });
  await form.save.click();
  const fault = await form.dialog.getByText(english('fault.required')).boundingBox();
  const save = await form.save.boundingBox();
  expect((fault?.y ?? Infinity) + (fault?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0);
  await form.title.fill('The thirteenth');
  for (const size of [
    { width: 390, height: 844 },
    { width: 390, height: 420 },
    { width: 640, height: 400 },
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await resize(page, size);
    await form.title.focus();
    await expect(form.save).toBeInViewport({ ratio: 1 });
    await expect(form.title).toBeInViewport({ ratio: 1 });
  }
  await form.save.click();
  const row = owner.row('The thirteenth');
  await expect(row).toBeFocused();
  await expect(row.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(row).toHaveClass(/owner-item--added/);
  const another = page.getByRole('button', { name: english('admin.addAnother') });
  await another.click();
  await expect(form.url).toBeFocused();
});

test('above an open keyboard the form has most of the screen, and the third button comes at its end', async ({
  page,
  owner,
  makeList,
}) => {
  await page.goto((await makeList()).adminPath);
  const form = await owner.startItem();
  await resize(page, { width: 360, height: 420 });
  await form.url.focus();
  const actions = form.dialog.locator('.dialog__actions');
  const another = form.dialog.getByRole('button', { name: english('item.form.another') });
  await expect(form.save).toBeInViewport({ ratio: 1 });
  await expect(another).not.toBeInViewport();
  const top = (await actions.boundingBox())?.y ?? 0;
  expect(420 - top).toBeLessThanOrEqual(80);
  await form.dialog.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await expect(form.save).toBeInViewport({ ratio: 1 });
  await expect(another).toBeInViewport({ ratio: 1 });
});

test('after a wish was added, a dialog that is closed further up leaves the page and the focus there', async ({
  page,
  owner,
  makeList,
}) => {
  const names = Array.from({ length: 20 }, (_, at) => `Wish ${at + 1}`);
  await page.goto((await makeList({ items: names })).adminPath);
  await owner.addItem({ title: 'The last one' });
  await expect(owner.row('The last one')).toBeFocused();
  const act = (label: 'item.edit' | 'item.delete') =>
    page.getByRole('button', { name: english(label, { title: 'Wish 8' }), exact: true });
  await act('item.edit').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  for (const label of ['item.edit', 'item.delete'] as const) {
    await act(label).click();
    await page.getByRole('button', { name: english('common.cancel'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await framesDrawn(page, 2);
    await expect(act(label)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});

test('saving asks once when a picture was refused', async ({ page, owner, makeList }) => {
  await page.goto((await makeList()).adminPath);
  const form = await owner.startItem();
  await form.title.fill('Kite');
  await form.file.setInputFiles({
    name: 'kite.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(form.dialog.getByText(english('item.form.imageWrongType'))).toBeVisible();
  await form.save.click();
  await expect(form.dialog.getByText(english('item.form.imageRefused'))).toBeVisible();
  await form.save.click();
  await expect(owner.row('Kite')).toBeVisible();
});

test('the most wanted mark changes at once, and changes back when it cannot be saved', async ({
  page,
  owner,
  makeList,
  expectConsole,
}) => {
  expectConsole(/500 \(Internal|409 \(Conflict/);
  const { api, list, ...made } = await makeList({ items: ['Kite'] });
  await page.goto(made.adminPath);
  const star = page
    .getByRole('button', { name: english('item.markWanted', { title: 'Kite' }) })
    .or(page.getByRole('button', { name: english('item.unmarkWanted', { title: 'Kite' }) }));
  const held = Promise.withResolvers<void>();
  await page.route(items, async (route) => {
    await held.promise;
    await route.fulfill({ status: 500, body: '' });
  });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  held.resolve();
  await expect(page.getByText(english('item.wantedFailed'))).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(1);
  await expect(star).toHaveAttribute('aria-pressed', 'false');

  // The other owner renames it between the press and its arrival: the name stays hers.
  await page.unroute(items);
  await page.route(
    items,
    async (route) => {
      await api.updateItem(list.adminToken, { id: made.idOf('Kite'), title: 'Blue kite' });
      await route.continue();
    },
    { times: 1 },
  );
  await star.click();
  await expect(
    owner.row('Blue kite').locator('.badge', { hasText: english('item.mostWanted') }),
  ).toBeVisible();
  // The mark shows before it is saved.
  await expect
    .poll(async () => (await made.items())[0])
    .toMatchObject({ title: 'Blue kite', mostWanted: true });
});

test('a wish that is marked far down moves up without the page, which offers to show it', async ({
  page,
  owner,
  makeList,
}) => {
  const names = Array.from({ length: 20 }, (_, at) => `Wish ${at + 1}`);
  await page.goto((await makeList({ items: names })).adminPath);
  const star = (title: string) =>
    page.getByRole('button', { name: english('item.markWanted', { title }), exact: true });
  await star('Wish 15').scrollIntoViewIfNeeded();
  await owner.row('Wish 16').evaluate((row) => row.scrollIntoView({ block: 'end' }));
  await star('Wish 15').click();
  const moved = page.getByText(english('item.movedUp', { title: 'Wish 15' }));
  await expect(moved).toBeVisible();
  await expect(owner.rows.first().getByRole('heading')).toHaveText('Wish 15');
  await expect(owner.row('Wish 16')).toBeInViewport();
  await expect(owner.row('Wish 16')).toBeFocused();
  await expect(owner.row('Wish 15')).not.toBeInViewport();
  await page.getByRole('button', { name: english('item.showMoved') }).click();
  await expect(owner.row('Wish 15')).toBeInViewport({ ratio: 1 });
  await expect(owner.row('Wish 15')).toBeFocused();

  // Near by, nothing needs to be said, and the star keeps the focus.
  await star('Wish 1').click();
  await expect(owner.row('Wish 1').getByText(english('item.mostWanted')).first()).toBeVisible();
  await framesDrawn(page, 2);
  await expect(page.getByText(english('item.movedUp', { title: 'Wish 1' }))).toBeHidden();
});

test('a quantity below the number of claims is refused at its field', async ({
  page,
  owner,
  makeList,
  expectConsole,
}) => {
  expectConsole(/409 \(Conflict/);
  const plates = { title: 'Plates', maxQuantity: 6, claimedBy: ['Ann', 'Bob'] };
  await page.goto((await makeList({ items: [plates] })).adminPath);
  await expect(page.getByText(english('item.partly_other', { count: 2, max: 6 }))).toBeVisible();
  const form = await owner.editItem('Plates');
  await form.quantity.fill('1');
  await form.save.click();
  await expect(form.quantity).toBeFocused();
  await expect(form.quantity).toHaveAccessibleDescription(english('failure.item.claimed_more'));
});

test('the shop link is copied; an item without one says so', async ({ page, makeList }) => {
  const kite = { title: 'Kite', url: 'https://shop.example/kite' };
  await page.goto((await makeList({ items: [kite, 'Walk'] })).adminPath);
  const copy = (title: string) =>
    page.getByRole('button', { name: english('item.copyStore', { title }) });
  await copy('Kite').click();
  await expect(page.getByText(english('share.copied'))).toBeVisible();
  expect(await copiedText(page)).toBe('https://shop.example/kite');
  await copy('Walk').click();
  await expect(page.getByText(english('item.noStore'))).toBeVisible();
});

test('an item is added and changed by keyboard alone', async ({ page, owner, makeList }) => {
  const made = await makeList();
  await page.goto(made.adminPath);
  const { form } = owner;
  await owner.addButton.focus();
  await page.keyboard.press('Enter');
  await expect(form.url).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.title).toBeFocused();
  await page.keyboard.type('Kite');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Red');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(form.file).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.wanted).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.dialog).toBeHidden();
  await expect(owner.row('Kite')).toBeFocused();
  const [saved] = await made.items();
  expect(saved).toMatchObject({ title: 'Kite', price: '20', maxQuantity: 2, mostWanted: true });
  await page.getByRole('button', { name: english('item.edit', { title: 'Kite' }) }).focus();
  await page.keyboard.press('Enter');
  await expect(form.title).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(owner.row('Kite!')).toBeVisible();
});

for (const language of languages) {
  test(`nothing in the dialog is cut off on the narrowest phone: ${language}`, async ({
    page,
    makeList,
    setLanguage,
  }) => {
    const owner = new Owner(page, await setLanguage(language));
    await page.setViewportSize({ width: 320, height: 640 });
    const kite = { title: 'Kite', url: 'https://shop.example/' };
    await page.goto((await makeList({ items: [kite] })).adminPath);
    expect(await overflowOf(page)).toBe(0);
    const form = await owner.editItem('Kite');
    expect(await overflowOfDialog(page)).toBe(0);
    await form.save.scrollIntoViewIfNeeded();
    await expect(form.save).toBeInViewport();
  });
}

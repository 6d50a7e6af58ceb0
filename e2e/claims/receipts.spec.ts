import { languages } from '../../src/domain/language.ts';
import { violationsIn } from '../support/accessibility.ts';
import { alternateLanguage } from '../support/alternate.ts';
import { Guest } from '../support/guest.ts';
import { holdRequests } from '../support/intercept.ts';
import { overflowOf } from '../support/layout.ts';
import type { MadeList } from '../support/lists.ts';
import { copiedText } from '../support/owner.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');

const items = [{ title: 'Kite', price: '20 €' }, 'Drum'];

/** Claims the kite through the API. Returns the way to the receipt. */
async function receiptOf({ api, list, idOf }: MadeList) {
  const { body } = await api.claim(list.guestToken, idOf('Kite'), 'Ann');
  return `/wishlist/receipt/${body.claim.receipt}`;
}

for (const language of languages) {
  test(`a claim is stored, and its receipt works on another device: ${language}`, {
    tag: alternateLanguage(language),
  }, async ({ page, makeList, newVisitor, servers, serverLog, setLanguage }) => {
    const words = await setLanguage(language);
    const guest = new Guest(page, words);
    await guest.open((await makeList({ items })).guestPath);
    await expect(guest.yourGifts).toHaveCount(0);
    await guest.claim('Kite', 'Ann');
    await expect(guest.card('Kite').getByText(words('claims.mark'))).toBeVisible();
    await expect(guest.card('Drum').getByText(words('claims.mark'))).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: words('claims.way_one') })
      .click();
    await expect(guest.yourGifts).toBeFocused();
    await expect(guest.yourGifts).toBeInViewport();
    await guest.yourGifts.getByRole('button', { name: words('receipt.copy') }).click();
    await expect(page.getByText(words('receipt.copied'))).toBeVisible();
    const link = await copiedText(page);
    expect(link).toContain('/wishlist/receipt/');
    await page.reload();
    await guest.waitForHydration();
    await expect(guest.card('Kite').getByText(words('claims.mark'))).toBeVisible();

    const other = new Guest(await newVisitor(servers[1]), words);
    await setLanguage(language, other.page);
    const response = await other.open(new URL(link).pathname);
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';
    for (const word of ['Kite', 'Ann', 'Mara’s thirtieth', '20 €']) expect(html).toContain(word);
    await expect(other.page.getByText(words('receipt.same'))).toBeVisible();
    await expect(other.page.getByText(words('unclaim.notHere'))).toBeVisible();
    await other.page.getByRole('button', { name: words('receipt.keep') }).click();
    await expect(other.page.getByText(words('receipt.kept'))).toBeVisible();
    expect(await violationsIn(other.page)).toEqual([]);
    await other.page.getByRole('link', { name: words('receipt.list') }).click();
    await expect(other.card('Kite').getByText(words('claims.mark'))).toBeVisible();
    expect(serverLog()).not.toContain(link.split('/').pop());
  });
}

test('the link to the guest’s own claims works before they are loaded', {
  tag: '@phone',
}, async ({ page, guest, makeList }) => {
  const release = await holdRequests(page, '**/your-gifts*.js');
  await guest.open((await makeList({ items })).guestPath);
  await guest.claim('Kite', 'Ann');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('claims.way_one') })
    .click();
  await expect(guest.yourGifts).toHaveCount(0);
  release();
  await expect(guest.yourGifts).toBeFocused();
  await expect(guest.yourGifts).toBeInViewport();
});

test('a receipt is private: not indexed, not cached for others, nothing in its title', {
  tag: '@desk',
}, async ({ page, makeList, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/);
  const made = await makeList({ items, allowUndo: true });
  const path = await receiptOf(made);
  for (const visit of [1, 2]) {
    const response = await page.goto(`${path}?fbclid=${visit}`);
    expect(response?.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(response?.headers()['cache-control']).toContain('private');
    const head = ((await response?.text()) ?? '').split('</head>')[0] ?? '';
    expect(head).toContain('<meta name="robots" content="noindex">');
    for (const word of ['Kite', 'Ann', 'Mara']) expect(head).not.toContain(word);
  }
  const receipt = path.split('/').pop() ?? '';
  const { body } = await made.api.receipt(receipt);
  await made.api.undo(made.list.guestToken, body.id, receipt);
  const gone = await page.goto(path);
  expect(gone?.status()).toBe(404);
  await expect(page.getByText(t('receipt.none.text'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('wishlist.notFound.home') })).toBeVisible();
});

test('when the owner changes or deletes the item, the receipt says so', { tag: '@desk' }, async ({
  page,
  guest,
  makeList,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const made = await makeList({ items });
  const { api, list } = made;
  const kite = made.idOf('Kite');
  const path = await receiptOf(made);
  await api.updateItem(list.adminToken, { id: kite, title: 'Two-line kite', price: '35 €' });
  await guest.open(path);
  const changes = page.locator('.changes-since');
  await expect(changes.locator('del')).toHaveText(['Kite', '20 €']);
  await expect(changes.locator('ins')).toHaveText(['Two-line kite', '35 €']);
  await page.getByRole('button', { name: t('receipt.keep') }).click();

  await api.removeItem(list.adminToken, kite);
  await page.reload();
  await expect(page.getByText(t('receipt.removed'))).toBeVisible();
  await page.getByRole('link', { name: t('receipt.list') }).click();
  await expect(guest.yourGifts.getByText(t('claims.removed'))).toBeVisible();

  const { body } = await api.rotate(list.adminToken, 'guest');
  await guest.open(path);
  await expect(page.getByText(t('receipt.linkReplaced'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('receipt.list') })).toHaveCount(0);
  expect(await page.content()).not.toContain(body.guestToken);
});

test('replacing a link loses no claim', { tag: '@desk' }, async ({
  guest,
  makeList,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const { api, list, guestPath } = await makeList({ items });
  await guest.open(guestPath);
  await guest.claim('Kite', 'Ann');
  const { body } = await api.rotate(list.adminToken, 'guest');
  await guest.open(`/wishlist/guest/${body.guestToken}`);
  await expect(guest.card('Kite').getByText(t('claims.mark'))).toBeVisible();
});

test('where the owner allows it, a guest unclaims on the list', { tag: '@phone' }, async ({
  page,
  guest,
  makeList,
  newVisitor,
  servers,
}) => {
  const { api, list, guestPath } = await makeList({ items, allowUndo: true });
  const other = new Guest(await newVisitor(servers[1]), t);
  for (const each of [guest, other]) await each.open(guestPath);
  await guest.claim('Kite', 'Ann');
  await expect(other.claimButton('Kite')).toHaveCount(0);
  await guest.yourGifts.getByRole('button', { name: t('unclaim.action') }).click();
  await guest.dialog.getByRole('button', { name: t('unclaim.keep') }).click();
  await expect(guest.card('Kite').getByText(t('claims.mark'))).toBeVisible();
  await guest.yourGifts.getByRole('button', { name: t('unclaim.action') }).click();
  await guest.dialog.getByRole('button', { name: t('unclaim.confirm') }).click();
  await expect(page.getByText(t('unclaim.done', { title: 'Kite' }))).toBeVisible();
  // The message that the claim has succeeded is over.
  await expect(page.locator('.toast')).toHaveCount(1);
  await expect(guest.yourGifts).toHaveCount(0);
  await expect(guest.card('Kite')).toBeFocused();
  await expect(other.claimButton('Kite')).toBeVisible();
  const { body } = await api.asGuest(list.guestToken);
  expect(body.items[0]?.claimedQuantity).toBe(0);
});

test('a claim that was taken back on another device is among the guest’s gifts no more', {
  tag: '@phone',
}, async ({ page, guest, makeList, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/);
  const { api, list, guestPath } = await makeList({ items, allowUndo: true });
  const claimAndUndo = async (title: string) => {
    await guest.claim(title, 'Ann');
    const href = await guest.yourGifts
      .getByRole('link', { name: t('receipt.open') })
      .first()
      .getAttribute('href');
    const receipt = href?.split('/').pop() ?? '';
    const sheet = new Guest(await page.context().newPage(), t);
    await sheet.open(`/wishlist/receipt/${receipt}`);
    const undo = async () => {
      const { body } = await api.receipt(receipt);
      await api.undo(list.guestToken, body.id, receipt);
    };
    return { sheet, undo };
  };

  // While the list is open: its entry goes, and so does the receipt in another tab.
  await guest.follow(guestPath);
  const kite = await claimAndUndo('Kite');
  await kite.undo();
  await expect(page.getByText(t('claims.gone', { title: 'Kite' }))).toBeVisible();
  await expect(guest.yourGifts).toHaveCount(0);
  await expect(guest.claimButton('Kite')).toBeVisible();
  await expect(kite.sheet.page.getByText(t('receipt.none.text'))).toBeVisible();

  // While it was closed, and claimed by somebody else since; the other claim stays.
  await guest.claim('Kite', 'Ann');
  const drum = await claimAndUndo('Drum');
  await page.goto('/robots.txt');
  await drum.undo();
  await drum.sheet.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(drum.sheet.page.getByText(t('receipt.none.text'))).toBeVisible();
  await api.claim(
    list.guestToken,
    list.items.find(({ title }) => title === 'Drum')?.id ?? '',
    'Bob',
  );
  await guest.open(guestPath);
  await expect(guest.yourGifts.getByRole('heading', { level: 3 })).toHaveText(['Kite']);
  await expect(guest.card('Drum').getByText(t('claims.mark'))).toHaveCount(0);
});

test('a guest unclaims with the receipt on another device, until the owner forbids it again', {
  tag: '@phone',
}, async ({ page, guest, makeList, expectConsole }) => {
  expectConsole(/40[34] \((Forbidden|Not Found)\)/);
  const made = await makeList({ items, allowUndo: true });
  const { api, list } = made;
  await guest.open(await receiptOf(made));
  const undo = async () => {
    await page.getByRole('button', { name: t('unclaim.action') }).click();
    await guest.dialog.getByRole('button', { name: t('unclaim.confirm') }).click();
  };
  await api.update(list.adminToken, { allowUndo: false });
  await undo();
  await expect(page.getByText(t('failure.claim.undo_not_allowed'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: t('unclaim.action') })).toHaveCount(0);

  await api.update(list.adminToken, { allowUndo: true });
  await page.reload();
  await guest.waitForHydration();
  await undo();
  await expect(page.getByRole('heading', { name: t('unclaim.doneTitle') })).toBeVisible();
  expect((await api.asGuest(list.guestToken)).body.items[0]?.claimedQuantity).toBe(0);
  await page.getByRole('link', { name: t('receipt.list') }).click();
  await expect(guest.claimButton('Kite')).toBeVisible();
});

test('no part of a receipt is cut off on the narrowest phone', { tag: '@phone' }, async ({
  page,
  makeList,
  setLanguage,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const made = await makeList({ items, allowUndo: true });
  const path = await receiptOf(made);
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze mit Ankerstickerei';
  await made.api.updateItem(made.list.adminToken, { id: made.idOf('Kite'), title });
  await new Guest(page, await setLanguage('de')).open(path);
  expect(await overflowOf(page)).toBe(0);
});

import { languages } from '../../src/domain/language.ts';
import { picture } from '../../test/support/pictures.ts';
import { violationsIn } from '../support/accessibility.ts';
import { alternateLanguage } from '../support/alternate.ts';
import { Guest } from '../support/guest.ts';
import { openUnhydrated, waitForHydration } from '../support/hydrated.ts';
import { holdRequests, loseRequests } from '../support/intercept.ts';
import { overflowOf } from '../support/layout.ts';
import type { ListFields, MadeList } from '../support/lists.ts';
import { tabTo } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');
const details =
  'The one with the wooden handle and the lid that stays on when it is poured. '.repeat(3);
const dates = {
  en: /^Created \d\d \w{3} \d{4}$/,
  de: /^Angelegt am \d\d\. \S+ \d{4}$/,
  fr: /^Créée le \d\d \S+ \d{4}$/,
};

const claims = '**/api/wishlist/claim/*';

/** A list with an item of every kind. */
const everyKind = (image?: Promise<Blob>): ListFields => ({
  description: 'Come hungry.',
  items: [
    {
      title: 'Teapot',
      price: '64,00 €',
      url: 'https://shop.example/teapot',
      description: details,
      mostWanted: true,
      ...(image && { image }),
    },
    { title: 'Kite', description: 'A red one.' },
    { title: 'Plates', maxQuantity: 3 },
    {
      title: 'Harp',
      url: 'https://shop.example/harp',
      mostWanted: true,
      claimedBy: ['Uncle Tomáš'],
    },
  ],
});

/** What a guest of the list sees of this item now. */
async function itemOf({ api, list }: MadeList, title: string) {
  const { body } = await api.asGuest(list.guestToken);
  return body.items.find((item) => item.title === title);
}

for (const language of languages) {
  test(`a shared list is complete before any script runs: ${language}`, {
    tag: alternateLanguage(language),
  }, async ({ makeList, newVisitor, servers, setLanguage }) => {
    const { guestPath } = await makeList(everyKind(picture('png', { width: 1600, height: 1200 })));
    const page = await newVisitor(servers[0], { javaScriptEnabled: false });
    const words = await setLanguage(language, page);
    const guest = new Guest(page, words);
    const response = await guest.visit(guestPath);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara’s thirtieth');
    await expect(page.getByText('Come hungry.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: words('guest.items') })).toBeVisible();
    await expect(page.locator('.list-facts span').first()).toHaveText(dates[language]);
    await expect(page.locator('.no-script')).toHaveText(words('common.noScript'));
    await expect(page.locator('.live-state')).toBeHidden();

    const teapot = guest.card('Teapot');
    await expect(teapot.getByText(words('guest.price'))).toHaveText(/64,00 €/);
    await expect(teapot.getByText(words('item.mostWanted'))).toBeVisible();
    const image = teapot.locator('img');
    await expect(image).toHaveAttribute('srcset', /w=320 320w,.*w=640 640w,.*w=1280 1280w/);
    await expect(image).toHaveAttribute('sizes', /px/);
    const store = teapot.getByRole('link', { name: words('guest.store') });
    await expect(store).toHaveAttribute('href', 'https://shop.example/teapot');
    await expect(store).toHaveAttribute('target', '_blank');
    for (const rel of ['nofollow', 'ugc', 'noopener', 'noreferrer'])
      await expect(store).toHaveAttribute('rel', new RegExp(`\\b${rel}\\b`));

    // Folded to a hundred characters, and unfolded by the browser alone.
    const short = teapot.locator('.expandable-text__short');
    await expect(short).toHaveText(/\.\.\.$/);
    expect(((await short.textContent()) ?? '').length).toBeLessThanOrEqual(103);
    await teapot.getByText(words('guest.showMore')).click();
    await expect(teapot.getByText(details.trim())).toBeVisible();
    await expect(short).toBeHidden();
    await teapot.getByText(words('guest.showLess')).click();
    await expect(teapot.getByText(details.trim())).toBeHidden();

    const kite = guest.card('Kite');
    await expect(kite.getByText('A red one.')).toBeVisible();
    await expect(kite.getByText(words('guest.showMore'))).toHaveCount(0);
    await expect(kite.getByText(words('guest.store'))).toBeVisible();
    await expect(kite.getByRole('link')).toHaveCount(0);
    await expect(
      guest.card('Plates').getByText(words('item.partly_one', { count: 0, max: 3 })),
    ).toBeVisible();
    const harp = guest.card('Harp');
    await expect(harp.getByText(words('guest.claimedBy', { name: 'Uncle Tomáš' }))).toBeVisible();
    await expect(harp.getByText(words('item.mostWanted'))).toHaveCount(0);
    await expect(harp.getByText(words('guest.store'))).toHaveAttribute('aria-disabled', 'true');
    await expect(harp.getByRole('link')).toHaveCount(0);

    const next = languages[(languages.indexOf(language) + 1) % languages.length] ?? 'en';
    await page.locator('.language-menu__button').click();
    await page.locator(`.menu--popup [lang=${next}]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', next);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara’s thirtieth');
  });
}

test('a list without a name and without items says so in a friendly text', {
  tag: '@phone',
}, async ({ page, guest, makeList }) => {
  await guest.open((await makeList({ name: null })).guestPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('guest.fallback'));
  await expect(page).toHaveTitle(new RegExp(`^${t('guest.fallback')}`));
  await expect(page.getByText(t('guest.empty.title'))).toBeVisible();
  await expect(page.getByText(t('guest.empty.text'))).toBeVisible();
});

test('a link that opens no list says so in both languages, and links to the home page', {
  tag: '@desk',
}, async ({ page, guest, servers, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/);
  const response = await guest.open('/wishlist/guest/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByText(t('wishlist.notFound.invalid'))).toBeVisible();
  await expect(page.getByText(t('wishlist.notFound.text'))).toHaveCount(0);
  await page.getByRole('link', { name: t('wishlist.notFound.home') }).click();
  await expect(page).toHaveURL(`${servers[0]}/`);
});

test('the guest is asked for a name each time, unless this device may remember it', {
  tag: '@phone',
}, async ({ page, guest, makeList }) => {
  const made = await makeList(everyKind());
  await guest.open(made.guestPath);
  await guest.claimButton('Kite').click();
  const { name } = guest;
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('placeholder', t('claim.placeholder'));
  await expect(name).toHaveAttribute('maxlength', '100');
  await expect(guest.confirm).toBeDisabled();
  await name.fill('  \u200b ');
  await expect(guest.confirm).toBeDisabled();
  await name.fill('Ann');
  await guest.dialog.getByRole('button', { name: t('common.cancel') }).click();
  await expect(guest.dialog).toBeHidden();
  await expect(guest.claimButton('Kite')).toBeFocused();

  await guest.claimButton('Kite').click();
  await expect(name).toHaveValue('');
  await name.fill('  Ann Müller ');
  await guest.confirm.click();
  await expect(page.getByText(t('claim.success', { name: 'Ann Müller' }))).toBeVisible();
  await expect(guest.card('Kite')).toBeFocused();
  expect((await itemOf(made, 'Kite'))?.claimedBy).toBe('Ann Müller');

  await guest.claimButton('Plates').click();
  // The first claim's message would take the room of the dialog's buttons.
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(name).toHaveValue('');
  await name.fill('Ann Müller');
  await guest.dialog.getByLabel(t('claim.remember')).check();
  await guest.confirm.click();
  await expect(guest.dialog).toBeHidden();
  await page.reload();
  await guest.claimButton('Plates').click();
  await expect(name).toHaveValue('Ann Müller');
  await guest.dialog.getByLabel(t('claim.remember')).uncheck();
  await page.keyboard.press('Escape');
  await guest.claimButton('Plates').click();
  await expect(name).toHaveValue('');
});

test('of an item wanted three times each press claims one, until three are claimed', {
  tag: '@phone',
}, async ({ guest, makeList }) => {
  const { guestPath } = await makeList(everyKind());
  await guest.open(guestPath);
  for (const [claimed, name] of ['Ann', 'Bob', 'Eve'].entries()) {
    await guest.startClaim('Plates', name);
    const free = 3 - claimed;
    const note = t(free === 1 ? 'claim.piece_one' : 'claim.piece_other', { count: free, max: 3 });
    await expect(guest.dialog.getByText(note)).toBeVisible();
    await guest.confirm.click();
    await expect(guest.dialog).toBeHidden();
    await expect(
      guest.card('Plates').getByText(t('item.partly_other', { count: claimed + 1, max: 3 })),
    ).toBeVisible();
  }
  await expect(guest.claimButton('Plates')).toHaveCount(0);
  await expect(
    guest.card('Plates').getByText(t('guest.claimedBy', { name: 'Ann, Bob, Eve' })),
  ).toBeVisible();
  // The entries differ by their number too, also for those who hear the buttons only.
  for (const number of [1, 2, 3]) {
    const piece = t('claims.piece', { number, count: 3 });
    await expect(guest.yourGifts.getByText(piece, { exact: true })).toBeVisible();
    await expect(
      guest.yourGifts.getByRole('link', { name: `${t('receipt.open')}: Plates, ${piece}` }),
    ).toBeVisible();
  }
});

test('two guests press at the same moment: one claims the item, the other one is told so kindly', async ({
  guest: ann,
  makeList,
  newVisitor,
  servers,
  expectConsole,
}) => {
  expectConsole(/409 \(Conflict\)/);
  const made = await makeList(everyKind());
  const bob = new Guest(await newVisitor(servers[1]), t);
  // Neither hears of the other before she has pressed.
  for (const { page: each } of [ann, bob]) await each.route('**/events', () => {});
  for (const each of [ann, bob]) await each.open(made.guestPath);
  await Promise.all([ann.startClaim('Kite', 'Ann'), bob.startClaim('Kite', 'Bob')]);
  await Promise.all([ann.confirm.click(), bob.confirm.click()]);
  const claimer = async () => (await itemOf(made, 'Kite'))?.claimedBy ?? '';
  await expect.poll(claimer).toMatch(/^(Ann|Bob)$/);
  const winner = await claimer();
  const [won, lost] = winner === 'Ann' ? [ann, bob] : [bob, ann];
  await expect(won.dialog).toBeHidden();
  await expect(lost.dialog.getByText(t('claim.lost_one', { name: winner }))).toBeVisible();
  await expect(lost.dialog.getByText(t('claim.left_other', { count: 2 }))).toBeVisible();
  const back = lost.dialog.getByRole('button', { name: t('claim.back') });
  await expect(back).toBeFocused();
  // The kind words are all there is: no error beside them.
  await expect(lost.page.locator('.toast')).toHaveCount(0);
  expect(await violationsIn(lost.page, 'dialog')).toEqual([]);
  await back.click();
  for (const guest of [won, lost]) {
    await expect(
      guest.card('Kite').getByText(t('guest.claimedBy', { name: winner })),
    ).toBeVisible();
    await expect(guest.claimButton('Kite')).toHaveCount(0);
  }
});

for (const [how, hears] of [
  ['hears of it', true],
  ['presses before it hears of it', false],
] as const) {
  test(`a guest who has claimed the item in another tab is told that it is hers: the tab ${how}`, {
    tag: '@phone',
  }, async ({ page, guest: first, makeList, expectConsole }) => {
    expectConsole(/409 \(Conflict\)/);
    const { guestPath } = await makeList(everyKind());
    const second = new Guest(await page.context().newPage(), t);
    if (!hears) await second.page.route('**/events', () => {});
    for (const each of [first, second]) await each.open(guestPath);
    await second.startClaim('Kite', 'Zoé');
    await first.claim('Kite', 'Zoé');
    if (!hears) await second.confirm.click();
    await expect(second.dialog.getByText(t('claim.yours'))).toBeVisible();
    await expect(second.dialog.getByText(t('claim.lost_one', { name: 'Zoé' }))).toHaveCount(0);
    await expect(second.dialog.getByRole('button', { name: t('claim.back') })).toBeFocused();
    expect(await violationsIn(second.page, 'dialog')).toEqual([]);
    await second.dialog.getByRole('link', { name: t('claim.yours.receipt') }).click();
    await expect(second.page.getByRole('heading', { level: 2, name: 'Kite' })).toBeVisible();
    await expect(second.page).toHaveURL(/\/wishlist\/receipt\//);
  });
}

/**
 * Claims one of the plates: the first request arrives, and its answer is lost; what follows does not even arrive.
 * Returns how many requests were sent and how many plates the server knows to be claimed, once the guest is told that
 * the claim is tried again.
 */
async function claimWithoutAnswer(guest: Guest, made: MadeList) {
  await guest.open(made.guestPath);
  let sent = 0;
  await guest.page.route(claims, async (route) => {
    sent += 1;
    if (sent === 1) await route.fetch();
    await route.abort();
  });
  await guest.claimButton('Plates').click();
  // It is there, empty, before it says something: only then is it read out.
  await expect(guest.dialog.getByRole('status')).toHaveText('');
  await guest.page.keyboard.press('Escape');
  await expect(guest.dialog).toHaveCount(0);
  await guest.sendClaim('Plates', 'Ann');
  await expect(guest.dialog.getByRole('status')).toHaveText(t('claim.trying'));
  return {
    countSent: () => sent,
    countClaimed: async () => (await itemOf(made, 'Plates'))?.claimedQuantity,
  };
}

test.describe('when the connection is lost during a claim', { tag: '@phone' }, () => {
  test.beforeEach(({ expectConsole }) => {
    expectConsole(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
  });

  test('the same claim is sent again, and counts once', async ({ page, guest, makeList }) => {
    const { countSent, countClaimed } = await claimWithoutAnswer(
      guest,
      await makeList(everyKind()),
    );
    await page.unroute(claims);
    await expect(page.getByText(t('claim.success', { name: 'Ann' }))).toBeVisible();
    expect(countSent()).toBeGreaterThan(2);
    expect(await countClaimed()).toBe(1);
    await expect(guest.yourGifts.getByRole('heading', { name: 'Plates' })).toBeVisible();
  });

  test('a reload in between does not change the claim', async ({ page, guest, makeList }) => {
    const { countClaimed } = await claimWithoutAnswer(guest, await makeList(everyKind()));
    await page.reload();
    await expect(guest.name).toHaveValue('Ann');
    await page.unroute(claims);
    await expect(page.getByText(t('claim.success', { name: 'Ann' }))).toBeVisible();
    expect(await countClaimed()).toBe(1);
    await page.reload();
    await expect(guest.yourGifts).toBeVisible();
    await expect(guest.dialog).toHaveCount(0);
  });

  test('a claim made in flight mode is sent when the connection is back', async ({
    page,
    guest,
    makeList,
  }) => {
    const made = await makeList(everyKind());
    await guest.open(made.guestPath);
    await guest.startClaim('Kite', 'Ann');
    await page.context().setOffline(true);
    await guest.confirm.click();
    await expect(guest.dialog.getByText(t('claim.trying'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(t('claim.success', { name: 'Ann' }))).toBeVisible();
    expect((await itemOf(made, 'Kite'))?.claimedQuantity).toBe(1);
  });

  test('the guest can stop the repeated attempts', async ({ page, guest, makeList }) => {
    const made = await makeList(everyKind());
    await guest.open(made.guestPath);
    const mend = await loseRequests(page, claims);
    await guest.sendClaim('Kite', 'Ann');
    await expect(guest.dialog.getByText(t('claim.trying'))).toBeVisible();
    await guest.dialog.getByRole('button', { name: t('common.cancel') }).click();
    await expect(page.getByText(t('claim.stopped'))).toBeVisible();
    await expect(guest.claimButton('Kite')).toBeVisible();
    await mend();
    await page.reload();
    await expect(guest.claimButton('Kite')).toBeVisible();
    expect((await itemOf(made, 'Kite'))?.claimedQuantity).toBe(0);
  });
});

test('a claim that failed can be tried again with the same button', { tag: '@phone' }, async ({
  page,
  guest,
  makeList,
  expectConsole,
}) => {
  expectConsole(/500 \(Internal Server Error\)/);
  const { guestPath } = await makeList(everyKind());
  await guest.open(guestPath);
  const keys: (string | undefined)[] = [];
  await page.route(claims, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) await route.continue();
    else await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
  });
  await guest.sendClaim('Kite', 'Ann');
  await expect(page.getByText(t('claim.failed'))).toBeVisible();
  await expect(guest.name).toHaveValue('Ann');
  await expect(guest.dialog.getByRole('link', { name: t('terms.link') })).toBeVisible();
  await guest.confirm.click();
  await expect(guest.dialog).toBeHidden();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a list can be reported to the operator', { tag: '@desk' }, async ({
  page,
  guest,
  makeList,
  serverLog,
}) => {
  const { guestPath, list } = await makeList(everyKind());
  await guest.open(guestPath);
  // This is nobody's own list.
  await expect(page.locator('header [aria-current]')).toHaveCount(0);
  const report = page.getByRole('button', { name: t('report.action') });
  await report.click();
  await guest.dialog.getByRole('button', { name: t('report.send') }).click();
  await expect(guest.dialog.getByRole('alert')).toHaveText(t('fault.required'));
  await expect(guest.dialog.getByLabel(t('report.scam'))).toBeFocused();
  await guest.dialog.getByLabel(t('report.scam')).check();
  await guest.dialog.getByLabel(t('report.item')).selectOption('Teapot');
  await guest.dialog.getByLabel(t('report.note')).fill('It asks for my password.');
  await guest.dialog.getByLabel(t('report.email')).fill('jo@example');
  await guest.dialog.getByRole('button', { name: t('report.send') }).click();
  await expect(guest.dialog.getByRole('alert')).toHaveText(t('fault.not_an_email'));
  await expect(guest.dialog.getByLabel(t('report.email'))).toBeFocused();
  await guest.dialog.getByLabel(t('report.email')).fill('jo@example.org');
  await guest.dialog.getByRole('button', { name: t('report.send') }).click();
  await expect(guest.dialog.getByText(t('report.thanksText'))).toBeVisible();
  await expect(guest.dialog.getByText(/R-[A-Z2-9]{4}-[A-Z2-9]{4}/)).toBeVisible();
  await expect(
    guest.dialog.getByText(t('report.willAnswer', { email: 'jo@example.org' })),
  ).toBeVisible();
  await guest.dialog.getByRole('button', { name: t('claim.back') }).click();
  await expect(report).toBeFocused();
  expect(serverLog()).toContain('a list was reported');
  expect(serverLog()).not.toContain(list.guestToken);
});

test('an item is claimed by keyboard alone', { tag: '@desk' }, async ({
  page,
  guest,
  makeList,
}) => {
  const { guestPath } = await makeList(everyKind());
  await guest.open(guestPath);
  await tabTo(page, guest.claimButton('Kite'));
  await page.keyboard.press('Enter');
  await expect(guest.name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(guest.claimButton('Kite')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(guest.name).toBeFocused();
  await page.keyboard.type('Ann');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(guest.dialog.getByLabel(t('claim.remember'))).toBeChecked();
  await tabTo(page, guest.confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('claim.success', { name: 'Ann' }))).toBeVisible();
  await expect(guest.card('Kite')).toBeFocused();
});

test('on the narrowest phone nothing is cut off, in dialogs and with claims', {
  tag: '@phone',
}, async ({ page, makeList, setLanguage }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const words = await setLanguage('de');
  const guest = new Guest(page, words);
  await guest.open((await makeList(everyKind())).guestPath);
  await guest.startClaim('Plates', 'Großtante Wilhelmine-Charlotte von und zu Oberhausen');
  expect(await overflowOf(page)).toBe(0);
  await guest.confirm.click();
  await expect(guest.yourGifts).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  // The message and the header lie over a button here; a target that is partly covered counts as small.
  await page.getByRole('button', { name: words('common.dismiss') }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsIn(page)).toEqual([]);
});

test('no request from a private page sends a referrer', { tag: '@desk' }, async ({
  page,
  guest,
  makeList,
}) => {
  const { guestPath } = await makeList(everyKind());
  const referers: string[] = [];
  page.on('request', (request) => {
    const referer = request.headers()['referer'];
    if (referer?.includes('/wishlist/')) referers.push(`${request.url()}: ${referer}`);
  });
  await guest.open(guestPath);
  await guest.claim('Kite', 'Ann');
  await guest.yourGifts.getByRole('link', { name: t('receipt.open') }).click();
  await expect(page.getByRole('heading', { name: t('receipt.title') })).toBeVisible();
  await page.reload();
  expect(referers).toEqual([]);
});

test('a press before hydration is carried out after it', {
  tag: '@phone',
}, async ({ page, guest, makeList }) => {
  const { guestPath } = await makeList(everyKind());
  const release = await holdRequests(page, '**/guest-wishlist*.js');
  await openUnhydrated(page, guestPath);
  const kite = guest.claimButton('Kite');
  await kite.click();
  await guest.claimButton('Plates').click();
  // The last one is meant, and shows that it is on its way.
  await expect(kite).not.toHaveAttribute('aria-busy');
  await expect(page.locator('button[aria-busy="true"]')).toHaveCount(1);
  await expect(guest.dialog).toHaveCount(0);
  release();
  await expect(guest.dialog).toHaveCount(1);
  await expect(guest.dialog).toContainText('Plates');
  await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
});

test('buttons far below have their colour at once, even when the style sheet comes late', async ({
  page,
  makeList,
}) => {
  const titles = Array.from({ length: 20 }, (_, at) => `Kite ${at + 1}`);
  const { guestPath } = await makeList({ items: titles });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await holdRequests(page, /\/assets\/app-[\w-]+\.css$/);
  await page.goto(guestPath, { waitUntil: 'commit' });
  await page.locator('.guest-card').last().waitFor({ state: 'attached' });
  // Whatever asks for styles before the style sheet has come gets the browser's own.
  const colours = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.btn--claim')].map(
        (button) => getComputedStyle(button).backgroundColor,
      ),
    );
  const [plain] = await colours();
  release();
  await waitForHydration(page);
  const [first, ...others] = await colours();
  expect(first).not.toBe(plain);
  expect(new Set(others)).toEqual(new Set([first]));
});

test('in a long list the guest can show unclaimed items only, and what she claims stays in sight', async ({
  page,
  guest,
  makeList,
}) => {
  const items = Array.from({ length: 15 }, (_, at) => ({
    title: `Kite ${at + 1}`,
    mostWanted: at === 2 || at === 14,
    claimedBy: at === 14 ? ['Bo'] : [],
  }));
  await guest.open((await makeList({ items })).guestPath);
  const cards = page.locator('.guest-card');
  const filter = (name: 'all' | 'free' | 'wanted', count: number) =>
    page.getByRole('button', { name: t(`guest.filter.${name}`, { count }), exact: true });
  await expect(cards).toHaveCount(15);
  // As many as the owner has marked, whether claimed or not; they come first.
  await filter('wanted', 2).click();
  await expect(cards).toHaveCount(2);
  await filter('free', 14).click();
  await expect(filter('free', 14)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards).toHaveCount(14);
  await expect(guest.card('Kite 15')).toHaveCount(0);
  await guest.sendClaim('Kite 14', 'Ann');
  await expect(guest.card('Kite 14')).toBeFocused();
  // The scraps of paper are not cut off at the card's edge, wherever it stands in the list.
  await expect(guest.card('Kite 14').locator('.burst')).toHaveCount(1);
  await expect(guest.card('Kite 14')).toHaveCSS('content-visibility', 'visible');
  await expect(filter('free', 13)).toBeVisible();
  await expect(cards).toHaveCount(14);
  // The way to the receipt stands beside the good news.
  await page
    .locator('.toast')
    .getByRole('button', { name: t('claims.way_one') })
    .click();
  await expect(page.getByRole('region', { name: t('claims.title') })).toBeFocused();
  await filter('all', 15).click();
  await expect(cards).toHaveCount(15);
});

test('beside a described wish, a claimed one has no hole in its card', { tag: '@desk' }, async ({
  guest,
  makeList,
}) => {
  const description = 'The one with the wooden handle. '.repeat(3);
  const items = [
    { title: 'Teapot', description, price: '20 €', maxQuantity: 6, claimedBy: ['Bo'] },
    { title: 'Kite', claimedBy: ['Ann'] },
    { title: 'Lamp', maxQuantity: 2, claimedBy: ['Ann'] },
  ];
  await guest.open((await makeList({ items })).guestPath);
  const bottomAndTop = async (title: string, upper: string, lower: string) => {
    const above = await guest.card(title).locator(upper).boundingBox();
    const below = await guest.card(title).locator(lower).boundingBox();
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  const [claimedBy, actions] = ['.guest-card__claimed-by', '.card__actions'];
  expect(await bottomAndTop('Kite', 'h3', claimedBy)).toBeLessThan(30);
  for (const title of ['Teapot', 'Kite', 'Lamp'])
    expect(await bottomAndTop(title, claimedBy, actions)).toBeLessThan(30);
});

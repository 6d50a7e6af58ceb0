import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPrefix } from '../../src/contract/paths.ts';
import { freePort } from '../../test/support/free-port.ts';
import type { Guest } from '../support/guest.ts';
import { waitUntilLive } from '../support/hydrated.ts';
import type { ListFields } from '../support/lists.ts';
import { startServers } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');
/** A change is on every open page within a second. */
const soon = { timeout: 1_000 };
/** Half a minute, and by chance up to half as much again. */
const longestReconnectDelayMs = 45_000;

const longList: ListFields = {
  items: Array.from({ length: 16 }, (_, at) => ({
    title: `Gift ${at + 1}.`,
    description: 'Long. '.repeat(30),
  })),
};

const oneGift: ListFields = { items: ['Gift 1.'] };
const claimedByBob = (guest: Guest) =>
  guest.card('Gift 1.').getByText(t('guest.claimedBy', { name: 'Bob' }));
const topOf = async (guest: Guest, title: string) =>
  guest.card(title).evaluate((card) => card.getBoundingClientRect().top);

// In a grid of several columns a card can move within its row; one column shows it best.
test('an owner’s change appears within a second, and what the guest reads keeps its position', {
  tag: '@phone',
}, async ({ page, guest, makeList, servers }) => {
  const { api, list, idOf, guestPath } = await makeList(longList, servers[1]);
  await guest.follow(guestPath);
  await guest.card('Gift 9.').evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const top = await topOf(guest, 'Gift 9.');

  await api.addItem(list.adminToken, { title: 'Dearest', mostWanted: true });
  await expect(guest.card('Dearest')).toHaveCount(1, soon);
  expect(Math.abs((await topOf(guest, 'Gift 9.')) - top)).toBeLessThanOrEqual(1);
  await expect(page.getByText(t('news.added', { title: 'Dearest' }))).toHaveCount(1);
  expect(await page.locator('.guest-card h3').first().textContent()).toBe('Dearest');

  await api.updateItem(list.adminToken, {
    id: idOf('Gift 2.'),
    title: 'Gift 2.',
    description: 'Short.',
  });
  await expect(guest.card('Gift 2.').getByText('Short.')).toHaveCount(1, soon);
  expect(Math.abs((await topOf(guest, 'Gift 9.')) - top)).toBeLessThanOrEqual(1);

  await api.removeItem(list.adminToken, idOf('Gift 1.'));
  await expect(guest.card('Gift 1.')).toHaveCount(0, soon);
  expect(Math.abs((await topOf(guest, 'Gift 9.')) - top)).toBeLessThanOrEqual(1);

  await api.claim(list.guestToken, idOf('Gift 9.'), 'Bob');
  const said = page.getByText(t('news.changed', { what: t('news.claimed', { title: 'Gift 9.' }) }));
  await expect(said).toHaveCount(1, soon);
  await expect(said.locator('xpath=ancestor-or-self::*[@role="status"]')).toHaveCount(1);
  expect(Math.abs((await topOf(guest, 'Gift 9.')) - top)).toBeLessThanOrEqual(1);
});

test('in a layout with several columns, a card that is being read keeps its column', {
  tag: '@desk',
}, async ({ page, guest, makeList, servers }) => {
  const { api, list, idOf, guestPath } = await makeList(longList, servers[1]);
  await guest.follow(guestPath);
  await guest.card('Gift 9.').evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const places = () =>
    Promise.all(
      ['Gift 8.', 'Gift 9.', 'Gift 10.'].map((title) =>
        guest.card(title).evaluate((card) => {
          const { left, top } = card.getBoundingClientRect();
          return { left, top };
        }),
      ),
    );
  const before = await places();
  expect(new Set(before.map(({ left }) => left)).size).toBe(3);
  /** How far any of them has moved, in pixels. */
  const moved = async () => {
    const now = await places();
    return Math.max(
      ...before.flatMap(({ left, top }, place) => [
        Math.abs((now[place]?.left ?? Number.NaN) - left),
        Math.abs((now[place]?.top ?? Number.NaN) - top),
      ]),
    );
  };

  await api.addItem(list.adminToken, { title: 'Dearest', mostWanted: true });
  await expect(guest.card('Dearest')).toHaveCount(1, soon);
  expect(await moved()).toBeLessThanOrEqual(1);
  await api.removeItem(list.adminToken, idOf('Gift 1.'));
  await api.removeItem(list.adminToken, idOf('Gift 2.'));
  await expect(guest.card('Gift 2.')).toHaveCount(0, soon);
  expect(await moved()).toBeLessThanOrEqual(1);

  // A window of another width has other columns, and no gap.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.locator('[style*="--column"]')).toHaveCount(0);
});

test('a guest at the top of the page stays there when an item is added', async ({
  page,
  guest,
  makeList,
}) => {
  const { api, list, guestPath } = await makeList(longList);
  await guest.follow(guestPath);
  await api.addItem(list.adminToken, { title: 'Dearest', mostWanted: true });
  await expect(guest.card('Dearest')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an owner is told what has changed, but in surprise mode nothing about claims', async ({
  page,
  owner,
  makeList,
  servers,
}) => {
  const { api, list, idOf, adminPath } = await makeList(longList, servers[1]);
  await owner.follow(adminPath);
  const status = page.locator('.live-state [role=status]');
  await api.claim(list.guestToken, idOf('Gift 1.'), 'Bob');
  await expect(status).toHaveText(
    t('news.changed', { what: t('news.claimed', { title: 'Gift 1.' }) }),
    soon,
  );
  // Nothing is claimed, freed or unclaimed by hiding it.
  await api.update(list.adminToken, { surprise: true });
  await expect(status).toHaveText(t('wishlist.changedNow'), soon);
  await api.claim(list.guestToken, idOf('Gift 2.'), 'Bob');
  await api.addItem(list.adminToken, { title: 'Harp' });
  await expect(status).toHaveText(
    t('news.changed', { what: t('news.added', { title: 'Harp' }) }),
    soon,
  );
});

test('an open dialog stays, with what was typed, until its item is deleted', {
  tag: '@phone',
}, async ({ page, guest, makeList }) => {
  const { api, list, idOf, guestPath } = await makeList(longList);
  await guest.follow(guestPath);
  await guest.startClaim('Gift 3.', 'An');
  await api.addItem(list.adminToken, { title: 'Dearest', mostWanted: true });
  await api.updateItem(list.adminToken, { id: idOf('Gift 3.'), title: 'Gift 3.', price: '12 €' });
  await expect(guest.dialog.getByText('12 €')).toBeVisible();
  await expect(guest.name).toBeFocused();
  await page.keyboard.type('n');
  await expect(guest.name).toHaveValue('Ann');
  await api.claim(list.guestToken, idOf('Gift 3.'), 'Bob');
  await expect(guest.dialog.getByText(t('claim.lost_one', { name: 'Bob' }))).toBeVisible();
  await guest.dialog.getByRole('button', { name: t('claim.back') }).click();

  await guest.startClaim('Gift 4.', 'Ann');
  await api.removeItem(list.adminToken, idOf('Gift 4.'));
  await expect(guest.dialog.getByText(t('claim.gone'))).toBeVisible();
});

test('a deleted list says so on the open page', { tag: '@desk' }, async ({
  page,
  guest,
  makeList,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const { api, list, guestPath } = await makeList();
  await guest.follow(guestPath);
  await api.erase(list.adminToken);
  await expect(page.getByText(t('wishlist.notFound.text'))).toBeVisible();
  await expect(page.getByText(t('wishlist.notFound.justNow'))).toBeVisible();
});

test('flight mode is shown, and no change made meanwhile is missed', { tag: '@phone' }, async ({
  page,
  guest,
  makeList,
  expectConsole,
}) => {
  expectConsole(/net::ERR_INTERNET_DISCONNECTED/);
  const { api, list, idOf, guestPath } = await makeList(oneGift);
  await guest.follow(guestPath);
  await page.context().setOffline(true);
  await expect(page.getByText(t('wishlist.offline'))).toBeVisible();
  await api.claim(list.guestToken, idOf('Gift 1.'), 'Bob');
  await page.context().setOffline(false);
  await expect(claimedByBob(guest)).toBeVisible();
  await waitUntilLive(page, t);
});

test('where a proxy buffers the event stream, the list is requested twice a minute', {
  tag: '@desk',
}, async ({ page, guest, makeList }) => {
  const { api, list, idOf, guestPath } = await makeList(oneGift);
  await page.clock.install();
  // The answer never comes out at the other end.
  await page.route('**/events', () => {});
  const listening = page.waitForRequest('**/events');
  await guest.open(guestPath);
  await listening;
  await page.clock.runFor(11_000);
  await expect(page.getByText(t('wishlist.slow'))).toBeVisible();
  await api.claim(list.guestToken, idOf('Gift 1.'), 'Bob');
  await page.clock.runFor(31_000);
  await expect(claimedByBob(guest)).toBeVisible();
});

test('a hidden tab sends no request, and is up to date when it is shown again', {
  tag: '@desk',
}, async ({ page, guest, makeList }) => {
  const { api, list, idOf, guestPath } = await makeList(oneGift);
  await page.clock.install();
  await page.addInitScript(() => {
    let state = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    addEventListener('test:visibility', (event) => {
      state = (event as CustomEvent<string>).detail;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  const show = (state: string) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('test:visibility', { detail })), state);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/events'));
  await guest.follow(guestPath);
  await show('hidden');
  await page.clock.runFor(61_000);
  await ended;
  // Parts of the application may still be loading; what a list costs are calls to the API.
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(apiPrefix)) calls.push(request.url());
  });
  await api.claim(list.guestToken, idOf('Gift 1.'), 'Bob');
  await page.clock.runFor(600_000);
  expect(calls).toEqual([]);
  await show('visible');
  await expect(claimedByBob(guest)).toBeVisible();
});

test('the page reconnects after a restart of the server', { tag: '@phone' }, async ({
  page,
  guest,
  makeList,
  expectConsole,
}) => {
  expectConsole(
    /ERR_CONNECTION_RE(FUSED|SET)|ERR_INCOMPLETE_CHUNKED_ENCODING|a request to http:\/\/127/,
  );
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-restart-'));
  const start = () =>
    startServers({ database: 'sqlite', environment: { PORT: `${port}`, DATA_DIR: folder } });
  let running = await start();
  try {
    const [server] = running.servers;
    const { api, list, idOf, guestPath } = await makeList(oneGift, server);
    await guest.follow(server + guestPath);
    await running.stop();
    await expect(page.getByText(t('wishlist.offline'))).toBeVisible();
    running = await start();
    await api.claim(list.guestToken, idOf('Gift 1.'), 'Bob');
    // The longer the server was away, the longer the page waits before it connects again.
    await expect(claimedByBob(guest)).toBeVisible({ timeout: longestReconnectDelayMs });
    await waitUntilLive(page, t);
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

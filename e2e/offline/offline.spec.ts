import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '../../src/domain/language.ts';
import { violationsIn } from '../support/accessibility.ts';
import { goOffline, hasCopy, openAndKeep, staleBanner, waitForCopy } from '../support/copies.ts';
import { everyState, makeLists } from '../support/lists.ts';
import { rememberLists } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');
const expectNoCopy = (page: Page, path: string) =>
  expect.poll(() => hasCopy(page, path)).toBe(false);

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });
  test.beforeEach(({ expectConsole }) => expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|404/));

  test('a list that was open is shown as a marked copy, and is live again once connected', async ({
    page,
    context,
    guest,
    makeList,
  }) => {
    const { guestPath } = await makeList(everyState());
    await openAndKeep(page, guestPath);
    await goOffline(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara’s thirtieth');
    await expect(staleBanner(page)).toContainText('No connection just now; this is the list as of');
    await expect(staleBanner(page)).toContainText(/\d{1,2} \w{3,4},? (at )?\d{2}:\d{2}/);
    // The application runs, and what needs the network says that it is not there.
    await guest.sendClaim('Teapot', 'Ann');
    await expect(page.getByText(t('claim.trying'))).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(false);
  });

  test('the cookie settings delete the copies of lists on this device', async ({
    page,
    makeList,
  }) => {
    const { guestPath } = await makeList();
    await openAndKeep(page, guestPath);
    await page.goto('/en/insights');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('footer.cookies') })
      .click();
    await page.getByRole('button', { name: t('consent.copies.delete') }).click();
    await expect(page.getByText(t('consent.copies.deleted'))).toBeVisible();
    const copies = () =>
      page.evaluate(async () => {
        const requests = await (await caches.open('pages-v1')).keys();
        return requests.map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(copies).not.toContain(guestPath);
    expect(await copies()).toContain('/en/offline');
  });

  test('once connected again, the list replaces the copy', async ({ page, context, makeList }) => {
    const { api, list, adminPath } = await makeList();
    await openAndKeep(page, adminPath);
    await goOffline(page);
    await page.reload();
    await expect(staleBanner(page)).toBeVisible();
    await api.addItem(list.adminToken, { title: 'Brand new kite' });
    await context.setOffline(false);
    await expect(staleBanner(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Brand new kite' })).toBeVisible();
  });

  test('the copy is the last state that was shown, not the first', async ({
    page,
    context,
    makeList,
  }) => {
    const { api, list, guestPath } = await makeList();
    await openAndKeep(page, guestPath);
    await api.addItem(list.adminToken, { title: 'Late kite' });
    await expect(page.getByRole('heading', { name: 'Late kite' })).toBeVisible();
    await waitForCopy(page, guestPath, 'Late kite');
    await goOffline(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Late kite' })).toBeVisible();
    await context.setOffline(false);
  });

  test('a list that was never open says so kindly, and links to the stored ones', async ({
    page,
    context,
    makeList,
  }) => {
    const known = await makeList({ name: 'Known list' });
    const other = await makeList({ name: 'Other' });
    await openAndKeep(page, known.guestPath);
    await waitForCopy(page, '/en/offline');
    await goOffline(page);
    await page.goto(other.guestPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.heading'));
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Known list' }).click();
    await expect(staleBanner(page)).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await context.setOffline(false);
  });

  test('the offline page tells own and guest pages apart, and loads what was asked for', async ({
    page,
    context,
    makeList,
  }) => {
    const { guestPath, adminPath } = await makeList({ name: 'Mara' });
    for (const path of [guestPath, adminPath]) await openAndKeep(page, path);
    await goOffline(page);
    await page.goto('/wishlist');
    const links = page.locator('.cached-lists').getByRole('link');
    await expect(links).toHaveText([
      t('offline.list.admin', { title: 'Mara' }),
      t('offline.list.guest', { title: 'Mara' }),
    ]);
    const again = page.getByRole('button', { name: t('common.tryAgain') });
    const loadedAgain = page.waitForEvent('domcontentloaded');
    await again.click();
    await loadedAgain;
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('link', { name: 'Mara' }).first()).toBeVisible();
    await expect(again).toBeHidden();
  });

  test('a link from another page opens the copy of a list without a connection', async ({
    page,
    context,
    makeList,
  }) => {
    await openAndKeep(page, (await makeList()).adminPath);
    await page.goto('/wishlist');
    const row = page.getByRole('link', { name: 'Mara’s thirtieth' }).first();
    await expect(row).toBeVisible();
    await goOffline(page);
    await row.click();
    await expect(staleBanner(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara’s thirtieth');

    // A line that is up and leads nowhere is the same.
    await context.setOffline(false);
    await expect(staleBanner(page)).toBeHidden();
    await page.goto('/wishlist');
    await expect(row).toBeVisible();
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true }),
    );
    await goOffline(page);
    await row.click();
    await expect(staleBanner(page)).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
    await context.setOffline(false);
  });

  test('a replaced admin or guest link leaves no copy', async ({ page, makeList, newVisitor }) => {
    const { api, list, guestPath, adminPath } = await makeList();
    const guest = await newVisitor();
    await openAndKeep(guest, guestPath);
    await openAndKeep(page, adminPath);
    const { body } = await api.rotate(list.adminToken, 'guest');
    await expect(guest.getByText(t('wishlist.notFound.text'))).toBeVisible();
    await expectNoCopy(guest, guestPath);
    await api.rotate(body.adminToken, 'admin');
    await expect(page.getByText(t('wishlist.notFound.admin'))).toBeVisible();
    await expectNoCopy(page, adminPath);
    await page.getByRole('link', { name: t('wishlist.notFound.open') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('open.title'));
  });

  test('a new version of the site removes the caches of older ones', async ({ page, makeList }) => {
    // A page to read, which starts no worker.
    await page.goto('/impressum');
    await page.evaluate(async () => {
      for (const name of ['pages-v0', 'files-v0'])
        await (await caches.open(name)).put('/x', new Response('old'));
    });
    await openAndKeep(page, (await makeList()).guestPath);
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2);
    expect(
      await page.evaluate(async () => (await caches.keys()).some((name) => name.endsWith('v0'))),
    ).toBe(false);
  });

  test('API responses are never stored', async ({ page, context, makeList }) => {
    const { list, guestPath } = await makeList(everyState());
    await openAndKeep(page, guestPath);
    await goOffline(page);
    const failed = await page.evaluate(
      (token) =>
        fetch(`/api/wishlist/token/${token}`).then(
          () => 'answered',
          () => 'failed',
        ),
      list.guestToken,
    );
    expect(failed).toBe('failed');
    const api = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().filter(({ url }) => url.includes('/api/') && !url.includes('/image/'));
    });
    expect(api).toEqual([]);
    await context.setOffline(false);
  });

  test('a list that is deleted or forgotten leaves no copy', async ({ page, makeList }) => {
    const erased = await makeList();
    await openAndKeep(page, erased.guestPath);
    await page.reload();
    await erased.api.erase(erased.list.adminToken);
    await page.goto(erased.guestPath);
    await expectNoCopy(page, erased.guestPath);

    const forgotten = await makeList();
    await openAndKeep(page, forgotten.adminPath);
    await page.goto('/wishlist');
    await page
      .getByRole('button', { name: new RegExp(t('manager.forget')) })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('manager.forget') })
      .click();
    await expectNoCopy(page, forgotten.adminPath);
  });
});

test.describe('the app on a phone', () => {
  test('the manifest names icons that exist, with their real sizes', async ({ servers, page }) => {
    for (const language of languages) {
      await page.goto(`/${language}`);
      const href = await page.locator('link[rel=manifest]').getAttribute('href');
      expect(href).toBe(`/manifest-${language}.webmanifest`);
      const answer = await fetch(servers[0] + href);
      expect(answer.headers.get('content-type')).toContain('application/manifest+json');
      const manifest = await answer.json();
      expect(manifest.name).toBe('Wishbow');
      expect(manifest.lang).toBe(language);
      expect(manifest.shortcuts).toHaveLength(2);
      for (const { src, sizes } of manifest.icons) {
        const file = Buffer.from(await (await fetch(servers[0] + src)).arrayBuffer());
        const { width, height } = await sharp(file).metadata();
        expect(`${width}x${height}`).toBe(sizes);
      }
      expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain(
        'maskable',
      );
    }
  });

  test('text shared from a phone fills the form of the chosen list', async ({
    page,
    owner,
    servers,
  }) => {
    await rememberLists(page, await makeLists(servers[0], ['First list', 'Last list']));
    const shared = new URLSearchParams({ title: 'Green kite', text: 'https://shop.invalid/kite' });
    await page.goto(`/wishlist/add?${shared}`);
    await expect(page.getByText('Green kite')).toBeVisible();
    await expect(page).toHaveURL(/\/wishlist\/add$/);
    const rows = page.locator('.choose-list__row');
    await expect(rows.first()).toContainText('Last list');
    await rows.first().click();
    await expect(owner.form.title).toHaveValue('Green kite');
    await expect(owner.form.url).toHaveValue('https://shop.invalid/kite');
    await owner.saveItem();
    await expect(owner.row('Green kite')).toBeVisible();
  });

  test('a visitor without a list makes one with the shared text', async ({ page, owner }) => {
    await page.goto('/wishlist/add#title=Lamp&price=49%20EUR');
    await page.getByRole('button', { name: t('addItem.new') }).click();
    await page.waitForURL(/\/wishlist\/admin\//);
    await expect(owner.form.title).toHaveValue('Lamp');
    await expect(owner.form.price).toHaveValue('49 EUR');
  });

  test('the browser button passes the content of a page behind the #', async ({
    page,
    servers,
    newVisitor,
  }) => {
    await page.goto('/wishlist/add');
    const field = page.getByLabel(t('addItem.url'));
    await field.fill('Schau mal');
    await field.press('Enter');
    await expect(page.getByText(t('link.none'))).toBeVisible();
    await field.fill('Schau mal: www.shop.invalid/kite!');
    await expect(page.getByRole('button', { name: t('addItem.new') })).toBeVisible();
    await field.press('Enter');
    await expect(field).toHaveValue('https://www.shop.invalid/kite');
    // It is of no use on a phone.
    await expect(page.getByText(t('bookmarklet.title'))).toBeHidden();
    const desk = await newVisitor(servers[0], { hasTouch: false, isMobile: false });
    await desk.goto('/wishlist/add');
    await desk.getByText(t('bookmarklet.title')).click();
    const button = desk.getByRole('link', { name: t('bookmarklet.name') });
    const href = (await button.getAttribute('href')) ?? '';
    expect(href.startsWith('javascript:')).toBe(true);
    await page.evaluate(() => {
      document.head.insertAdjacentHTML(
        'beforeend',
        '<meta property="product:price:amount" content="12.50"><meta property="product:price:currency" content="EUR">',
      );
      document.title = 'A shop’s teapot';
      window.open = (address) => {
        document.body.dataset['opened'] = String(address);
        return null;
      };
    });
    // As a browser runs a bookmark: outside of the page's policy.
    await page.evaluate(decodeURIComponent(href.slice('javascript:'.length)));
    const opened = new URL((await page.locator('body').getAttribute('data-opened')) ?? '');
    expect(opened.origin + opened.pathname + opened.search).toBe(`${servers[0]}/wishlist/add`);
    const said = Object.fromEntries(new URLSearchParams(opened.hash.slice(1)));
    expect(said).toMatchObject({ title: 'A shop’s teapot', price: '12.50 EUR' });
  });
});

import type { Locator, Page } from '@playwright/test';
import { openAndKeep, staleBanner } from '../support/copies.ts';
import { Guest } from '../support/guest.ts';
import { waitUntilSettled } from '../support/hydrated.ts';
import { failRequests, loseRequests } from '../support/intercept.ts';
import { everyState, type MadeList } from '../support/lists.ts';
import { type ReverseProxy, startProxy } from '../support/proxy.ts';
import { remembered } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

let proxy: ReverseProxy;

test.beforeEach(async ({ servers, expectConsole }) => {
  expectConsole(
    /a request to http:\/\/127|ERR_|40[49]|502|Failed to fetch|TypeError|answered|fetching the script|^$/,
  );
  proxy = await startProxy(servers[0]);
});
test.afterEach(() => proxy.stop());

/** The screens of the application, without the address of the proxy. */
const screens = ({ guestPath, adminPath }: MadeList): string[] => [
  '/',
  '/wishlist',
  '/gift-finder',
  guestPath,
  adminPath,
  '/wishlist/add',
  '/no/such/page',
  '/de/gift-finder',
];

/** Entries of the header that the application opens by itself: home, lists, gift finder. */
const entries = ['/', '/wishlist', '/gift-finder'];
const entry = (page: Page, place: number): Locator =>
  page.locator('.header__nav').getByRole('link').nth(place);
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** The places of the entries, beginning with another one for each screen. */
const places = (at: number) => entries.map((_, i) => (at + i) % entries.length);
const listener = /\/subscribe-list-/;

/** Reloads while the proxy fails: the copy is shown, and asks for the server again without a further reload. */
async function reloadAsCopy(page: Page, mode: ReverseProxy['mode']): Promise<void> {
  proxy.mode = mode;
  proxy.documents = 0;
  await page.reload();
  await expect(staleBanner(page)).toBeVisible();
  proxy.checks = 0;
  await expect.poll(() => proxy.checks).toBeGreaterThan(1);
  expect(proxy.documents).toBe(1);
}

/** The server is back: the list replaces its copy. */
async function expectListAgain(page: Page): Promise<void> {
  proxy.mode = 'passing';
  await expect(staleBanner(page)).toBeHidden();
  await expect(heading(page)).toHaveText('Mara’s thirtieth');
}

const bare = (path: string) => path.replace(/^\/de/, '') || '/';

const failures = [
  {
    name: 'offline',
    begin: (page: Page) => page.context().setOffline(true),
    title: 'offline.heading',
  },
  {
    name: 'while the server is away',
    begin: () => {
      proxy.mode = 'bad gateway';
    },
    title: 'fault.page.title',
  },
] as const;

for (const { name, begin, title } of failures) {
  test(`moving between any two screens, ${name}: the page says so in the visitor’s language, and the move is completed later`, async ({
    page,
    makeList,
  }) => {
    test.slow();
    // With a route a browser uses no cache of its own, which has the files of screens seen before.
    await page.route('**/nothing', (route) => route.continue());
    for (const [at, path] of screens(await makeList(everyState())).entries()) {
      const words = wordsOf(path.startsWith('/de') ? 'de' : 'en');
      await page.goto(proxy.address + path);
      await begin(page);
      // From the screen to one of the others, from there to the next; another one first each time.
      for (const place of places(at)) {
        if (bare(path) === entries[place]) continue;
        await entry(page, place).click();
        await page.waitForURL((url) => bare(url.pathname) === entries[place]);
        await expect(heading(page), `${path} to ${entries[place]}`).toHaveText(words(title));
        await expect(heading(page)).toBeFocused();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.locator('.language-menu__button')).toBeVisible();
      }
      // Nobody is worse off for asking too early.
      await page.getByRole('button', { name: words('common.tryAgain') }).click();
      await expect(heading(page)).toHaveText(words(title));
      // An error screen goes on by itself, and would be in the way of the next one.
      await page.goto('about:blank');
      proxy.mode = 'passing';
      await page.context().setOffline(false);
    }
  });
}

const t = wordsOf('en');

test('a screen that did not load appears by itself as soon as the connection is back', async ({
  page,
}) => {
  await page.goto(`${proxy.address}/wishlist/add`);
  await page.context().setOffline(true);
  await entry(page, 1).click();
  await expect(heading(page)).toHaveText(t('offline.heading'));
  await page.context().setOffline(false);
  await expect(heading(page)).toHaveText(t('manager.title'));
});

test('when the server is back, trying again shows the requested screen', async ({ page }) => {
  await page.goto(`${proxy.address}/`);
  proxy.mode = 'bad gateway';
  await entry(page, 1).click();
  await expect(heading(page)).toHaveText(t('fault.page.title'));
  proxy.mode = 'passing';
  await page.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(heading(page)).toHaveText(t('manager.title'));
});

test('a list whose call a proxy answers with 404 is not reachable just now, and stays remembered', async ({
  page,
  makeList,
}) => {
  const made = await makeList({ name: 'Anna' });
  await page.goto(proxy.address + made.adminPath);
  await expect.poll(() => remembered(page)).toEqual([made.list.adminToken]);
  await entry(page, 1).click();
  await expect(heading(page)).toHaveText(t('manager.title'));
  await page.getByRole('link', { name: 'Anna', exact: true }).waitFor();
  const mend = await failRequests(page, '**/api/wishlist/token/*', 404);
  await page.getByRole('link', { name: 'Anna', exact: true }).click();
  await expect(heading(page)).toHaveText(t('wishlist.unreachable.title'));
  expect(await remembered(page)).toEqual([made.list.adminToken]);
  await mend();
  await page.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(heading(page)).toHaveText('Anna');
});

test('a page from before a deployment still works: its header opens the requested screen', async ({
  page,
  makeList,
}) => {
  test.slow();
  await page.route('**/nothing', (route) => route.continue());
  const titles = [t('home.hero.title'), t('manager.title'), t('finder.heading')];
  for (const [at, path] of screens(await makeList(everyState())).entries()) {
    const place = places(at).find((each) => entries[each] !== path) ?? 0;
    if (path.startsWith('/de')) continue;
    await page.goto(proxy.address + path);
    proxy.documents = 0;
    proxy.mode = 'new release';
    await entry(page, place).click();
    await expect(heading(page), `${path} to ${entries[place]}`).toHaveText(titles[place] ?? '');
    expect(page.url()).toBe(proxy.address + entries[place]);
    expect(proxy.documents).toBe(1);
  }
});

test('files that stay missing do not reload the page endlessly', async ({ page }) => {
  await page.goto(`${proxy.address}/`);
  proxy.documents = 0;
  // Each answer names another release, and no file of any comes.
  await page.route(/\/assets\/(?:wishlist-manager|messages-manager)/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.route(/\/wishlist$/, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('/entry-client-', '/entry-client-2');
    return route.fulfill({ response: answer, body });
  });
  await entry(page, 1).click();
  await expect(page.locator('.start-failed')).toBeVisible();
  expect(proxy.documents).toBe(1);
});

test('changing the language without a connection or without its texts keeps what is typed and says why', async ({
  page,
}) => {
  await page.goto(`${proxy.address}/gift-finder`);
  const box = page.getByRole('textbox');
  await box.fill('A kite for Ann');
  const choose = async () => {
    await page.locator('.language-menu__button').click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
  };
  const failed = page.locator('.toast').filter({ hasText: t('language.failed') });
  await page.context().setOffline(true);
  await choose();
  await expect(failed).toContainText(t('status.0'));
  await page.context().setOffline(false);
  await page.route(/messages-.*-fr-/, (route) => route.abort());
  await choose();
  await expect(failed.filter({ hasText: t('part.failed') })).toBeVisible();
  await page.unrouteAll();
  await expect(failed).toHaveCount(0);
  proxy.mode = 'bad gateway';
  await choose();
  await expect(failed).toContainText(t('part.failed'));
  await expect(box).toHaveValue('A kite for Ann');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => document.cookie + localStorage['app_language'])).not.toContain(
    'fr',
  );
});

test('a dialog whose code a deployment removed says so, and offers to reload the page', async ({
  page,
  makeList,
}) => {
  const { guestPath } = await makeList();
  await page.goto(proxy.address + guestPath);
  proxy.mode = 'new release';
  await page.getByRole('button', { name: t('report.action') }).click();
  const toast = page
    .locator('.toast')
    .filter({ hasText: t('part.updated', { product: 'Wishbow' }) });
  await toast.getByRole('button', { name: t('common.reload') }).click();
  await expect(heading(page)).toHaveText('Mara’s thirtieth');
  await page.getByRole('button', { name: t('report.action') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('when the live update code did not load, the list is reloaded once after the server answers, but never over what is typed', async ({
  page,
  guest,
  makeList,
}) => {
  const { guestPath } = await makeList({ items: ['Teapot'] });
  const live = page.locator('.live-state');
  await page.clock.install();
  await loseRequests(page, listener);
  // Until the page has loaded, 5 s may pass, and then it is reloaded before the dialog is open.
  await page.goto(proxy.address + guestPath, { waitUntil: 'commit' });
  await expect(live).toContainText(t('wishlist.offline'));
  await guest.claimButton('Teapot').click();
  await guest.name.fill('Ann');
  const documents = proxy.documents;
  for (const seconds of [5, 5, 5]) await page.clock.runFor(seconds * 1000);
  await expect(guest.name).toHaveValue('Ann');
  expect(proxy.documents).toBe(documents);

  // Nothing is typed any more: the document comes again, and with the file still lost not a third time.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(async () => {
      await page.clock.runFor(5000).catch(() => {});
      return proxy.documents;
    })
    .toBe(documents + 1);
  await expect(live).toContainText(t('wishlist.offline'));
  for (const seconds of [5, 5, 5]) await page.clock.runFor(seconds * 1000);
  expect(proxy.documents).toBe(documents + 1);
});

test('when the connection is lost while the list loads, the list is live again as soon as it is back', async ({
  page,
  makeList,
}) => {
  const live = page.locator('.live-state');
  await page.clock.install();
  const mend = await loseRequests(page, listener);
  await page.goto(proxy.address + (await makeList()).guestPath);
  await expect(live).toContainText(t('wishlist.offline'));
  await mend();
  await expect(async () => {
    await page.clock.runFor(5000).catch(() => {});
    await expect(live).toHaveText(t('wishlist.live'), { timeout: 1000 });
  }).toPass();
});

test('when a file of the first load is lost, the page can be read, says that it does not work yet, and reloads', async ({
  page,
  makeList,
  setLanguage,
}) => {
  const words = await setLanguage('de');
  const { guestPath } = await makeList({ items: ['Teapot'] });
  const notice = page.getByRole('alert');
  const reload = page.getByRole('button', { name: words('common.reload') });
  const claim = new Guest(page, words).claimButton('Teapot');
  for (const lost of [/messages-common/, /\/entry-client-/, /\/guest-wishlist-/]) {
    const mend = await loseRequests(page, lost);
    await page.goto(guestPath, { waitUntil: 'load' });
    await claim.click();
    await expect(notice).toContainText(words('start.failed'));
    await expect(claim).not.toHaveAttribute('aria-busy', 'true');
    await claim.click();
    await expect(reload).toBeFocused();
    await mend();
    await reload.click();
    await expect(notice).toHaveCount(0);
    await claim.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});

test('a messages file that is lost once is requested again, without a message to the visitor', async ({
  page,
  guest,
  makeList,
}) => {
  const { guestPath } = await makeList({ items: ['Teapot'] });
  let lost = 0;
  await page.route(/messages-common/, (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  await page.goto(guestPath);
  await guest.claimButton('Teapot').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the stored language is used again when its cookie is deleted', async ({
  page,
  context,
  makeList,
}) => {
  const { guestPath } = await makeList();
  await page.goto('/fr');
  // As after a choice: the language of an address alone is not stored beyond the visit.
  await page.evaluate(() => localStorage.setItem('app_language', 'fr'));
  const stored = () => page.evaluate(() => localStorage['app_language']);
  for (const path of [guestPath, '/impressum', '/wishlist']) {
    await expect.poll(stored).toBe('fr');
    await waitUntilSettled(page);
    await context.clearCookies();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('app_language=fr');
  }
  // Cookie and storage differ: the server can only go by the cookie.
  await page.evaluate(() => localStorage.setItem('app_language', 'de'));
  await page.reload();
  await expect.poll(stored).toBe('fr');
});

test('a page that was requested before another one wrote the cookie again is loaded again, once', async ({
  page,
  context,
}) => {
  const origin = proxy.address;
  await page.goto(`${origin}/fr`);
  await page.evaluate(() => localStorage.setItem('app_language', 'fr'));
  let requests = 0;
  // Each answer is as for a request without the cookie, which is there when the page arrives.
  await page.route('**/impressum', async (route) => {
    requests += 1;
    await context.clearCookies();
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } });
    await context.addCookies([{ name: 'app_language', value: 'fr', url: origin }]);
    await route.fulfill({ response });
  });
  await page.goto(`${origin}/impressum`);
  await expect.poll(() => requests).toBe(2);
  await waitUntilSettled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(requests).toBe(2);
  await page.unroute('**/impressum');
  await page.goto(`${origin}/impressum`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('where cookies are blocked the page uses the stored language, without reloading endlessly', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    localStorage.setItem('app_language', 'fr');
  });
  let documents = 0;
  await page.route(/\/wishlist$/, (route) => {
    if (route.request().isNavigationRequest()) documents += 1;
    return route.continue();
  });
  await page.goto('/wishlist');
  await expect(heading(page)).toHaveText(wordsOf('fr')('manager.title'));
  await page.goto('/gift-finder');
  await expect(heading(page)).toHaveText(wordsOf('fr')('finder.heading'));
  expect(await page.evaluate(() => localStorage['app_language'])).toBe('fr');
  expect(documents).toBe(1);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Waits until the worker answers for this page, and has the pages that it shows without a connection. */
  const hasWorker = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(async () => {
          const last = await caches.match('/fr/offline');
          return Boolean(navigator.serviceWorker.controller && last);
        }),
      )
      .toBe(true);

  test('moving between any two screens offline shows the screen itself, or the page that names the stored lists', async ({
    page,
    makeList,
  }) => {
    test.slow();
    const titles = [t('home.hero.title'), t('manager.title'), t('finder.heading')];
    const all = screens(await makeList(everyState()));
    for (const path of all.filter((each) => !each.startsWith('/de'))) {
      await page.goto(proxy.address + path);
      await hasWorker(page);
      await page.context().setOffline(true);
      for (const [place, to] of [...entries, '/en/insights'].entries()) {
        if (path === to) continue;
        await entry(page, place).click();
        // The kept page without a connection is in a language, and so are its links.
        await page.waitForURL(
          (url) => url.pathname.replace(/^\/en\/?/, '/') === to.replace('/en/', '/'),
        );
        await expect(page.getByRole('banner')).toBeVisible();
        const possible = [t('offline.heading'), titles[place]].filter(Boolean).join('|');
        await expect(heading(page), `${path} to ${to}`).toHaveText(
          new RegExp(`^(?:${possible.replaceAll('?', '.')})$`),
        );
      }
      await page.goto('about:blank');
      await page.context().setOffline(false);
    }
  });

  test('while the server does not answer, a list that was open is shown as a copy, and requests are spaced out', async ({
    page,
    makeList,
  }) => {
    await openAndKeep(page, proxy.address + (await makeList()).guestPath);
    await hasWorker(page);
    await reloadAsCopy(page, 'bad gateway');
    await expectListAgain(page);
  });

  test('while a proxy answers 404 because it has no server, an owner’s list is shown as a copy and stays remembered', async ({
    page,
    makeList,
  }) => {
    const made = await makeList();
    await openAndKeep(page, proxy.address + made.adminPath);
    await hasWorker(page);
    await reloadAsCopy(page, 'no backend');
    expect(await remembered(page)).toEqual([made.list.adminToken]);
    await expectListAgain(page);
  });
});

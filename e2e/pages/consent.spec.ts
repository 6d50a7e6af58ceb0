import type { Page } from '@playwright/test';
import { languageKey, languages } from '../../src/domain/language.ts';
import { violationsIn } from '../support/accessibility.ts';
import { waitUntilSettled } from '../support/hydrated.ts';
import { resize } from '../support/layout.ts';
import { makeOlder } from '../support/older-browser.ts';
import { rememberLists } from '../support/storage.ts';
import { test as base, expect } from '../support/test.ts';
import { startThirdParty, type ThirdParty } from '../support/third-party.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');

/** A site whose operator has connected both services, which are played on this machine. */
const test = base.extend<{ allowThirdParty: undefined }, { thirdParty: ThirdParty }>({
  thirdParty: [
    async ({ browserName: _browserName }, use) => {
      const thirdParty = await startThirdParty();
      await use(thirdParty);
      await thirdParty.stop();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ thirdParty }, use) =>
      use({
        ANALYTICS_ID: 'G-TEST1234',
        ANALYTICS_ORIGIN: thirdParty.origin,
        ADS_CLIENT: 'ca-pub-1234567890123456',
        ADS_ORIGIN: thirdParty.origin,
      }),
    { scope: 'worker' },
  ],
  allowThirdParty: [
    async ({ thirdParty, expectConsole }, use) => {
      thirdParty.asked.length = 0;
      expectConsole(new RegExp(`^a request to ${thirdParty.origin}`));
      await use(undefined);
    },
    { auto: true },
  ],
});

const banner = (page: Page) => page.getByRole('region', { name: t('consent.banner.title') });
const acceptAll = (page: Page) =>
  banner(page)
    .getByRole('button', { name: t('consent.acceptAll') })
    .click();
const settings = (page: Page) => page.getByRole('dialog', { name: t('consent.title') });
/** What answers to the button is a part that the application loads later; nothing on the page says when it is there. */
async function openSettings(page: Page): Promise<void> {
  const button = page.getByRole('contentinfo').getByRole('button', { name: t('footer.cookies') });
  await expect(async () => {
    if (!(await settings(page).isVisible())) await button.click({ timeout: 1_000 });
    await expect(settings(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
const cookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));

const ours = ['XSRF-TOKEN', 'sessionId'];

test('before a visitor agrees, nothing of third parties is loaded, counted or stored', async ({
  page,
  makeList,
  thirdParty,
}) => {
  for (const path of ['/', '/wishlist', (await makeList()).guestPath]) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await waitUntilSettled(page);
  }
  for (const path of ['/en/insights', '/en/article/the-ultimate-regift', '/en/privacy-policy']) {
    await page.goto(path);
    await waitUntilSettled(page);
    await expect(banner(page)).toBeHidden();
  }
  expect(thirdParty.asked).toEqual([]);
  expect(await cookies(page)).toEqual(ours);
  expect(await record(page)).toBeNull();
});

test('a visitor who agrees is counted and sees advertisements; after withdrawal neither happens', async ({
  page,
  thirdParty,
}) => {
  await page.goto('/en');
  await acceptAll(page);
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => thirdParty.asked.join('\n')).toContain('"page_path":"/en"');
  expect(thirdParty.asked[0]).toBe('/gtag/js?id=G-TEST1234');
  expect(await record(page)).toMatchObject({
    necessary: true,
    analytics: true,
    advertising: true,
    functional: false,
    version: 1,
    services: 'analytics:google advertising:adsense',
  });

  await page.goto('/en/insights');
  await expect.poll(() => thirdParty.asked.join('\n')).toContain('"page_path":"/en/insights"');
  await page.goto('/en/article/the-ultimate-regift');
  const ad = page.locator('.ad--line');
  await expect(ad).toContainText(t('ads.label'));
  await expect(ad).toContainText('Buy ca-pub-1234567890123456');
  await expect.poll(() => cookies(page)).toEqual([...ours, '__gads', '_ga', '_ga_TEST'].sort());

  await openSettings(page);
  await expect(settings(page).getByLabel(t('consent.analytics.name'))).toBeChecked();
  const reloaded = page.waitForEvent('load');
  await settings(page)
    .getByRole('button', { name: t('consent.withdraw') })
    .click();
  await reloaded;
  expect(await cookies(page)).toEqual(ours);
  expect(await record(page)).toBeNull();

  thirdParty.asked.length = 0;
  for (const path of ['/en/article/the-ultimate-regift', '/en/insights', '/en']) {
    await page.goto(path);
    await waitUntilSettled(page);
  }
  expect(thirdParty.asked).toEqual([]);
  expect(await cookies(page)).toEqual(ours);
  await expect(banner(page)).toBeVisible();
});

test('private pages request one origin only, whatever the visitor agreed to', async ({
  page,
  makeList,
  thirdParty,
}) => {
  const made = await makeList({ name: 'Mara' });
  await page.goto('/en');
  await acceptAll(page);
  await expect.poll(() => thirdParty.asked.length).toBeGreaterThan(1);
  await rememberLists(page, [made]);
  thirdParty.asked.length = 0;

  // From the open page by its own links, not by typing an address.
  await page.locator('header a[href$="/wishlist"]').click();
  await page.waitForURL('**/en/wishlist');
  await page.getByRole('link', { name: 'Mara' }).first().click();
  await page.waitForURL(/\/wishlist\/admin\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Mara' })).toBeVisible();
  await page.goto(made.guestPath);
  await page.locator('header a[href$="/gift-finder"]').click();
  await page.waitForURL('**/gift-finder');
  await expect(page.getByRole('textbox', { name: t('finder.search.label') })).toBeVisible();
  await waitUntilSettled(page);
  expect(thirdParty.asked).toEqual([]);
  await expect(page.locator(`script[src^="${thirdParty.origin}"]`)).toHaveCount(0);

  for (const path of [made.guestPath, '/wishlist', '/gift-finder']) {
    const answer = await page.request.get(path);
    expect(answer.headers()['content-security-policy']).not.toContain(thirdParty.origin);
  }
});

test('each consent category can be granted and withdrawn separately', async ({
  page,
  thirdParty,
}) => {
  await page.goto('/en');
  await banner(page)
    .getByRole('button', { name: t('consent.choose') })
    .click();
  await expect(settings(page).getByRole('checkbox')).toHaveCount(2);
  await settings(page).getByLabel(t('consent.analytics.name')).check();
  await settings(page)
    .getByRole('button', { name: t('consent.save') })
    .click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => cookies(page)).toContain('_ga');
  expect(await record(page)).toMatchObject({ analytics: true, advertising: false });

  await page.goto('/en/article/the-ultimate-regift');
  await waitUntilSettled(page);
  expect(thirdParty.asked.join('\n')).not.toContain('adsbygoogle');
  await openSettings(page);
  const reloaded = page.waitForEvent('load');
  await settings(page)
    .getByRole('button', { name: t('consent.necessaryOnly') })
    .click();
  await reloaded;
  expect(await cookies(page)).toEqual(ours);
  expect(await record(page)).toMatchObject({ analytics: false, advertising: false });
});

for (const [which, part] of [
  ['of another version', { version: 0, services: 'analytics:google advertising:adsense' }],
  ['given before anything was connected', { version: 1, services: '' }],
  ['given before advertising was added', { version: 1, services: 'analytics:google' }],
] as const)
  test(`a consent ${which} is discarded, and the visitor is asked again`, async ({
    page,
    thirdParty,
  }) => {
    await page.addInitScript((given) => {
      if (sessionStorage.getItem('set')) return;
      sessionStorage.setItem('set', 'yes');
      const old = { necessary: true, analytics: true, advertising: true, functional: true };
      localStorage.setItem('cookieConsent', JSON.stringify({ ...old, timestamp: '', ...given }));
    }, part);
    await page.goto('/en/insights');
    expect(await record(page)).toBeNull();
    await page.goto('/en');
    await expect(banner(page)).toBeVisible();
    expect(thirdParty.asked).toEqual([]);
  });

test('storage that cannot be used counts as no consent, and the question can still be answered', async ({
  page,
  thirdParty,
}) => {
  await page.addInitScript(() => {
    const broken = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: broken, setItem: broken, removeItem: broken });
  });
  await page.goto('/en');
  await banner(page)
    .getByRole('button', { name: t('consent.necessaryOnly') })
    .click();
  await expect(banner(page)).toBeHidden();
  expect(thirdParty.asked).toEqual([]);
});

test('going back closes the cookie settings before it leaves the page', async ({ page }) => {
  await page.goto('/gift-finder');
  await page.locator('.header__nav').getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('manager.title'));
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('footer.cookies') })
    .click();
  await expect(settings(page)).toBeVisible();
  await page.goBack();
  await expect(settings(page)).toBeHidden();
  await expect(page).toHaveURL(/\/wishlist$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/gift-finder$/);
});

for (const path of ['/en', '/en/insights']) {
  test(`the cookie settings can be used by keyboard and by screen reader: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    if (path === '/en') await expect(banner(page)).toBeVisible();
    const opener = page.getByRole('contentinfo').getByRole('button', { name: t('footer.cookies') });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeVisible();
    await expect(settings(page).getByRole('status')).toHaveText(t('consent.undecided'));
    await expect(settings(page).getByRole('button', { name: t('consent.withdraw') })).toBeHidden();
    expect(await violationsIn(page, 'dialog[open]')).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await expect(opener).toBeFocused();

    // Whoever is quicker than the word of the closing gets them back all the same.
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeVisible();
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      document.querySelector<HTMLElement>('footer [data-consent-settings]')?.click();
    });
    await settings(page).getByLabel(t('consent.analytics.name')).focus();
    await page.keyboard.press('Space');
    // Enter in the form keeps what is ticked, and accepts nothing beyond it.
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeHidden();
    expect(await record(page)).toMatchObject({ analytics: true, advertising: false });
  });
}

test('all answers to the question look alike, and it can be postponed', async ({ page }) => {
  await page.goto('/en');
  const answers = banner(page).locator('.consent__actions button');
  await expect(answers).toHaveCount(3);
  const looks = await answers.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } =
        getComputedStyle(button);
      const { height } = button.getBoundingClientRect();
      return JSON.stringify({ backgroundColor, color, fontSize, fontWeight, borderColor, height });
    }),
  );
  expect(new Set(looks).size).toBe(1);
  expect(await violationsIn(page, '.consent-banner')).toEqual([]);
  await banner(page)
    .getByRole('button', { name: t('consent.later') })
    .click();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await record(page)).toBeNull();
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('the consent question does not block claiming an item, and is not printed', async ({
  page,
  guest,
  makeList,
}) => {
  await page.goto((await makeList({ items: ['Teapot'] })).guestPath);
  await expect(banner(page)).toBeVisible();
  await guest.claimButton('Teapot').click();
  await expect(page.getByRole('dialog', { name: t('claim.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
});

for (const language of languages) {
  test(`the consent question covers little of every screen, and no part of it is cut off: ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}`);
    const question = page.locator('.consent-banner');
    await expect(question).toBeVisible();
    for (const [width, height, share] of [
      [1280, 800, 0.1],
      [768, 1024, 0.12],
      [390, 844, 0.18],
      [320, 568, 0.27],
    ] as const) {
      await resize(page, { width, height });
      const box = await question.boundingBox();
      expect(box?.height, `${width} wide`).toBeLessThan(height * share);
      const buttons = question.locator('.consent__actions button');
      const sizes = await buttons.evaluateAll((all) =>
        all.map((each) => {
          const { width: wide, height: high, top } = each.getBoundingClientRect();
          return [Math.round(wide), Math.round(high), Math.round(top)].join(' ');
        }),
      );
      expect(new Set(sizes).size, `${width} wide: ${sizes.join(', ')}`).toBe(1);

      // The end of the page is in reach above it.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const foot = await page.getByRole('contentinfo').boundingBox();
      const bar = await question.boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    }

    await page.locator('.consent__actions button').last().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    for (const part of ['html', '.consent-banner', 'dialog[open]']) {
      const over = await page
        .locator(part)
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(over, part).toBe(0);
    }
  });
}

test('keyboard focus is never hidden behind the consent question, in older browsers neither', async ({
  page,
}) => {
  await makeOlder(page);
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/en');
  await expect(banner(page)).toBeVisible();
  await page.locator('.header__skip').focus();
  for (let at = 0; at < 60; at += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.consent-banner');
      if (!focused || !bar || bar.contains(focused)) return null;
      const { bottom, height } = focused.getBoundingClientRect();
      const covered = bottom - bar.getBoundingClientRect().top;
      return covered > 1 && height < innerHeight / 2 ? `${focused.outerHTML} by ${covered}` : null;
    });
    expect(hidden).toBeNull();
  }
});

test('the consent question does not cover the link to the visitor’s own list on a small desktop', async ({
  page,
  makeList,
}) => {
  await rememberLists(page, [await makeList()]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en');
  await expect(banner(page)).toBeVisible();
  const way = page.getByRole('link', { name: t('home.status.continue') });
  await way.focus();
  const [link, bar] = [await way.boundingBox(), await banner(page).boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await way.click();
  await expect(page).toHaveURL(/\/wishlist\/admin\//);
});

for (const path of ['/en', '/en/insights']) {
  test(`the cookie settings name the third parties that are enabled on this site: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await openSettings(page);
    await expect(settings(page).locator('.consent__services:visible')).toHaveText([
      t('consent.analytics.google'),
      t('consent.advertising.google'),
    ]);
  });

  base(
    `where nothing is connected nothing is asked, and the settings say what is kept: ${path}`,
    async ({ page }) => {
      // An answer that was given while something was connected.
      await page.addInitScript(() =>
        localStorage.setItem(
          'cookieConsent',
          '{"necessary":true,"analytics":true,"advertising":true,"functional":true,"timestamp":"2026-11-21T10:00:00Z","version":1,"services":"analytics:google"}',
        ),
      );
      await page.goto(path);
      await expect(banner(page)).toHaveCount(0);
      expect(await record(page)).toBeNull();
      await openSettings(page);
      await expect(settings(page).getByText(t('consent.nothing'))).toBeVisible();
      await expect(settings(page).getByRole('checkbox')).toHaveCount(0);
      await settings(page).getByText(t('consent.cookies')).first().click();
      for (const name of ['sessionId', 'wishlist_admin_tokens', 'wishbow_claims', 'pages-v1'])
        await expect(settings(page).getByText(name, { exact: true })).toBeVisible();
      await expect(settings(page).getByText('_ga', { exact: true })).toBeHidden();
      await expect(settings(page).getByRole('button')).toHaveText([
        '',
        t('consent.copies.delete'),
        t('common.close'),
      ]);
      // Only what is kept anyway: a category in which nothing can be set is left out.
      await expect(settings(page).locator('.consent__category:visible')).toHaveCount(1);
    },
  );
}

test('advertisement slots keep their size, and stand on content pages only', async ({ page }) => {
  const rooms = () =>
    page.locator('.ad__slot').evaluateAll((all) =>
      all
        .map((room) => room.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ height }) => height),
    );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/insights');
  const order = await page
    .locator('.article-list > li')
    .evaluateAll((all) => all.map((each) => (each.matches('.ad') ? 'ad' : 'card')).join(' '));
  expect(order).toBe('card card card ad card card card card ad card card');
  expect(await rooms()).toEqual([280, 280]);
  await resize(page, { width: 1600, height: 900 });
  expect(await rooms()).toEqual([600, 600]);
  await page.evaluate(() =>
    localStorage.setItem(
      'cookieConsent',
      '{"necessary":true,"analytics":false,"advertising":true,"functional":false,"timestamp":"2026-11-21T10:00:00Z","version":1,"services":"analytics:google advertising:adsense"}',
    ),
  );
  await page.reload();
  await expect(page.locator('.ad--left')).toContainText('Buy');
  expect(await rooms()).toEqual([600, 600]);
  for (const path of ['/en', '/wishlist', '/gift-finder', '/en/privacy-policy']) {
    await page.goto(path);
    await expect(page.locator('[data-ad]')).toHaveCount(0);
  }
});

base(
  'what a browser keeps after a full visit is in the privacy policy, by name',
  async ({ page, guest, makeList }) => {
    const { guestPath, adminPath } = await makeList({ items: ['Teapot'] });
    await guest.open(guestPath);
    await guest.startClaim('Teapot', 'Jo');
    await guest.dialog.getByLabel(t('claim.remember')).check();
    await guest.confirm.click();
    await expect(guest.dialog).toBeHidden();
    await page.goto(adminPath);
    await page.locator('[data-theme-switch]').click();
    // Another document, so that what is kept on the way out of one is kept.
    await page.goto('/gift-finder?q=tea');
    await page.goto('/en/privacy-policy');
    const stored = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    const kept = [...new Set([...stored, ...(await cookies(page))])].sort();
    expect(kept).toEqual(
      expect.arrayContaining([
        ...ours,
        'theme',
        'wishbow_claims',
        'wishbow_name',
        'wishlist_admin_tokens',
      ]),
    );
    const named = await page.locator('table').first().getByRole('rowheader').allTextContents();
    expect(kept.filter((name) => !named.includes(name))).toEqual([]);
  },
);

base('a language outlives the visit only when it was chosen', async ({ page }) => {
  const kept = async () =>
    (await page.context().cookies()).find(({ name }) => name === languageKey);
  await page.goto('/wishlist');
  expect(await kept()).toBeUndefined();
  for (const path of ['/de/insights', '/de']) {
    await page.goto(path);
    await expect.poll(kept).toMatchObject({ value: 'de', expires: -1 });
    expect(await page.evaluate(() => localStorage.getItem('app_language'))).toBeNull();
    await page.goto('/wishlist');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect((await kept())?.expires).toBe(-1);
    await page.context().clearCookies({ name: languageKey });
  }
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect((await kept())?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400);
  expect(await page.evaluate(() => localStorage.getItem('app_language'))).toBe('fr');
  await page.goto('/de/insights');
  await expect.poll(async () => (await kept())?.value).toBe('de');
  expect((await kept())?.expires).toBeGreaterThan(0);
});

test('without scripts an article can be read, and sends no request to third parties', async ({
  newVisitor,
  servers,
  thirdParty,
}) => {
  const page = await newVisitor(servers[0], { javaScriptEnabled: false });
  for (const path of ['/en/article/the-ultimate-regift', '/en/insights', '/en/privacy-policy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: t('footer.cookies') })).toBeHidden();
  }
  expect(thirdParty.asked).toEqual([]);
});

const counted = base.extend<object, object>({
  environment: [
    async ({ browserName: _browserName }, use) => use({ ANALYTICS: 'first-party' }),
    { scope: 'worker' },
  ],
});

counted(
  'our own counting sends the screen and no token, without cookies',
  async ({ page, makeList }) => {
    const { guestPath } = await makeList();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/analytics/page-view')) return;
      expect(request.headers()['cookie']).toBeUndefined();
      expect(request.headers()['x-xsrf-token']).toBeTruthy();
      sent.push(request.postDataJSON().path);
    });
    await page.goto('/en');
    await waitUntilSettled(page);
    expect(sent).toEqual([]);
    await openSettings(page);
    await expect(settings(page).locator('.consent__services:visible').first()).toHaveText(
      t('consent.analytics.own'),
    );
    await page.keyboard.press('Escape');
    await acceptAll(page);
    await expect.poll(() => sent).toEqual(['/en']);
    await page.locator('header a[href$="/wishlist"]').click();
    await expect.poll(() => sent).toEqual(['/en', '/en/wishlist']);
    await page.goto(`${guestPath}?fbclid=abc`);
    await expect.poll(() => sent.at(-1)).toBe('/wishlist/guest/:guestToken');
    await page.goto('/en/article/the-ultimate-regift');
    await expect.poll(() => sent.at(-1)).toBe('/en/article/the-ultimate-regift');
    expect(sent).toHaveLength(4);
    expect(await cookies(page)).toEqual(ours);
  },
);

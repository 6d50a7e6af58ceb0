import { type Language, languages } from '../../src/domain/language.ts';
import { violationsIn, violationsInLanguage } from '../support/accessibility.ts';
import { alternateLanguage, alternateLooks } from '../support/alternate.ts';
import { openUnhydrated, waitForHydration } from '../support/hydrated.ts';
import { failRequests, holdRequests, loseRequests } from '../support/intercept.ts';
import { overflowOf } from '../support/layout.ts';
import { tabTo } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const searches = '**/api/gift-suggestions/amazon';
const nextPages = '**/api/gift-suggestions/amazon/*/more';
const queries: Record<Language, string> = {
  en: 'my dad, 62, hikes and loves jazz, under 50 €, no alcohol',
  de: 'Für meinen Papa, 62, wandert gern und hört Jazz, bis 50 €, kein Alkohol',
  fr: 'mon père, 62 ans, randonnée et jazz, moins de 50 €, pas d’alcool',
};
const address = (query: string, rest = '&country=de') =>
  `/gift-finder?q=${encodeURIComponent(query)}${rest}`;

for (const language of languages) {
  test(`a visitor finds a gift and puts it on a list with one press: ${language}`, {
    tag: alternateLanguage(language),
  }, async ({ page, setLanguage }) => {
    const words = await setLanguage(language);
    await page.goto('/gift-finder');
    await expect(page).toHaveTitle(`${words('finder.title')} · Wishbow`);
    const box = page.getByRole('textbox', { name: words('finder.search.label') });
    const button = page.getByRole('button', { name: words('finder.search') });
    await expect(button).toBeDisabled();
    await box.fill('   ');
    await expect(button).toBeDisabled();
    await box.fill(queries[language]);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: words('finder.results') })).toBeVisible();
    const cards = page.getByRole('main').locator('li', { has: page.locator('h3') });
    await expect(cards).toHaveCount(9);
    await expect(
      page.getByRole('status').filter({ hasText: words('finder.found_other', { count: 9 }) }),
    ).toHaveCount(1);
    // This server has no tag: its links are plain searches, and the page says so.
    await expect(page.getByText(words('finder.disclosure.plain'))).toBeVisible();
    await expect(page.getByText(words('finder.disclosure'))).toHaveCount(0);
    expect(new URL(page.url()).searchParams.get('q')).toBe(queries[language]);
    const link = cards.first().getByRole('link');
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    await expect(link).toHaveAttribute(
      'href',
      /^https:\/\/(?:www\.amazon\.(?:de|fr)\/s\?k|duckduckgo\.com\/\?q)=/,
    );
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);

    const title = (await cards.first().locator('h3').textContent()) ?? '';
    const drawing = await cards.first().locator('img').getAttribute('src');
    await page.getByRole('button', { name: words('addGift.add', { title }) }).click();
    await expect(page.getByText(words('addGift.started', { title }))).toBeVisible();

    // It is on the list for as long as the list has it, and a second press does not put it there twice.
    await page.reload();
    const check = page.getByRole('button', { name: words('addGift.takeBack', { title }) });
    await check.click();
    const name = words('wishlist.unnamed');
    await expect(page.getByText(words('addGift.already', { title, list: name }))).toBeVisible();
    await page.getByRole('button', { name: words('addGift.remove'), exact: true }).click();
    await expect(page.getByText(words('addGift.takenBack', { title }))).toBeVisible();
    await page.reload();
    const add = page.getByRole('button', { name: words('addGift.add', { title }) });
    await add.click();
    await expect(check).toBeVisible();

    await page.goto('/wishlist');
    await page.getByRole('main').locator('a[href*="/wishlist/admin/"]').first().click();
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    // The wish looks like the idea that it was.
    await expect(page.getByRole('main').locator(`img[src="${drawing}"]`).first()).toBeVisible();
  });

  test(`the suggestions stay after loading more, going back and reloading: ${language}`, {
    tag: alternateLanguage(language),
  }, async ({ page, setLanguage }) => {
    const words = await setLanguage(language);
    const response = await page.goto(address(queries[language]));
    expect(await response?.text()).toContain('<meta name="robots" content="noindex">');
    const titles = page.getByRole('main').locator('li h3');
    await expect(titles).toHaveCount(9);
    await page.getByRole('button', { name: words('finder.more') }).click();
    await expect(titles).toHaveCount(18);
    await expect(titles.nth(9)).toBeFocused();
    expect(new Set(await titles.allTextContents()).size).toBe(18);

    // The same after a look at another page, and after a reload, at the same place.
    const all = await titles.allTextContents();
    await titles.nth(12).scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(scrollY));
    const before = await place();
    expect(before).toBeGreaterThan(0);
    // Without a mouse, which would scroll first: the header sticks to the screen.
    const wishlists = page.getByRole('banner').getByRole('link', { name: words('nav.wishlists') });
    await wishlists.dispatchEvent('click');
    await expect(page).toHaveURL(/\/wishlist$/);
    await page.goBack();
    await expect(titles).toHaveText(all);
    await expect.poll(place).toBe(before);
    await page.reload();
    await expect(titles).toHaveText(all);
    await expect(titles.nth(12)).toBeInViewport();

    const first = await titles.first().textContent();
    const box = page.getByRole('textbox');
    await box.fill(language === 'fr' ? 'thé' : language === 'de' ? 'Tee' : 'tea');
    await box.press('Enter');
    await expect(titles.first()).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(box).toHaveValue(queries[language]);
    await expect(titles.first()).toHaveText(first ?? '');
    await page.reload();
    await expect(titles.first()).toHaveText(first ?? '');
  });

  test(`no text is cut off and every part of the finder is accessible: ${language}`, {
    tag: alternateLooks(language),
  }, async ({ page, setLanguage }) => {
    const words = await setLanguage(language);
    await page.goto(address(queries[language]));
    expect(await violationsInLanguage(page, language, { themes: ['light', 'dark'] })).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    // The whole sentence can be read, and the whole placeholder.
    const box = page.getByRole('textbox', { name: words('finder.search.label') });
    for (const text of [queries[language], '']) {
      await box.fill(text);
      expect(await box.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
    }
    expect(await overflowOf(page)).toBe(0);
  });
}

const t = wordsOf('en');

test('what is typed before hydration stays, and Enter searches for it as soon as it can', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdRequests(page, '**/gift-finder*.js');
  await openUnhydrated(page, '/gift-finder?country=fr');
  const box = page.getByRole('textbox', { name: t('finder.search.label') });
  const button = page.getByRole('button', { name: t('finder.search') });
  await box.pressSequentially('tea');
  await box.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await box.pressSequentially(' for grandma');
  release();
  await expect(page.locator('.suggestion-card')).toHaveCount(9);
  await expect(box).toHaveValue('tea for grandma');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ q: 'tea for grandma', country: 'fr' });

  await page.goto('/gift-finder', { waitUntil: 'domcontentloaded' });
  await box.fill('coffee');
  await waitForHydration(page);
  await expect(box).toHaveValue('coffee');
  await expect(button).toBeEnabled();
  await box.press('Shift+Enter');
  await expect(page.locator('.suggestion-card')).toHaveCount(0);
  await box.press('Enter');
  await expect(page.locator('.suggestion-card')).toHaveCount(9);
});

test('on a phone the first suggestion is in sight, below the query and its chips', {
  tag: '@phone',
}, async ({ page, setLanguage }) => {
  for (const language of languages) {
    const words = await setLanguage(language);
    await page.goto(address(queries[language]));
    const understood = page.getByRole('region', { name: words('finder.understood') });
    await expect(understood).toContainText('Jazz · ');
    const link = page.locator('.suggestion-card a').first();
    const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(y + height, language).toBeLessThanOrEqual(844);
  }
});

test('parts of the parsed query can be removed, changed and restored', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(address(queries.en));
  const chips = page.getByRole('region', { name: t('finder.understood') });
  await expect(chips.getByRole('button')).toHaveCount(1);
  await chips.getByRole('button', { expanded: false }).click();
  const budget = (price: string) =>
    chips.getByRole('button', { name: `budget up to ${price}`, exact: true });
  await expect(chips.getByText('No alcohol', { exact: true })).toBeVisible();
  await expect(chips.getByText('likes Jazz', { exact: true })).toBeVisible();

  await chips
    .getByRole('button', { name: t('finder.chip.remove', { what: 'likes Jazz' }) })
    .click();
  await expect(chips.getByText('likes Jazz', { exact: true })).toHaveCount(0);
  await budget('€50').click();
  await page.getByRole('menuitemradio', { name: 'up to €15' }).click();
  await expect(budget('€15')).toBeVisible();
  await chips.getByRole('button', { name: t('finder.chip.occasion.add'), exact: true }).click();
  await expect(page.getByRole('menu', { name: t('finder.chip.occasion.choose') })).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'birthday' }).click();
  await expect(chips.getByRole('button', { name: 'occasion Birthday', exact: true })).toBeVisible();
  const prices = await page.locator('.suggestion-card .item-price').allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(Number(/€(\d+)/.exec(price)?.[1])).toBeLessThan(15);

  await page.reload();
  await waitForHydration(page);
  await chips.getByRole('button', { expanded: false }).click();
  await expect(budget('€15')).toBeVisible();
  await expect(chips.getByText('likes Jazz', { exact: true })).toHaveCount(0);
  await chips.getByRole('button', { name: t('finder.chip.reset') }).click();
  await expect(chips.getByText('likes Jazz', { exact: true })).toBeVisible();
  await expect(budget('€50')).toBeVisible();
});

const earning = test.extend<object, object>({
  environment: [
    async ({ browserName: _browserName }, use) =>
      use({
        AFFILIATE_TAG_DE: 'queries-21',
        FINDER_LLM: 'openai-compatible',
        FINDER_LLM_MODEL: 'small',
        // Nobody answers there: the finder answers alone, and who would be asked is said all the same.
        FINDER_LLM_URL: 'http://127.0.0.1:9/v1',
        FINDER_LLM_PROVIDER: 'Example Models',
      }),
    { scope: 'worker' },
  ],
});

earning(
  'a link that earns something says "Ad", before the results it is explained, and it never gets on a list',
  { tag: '@phone' },
  async ({ page, setLanguage }) => {
    const provider = { provider: 'Example Models' };
    for (const language of languages) {
      const words = await setLanguage(language);
      await page.goto(address('tea'));
      const note = page.getByText(words('finder.disclosure'));
      // What no marketplace sells has a link without a tag.
      const link = page.locator('.suggestion-card a[href*="amazon"]').first();
      await expect(link).toHaveAccessibleName(new RegExp(`^${words('finder.ad')} ?: `));
      await expect(link).toHaveAttribute('href', /[?&]tag=queries-21&/);
      await expect(link).toHaveAttribute('rel', 'nofollow sponsored noopener noreferrer');
      expect((await note.boundingBox())?.y).toBeLessThan((await link.boundingBox())?.y ?? 0);
      await expect(page.getByText(words('finder.model', provider))).toBeVisible();
      await expect(page.locator('.terms-line a')).toHaveAttribute(
        'href',
        `/${language}/terms-of-use`,
      );
      await page.getByText(words('finder.how'), { exact: true }).click();
      await expect(page.getByText(words('finder.how.model', provider))).toBeVisible();
    }

    await setLanguage('en');
    await page.goto(address('tea', '&country=fr'));
    await expect(page.getByText(t('finder.disclosure.plain'))).toBeVisible();
    await expect(page.locator('.suggestion-card__ad')).toHaveCount(0);

    await page.goto(address('tea'));
    const sold = page.locator('.suggestion-card', { has: page.locator('a[href*="amazon"]') });
    await sold.first().locator('.add-to-wishlist__button').click();
    await page.getByRole('button', { name: t('addGift.open') }).click();
    await expect(page.locator('a[href^="https://www.amazon.de/s?k="]').first()).toBeVisible();
    await expect(page.locator('a[href*="tag="]')).toHaveCount(0);
  },
);

test('chips are removed, chosen and restored by keyboard, and the focus keeps its position @desk', async ({
  page,
}) => {
  await page.goto(address('no perfume, nothing scented, jazz, aged 62, birthday, under 50 €'));
  const chips = page.getByRole('region', { name: t('finder.understood') });
  const remove = (what: string) =>
    chips.getByRole('button', { name: t('finder.chip.remove', { what }), exact: true });
  const named = (name: string) => chips.getByRole('button', { name, exact: true });
  const choose = async (from: string, option: string, then: string) => {
    await named(from).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('menuitemradio', { name: option, exact: true }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(named(then)).toBeVisible();
    await expect(named(then)).toBeFocused();
  };
  await choose('budget up to €50', 'up to €25', 'budget up to €25');
  await choose('age 62 years', '30–49', 'age 30 to 49 years');
  await choose('occasion Birthday', 'Christmas', 'occasion Christmas');

  await remove('occasion Christmas').focus();
  await page.keyboard.press('Enter');
  await expect(named(t('finder.chip.occasion.add'))).toBeFocused();
  await remove('No perfume').focus();
  await page.keyboard.press('Enter');
  await expect(remove('No perfume')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('type', 'button');
  await named(t('finder.chip.reset')).focus();
  await page.keyboard.press('Enter');
  await expect(named('budget up to €50')).toBeVisible();
});

test('the marketplace follows the language of the browser and can be chosen', {
  tag: '@phone',
}, async ({ newVisitor, servers }) => {
  const page = await newVisitor(servers[0], { locale: 'it-IT' });
  await page.goto('/gift-finder');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /amazon\.it/ })).toBeVisible();
  await page.getByRole('link', { name: t('finder.example.3') }).click();
  await expect(page.locator('.suggestion-card a[href*="www.amazon."]').first()).toHaveAttribute(
    'href',
    /amazon\.it/,
  );
  await page.getByRole('button', { name: /amazon\.it/ }).click();
  await page.getByRole('menuitemradio', { name: 'amazon.es' }).click();
  await expect(page.locator('.suggestion-card a[href*="www.amazon."]').first()).toHaveAttribute(
    'href',
    /amazon\.es/,
  );
  expect(new URL(page.url()).searchParams.get('country')).toBe('es');
});

test('during a search the page shows nine placeholders, and the button says that it searches', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/gift-finder');
  const answer = await holdRequests(page, searches);
  await page.getByRole('textbox').fill('tea');
  await page.getByRole('button', { name: t('finder.search') }).click();
  const button = page.getByRole('button', { name: t('finder.searching') });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.skeleton-cards > *')).toHaveCount(9);
  const placeholder = await page.locator('.skeleton-cards .picture').first().boundingBox();
  answer();
  await expect(page.locator('.suggestion-card')).toHaveCount(9);
  await expect(page.locator('.skeleton-cards')).toHaveCount(0);
  // A placeholder's picture has the size of what comes.
  const { width, height } = placeholder ?? {};
  const picture = await page.locator('.suggestion-card .picture').first().boundingBox();
  expect(picture).toMatchObject({ width, height });
});

test('a search is in the address at once, and what the last one was understood as is gone', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(address('Papa wandert'));
  await waitForHydration(page);
  const understood = page.getByRole('region', { name: t('finder.understood') });
  await expect(understood).toBeVisible();
  const answer = await holdRequests(page, searches);
  const box = page.getByRole('textbox');
  await box.fill('Mama liest Krimis');
  await box.press('Enter');
  await expect(page.locator('.skeleton-cards')).toBeVisible();
  await expect(understood).toBeHidden();
  await expect(page).toHaveURL(/[?]q=Mama[+]liest[+]Krimis&/);

  // Somebody who is tired of waiting loads the page again, and one step back is the search before.
  answer();
  await page.reload();
  await expect(box).toHaveValue('Mama liest Krimis');
  await expect(understood).toContainText('Crime');
  await page.goBack();
  await expect(box).toHaveValue('Papa wandert');
  await expect(page.locator('.suggestion-card')).toHaveCount(9);
});

test('what is typed and not searched for is there after a look at another page and a reload', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(address('Papa wandert'));
  const box = page.getByRole('textbox');
  await box.fill('Papa wandert und angelt');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.wishlists') })
    .click();
  await expect(page).toHaveURL(/\/wishlist$/);
  await page.goBack();
  await expect(box).toHaveValue('Papa wandert und angelt');
  await page.reload();
  await expect(box).toHaveValue('Papa wandert und angelt');
  await box.press('Enter');
  await expect(page).toHaveURL(/angelt/);
  await expect(page.locator('.suggestion-card')).toHaveCount(9);
  await page.goBack();
  await expect(box).toHaveValue('Papa wandert');
});

test('the menus have what the visitor has written, and it is chosen', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto(address('dad, 62, up to €40'));
  const chosen = page.getByRole('menuitemradio', { checked: true });
  for (const [kind, label, smaller] of [
    ['budget', 'up to €40', 'up to €25'],
    ['age', '62 years', '50–64'],
  ] as const) {
    await page.getByRole('button', { name: `${kind} ${label}`, exact: true }).click();
    await expect(chosen).toHaveText([label]);
    const offered = await page.getByRole('menuitemradio').allTextContents();
    expect(offered[offered.indexOf(label) - 1]).toBe(smaller);
    await page.keyboard.press('Escape');
  }
});

test('a failed search is reported on the page and in a message, and can be repeated', {
  tag: '@phone',
}, async ({ page, expectConsole }) => {
  expectConsole(/500 \(Internal Server Error\)/);
  await page.goto('/gift-finder');
  const mend = await failRequests(page, searches);
  await page.getByRole('textbox').fill('tea');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('finder.failed.title') })).toBeVisible();
  await expect(page.getByText(t('finder.empty.title'))).toHaveCount(0);
  await expect(page.getByRole('main').getByText(t('finder.failed'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('finder.toast.failed.title'))).toBeVisible();
  await expect(page.getByText(t('finder.toast.failed.text'))).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('tea');
  await mend();
  await page.getByRole('button', { name: t('finder.failed.again') }).click();
  await expect(page.locator('.suggestion-card')).toHaveCount(9);
});

test('a search whose connection is lost says so, and can be repeated', { tag: '@phone' }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  await page.goto('/gift-finder');
  const mend = await loseRequests(page, searches);
  await page.getByRole('textbox').fill('tea');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText(t('finder.failed.lost'))).toBeVisible();
  await expect(page.locator('.toast').getByText(t('status.0'))).toBeVisible();
  await expect(page.getByText(t('finder.failed'), { exact: true })).toHaveCount(0);
  await mend();
  await page.getByRole('button', { name: t('finder.failed.again') }).click();
  await expect(page.locator('.suggestion-card')).toHaveCount(9);
});

test('without JavaScript a search has its suggestions, and nothing says that it cannot', {
  tag: '@phone',
}, async ({ newVisitor, servers }) => {
  const page = await newVisitor(servers[0], { javaScriptEnabled: false });
  for (const language of languages) {
    await page.goto(`/${language}/gift-finder`);
    await expect(page.locator('.no-script')).toHaveText(wordsOf(language)('common.noScript'));
    await expect(page.locator('.no-script')).not.toContainText(/finding|suchen|chercher/);
    await page.getByRole('textbox').fill('tea');
    await page.getByRole('button', { name: wordsOf(language)('finder.search') }).click();
    await expect(page.locator('.suggestion-card')).toHaveCount(9);
  }
});

test('a search without results gets a friendly text', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/gift-finder');
  const none = { recipients: [], situations: [], interests: [], kinds: [], exclusions: [] };
  const understood = { ...none, age: null, occasion: null, budget: null, notice: null, hint: null };
  await page.route(searches, (route) =>
    route.fulfill({
      json: {
        searchRequestId: 'x',
        suggestions: [],
        hasMore: false,
        understood,
      },
    }),
  );
  await page.getByRole('textbox').fill('tea');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('finder.empty.title') })).toBeVisible();
  await expect(page.getByText(t('finder.empty.text'))).toBeVisible();
  await expect(page.getByText(t('finder.toast.empty.title'))).toBeVisible();
  await expect(page.getByText(t('finder.toast.empty.text'))).toBeVisible();
});

test('a query that needs another answer than gifts gets that answer', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(address('I want to die'));
  await expect(page.getByText(t('finder.notice.crisis'))).toBeVisible();
  await expect(page.getByText(t('finder.understood.line'))).toHaveCount(0);
  await expect(page.getByRole('link', { name: /findahelpline/ })).toBeVisible();
  // Help comes first: no ideas and no advertising before they are asked for.
  await expect(page.locator('.suggestion-card').first()).toBeHidden();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByText(t('finder.notice.ideas')).press('Enter');
  await expect(page.locator('.suggestion-card').first()).toBeVisible();

  await page.goto(address('a gun for my husband'));
  await expect(page.getByText(t('finder.notice.refused'))).toBeVisible();
  await expect(page.locator('.suggestion-card')).toHaveCount(0);
  await expect(page.getByText(t('finder.empty.title'))).toHaveCount(0);
});

test('a situation can be removed, and ideas that match no interest are shown separately', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto(address('my best friend had a miscarriage'));
  const situation = page.getByRole('button', { name: /Lost a baby/ });
  await situation.click();
  await expect(situation).toHaveCount(0);
  expect(new URL(page.url()).searchParams.getAll('drop')).toEqual(['s.miscarriage']);

  await page.goto(address('my brother loves falconry, up to €20'));
  const beside = page.getByRole('region', { name: 'Also liked by brothers' });
  await expect(beside.locator('.suggestion-card').first()).toBeVisible();
  await expect(page.locator('.suggestion-card')).toHaveCount(9);
});

test('when loading more fails, the suggestions stay and loading can be repeated later', {
  tag: '@phone',
}, async ({ page, expectConsole }) => {
  expectConsole(/503 \(Service Unavailable\)/);
  await page.goto(address('tea'));
  const mend = await failRequests(page, nextPages, 503);
  await page.getByRole('button', { name: t('finder.more') }).click();
  await expect(page.getByText(t('finder.toast.more.title'))).toBeVisible();
  await expect(page.getByText(t('finder.toast.more.text'))).toBeVisible();
  await expect(page.locator('.suggestion-card')).toHaveCount(9);
  await mend();
  await page.getByRole('button', { name: t('finder.more') }).click();
  await expect(page.locator('.suggestion-card').nth(9)).toBeVisible();
});

test('the whole search can be done by keyboard alone @desk', async ({ page }) => {
  await page.goto('/gift-finder');
  const box = page.getByRole('textbox');
  await tabTo(page, box);
  await page.keyboard.type('coffee for a friend');
  await page.keyboard.press('Enter');
  await expect(page.locator('.suggestion-card')).toHaveCount(9);
  await expect(box).toBeFocused();
  const budget = page.getByRole('button', { name: t('finder.chip.budget'), exact: true });
  await tabTo(page, budget);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'up to €15' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'budget up to €25', exact: true })).toBeVisible();
});

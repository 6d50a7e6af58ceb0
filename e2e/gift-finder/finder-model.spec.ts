import type { Page } from '@playwright/test';
import { type Language, languages } from '../../src/domain/language.ts';
import { type ModelServer, startModelServer } from '../../test/support/services/model-server.ts';
import { violationsInLanguage } from '../support/accessibility.ts';
import { alternateLanguage } from '../support/alternate.ts';
import { test as base, expect } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** A server whose operator has a language model, played by a server on this machine. */
const test = base.extend<object, { model: ModelServer }>({
  model: [
    async ({ browserName: _browserName }, use) => {
      const model = await startModelServer();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ model }, use) =>
      use({
        FINDER_LLM: 'openai-compatible',
        FINDER_LLM_MODEL: 'small',
        FINDER_LLM_URL: model.url,
        FINDER_LLM_PROVIDER: 'Example Models',
      }),
    { scope: 'worker' },
  ],
});

const queries: Record<Language, string> = {
  en: 'my dad, 62, hikes and loves jazz, under 50 €',
  de: 'Für meinen Papa, 62, wandert gern und hört Jazz, bis 50 €',
  fr: 'mon père, 62 ans, randonnée et jazz, moins de 50 €',
};
const ownIdeas: Record<Language, object> = {
  en: { title: 'evening of old records', why: 'He hears what he danced to.', search: 'records' },
  de: { title: 'Abend mit alten Platten', why: 'Er hört seine Musik.', search: 'alte Platten' },
  fr: { title: 'soirée de vieux disques', why: 'Il écoute sa musique.', search: 'vieux disques' },
};
const t = wordsOf('en');
const titlesOf = (page: Page) => page.getByRole('main').locator('.suggestion-card h3');

/**
 * Opens a search while the model keeps its choice back. Returns what lets it answer: with the candidates
 * in reverse order.
 */
async function openHeld(page: Page, model: ModelServer, text: string, ideas: object[] = []) {
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  model.mood = { writes: {} };
  model.hold = { question: 'choice', until };
  const before = model.questions.length;
  await page.goto(`/gift-finder?q=${encodeURIComponent(text)}&country=de`);
  await expect(titlesOf(page)).toHaveCount(9);
  await expect.poll(() => model.questions.length).toBe(before + 2);
  return () => {
    const asked = JSON.stringify(model.questions.at(-1)?.body);
    const ids = [...asked.matchAll(/\\n([a-z0-9-]+) \| /g)].map(([, id]) => id);
    model.mood = { writes: { choice: JSON.stringify({ order: ids.toReversed(), ideas }) } };
    model.hold = null;
    release();
  };
}

for (const language of languages) {
  test(`the page that a model improved replaces the first one with a message, and ideas on a list stay: ${language}`, {
    tag: alternateLanguage(language),
  }, async ({ page, model, setLanguage }) => {
    const words = await setLanguage(language);
    const idea = { ...ownIdeas[language], low: 10, high: 20 };
    const answer = await openHeld(page, model, queries[language], [idea]);
    await expect(page.getByRole('status').getByText(words('finder.improving'))).toBeVisible();
    const before = await titlesOf(page).allTextContents();
    await page.locator('.add-to-wishlist__button').first().click();
    answer();

    await expect(page.locator('.suggestion-card__origin')).toHaveCount(1);
    const after = await titlesOf(page).allTextContents();
    expect(after[0]).toBe(before[0]);
    expect(after.filter((title) => before.includes(title))).toEqual([before[0]]);
    const news = words('finder.improved_other', { count: 9 });
    await expect(page.getByRole('status').getByText(news)).toBeVisible();

    const own = page.locator('.suggestion-card', { hasText: words('finder.fromModel') });
    await expect(own.getByText(words('finder.price.guess'))).toBeVisible();
    await expect(own.getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/www\.amazon\.de\/s\?k=/,
    );
    expect(await violationsInLanguage(page, language, { themes: ['light', 'dark'] })).toEqual([]);
  });
}

test('suggestions that were scrolled past or have the focus are not replaced', {
  tag: '@phone',
}, async ({ page, model }) => {
  const answer = await openHeld(page, model, 'my sister loves gardening and tea, up to 40 €');
  const before = await titlesOf(page).allTextContents();
  await page.locator('.suggestion-card a').last().focus();
  await titlesOf(page)
    .nth(3)
    .evaluate((heading) => heading.scrollIntoView({ block: 'end' }));
  answer();
  await expect(page.getByText(t('finder.improving'))).toHaveCount(0);
  const after = await titlesOf(page).allTextContents();
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
  expect(after).toContain(before[8]);

  await page.getByRole('button', { name: t('finder.more') }).click();
  await expect(titlesOf(page)).not.toHaveCount(after.length);
  const all = await titlesOf(page).allTextContents();
  expect(new Set(all).size).toBe(all.length);
});

test('no suggestion is replaced after “more” was pressed or a chip was changed', {
  tag: '@phone',
}, async ({ page, model }) => {
  let answer = await openHeld(page, model, 'my uncle loves fishing and coffee, up to 60 €');
  const first = await titlesOf(page).allTextContents();
  await page.getByRole('button', { name: t('finder.more') }).click();
  await expect(titlesOf(page)).toHaveCount(18);
  answer();
  await expect(page.getByText(t('finder.improving'))).toHaveCount(0);
  expect((await titlesOf(page).allTextContents()).slice(0, 9)).toEqual(first);

  answer = await openHeld(page, model, 'my aunt loves sewing and tea, up to 60 €');
  const opener = page.getByRole('button', { expanded: false, name: t('finder.understood.line') });
  if (await opener.isVisible()) await opener.click();
  await page
    .getByRole('button', { name: t('finder.chip.remove', { what: 'budget up to €60' }) })
    .click();
  await expect(page).toHaveURL(/budget=any/);
  const changed = page.getByRole('button', { name: t('finder.chip.budget.add'), exact: true });
  await expect(changed).toBeVisible();
  answer();
  await expect(page.getByText(t('finder.improving'))).toHaveCount(0);
  await expect(changed).toBeVisible();
});

test('the chips show the query as the model parsed it', { tag: '@phone' }, async ({
  page,
  model,
}) => {
  const text = 'for a colleague who is always up there above the tree line';
  const answer = await openHeld(page, model, text);
  answer();
  await expect(page.getByText(t('finder.improving'))).toHaveCount(0);

  model.mood = {
    writes: {
      reading: JSON.stringify({ interests: [{ concept: 'hiking', quote: 'above the tree line' }] }),
    },
  };
  await page.goto(`/gift-finder?q=${encodeURIComponent(`${text} 2`)}&country=de`);
  const chips = page.getByRole('region', { name: t('finder.understood') });
  await expect(chips.getByText('Hiking').first()).toBeAttached();
});

test('when the model fails, the first page stays, without a message', { tag: '@phone' }, async ({
  page,
  model,
}) => {
  model.hold = null;
  model.mood = { status: 500 };
  await page.goto('/gift-finder?q=something%20for%20a%20friend%20who%20sails&country=de');
  await expect(titlesOf(page)).toHaveCount(9);
  await expect(page.locator('.finder-results__improvement')).toHaveText('');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

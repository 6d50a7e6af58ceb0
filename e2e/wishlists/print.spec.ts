import type { Page } from '@playwright/test';
import { everyState } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');

/**
 * Opens a page in its layout for print. Chromium applies the rules for print in steps, the size of the
 * text last, and was seen to take more than two frames.
 */
async function openPrinted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  // 11 points, in pixels
  await expect(page.locator('html')).toHaveCSS('font-size', '14.6667px');
}

/** What stands on the paper: the texts that are shown, and the addresses printed after links. */
async function onPaper(page: Page, path: string): Promise<string> {
  await openPrinted(page, path);
  const addresses = await page
    .locator('a[href]:visible')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await page.getByRole('button').count()).toBe(0);
  // Ink on paper, whatever the theme on the screen is.
  const ink = page.getByRole('heading', { level: 1 });
  await expect(ink).toHaveCSS('color', 'rgb(31, 48, 41)');
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not printed
  return [await page.locator('body').innerText(), ...addresses].join('\n');
}

test.beforeEach(async ({ page, servers }) => {
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: servers[0] }]);
});

test('a guest’s print-out shows what is claimed and by whom', async ({ page, makeList }) => {
  const text = await onPaper(page, (await makeList(everyState())).guestPath);
  for (const words of [
    'Mara’s thirtieth',
    'Come hungry, stay late.',
    'Most Wanted',
    '1.299,00 €',
    'Teapot',
    'https://shop.example/teapot',
    '1 of 6 claimed',
    'Claimed by Uncle Tomáš',
  ])
    expect(text).toContain(words);
  // The photograph of the teapot, and the drawn pictures without their grounds.
  await expect(page.locator('.picture:visible img:visible')).toHaveCount(4);
  await expect(page.locator('.picture svg:visible')).toHaveCount(0);
  const teapot = page.locator('.guest-card', { hasText: 'Teapot' });
  await expect(teapot.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
});

test('an owner’s print-out has no controls and no admin link', async ({ page, makeList }) => {
  const { list, adminPath } = await makeList(everyState());
  const text = await onPaper(page, adminPath);
  for (const words of ['Mara’s thirtieth', 'Teapot', '1.299,00 €', 'https://shop.example/teapot'])
    expect(text).toContain(words);
  expect(text).not.toContain(list.adminToken);
  expect(text).not.toContain('key');
});

test('what belongs to a wish is printed in one column beside its picture', async ({
  page,
  makeList,
}) => {
  const description = Array.from({ length: 14 }, (_, line) => `- line ${line}`).join('\n');
  const item = { title: 'Teapot', description, maxQuantity: 6, url: 'https://shop.example/teapot' };
  const { adminPath, guestPath } = await makeList({ items: [item] });
  for (const [path, card] of [
    [guestPath, '.guest-card'],
    [adminPath, '.owner-item'],
  ] as const) {
    await openPrinted(page, path);
    const parts = page.locator(`${card} :is(h3, .expandable-text, .claim-progress)`);
    await expect(parts).toHaveCount(3);
    const columns = () =>
      parts.evaluateAll((all) => [
        ...new Set(
          all.map((part) => {
            const text = document.createRange();
            text.selectNodeContents(part);
            return Math.round(text.getBoundingClientRect().left);
          }),
        ),
      ]);
    await expect.poll(columns).toHaveLength(1);
  }
});

test('an article is printed as text without controls', async ({ page }) => {
  const text = await onPaper(page, '/en/article/the-ultimate-regift');
  expect(text).toContain('The Ultimate Regift');
  expect(text).not.toContain('All insights');
  const lines = await page.locator('.prose p').first().boundingBox();
  const paper = page.viewportSize();
  expect(lines?.width).toBe(paper?.width);
});

test('the finder prints its suggestions, without controls', async ({ page }) => {
  await page.goto('/gift-finder?q=my dad likes tea');
  await expect(page.locator('.suggestion-card').first()).toBeVisible();
  const printed = page.locator('p', { hasText: /^my dad likes tea$/ });
  await expect(printed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toBeVisible();
  await expect(page.locator('p:visible', { hasText: t('finder.understood.line') })).toBeVisible();
  await expect(page.getByText(t('finder.text'))).toBeHidden();
  await expect(page.locator('.suggestion-card').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.chip:visible')).toHaveCount(0);
});

import { overflowOf } from '../support/layout.ts';
import { makeOlder } from '../support/older-browser.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');
const description = `${'The one with the wooden handle. '.repeat(4)}Or the blue one.`;

test.beforeEach(({ page }) => makeOlder(page));

test('in a browser of three years ago a list is made, filled, shared, read and claimed', async ({
  page,
  owner,
  guest,
}) => {
  await page.goto('/wishlist');
  await owner.createList();
  await owner.rename('Mara’s thirtieth');
  await owner.addItem({ title: 'Teapot', description });
  await guest.open(new URL(await owner.copyGuestLink()).pathname);
  const card = guest.card('Teapot');
  await expect(card.getByText('Or the blue one.')).toBeHidden();
  await card.getByText(t('guest.showMore')).click();
  await expect(card.getByText('Or the blue one.')).toBeVisible();
  await guest.sendClaim('Teapot', 'Jo');
  await expect(card).toContainText(t('guest.claimedBy', { name: 'Jo' }));
});

test('without :has() the buttons beside the name fit a narrow phone', async ({ page, owner }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/wishlist');
  await owner.createList();
  expect(await overflowOf(page)).toBe(0);
});

test('without :has() the button that chooses a picture shows the focus', async ({
  page,
  owner,
  makeList,
}) => {
  await owner.follow((await makeList()).adminPath);
  await owner.startItem();
  const input = page.locator('input[type="file"]');
  const label = page.getByRole('dialog').locator('label', { has: input });
  await expect(label).toHaveCSS('outline-style', 'none');
  await input.focus();
  await expect(label).toHaveCSS('outline-style', 'solid');
});

test('where what is folded cannot be printed, the beginning of a description is', async ({
  page,
  guest,
  makeList,
}) => {
  await guest.open((await makeList({ items: [{ title: 'Teapot', description }] })).guestPath);
  await page.emulateMedia({ media: 'print' });
  await expect(
    guest.card('Teapot').getByText(/^The one with the wooden handle.*\.\.\.$/),
  ).toBeVisible();
});

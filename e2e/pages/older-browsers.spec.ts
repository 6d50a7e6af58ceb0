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

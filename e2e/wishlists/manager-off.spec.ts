import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ environment: { FEATURE_WISHLISTS: 'off' } });

test('while wishlists are switched off the page says so and makes no list', async ({ page }) => {
  const t = wordsOf('en');
  await page.goto('/wishlist');
  await expect(page.getByText(t('manager.disabled.title'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('manager.create') })).toBeDisabled();
  await expect(page.getByText(t('manager.empty.title'))).toHaveCount(0);
});

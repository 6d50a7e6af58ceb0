import { expect, test } from './test.ts';

const languages = ['en', 'de', 'fr'];

for (const language of languages) {
  test(`the front door opens in the language a visitor chose before: ${language}`, async ({
    context,
    page,
    servers,
  }) => {
    await context.addCookies(
      servers.map((url) => ({ name: 'app_language', value: language, url })),
    );
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

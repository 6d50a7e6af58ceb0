import { expect, test } from 'vitest';
import { prerenderedOrigin } from '../../web/document/assets-manifest.ts';
import { createPrerenderedCache, prerenderedPage } from './prerendered-page.ts';

const page = (cache = createPrerenderedCache()) =>
  prerenderedPage(
    '/de/insights',
    () => `<!doctype html>
<html lang="de"><link rel="canonical" href="${prerenderedOrigin}/de/insights">
<script type="application/ld+json">{"image":"${prerenderedOrigin}/x.jpg"}</script></html>`,
    cache,
  );

test('a prerendered page contains the full address that was requested', async () => {
  const made = page();
  for (const origin of ['https://wishes.example', 'http://127.0.0.1:3000']) {
    for (const theme of ['system', 'dark'] as const) {
      const html = (await (await made(theme, origin)).body('identity')).toString();
      expect(html).toContain(`<link rel="canonical" href="${origin}/de/insights">`);
      expect(html).toContain(`{"image":"${origin}/x.jpg"}`);
      expect(html).not.toContain(prerenderedOrigin);
      expect(html.includes('data-theme="dark"')).toBe(theme === 'dark');
    }
  }
});

test('requests for many made-up addresses keep few bytes in memory', async () => {
  const cache = createPrerenderedCache(10_000);
  const made = page(cache);
  const [first, second] = await Promise.all([
    made('system', 'http://first.example'),
    made('system', 'http://first.example'),
  ]);
  expect(second).toBe(first);
  expect(await made('system', 'http://first.example')).toBe(first);
  await Promise.all(
    Array.from({ length: 100 }, (_, at) => made('system', `http://made-up-${at}.example`)),
  );
  expect(await made('system', 'http://first.example')).not.toBe(first);
  expect(cache.size).toBeGreaterThan(1);
  expect(cache.calculatedSize).toBeLessThanOrEqual(10_000);
});

test('an address with replacement patterns is inserted literally', async () => {
  const html = (
    await (await page()('system', 'http://$`$&$1.example')).body('identity')
  ).toString();
  expect(html).toContain('href="http://$`$&amp;$1.example/de/insights"');
  expect(html.match(/<!doctype/g)).toHaveLength(1);
});

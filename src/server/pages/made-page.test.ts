import { expect, test } from 'vitest';
import { prerenderedOrigin } from '../../web/assets-manifest.ts';
import { madePage } from './made-page.ts';

const page = () =>
  madePage(`<!doctype html>
<html lang="de"><link rel="canonical" href="${prerenderedOrigin}/de/insights">
<script type="application/ld+json">{"image":"${prerenderedOrigin}/x.jpg"}</script></html>`);

test('a page made at build time names the address that it was asked for by, whole', async () => {
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

test('however many addresses somebody makes up for the site, few answers are kept', () => {
  const made = page();
  const first = made('system', 'http://first.example');
  expect(made('system', 'http://first.example')).toBe(first);
  for (let at = 0; at < 20; at += 1) void made('system', `http://made-up-${at}.example`);
  expect(made('system', 'http://first.example')).not.toBe(first);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Theme } from '../../../src/domain/theme.ts';
import { encodePage } from '../../../src/server/pages/encode-page.ts';
import { htmlDocument } from '../../../src/web/document/document.ts';
import { startApp, type TestApp } from '../../support/app.ts';

const assets = { script: '/a.js', staticScript: '/s.js', styles: ['/a.css'], fonts: [] };
const html = htmlDocument({
  language: 'en',
  meta: { title: '<html media="(prefers-color-scheme: dark)" content="light dark">' },
  assets,
  origin: 'https://wishbow.example',
  path: '/',
  body: '<p>a page</p>',
  consentServices: '',
  hydration: null,
});
const page = () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });

let app: TestApp;
beforeAll(async () => {
  app = await startApp(
    {},
    {},
    {
      files: null,
      cacheable: true,
      prerendered: (path, theme) =>
        path === '/en/insights' ? encodePage(page(), theme) : undefined,
      render: async () => page(),
    },
  );
});
afterAll(() => app.close());

function visit(path: string, theme?: string, headers: Record<string, string> = {}) {
  const all = new Headers(headers);
  if (theme !== undefined) all.set('cookie', `theme=${theme}`);
  return app.fetch(new Request(`http://localhost${path}`, { headers: all }));
}

const papersOf = (text: string) =>
  [...text.matchAll(/<meta name="theme-color" content="(#\w+)" media="([^"]+)"/g)].map(
    ([, colour, media]) => `${colour} ${media}`,
  );

for (const [kind, path] of [
  ['rendered now', '/gift-finder'],
  ['made at build time', '/insights'],
] as const) {
  test(`a page that was ${kind} follows the system until its visitor chooses a theme`, async () => {
    for (const theme of [undefined, 'system', 'purple', '"><script>']) {
      const text = await (await visit(path, theme && encodeURIComponent(theme))).text();
      expect(text).toBe(html);
      expect(text).toContain('<html lang="en">');
      expect(papersOf(text)).toEqual([
        '#f7f0e3 (prefers-color-scheme: light)',
        '#1b1512 (prefers-color-scheme: dark)',
      ]);
    }
  });

  test(`a page that was ${kind} is sent in the theme that its visitor chose`, async () => {
    const expected: [Theme, string[]][] = [
      ['dark', ['#f7f0e3 not all', '#1b1512 all']],
      ['light', ['#f7f0e3 all', '#1b1512 not all']],
    ];
    // Twice, for what is kept after the first time.
    for (const [theme, papers] of [...expected, ...expected]) {
      const response = await visit(path, theme);
      const text = await response.text();
      expect(response.headers.get('vary')).toContain('cookie');
      expect(text).toContain(`<html data-theme="${theme}" lang="en">`);
      expect(text).toContain(`<meta name="color-scheme" content="${theme}">`);
      expect(papersOf(text)).toEqual(papers);
    }
  });

  test(`a browser’s copy of a page that was ${kind} is not used after its visitor chose another theme`, async () => {
    const etag = (await visit(path, 'dark')).headers.get('etag') ?? '';
    const again = (theme: Theme) => visit(path, theme, { 'if-none-match': etag });
    expect((await again('dark')).status).toBe(304);
    expect((await again('light')).status).toBe(200);
    expect((await again('system')).status).toBe(200);
  });
}

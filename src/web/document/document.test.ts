import { expect, it } from 'vitest';
import { productVersion } from '../../domain/product.ts';
import { type DocumentParts, htmlDocument } from './document.ts';

const parts: DocumentParts = {
  language: 'de',
  meta: { title: 'Anna & "Bo"', description: '<b>' },
  assets: {
    script: '/a.js',
    staticScript: '/s.js',
    styles: ['/a.css'],
    fonts: ['/f.woff2'],
    application: {
      modules: ['/r.js'],
      messages: { en: ['/en.json'], de: ['/de.json'], fr: ['/fr.json'] },
    },
    screens: { home: { modules: ['/h.js'] } },
  },
  origin: 'https://wishbow.example',
  path: '/wishlist',
  body: '<p>hello</p>',
  consentServices: '',
  hydration: { name: '</script><script>alert(1)</script>' },
};

it('escapes everything that visitors typed', () => {
  const html = htmlDocument(parts);
  expect(html).toContain('<title>Anna &amp; &quot;Bo&quot; · Wishbow</title>');
  expect(html).toContain('content="&lt;b&gt;"');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toContain('<script>');
});

it('contains the release that made it', () => {
  expect(htmlDocument(parts)).toContain(`content="Wishbow ${productVersion}"`);
});

it('links the other languages of a public page for search engines', () => {
  const html = htmlDocument(parts);
  expect(html).toContain('<link rel="canonical" href="https://wishbow.example/de/wishlist">');
  expect(html).toContain('hreflang="fr" href="https://wishbow.example/fr/wishlist"');
});

it('excludes a list from search engines and sends no referrer from it', () => {
  const html = htmlDocument({ ...parts, meta: { title: 'Mine', isPrivate: true } });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<meta name="referrer" content="no-referrer">');
  expect(html).not.toContain('canonical');
});

it('sends a content page without the application', () => {
  const html = htmlDocument({ ...parts, hydration: null });
  expect(html).toContain('src="/s.js"');
  expect(html).not.toContain('/a.js');
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('hydration');
});

it('preloads what its screen needs, in its own language only', () => {
  const html = htmlDocument({ ...parts, screen: 'home' });
  expect(html).toContain('<link rel="modulepreload" href="/r.js">');
  expect(html).toContain('<link rel="modulepreload" href="/h.js">');
  expect(html).toContain('<link rel="preload" href="/de.json" as="fetch" crossorigin>');
  expect(html).not.toContain('/en.json');
  expect(htmlDocument(parts)).not.toContain('/h.js');
});

it('runs the starter at once and loads the application after the first paint', () => {
  const html = htmlDocument({ ...parts, assets: { ...parts.assets, starter: '/p.js' } });
  const [before = '', later = '', after = ''] = html.split(
    /<template id="after-paint">|<\/template>/,
  );
  expect(before).toContain('<script type="module" async src="/p.js"></script>');
  expect(before).not.toMatch(/modulepreload|\/a\.js/);
  expect(later).toContain('<link rel="modulepreload" href="/r.js">');
  expect(later).toContain('<script type="module" src="/a.js"></script>');
  expect(after).not.toContain('/a.js');
});

import { expect, it } from 'vitest';
import { readAssets } from './assets-manifest.ts';

const manifest = {
  'src/web/entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_react.js', '_router.js'] },
  'src/web/styles/app.css': { file: 'assets/app-3.css' },
  '_react.js': { file: 'assets/react-4.js' },
  '_router.js': { file: 'assets/router-5.js', imports: ['_react.js'] },
  '_cards.js': { file: 'assets/cards-8.js', imports: ['_react.js', 'src/web/entry-client.tsx'] },
  'src/web/routes/home.tsx': { file: 'assets/home-9.js', imports: ['_cards.js', '_router.js'] },
  'src/web/claims/claim-dialog.tsx': { file: 'assets/claim-0.js' },
  'node_modules/x/files/figtree-latin-wght-normal.woff2': { file: 'assets/figtree-6.woff2' },
  'node_modules/x/files/figtree-latin-ext-wght-normal.woff2': { file: 'assets/figtree-7.woff2' },
};
const reading = {
  'src/web/boot/content-page.ts': { file: 'assets/static-2.js' },
};
const starter = {
  'src/web/boot/load-app-after-paint.ts': { file: 'assets/paint-1.js' },
};
const messages = { hash: 'abcd1234' };
const inAll = (...namespaces: string[]) =>
  Object.fromEntries(
    ['en', 'de', 'fr'].map((language) => [
      language,
      namespaces.map((each) => `/assets/messages-${each}-${language}-abcd1234.json`),
    ]),
  );

it('lists the files of a page, each module once and only the fonts that every page needs', () => {
  expect(readAssets({ manifest, reading, starter, messages })).toEqual({
    script: '/assets/entry-1.js',
    starter: '/assets/paint-1.js',
    staticScript: '/assets/static-2.js',
    styles: ['/assets/app-3.css'],
    fonts: ['/assets/figtree-6.woff2'],
    application: {
      modules: ['/assets/react-4.js', '/assets/router-5.js'],
      messages: inAll('common'),
    },
    // Nothing of what the application has loaded already.
    screens: {
      home: {
        modules: ['/assets/home-9.js', '/assets/cards-8.js'],
        messages: inAll('home', 'lists', 'gallery', 'add-gift'),
      },
    },
  });
});

it('names the file that a build lacks', () => {
  expect(() => readAssets({ manifest: {}, reading, starter, messages })).toThrow(
    'src/web/entry-client.tsx',
  );
});

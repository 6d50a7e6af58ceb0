import { expect, it } from 'vitest';
import { readAssets } from './assets-manifest.ts';

const manifest = {
  'src/web/entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_react.js', '_router.js'] },
  'src/web/static-page.ts': { file: 'assets/static-2.js' },
  'src/web/styles/app.css': { file: 'assets/app-3.css' },
  '_react.js': { file: 'assets/react-4.js' },
  '_router.js': { file: 'assets/router-5.js', imports: ['_react.js'] },
  'content/i18n/en.json': { file: 'assets/en-8.js' },
  'content/i18n/de.json': { file: 'assets/de-9.js' },
  'content/i18n/fr.json': { file: 'assets/fr-0.js' },
  'node_modules/x/files/figtree-latin-wght-normal.woff2': { file: 'assets/figtree-6.woff2' },
  'node_modules/x/files/figtree-latin-ext-wght-normal.woff2': { file: 'assets/figtree-7.woff2' },
};

it('finds the files of a page, each module once and only the fonts every page needs', () => {
  expect(readAssets(manifest)).toEqual({
    script: '/assets/entry-1.js',
    staticScript: '/assets/static-2.js',
    styles: ['/assets/app-3.css'],
    preloads: ['/assets/figtree-6.woff2', '/assets/react-4.js', '/assets/router-5.js'],
    messages: { en: '/assets/en-8.js', de: '/assets/de-9.js', fr: '/assets/fr-0.js' },
  });
});

it('says which file a build lacks', () => {
  expect(() => readAssets({})).toThrow('src/web/entry-client.tsx');
});

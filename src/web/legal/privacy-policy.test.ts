import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { necessaryNames } from '../../domain/consent.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const policies = ['en', 'de', 'fr'].map((language) =>
  read(`content/legal/privacy-policy.${language}.html`),
);
/** Returns the names in the first table of the policy. */
const namesIn = (policy: string) =>
  [...(policy.split('</table>')[0] ?? '').matchAll(/<th scope="row">([\w-]+)<\/th>/g)].map(
    ([, name = '']) => name,
  );

const sources = globSync('src/{domain,server,web}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.') && !path.includes('/states/'))
  .map((path) => ({ path, text: read(path) }));

/** Returns the names of everything that the code stores in a browser. */
function storedNames(): string[] {
  const named = sources.flatMap(({ path, text }) => [
    // Keys of the browser's storage and of cookies are constants: `themeKey = 'theme'`.
    ...(/readStored|writeStored|sessionStorage|^src\/domain\//.test(`${path} ${text}`)
      ? text.matchAll(/const (?:\w+Key|storageKey) = '([\w-]+)'/g)
      : []),
    ...text.matchAll(/const \w+Cookie = '([\w-]+)'/g),
  ]);
  const worker = read('src/web/offline/service-worker.ts');
  const version = /const cacheVersion = '(\w+)'/.exec(worker)?.[1];
  const caches = worker.matchAll(/\w+: `(\w+-)\$\{cacheVersion\}`/g);
  return [
    ...named.map(([, name = '']) => name),
    ...[...caches].map(([, name = '']) => name + version),
    routerKey(),
  ];
}

/** The router stores the scroll positions. */
function routerKey(): string {
  const library = read('node_modules/react-router/dist/production/lib/dom/lib.js');
  return /SCROLL_RESTORATION_STORAGE_KEY = "([\w-]+)"/.exec(library)?.[1] ?? 'unknown';
}

/** What only whoever runs the site is ever given. */
const ofOperators = 'moderation';

test('the privacy policy’s table names exactly what is stored in a visitor’s browser', () => {
  const names = new Set(storedNames());
  expect(names.delete(ofOperators)).toBe(true);
  const stored = [...names].sort();
  expect(stored.length).toBeGreaterThan(10);
  for (const policy of policies) expect(namesIn(policy).sort()).toEqual(stored);
});

test('the cookie settings name exactly what the table names', () => {
  for (const policy of policies) expect(namesIn(policy).sort()).toEqual([...necessaryNames].sort());
});

test('only these files store anything in a browser, so that the table can be checked', () => {
  const storing = sources.filter(({ text }) =>
    /\b(?:localStorage|sessionStorage)\b|indexedDB|caches\.open|document\.cookie =|cookieStore/.test(
      text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
    ),
  );
  expect(storing.map(({ path }) => path).sort()).toEqual([
    'src/web/browser/cookies.ts',
    'src/web/browser/storage.ts',
    'src/web/claims/pending-claim.ts',
    'src/web/offline/service-worker.ts',
  ]);
});

test('the three languages of a legal text have the same sections', () => {
  const shape = (html: string) =>
    [...html.matchAll(/<(\w+)(?: scope="\w+")?(?: data-if="([^"]+)")?[ >]/g)]
      .filter(([, tag = '']) => !['a', 'strong', 'em'].includes(tag))
      .map(([, tag, fact]) => `${tag} ${fact ?? ''}`);
  for (const name of ['privacy-policy', 'terms-of-use']) {
    const [english, ...others] = ['en', 'de', 'fr'].map((language) =>
      shape(read(`content/legal/${name}.${language}.html`)),
    );
    for (const other of others) expect(other, name).toEqual(english);
  }
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutBody, withoutContent } from '../scripts/build/strip-unused-library-code.ts';

const lib = new URL(
  './lib/',
  import.meta.resolve('react-router').replace(/development/, 'production'),
);

it.each([
  'errors.js',
  'router/instrumentation.js',
  'dom/ssr/links.js',
  'dom/ssr/routeModules.js',
  'dom/ssr/single-fetch.js',
])('a stripped module keeps its exports: %s', async (file) => {
  const address = new URL(file, lib);
  const left = withoutContent(readFileSync(fileURLToPath(address), 'utf8'));
  const names = [...left.matchAll(/^export const (\w+) = /gm)]
    .map(([, name]) => name ?? '')
    .toSorted();
  expect(names).toEqual(Object.keys(await import(address.href)).toSorted());
});

it.each([
  ['router/router.js', 'handleAction'],
  ['router/router.js', 'fetch'],
  ['router/router.js', 'handleFetcherAction'],
  ['router/router.js', 'handleFetcherLoader'],
  ['router/router.js', 'discoverRoutes'],
  ['hooks.js', 'DefaultErrorComponent'],
  ['hooks.js', 'RSCErrorHandler'],
  ['dom/ssr/components.js', 'PrefetchPageLinks'],
])('stripping a function of %s removes its body only: %s', (file, name) => {
  const code = readFileSync(fileURLToPath(new URL(file, lib)), 'utf8');
  const left = withoutBody(code, name);
  const functions = (text: string) => text.match(/^\t?(?:async )?function \w+/gm);
  expect(functions(left)).toEqual(functions(code));
  expect(left.length).toBeLessThan(code.length);
  expect(() => withoutBody(left.replaceAll(name, 'Other'), name)).toThrow('has changed');
});

it('a router with unexpected code stops the build', () => {
  expect(() => withoutContent('export default 1;')).toThrow('has changed');
});

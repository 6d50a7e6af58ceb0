import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutContent } from '../scripts/lean-libraries.ts';

const lib = new URL(
  './lib/',
  import.meta.resolve('react-router').replace(/development/, 'production'),
);

it.each([
  'router/instrumentation.js',
  'dom/ssr/links.js',
  'dom/ssr/routeModules.js',
  'dom/ssr/single-fetch.js',
])('what is left out of the router keeps its exports: %s', async (file) => {
  const address = new URL(file, lib);
  const left = withoutContent(readFileSync(fileURLToPath(address), 'utf8'));
  const names = [...left.matchAll(/^export const (\w+) = /gm)]
    .map(([, name]) => name ?? '')
    .toSorted();
  expect(names).toEqual(Object.keys(await import(address.href)).toSorted());
});

it('a router that is written otherwise stops the build', () => {
  expect(() => withoutContent('export default 1;')).toThrow('written otherwise');
});

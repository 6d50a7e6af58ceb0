import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../test/support/any-text.ts';
import { canonicalPagePath, hasValidHost, isHost, readRequestTarget } from './request-target.ts';

const segment = fc.oneof(
  fc.constantFrom('wishlist', 'guest', '.', '..', '', 'a.b', '%2F', '%5C', '%61', '%2e', ';x', 'Ä'),
  anyText({ maxLength: 6 }),
);
const target = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`);

test('every redirect leads to a canonical path of this origin', () => {
  fc.assert(
    fc.property(fc.oneof(target, anyText()), (text) => {
      const read = readRequestTarget(text);
      if (read.kind === 'redirect') {
        expect(new URL(read.location, 'http://here.example').host).toBe('here.example');
        expect(readRequestTarget(read.location).kind).toBe('canonical');
      }
      if (read.kind === 'canonical') {
        const url = new URL(read.pathname + read.search, 'http://here.example');
        expect(url.host).toBe('here.example');
        // What a router may do to a path has been done.
        expect(url.pathname).toBe(read.pathname);
        const page = canonicalPagePath(read.pathname);
        expect(canonicalPagePath(page)).toBe(page);
        expect(readRequestTarget(page).kind).toBe('canonical');
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/', '/'],
  ['/de/wishlist?x=//y', '/de/wishlist?x=//y'],
  ['//evil.example/en', '/evil.example/en'],
  ['///evil.example', '/evil.example'],
  ['/en/', '/en'],
  ['/a/./b/../c', '/a/c'],
  ['/../../x', '/x'],
  ['/wishlist/gues%74/T', '/wishlist/guest/T'],
  ['/a%2eb/%2e%2e/c', '/c'],
  ['/x%2f%2fy', '/x%2F%2Fy'],
  ['//a:b@c/en?d', '/a:b@c/en?d'],
])('the canonical spelling of %s is %s', (asked, spelled) => {
  const read = readRequestTarget(asked);
  const isSame = asked === spelled;
  expect(read.kind).toBe(isSame ? 'canonical' : 'redirect');
  if (read.kind === 'redirect') expect(read.location).toBe(spelled);
});

test.each([
  'http://evil.example/en',
  'evil.example:443',
  '*',
  '',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\tb',
  '/%zz',
  '/%4',
  '/ä',
  '/a#b',
  '/a?b#c',
  '/a"b',
])('%j is not a path of the site', (asked) => {
  expect(readRequestTarget(asked).kind).toBe('invalid');
});

test('the path of a page is in lower case, except for its token', () => {
  expect(canonicalPagePath('/DE/Wishlist/GUEST/AbC')).toBe('/de/wishlist/guest/AbC');
  expect(canonicalPagePath('/de/Article/Ten-Things')).toBe('/de/article/ten-things');
  expect(canonicalPagePath('/X%C3%84Y')).toBe('/x%C3%84y');
});

test('a host header is one name or one address', () => {
  for (const text of [
    'localhost',
    'wishbow.example:8080',
    '127.0.0.1:3000',
    '[::1]:80',
    'my_box',
  ]) {
    expect(isHost(text), text).toBe(true);
  }
  for (const text of [
    '',
    'a b',
    'x$`',
    'a/b',
    'u@h',
    'x:99999999',
    '.',
    'a'.repeat(300),
    '"><b>',
  ]) {
    expect(isHost(text), text).toBe(false);
  }
  const asked = (...rawHeaders: string[]) =>
    hasValidHost({ headers: { host: rawHeaders[1] ?? '' }, rawHeaders });
  expect(asked('Host', 'a.example', 'Accept', '*/*')).toBe(true);
  expect(asked('Host', 'a.example', 'HOST', 'b.example')).toBe(false);
});

import { expect, test } from 'vitest';
import { type Anchor, anchored, anyOf, searchForAny } from './any-of.ts';

const matchIn = (pattern: string, text: string) => text.match(anyOf([{ pattern }]))?.[0];

test('a pattern matches whole words, with any number of spaces', () => {
  expect(matchIn('garden cent(?:re|er)', 'the garden  center nearby')).toBe('garden  center');
  expect(matchIn('any ?more', 'not any more')).toBe('any more');
  expect(matchIn('tea', 'the team')).toBeUndefined();
  expect(matchIn('a[a-z ]{3}d', 'a+++d')).toBeUndefined();
});

test.each([
  ['(?<=best (?:[a-z]+ ){1,2})in the world', 'best dad in the world', 'in the world'],
  ['(?<=best (?:[a-z]+ ){1,2})in the world', 'a place in the world', undefined],
  ['(?<=[(] ?)a', 'b (a', 'a'],
  ['(?<=a )b|c', 'c', 'c'],
  ['(?<=a )(?<name>b)', 'a b', 'b'],
  ['(?<!no )stairs', 'no stairs', undefined],
])('what stands before is asked of %s in "%s"', (pattern, text, found) => {
  expect(matchIn(pattern, text)).toBe(found);
});

test.each<[Anchor, string, boolean]>([
  ['before', 'she is made of  ', true],
  ['before', 'unmade of', false],
  ['before', 'made of wool', false],
  ['behind', '  made of wool', true],
  ['behind', 'not made of', false],
  ['behind', 'made often', false],
  ['whole', 'made  of', true],
  ['whole', 'made of ', false],
  ['anywhere', 'it is made of wool', true],
  ['anywhere', 'it is made often', false],
])('a pattern stands %s in "%s": %s', (anchor, text, stands) => {
  expect(anchored([{ anchor, pattern: 'sold for|made of' }]).test(text)).toBe(stands);
});

test('no pattern matches nothing', () => {
  expect(anyOf([]).test('')).toBe(false);
  expect(anchored([]).test('')).toBe(false);
});

test('more patterns than one expression should have are searched for as well', () => {
  const all = Array.from({ length: 900 }, (_, at) => ({ pattern: `number (?<what>${at}x)` }));
  const [match, ...others] = searchForAny(all)('a number 899x');
  expect(others).toEqual([]);
  expect(match?.groups?.['what']).toBe('899x');
  expect(match?.indices?.groups?.['what']).toEqual([9, 13]);
  expect(searchForAny()('number 1x')).toEqual([]);
});

import { expect, test } from 'vitest';
import {
  type GiftSearchParams,
  parsePages,
  parseSearchParams,
  searchUrl,
} from './search-params.ts';

const read = (search: string) => parseSearchParams(new URLSearchParams(search));

test.each<GiftSearchParams>([
  { text: 'für Oma, 80 & Opa', country: 'DE', changes: {} },
  { text: 'tea', country: null, changes: { budget: null, age: null, occasion: null } },
  {
    text: 'tea',
    country: 'IT',
    changes: {
      recipient: 'parent',
      occasion: 'birthday',
      age: { min: 6, max: 9 },
      budget: { min: null, max: 50 },
      withoutInterests: ['jazz', 'coffee'],
      withoutKinds: ['book'],
      withoutExclusions: ['flag:alcohol', 'word:café'],
    },
  },
])('a search is read back from its address: %j', (params) => {
  expect(read(searchUrl(params))).toEqual(params);
});

test.each([
  'q=tea&budget=abc',
  'q=tea&budget=90-20',
  'q=tea&budget=-100001',
  'q=tea&budget=100001-',
  'q=tea&budget=-',
  'q=tea&age=5-',
  'q=tea&age=5-900',
  'q=tea&for=%3Cscript%3E',
  'q=tea&country=us',
  'q=tea&drop=jazz&drop=q.jazz&drop=i.%2F%2F',
])('invalid values in an address are ignored: %s', (search) => {
  expect(read(search)).toEqual({ text: 'tea', country: null, changes: {} });
});

test('an address holds all that the API takes, and nothing that it refuses', () => {
  const names = (length: number) => Array.from({ length }, (_, n) => `concept-${n}`);
  const changes = {
    budget: { min: 100_000, max: 100_000 },
    withoutInterests: names(40),
    withoutExclusions: names(40).map((name) => `${name}:`.padEnd(120, 'x')),
  };
  const params = { text: 'tea', country: null, changes };
  expect(read(searchUrl(params))).toEqual(params);
  const refused = { withoutInterests: names(41), withoutKinds: ['k'.repeat(81)] };
  expect(read(searchUrl({ ...params, changes: { ...changes, ...refused } }))).toEqual(params);
  const tooLong = { withoutExclusions: ['x'.repeat(121)] };
  expect(read(searchUrl({ ...params, changes: tooLong })).changes).toEqual({});
});

test('a query that is too long is truncated', () => {
  expect(read(`q=${'x'.repeat(900)}`).text).toHaveLength(500);
});

test.each([
  ['', 1],
  ['pages=3', 3],
  ['pages=0', 1],
  ['pages=-2', 1],
  ['pages=2.5', 1],
  ['pages=1000', 1],
  ['pages=99', 10],
])('the address "%s" shows %i pages of suggestions', (search, pages) => {
  expect(parsePages(new URLSearchParams(search))).toBe(pages);
});

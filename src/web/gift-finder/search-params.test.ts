import { expect, test } from 'vitest';
import { type GiftSearchParams, parseSearchParams, searchUrl } from './search-params.ts';

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
  'q=tea&budget=-',
  'q=tea&age=5-',
  'q=tea&age=5-900',
  'q=tea&for=%3Cscript%3E',
  'q=tea&country=us',
  'q=tea&drop=jazz&drop=q.jazz&drop=i.%2F%2F',
])('invalid values in an address are ignored: %s', (search) => {
  expect(read(search)).toEqual({ text: 'tea', country: null, changes: {} });
});

test('a query that is too long is truncated', () => {
  expect(read(`q=${'x'.repeat(900)}`).text).toHaveLength(500);
});

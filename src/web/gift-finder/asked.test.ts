import { expect, test } from 'vitest';
import { type Asked, addressOf, askedIn } from './asked.ts';

const read = (search: string) => askedIn(new URLSearchParams(search));

test.each<Asked>([
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
])('a search and its address say the same: %j', (asked) => {
  expect(read(addressOf(asked))).toEqual(asked);
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
])('what makes no sense in an address is passed over: %s', (search) => {
  expect(read(search)).toEqual({ text: 'tea', country: null, changes: {} });
});

test('more text than anybody may search for is cut', () => {
  expect(read(`q=${'x'.repeat(900)}`).text).toHaveLength(500);
});

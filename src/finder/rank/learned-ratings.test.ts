import { expect, test } from 'vitest';
import { emptyQuery, type ParsedQuery } from '../parsed-query.ts';
import { ratingReaders, relationOf, storeRatings } from './learned-ratings.ts';

const ideas = [
  { id: 'kite', attributes: ['kind toy', 'age 1'] },
  { id: 'drum', attributes: ['kind toy'] },
];
const part = { start: 0, end: 4, text: 'wind', confidence: 1 };
const query: ParsedQuery = {
  ...emptyQuery('en'),
  interests: [
    { ...part, concept: 'wind', words: [] },
    { ...part, concept: 'noise', words: [] },
  ],
  recipients: [{ ...part, recipient: 'partner' }],
  gender: 'f',
  age: { min: 31, max: 31 },
  situations: [{ ...part, situation: 'pregnancy' }],
};

test('the rating of an idea is the sum of those for its relation and for what the query has', () => {
  const stored = storeRatings(
    {
      'relation about': { kite: 0.25 },
      'relation beside': { kite: -0.5, drum: 0.25 },
      'interest wind': { kite: 0.5, gone: 0.9 },
      'interest noise': { kite: -0.25, drum: 0.5 },
      'recipient partner/f': { drum: -0.5 },
      'recipient partner': { drum: 0.9 },
      'age 26': { kite: 0.125 },
      'age 40': { kite: 0.9 },
      'occasion birthday': { kite: 0.9 },
      'situation pregnancy': { drum: -0.75 },
    },
    ideas,
  );
  const read = ratingReaders(stored)(query);
  expect(read(0, 'about')).toBe(0.25 + 0.5 - 0.25 + 0.125);
  expect(read(0, 'beside')).toBe(-0.5 + 0.5 - 0.25 + 0.125);
  expect(read(0, 'plain')).toBe(0.5 - 0.25 + 0.125);
  expect(read(1, 'beside')).toBe(0.25 + 0.5 - 0.5 - 0.75);
});

test('the rating of an attribute counts for every idea that has it', () => {
  const stored = storeRatings(
    {
      'relation about': { 'kind toy': 0.0625 },
      'interest wind': { kite: 0.5, 'kind toy': 0.25, 'age 1': -0.125, 'kind gone': 0.9 },
      'interest noise': { 'kind toy': 0.5 },
    },
    ideas,
  );
  const read = ratingReaders(stored)(query);
  expect(read(0, 'about')).toBe(0.0625 + 0.5 + 0.25 - 0.125 + 0.5);
  expect(read(1, 'plain')).toBe(0.25 + 0.5);
});

test('an idea without a match is beside the interests, or answers a plain query', () => {
  const nothing = { concept: 0, words: 0, themeGlad: 0 };
  expect(relationOf({ ...nothing, concept: 0.4 }, true)).toBe('about');
  expect(relationOf({ ...nothing, themeGlad: 0.6 }, true)).toBe('about');
  expect(relationOf(nothing, true)).toBe('beside');
  expect(relationOf(nothing, false)).toBe('plain');
});

import { expect, test } from 'vitest';
import { byFold } from '../folds.ts';
import { storedRatings } from './stored-ratings.ts';

test('ratings are stored rounded, in order, and without those too small to change an order', () => {
  const ratings = new Map([
    [
      'interest tea',
      new Map([
        ['teapot', 0.1234],
        ['cup', 0.014],
        ['kind vase', 0.0061],
        ['kind toy', 0.0041],
      ]),
    ],
    ['age 6', new Map([['cup', -0.5]])],
    ['age 7', new Map([['cup', 0.001]])],
  ]);
  const stored = storedRatings(ratings, (name) => !name.startsWith('kind '));
  expect(JSON.stringify(stored)).toBe(
    '{"age 6":{"cup":-0.5},"interest tea":{"kind vase":0.006,"teapot":0.12}}',
  );
});

test('each item is in one of five folds, and learned from in the four others', () => {
  const items = Array.from({ length: 12 }, (_, at) => at);
  const seen = byFold(items, (own, others) => {
    expect([...own, ...others].sort((a, b) => a - b)).toEqual(items);
    return own;
  });
  expect(seen.toSorted((a, b) => a - b)).toEqual(items);
});

import { expect, test } from 'vitest';
import { ratingOf } from './attribute-ratings.ts';
import { learnRatings } from './learn-ratings.ts';

/** A query with these keys, for which `first` got a grade and `second` another one. */
const graded = (keys: readonly string[], first: number, second = 0) => ({
  ideas: [
    { id: 'first', gain: first, features: [0], keys },
    { id: 'second', gain: second, features: [0], keys },
  ],
});
const repeat = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

/** Two ideas that have nothing in common with others. */
const attributes = new Map([
  ['first', []],
  ['second', []],
]);

test('a grade counts once: what one part of a query explains is not counted for the others', () => {
  const ratings = learnRatings(
    [
      ...repeat(40, graded(['interest wind'], 1)),
      ...repeat(40, graded(['interest wind', 'age 6'], 1)),
    ],
    attributes,
  );
  const [wind = 0, age = 0] = ['interest wind', 'age 6'].map(
    (key) => ratings.get(key)?.get('first') ?? 0,
  );
  // Compared with the other idea of the query it is half a grade better, whatever the age.
  expect(wind).toBeGreaterThan(0.35);
  expect(wind + age).toBeLessThan(0.51);
  expect(age).toBeLessThan(wind / 3);
  expect(ratings.get('interest wind')?.get('second')).toBeCloseTo(-wind, 6);
});

test('what few graded is drawn towards nothing', () => {
  const of = (count: number) =>
    ratingOf(
      learnRatings(repeat(count, graded(['age 6'], 1)), attributes),
      ['first'],
      ['age 6', 'age 10'],
    );
  expect(of(1)).toBeGreaterThan(0);
  expect(of(1)).toBeLessThan(0.1);
  expect(of(100)).toBeGreaterThan(0.4);
});

test('what a feature explains is not counted again', () => {
  const query = {
    ideas: [
      { id: 'first', gain: 1, features: [1], keys: ['age 6'] },
      { id: 'second', gain: 0, features: [0], keys: ['age 6'] },
    ],
  };
  expect(ratingOf(learnRatings(repeat(200, query), attributes), ['first'], ['age 6'])).toBeLessThan(
    0.1,
  );
});

test('what ideas with an attribute have in common counts for one that nobody graded', () => {
  const shared = new Map([
    ['first', ['kind toy']],
    ['second', ['kind vase']],
    ['third', ['kind toy', 'age 1']],
  ]);
  const ratings = learnRatings(repeat(400, graded(['age 6'], 1)), shared);
  const of = (id: string, key: string) => ratingOf(ratings, [id, ...(shared.get(id) ?? [])], [key]);
  expect(of('third', 'age 6')).toBeGreaterThan(0.3);
  expect(of('third', 'age 10')).toBe(0);
  // With what it has alone, the graded one is explained, and no more than once.
  expect(of('first', 'age 6')).toBeGreaterThan(0.4);
  expect(of('first', 'age 6')).toBeLessThan(0.51);
});

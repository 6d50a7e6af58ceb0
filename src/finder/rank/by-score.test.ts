import { expect, test } from 'vitest';
import { byScore } from './by-score.ts';

const ideas = Uint16Array.of(4, 0, 3, 1, 2);
const scores = Float64Array.of(0.5, 0.9, 0.5, 0.1, 0.5);

test('the highest scores come first, and equal ones keep their order', () => {
  expect(byScore(ideas, scores, 99)).toEqual([1, 4, 0, 2, 3]);
});

test.each([0, 1, 2, 3, 4])('only the best %i are returned, also among equal ones', (limit) => {
  expect(byScore(ideas, scores, limit)).toEqual([1, 4, 0, 2, 3].slice(0, limit));
});

test('as sorting would', () => {
  const many = Uint16Array.from({ length: 500 }, (_, at) => (at * 7) % 500);
  const of = Float64Array.from({ length: 500 }, (_, at) => ((at * 31) % 17) / 17);
  const sorted = Array.from(many).toSorted((a, b) => (of[b] ?? 0) - (of[a] ?? 0));
  expect(byScore(many, of, 99)).toEqual(sorted.slice(0, 99));
});

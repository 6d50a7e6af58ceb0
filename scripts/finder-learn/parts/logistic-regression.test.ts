import { expect, test } from 'vitest';
import { fitLogistic } from './logistic-regression.ts';

const share = (weights: readonly number[], values: readonly number[]) =>
  1 / (1 + Math.exp(-values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));

test('without other evidence the probability is the share of true cases', () => {
  const cases = [true, true, true, false].map((isTrue) => ({ values: [1], isTrue }));
  expect(share(fitLogistic(cases), [1])).toBeCloseTo(0.75, 2);
});

test('evidence that goes with true cases raises the probability, on any scale', () => {
  const cases = (scale: number) =>
    Array.from({ length: 200 }, (_, at) => ({
      values: [1, at % 2 === 0 ? scale : 0],
      isTrue: at % 10 < 8 === (at % 2 === 0),
    }));
  const [one, thousand] = [1, 1000].map((scale) => share(fitLogistic(cases(scale)), [1, scale]));
  expect(one).toBeGreaterThan(0.7);
  expect(thousand).toBeCloseTo(one ?? 0, 2);
});

test('cases that evidence separates keep finite weights', () => {
  const cases = [-1, 1, -2, 2].map((value) => ({ values: [1, value], isTrue: value > 0 }));
  expect(fitLogistic(cases).every(Number.isFinite)).toBe(true);
});

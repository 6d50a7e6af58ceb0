import { expect, test } from 'vitest';
import { runInSteps } from './run-in-steps.ts';

test('work in steps gives the same result as work at once', async () => {
  function* count(until: number): Generator<undefined, number> {
    let sum = 0;
    for (let i = 1; i <= until; i++) {
      sum += i;
      yield;
    }
    return sum;
  }
  expect(await runInSteps(count(1000))).toBe(500_500);
});

test('work that throws half way is rejected', async () => {
  function* broken(): Generator<undefined, never> {
    yield;
    throw new Error('no more');
  }
  await expect(runInSteps(broken())).rejects.toThrow('no more');
});

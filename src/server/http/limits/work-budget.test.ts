import { expect, test } from 'vitest';
import { WorkBudget } from './work-budget.ts';

test('a visitor who used up the budget waits until it is refilled, others do not', () => {
  let now = 0;
  const budget = new WorkBudget(() => now, 600);
  budget.spend('one', 600);
  expect(budget.retryAfter('one')).toBe(0);
  budget.spend('one', 100);
  expect(budget.retryAfter('one')).toBe(10);
  expect(budget.retryAfter('two')).toBe(0);
  now += 9000;
  expect(budget.retryAfter('one')).toBe(1);
  now += 1000;
  expect(budget.retryAfter('one')).toBe(0);
  now += 600_000;
  budget.spend('one', 600);
  expect(budget.retryAfter('one')).toBe(0);
});

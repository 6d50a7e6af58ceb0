import { expect, it } from 'vitest';
import type { QueryBudget } from '../../parsed-query.ts';
import type { IdeaColumns } from '../indexes/idea-columns.ts';
import { limitPrices, lowerByPrices } from './price-limits.ts';

const prices = [
  [5, 10],
  [12, 24],
  [20, 30],
  [24, 64],
  [40, 80],
] as const;
const columns = {
  low: Uint16Array.from(prices, ([low]) => low),
  high: Uint16Array.from(prices, ([, high]) => high),
} as unknown as IdeaColumns;

const budget = (part: Partial<QueryBudget>): QueryBudget => ({ min: null, max: null, ...part });

function allowed(part: Partial<QueryBudget>): number[] {
  const columnOfAllowed = new Uint8Array(prices.length).fill(1);
  limitPrices(columnOfAllowed, budget(part), columns);
  return [...columnOfAllowed];
}

function scores(part: Partial<QueryBudget>): number[] {
  const all = new Float64Array(prices.length).fill(1);
  lowerByPrices(all, budget(part), columns);
  return [...all].map((score) => Math.round(100 * score) / 100);
}

it('rules out what mostly costs more than a limit, or less than a lower bound', () => {
  expect(allowed({ max: 25 })).toEqual([1, 1, 1, 0, 0]);
  expect(allowed({ min: 25 })).toEqual([0, 0, 1, 1, 1]);
  expect(allowed({ about: 50, min: 40, max: 60 })).toEqual([0, 0, 1, 1, 1]);
});

it('ranks what surely costs no more than a limit before what may cost more', () => {
  expect(scores({ max: 25 })).toEqual([1, 1, 0.6, 0.22, 0.2]);
  expect(scores({ min: 10 })).toEqual([1, 1, 1, 1, 1]);
});

it('ranks what costs less than a wish later, and of a mere sum trifles alone', () => {
  expect(scores({ about: 50, min: 40, max: 60 })).toEqual([0.23, 0.54, 0.7, 1, 1]);
  expect(scores({ target: true, max: 100 })).toEqual([0.45, 1, 1, 1, 1]);
  expect(scores({ vague: true, max: 10 })).toEqual([1, 1, 1, 1, 1]);
});

import type { QueryBudget } from '../../parsed-query.ts';
import type { IdeaColumns } from '../indexes/idea-columns.ts';

/** Share of the price range that the budget must cover: of "45 to 130" a budget of 50 covers too little. */
const affordableShare = 0.2;
/** Euros that the range may exceed the budget, since small amounts do not matter. */
const ignoredEuros = 2;

/** Euros that most of a price range does not exceed. */
const usualMost = (low: number, high: number) => high - affordableShare * (high - low);

/** Rules out what costs too much, or too little for a lower bound or a wish. */
export function limitPrices(
  allowed: Uint8Array,
  { min, max, about }: QueryBudget,
  { low, high }: IdeaColumns,
): void {
  const ceiling = max ?? Number.POSITIVE_INFINITY;
  const floor = (about === undefined ? min : about / 2) ?? 0;
  for (let index = 0; index < allowed.length; index++) {
    const [from, to] = [low[index] ?? 0, high[index] ?? 0];
    const over = Math.max(0, affordableShare * (to - from) - ignoredEuros);
    if (from + over > ceiling || usualMost(from, to) < floor) allowed[index] = 0;
  }
}

/** What costs less than this share of a sum is a trifle beside it. */
const trifleShare = 0.2;

/**
 * Of its score, what an idea loses whose whole price range is above the limit. By judgement: on the pages for limits, the
 * ideas that surely cost no more rise from 38 to 53 of 100, and what people are glad of stays the same.
 */
const doubtfulShare = 0.8;

/**
 * Lowers the scores of ideas by what they cost. With a limit such as "at most 25", as much as of their price range is
 * above it. With a wish such as "around 50" they are as they were from its lower bound on, below it the share of the
 * bound that the idea reaches. (Less than half of the sum is beyond the limits.) A sum without a word for a limit is a
 * wish too, which only trifles fail.
 */
export function lowerByPrices(
  scores: Float64Array,
  budget: QueryBudget,
  { low, high }: IdeaColumns,
): void {
  const most = limitOf(budget);
  const least = wishedLeast(budget);
  for (let index = 0; index < scores.length; index++) {
    const [from, to] = [low[index] ?? 0, high[index] ?? 0];
    const within = least === null ? 1 : Math.min(1, usualMost(from, to) / least);
    const above = to <= most ? 0 : Math.min(1, (to - most) / (to - from));
    scores[index] = (scores[index] ?? 0) * within * (1 - doubtfulShare * above);
  }
}

/** Euros that an idea should not exceed; a word such as "cheap" and a sum without a word for a limit set none. */
function limitOf({ max, about, target, vague }: QueryBudget): number {
  const isLimit = about === undefined && target !== true && vague !== true;
  return isLimit && max !== null ? max : Number.POSITIVE_INFINITY;
}

/** Euros that an idea should reach; null for a limit, which is no wish. */
function wishedLeast({ target, max, about, min }: QueryBudget): number | null {
  if (target === true && max !== null) return trifleShare * max;
  return about === undefined ? null : min;
}

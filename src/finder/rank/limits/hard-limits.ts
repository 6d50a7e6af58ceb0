import type { IdeaFacts } from '../../content/catalogue.ts';
import type { ParsedQuery } from '../../parsed-query.ts';
import { ageTest } from './age-limits.ts';
import { exclusionFilter, type FilterIndexes } from './exclusion-filter.ts';
import { onlyTest } from './only-limit.ts';

/** Share of the price range that the budget must cover: of "45 to 130" a budget of 50 covers too little. */
const affordableShare = 0.2;
/** Euros that the range may exceed the budget, since small amounts do not matter. */
const ignoredEuros = 2;

function suitsBudget(idea: IdeaFacts, query: ParsedQuery): boolean {
  if (query.budget === null) return true;
  const [low, high] = idea.price;
  const { min, max, about } = query.budget;
  const over = Math.max(0, affordableShare * (high - low) - ignoredEuros);
  if (max !== null && low + over > max) return false;
  const floor = about === undefined ? min : about / 2;
  return floor === null || most(idea) >= floor;
}

/** Euros that most of the price range does not exceed. */
function most({ price: [low, high] }: IdeaFacts): number {
  return high - affordableShare * (high - low);
}

/** What costs less than this share of a sum is a trifle beside it. */
const trifleShare = 0.2;

/**
 * Returns the factor for the score of an idea by a wish such as "around 50": 1 from its lower bound on, below it
 * the share of the bound that the idea reaches. (Less than half of the sum is beyond the limits.) A sum without a
 * word for a limit is a wish too, which only trifles fail.
 */
export function wishFactor(idea: IdeaFacts, { budget }: ParsedQuery): number {
  if (budget?.target && budget.max !== null)
    return Math.min(1, most(idea) / (trifleShare * budget.max));
  if (budget?.about === undefined || budget.min === null) return 1;
  return Math.min(1, most(idea) / budget.min);
}

/**
 * Returns a test that is true for an idea within the limits of the query: age, budget and
 * exclusions. No ranking may suggest other ideas. The test takes an idea and its index in the
 * catalogue.
 */
export function hardLimits(
  ideas: readonly IdeaFacts[],
  query: ParsedQuery,
  indexes: FilterIndexes,
): (idea: IdeaFacts, index: number) => boolean {
  const isExcluded = exclusionFilter(query, indexes);
  const suitsAge = ageTest(query);
  const isWanted = onlyTest(ideas, query.only, indexes);
  return (idea, index) =>
    isWanted(index) && suitsBudget(idea, query) && suitsAge(idea) && !isExcluded(idea, index);
}

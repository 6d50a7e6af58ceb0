import { isOfMinors } from '../../age-range.ts';
import type { IdeaFacts } from '../../content/catalogue.ts';
import { adultAge, type Recipient } from '../../content/vocabulary.ts';
import type { ParsedQuery, QueryBudget } from '../../parsed-query.ts';
import { conditionsOf } from '../conditions.ts';
import type { IdeaColumns } from '../indexes/idea-columns.ts';
import { limitAges } from './age-limits.ts';
import { type ExclusionSources, excludedIdeas } from './exclusions.ts';
import { limitTo } from './only-limit.ts';

/** Share of the price range that the budget must cover: of "45 to 130" a budget of 50 covers too little. */
const affordableShare = 0.2;
/** Euros that the range may exceed the budget, since small amounts do not matter. */
const ignoredEuros = 2;

/** Euros that most of a price range does not exceed. */
const most = (low: number, high: number) => high - affordableShare * (high - low);

/** Rules out what costs too much, or too little for a lower bound or a wish. */
function limitPrices(
  allowed: Uint8Array,
  { min, max, about }: QueryBudget,
  { low, high }: IdeaColumns,
): void {
  const ceiling = max ?? Number.POSITIVE_INFINITY;
  const floor = (about === undefined ? min : about / 2) ?? 0;
  for (let index = 0; index < allowed.length; index++) {
    const [from, to] = [low[index] ?? 0, high[index] ?? 0];
    const over = Math.max(0, affordableShare * (to - from) - ignoredEuros);
    if (from + over > ceiling || most(from, to) < floor) allowed[index] = 0;
  }
}

/** What costs less than this share of a sum is a trifle beside it. */
const trifleShare = 0.2;

/**
 * Lowers the scores of ideas by a wish such as "around 50": as they are from its lower bound on, below it the share of
 * the bound that the idea reaches. (Less than half of the sum is beyond the limits.) A sum without a word for a limit is
 * a wish too, which only trifles fail.
 */
export function lowerByWish(
  scores: Float64Array,
  budget: QueryBudget,
  { low, high }: IdeaColumns,
): void {
  const least = wishedLeast(budget);
  if (least === null) return;
  for (let index = 0; index < scores.length; index++) {
    const share = most(low[index] ?? 0, high[index] ?? 0) / least;
    if (share < 1) scores[index] = (scores[index] ?? 0) * share;
  }
}

/** Euros that an idea should reach; null for a limit, which is no wish. */
function wishedLeast({ target, max, about, min }: QueryBudget): number | null {
  if (target === true && max !== null) return trifleShare * max;
  return about === undefined ? null : min;
}

/** Rules out things for babies where neither a baby nor its parents receive: nobody retires to a nappy cake. */
function limitBabyItems(
  allowed: Uint8Array,
  ideas: readonly IdeaFacts[],
  query: ParsedQuery,
  { columns, concepts }: ExclusionSources,
): void {
  const conditions = conditionsOf(query, concepts);
  const youngest = query.age?.min ?? adultAge;
  for (const index of columns.ofKind('baby-item')) {
    const { onlyWith, age = [0, 0] } = ideas[index] ?? {};
    const isForAge = youngest <= age[1] && age[1] < adultAge;
    const isMeant = onlyWith?.some((condition) => conditions.includes(condition)) !== false;
    if (!isForAge && !isMeant) allowed[index] = 0;
  }
}

/** Who is mostly grown up where no age is told; brothers and sisters are often small. */
const mostlyGrown: ReadonlySet<Recipient> = new Set<Recipient>(['friend', 'relative']);
/** Years: what is for nobody older is a child's, and what suits from before the other may be for somebody's baby. */
const childsThing = { until: 12, from: 2 };

/** True where only friends or relatives receive and nothing tells of a child. */
function isMostlyGrown({ age, occasion, recipients }: ParsedQuery): boolean {
  if (age !== null || recipients.length === 0) return false;
  const isChilds = occasion !== null && isOfMinors(occasion.occasion);
  return !isChilds && recipients.every(({ recipient }) => mostlyGrown.has(recipient));
}

/**
 * Rules out things of children where friends or relatives receive and nothing tells of a child. Of such ideas, in the
 * queries with grades in three languages, 86 break a limit and 8 are good; of those for babies most are good.
 */
function limitChildrensThings(
  allowed: Uint8Array,
  ideas: readonly IdeaFacts[],
  query: ParsedQuery,
  { concepts }: ExclusionSources,
): void {
  if (!isMostlyGrown(query)) return;
  const conditions = conditionsOf(query, concepts);
  for (const [index, { age, onlyWith }] of ideas.entries()) {
    const isChilds = age[1] <= childsThing.until && age[0] >= childsThing.from;
    const isMeant = onlyWith?.some((condition) => conditions.includes(condition)) === true;
    if (isChilds && !isMeant) allowed[index] = 0;
  }
}

/**
 * Returns 1 for each idea within the limits of the query, by its index, and 0 for the others: age, budget,
 * exclusions, and things for babies. No ranking may suggest others.
 */
export function hardLimits(
  ideas: readonly IdeaFacts[],
  query: ParsedQuery,
  sources: ExclusionSources,
): Uint8Array {
  const allowed = new Uint8Array(ideas.length).fill(1);
  if (query.budget !== null) limitPrices(allowed, query.budget, sources.columns);
  limitAges(allowed, ideas, query, sources.columns);
  limitBabyItems(allowed, ideas, query, sources);
  limitChildrensThings(allowed, ideas, query, sources);
  if (query.only !== null) limitTo(allowed, query.only, sources);
  for (const index of excludedIdeas(query.excluded, sources)) allowed[index] = 0;
  return allowed;
}

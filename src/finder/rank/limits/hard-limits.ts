import { isOfMinors } from '../../age-range.ts';
import type { IdeaFacts } from '../../content/catalogue.ts';
import { adultAge, type Recipient } from '../../content/vocabulary.ts';
import type { ParsedQuery } from '../../parsed-query.ts';
import { conditionsOf } from '../conditions.ts';
import { limitAges } from './age-limits.ts';
import { type ExclusionSources, excludedIdeas } from './exclusions.ts';
import { limitTo } from './only-limit.ts';
import { limitPrices } from './price-limits.ts';

/** Rules out things for babies where neither a baby nor its parents receive: nobody retires to a nappy cake. */
function limitBabyItems(
  allowed: Uint8Array,
  ideas: readonly IdeaFacts[],
  query: ParsedQuery,
  sources: ExclusionSources,
): void {
  const conditions = conditionsOf(query, sources);
  const youngest = query.age?.min ?? adultAge;
  for (const index of sources.columns.ofKind('baby-item')) {
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
  sources: ExclusionSources,
): void {
  if (!isMostlyGrown(query)) return;
  const conditions = conditionsOf(query, sources);
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

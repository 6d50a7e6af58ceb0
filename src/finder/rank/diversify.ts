import type { Scored } from './score.ts';

/** How relevance and variety are balanced. */
export interface Choice {
  /** number of ideas on a page */
  readonly pageSize: number;
  /** weight of relevance against variety, 0 to 1 */
  readonly relevance: number;
  /** most ideas of one category on a page */
  readonly maxPerCategory: number;
  /** fewest categories on a page, as far as there are so many */
  readonly minCategories: number;
  /** share of the best remaining score that an idea needs to bring in a new category, 0 to 1 */
  readonly minShareOfBest?: number;
  /** for each interest of the query its group: interests read from one word are in one group */
  readonly interests: readonly number[];
}

const maxCandidates = 40;
/** A full category gets one more idea when the best of the others is below this share of its score. */
const fullCategoryThreshold = 0.9;

/**
 * Returns the first `count` ideas in an order that avoids repetition: maximal marginal relevance
 * (Carbonell and Goldstein, SIGIR 1998) over the best forty left, few of a category on a page,
 * something for each interest on the first page. A longer order begins with the shorter one.
 * @param categoryOf returns the category of an idea by its index
 * @param shown ideas that are on the page already; `count` does not include them
 */
export function diversify(
  ranked: readonly Scored[],
  categoryOf: (index: number) => string,
  count: number,
  options: Choice,
  shown: readonly Scored[] = [],
): readonly Scored[] {
  const remaining = [...ranked];
  const chosen: Scored[] = [...shown];
  const maxSimilarity = new Map<number, number>();
  const top = ranked[0]?.score ?? 1;
  const covers = (one: Scored) =>
    one.interests.map((interest) => options.interests[interest] ?? -1);
  const uncovered = new Set(
    options.interests.filter((group) => ranked.some((one) => covers(one).includes(group))),
  );
  const coversNew = (one: Scored) => covers(one).some((group) => uncovered.has(group));
  while (chosen.length < shown.length + count && remaining.length > 0) {
    const positionOnPage = chosen.length % options.pageSize;
    const onPage = chosen.slice(chosen.length - positionOnPage);
    const isCategoryFull = (one: Scored) =>
      onPage.filter((other) => categoryOf(other.index) === categoryOf(one.index)).length >=
      options.maxPerCategory;
    const mustCover =
      chosen.length < options.pageSize && uncovered.size >= options.pageSize - positionOnPage;
    const pool = mustCover ? remaining : remaining.slice(0, maxCandidates);
    const eligible = mustCover ? pool.filter(coversNew) : pool;
    const pageCategories = new Set(onPage.map((one) => categoryOf(one.index)));
    const mustSpread =
      options.minCategories - pageCategories.size >= options.pageSize - positionOnPage;
    const isNewCategory = (one: Scored) =>
      !pageCategories.has(categoryOf(one.index)) &&
      one.score >= (options.minShareOfBest ?? 0) * (remaining[0]?.score ?? 0);
    const fromNewCategories = mustSpread ? remaining.filter(isNewCategory) : [];
    const inOpenCategories =
      fromNewCategories.length > 0
        ? fromNewCategories
        : eligible.filter((one) => !isCategoryFull(one));
    const bestFull = fromNewCategories.length > 0 ? undefined : eligible.find(isCategoryFull);
    const candidates =
      inOpenCategories.length === 0 ||
      (bestFull && (inOpenCategories[0]?.score ?? 0) < fullCategoryThreshold * bestFull.score)
        ? eligible
        : inOpenCategories;
    let best = candidates[0];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const one of candidates) {
      const bonus = coversNew(one) ? 1.25 : 1;
      const value =
        options.relevance * (one.score / top) * bonus -
        (1 - options.relevance) *
          (maxSimilarity.get(one.index) ??
            similarityToChosen(one, chosen, categoryOf, maxSimilarity));
      if (value > bestValue + 1e-12) [best, bestValue] = [one, value];
    }
    if (!best) break;
    const next = best;
    chosen.push(next);
    remaining.splice(remaining.indexOf(next), 1);
    for (const group of covers(next)) uncovered.delete(group);
    for (const one of pool) {
      const known = maxSimilarity.get(one.index) ?? 0;
      maxSimilarity.set(one.index, Math.max(known, similarity(one, next, categoryOf)));
    }
  }
  return chosen.slice(shown.length);
}

function similarityToChosen(
  one: Scored,
  chosen: readonly Scored[],
  categoryOf: (index: number) => string,
  known: Map<number, number>,
): number {
  const bestValue = Math.max(0, ...chosen.map((other) => similarity(one, other, categoryOf)));
  known.set(one.index, bestValue);
  return bestValue;
}

/** 0 to 1: same category, shared concepts, same kind of product. */
function similarity(a: Scored, b: Scored, categoryOf: (index: number) => string): number {
  const categoryScore = categoryOf(a.index) === categoryOf(b.index) ? 0.35 : 0;
  const sharedConcepts = a.idea.concepts.filter((concept) =>
    b.idea.concepts.includes(concept),
  ).length;
  const kindScore = a.idea.kinds.some((one) => b.idea.kinds.includes(one)) ? 0.25 : 0;
  return (
    categoryScore +
    (0.4 * sharedConcepts) / Math.max(a.idea.concepts.length, b.idea.concepts.length, 1) +
    kindScore
  );
}

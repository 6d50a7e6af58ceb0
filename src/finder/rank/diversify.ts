import { pageSize } from './page.ts';
import type { Scored } from './score.ts';

/** How relevance and variety are balanced. */
export interface Choice {
  /** weight of relevance against variety, 0 to 1 */
  readonly relevance: number;
  /** most ideas of one category on a page */
  readonly maxPerCategory: number;
  /** fewest categories on a page, as far as there are so many */
  readonly minCategories: number;
  /** for each interest of the query its group: interests read from one word are in one group */
  readonly interests: readonly number[];
}

// All of these were chosen by judgement.
/** So many places avoid repetition; whoever reads on sees the best of what is left. */
const variedPlaces = 3 * pageSize;
/** How many of the best ideas left are compared for the next place. */
const maxCandidates = 40;
/** A full category gets one more idea when the best of the others is below this share of its score: .8 and .97 made no difference on graded pages. */
const fullCategoryThreshold = 0.9;
/** What two ideas can have in common; together 1. Concepts count by the share that both have. */
const similarityWeights = { category: 0.35, concepts: 0.4, kind: 0.25 };
/** Smaller differences come from rounding: of equal ideas the first is taken. */
const roundingError = 1e-12;

/**
 * Returns the first `count` ideas in an order that avoids repetition: maximal marginal relevance
 * (Carbonell and Goldstein, SIGIR 1998) over the best forty left, few of a category on a page,
 * something for each interest on the first page. After three pages the best ideas left follow. A longer order begins with
 * the shorter one.
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
  const selection = new Selection(ranked, categoryOf, options, shown);
  const varied = shown.length + Math.min(count, variedPlaces);
  while (selection.chosen.length < varied && selection.addNext());
  return [...selection.chosen.slice(shown.length), ...selection.remaining].slice(0, count);
}

/** The ideas chosen so far, and those left. */
class Selection {
  readonly chosen: Scored[];
  readonly remaining: Scored[];
  readonly #maxSimilarity = new Map<number, number>();
  readonly #topScore: number;
  /** groups of interests without an idea */
  readonly #uncovered: Set<number>;
  readonly #categoryOf: (index: number) => string;
  readonly #options: Choice;

  constructor(
    ranked: readonly Scored[],
    categoryOf: (index: number) => string,
    options: Choice,
    shown: readonly Scored[],
  ) {
    this.chosen = [...shown];
    this.remaining = [...ranked];
    this.#categoryOf = categoryOf;
    this.#options = options;
    this.#topScore = ranked[0]?.score ?? 1;
    this.#uncovered = new Set(
      options.interests.filter((group) => ranked.some((one) => this.#covers(one).includes(group))),
    );
  }

  /** Adds the best idea left and returns true; false when none is left. */
  addNext(): boolean {
    const pool = this.#pool();
    const next = this.#best(this.#candidates(pool));
    if (!next) return false;
    this.chosen.push(next);
    this.remaining.splice(this.remaining.indexOf(next), 1);
    for (const group of this.#covers(next)) this.#uncovered.delete(group);
    for (const one of pool) {
      const known = this.#maxSimilarity.get(one.index) ?? 0;
      const similar = similarity(one, next, this.#categoryOf);
      this.#maxSimilarity.set(one.index, Math.max(known, similar));
    }
    return true;
  }

  get #placesLeft(): number {
    return pageSize - (this.chosen.length % pageSize);
  }

  get #onPage(): readonly Scored[] {
    return this.chosen.slice(this.chosen.length - (this.chosen.length % pageSize));
  }

  /** True when each place left on the first page is needed for an interest. */
  get #mustCover(): boolean {
    return this.chosen.length < pageSize && this.#uncovered.size >= this.#placesLeft;
  }

  #covers(one: Scored): readonly number[] {
    return one.interests.map((interest) => this.#options.interests[interest] ?? -1);
  }

  #coversNew(one: Scored): boolean {
    return this.#covers(one).some((group) => this.#uncovered.has(group));
  }

  #pool(): readonly Scored[] {
    return this.#mustCover ? this.remaining : this.remaining.slice(0, maxCandidates);
  }

  #candidates(pool: readonly Scored[]): readonly Scored[] {
    const fromNewCategories = this.#fromNewCategories();
    if (fromNewCategories.length > 0) return fromNewCategories;
    const eligible = this.#mustCover ? pool.filter((one) => this.#coversNew(one)) : pool;
    const isFull = this.#fullCategoryTest();
    const inOpenCategories = eligible.filter((one) => !isFull(one));
    const bestFull = eligible.find(isFull);
    const bestOpen = inOpenCategories[0];
    const isFarBehind =
      bestFull !== undefined && (bestOpen?.score ?? 0) < fullCategoryThreshold * bestFull.score;
    return !bestOpen || isFarBehind ? eligible : inOpenCategories;
  }

  /** Ideas of categories that are not on the page, when every place left needs one. */
  #fromNewCategories(): readonly Scored[] {
    const categories = new Set(this.#onPage.map((one) => this.#categoryOf(one.index)));
    if (this.#options.minCategories - categories.size < this.#placesLeft) return [];
    return this.remaining.filter((one) => !categories.has(this.#categoryOf(one.index)));
  }

  #fullCategoryTest(): (one: Scored) => boolean {
    const counts = new Map<string, number>();
    for (const { index } of this.#onPage) {
      const category = this.#categoryOf(index);
      counts.set(category, (counts.get(category) ?? 0) + 1);
    }
    return ({ index }) =>
      (counts.get(this.#categoryOf(index)) ?? 0) >= this.#options.maxPerCategory;
  }

  /** The first of the ideas with the highest marginal relevance. */
  #best(candidates: readonly Scored[]): Scored | undefined {
    let best = candidates[0];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const one of candidates) {
      const value = this.#marginalRelevance(one);
      if (value > bestValue + roundingError) [best, bestValue] = [one, value];
    }
    return best;
  }

  #marginalRelevance(one: Scored): number {
    const { relevance } = this.#options;
    const similar = this.#maxSimilarity.get(one.index) ?? this.#similarityToChosen(one);
    return relevance * (one.score / this.#topScore) - (1 - relevance) * similar;
  }

  #similarityToChosen(one: Scored): number {
    const most = Math.max(
      0,
      ...this.chosen.map((other) => similarity(one, other, this.#categoryOf)),
    );
    this.#maxSimilarity.set(one.index, most);
    return most;
  }
}

/** 0 to 1: same category, shared concepts, same kind of product. */
function similarity(a: Scored, b: Scored, categoryOf: (index: number) => string): number {
  const { category, concepts, kind } = similarityWeights;
  const categoryScore = categoryOf(a.index) === categoryOf(b.index) ? category : 0;
  const sharedConcepts = a.idea.concepts.filter((concept) =>
    b.idea.concepts.includes(concept),
  ).length;
  const kindScore = a.idea.kinds.some((one) => b.idea.kinds.includes(one)) ? kind : 0;
  return (
    categoryScore +
    (concepts * sharedConcepts) / Math.max(a.idea.concepts.length, b.idea.concepts.length, 1) +
    kindScore
  );
}

import type { Scored } from './score.ts';

export interface Choice {
  /** how many in a page that is to be varied */
  readonly page: number;
  /** relevance against variety, 0 to 1 */
  readonly relevance: number;
  readonly mostOfCategory: number;
  /** how many categories a page has at least, as far as there are so many */
  readonly leastCategories: number;
  /** the share of the best score left that a new category must have to be asked for, 0 to 1 */
  readonly worthSpreading?: number;
  /** for each interest of the wish, what it belongs to: two that one word names are one */
  readonly interests: readonly number[];
}

const pool = 40;
/** A full category may go on when the others have nothing nearly as good. */
const clearlyBetter = 0.9;

/**
 * Puts the first `count` in an order that does not say the same thing nine times: maximal marginal
 * relevance (Carbonell and Goldstein, SIGIR 1998) over the best forty left, few of a category in a
 * page, something for each interest in the first page. A longer order begins with the shorter one.
 * @param before what stands on the page already; `count` does not count it
 */
export function diversify(
  ranked: readonly Scored[],
  categoryOf: (at: number) => string,
  count: number,
  choice: Choice,
  before: readonly Scored[] = [],
): readonly Scored[] {
  const left = [...ranked];
  const chosen: Scored[] = [...before];
  const alike = new Map<number, number>();
  const top = ranked[0]?.score ?? 1;
  const covers = (one: Scored) => one.interests.map((interest) => choice.interests[interest] ?? -1);
  const uncovered = new Set(
    choice.interests.filter((group) => ranked.some((one) => covers(one).includes(group))),
  );
  const isWanted = (one: Scored) => covers(one).some((group) => uncovered.has(group));
  while (chosen.length < before.length + count && left.length > 0) {
    const place = chosen.length % choice.page;
    const onPage = chosen.slice(chosen.length - place);
    const full = (one: Scored) =>
      onPage.filter((other) => categoryOf(other.at) === categoryOf(one.at)).length >=
      choice.mostOfCategory;
    const mustCover = chosen.length < choice.page && uncovered.size >= choice.page - place;
    const window = mustCover ? left : left.slice(0, pool);
    const fitting = mustCover ? window.filter(isWanted) : window;
    const shelves = new Set(onPage.map((one) => categoryOf(one.at)));
    const mustSpread = choice.leastCategories - shelves.size >= choice.page - place;
    const isNews = (one: Scored) =>
      !shelves.has(categoryOf(one.at)) &&
      one.score >= (choice.worthSpreading ?? 0) * (left[0]?.score ?? 0);
    const spread = mustSpread ? left.filter(isNews) : [];
    const free = spread.length > 0 ? spread : fitting.filter((one) => !full(one));
    const bestFull = spread.length > 0 ? undefined : fitting.find(full);
    const open =
      free.length === 0 || (bestFull && (free[0]?.score ?? 0) < clearlyBetter * bestFull.score)
        ? fitting
        : free;
    let best = open[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const one of open) {
      const news = isWanted(one) ? 1.25 : 1;
      const value =
        choice.relevance * (one.score / top) * news -
        (1 - choice.relevance) * (alike.get(one.at) ?? likeness(one, chosen, categoryOf, alike));
      if (value > most + 1e-12) [best, most] = [one, value];
    }
    if (!best) break;
    const next = best;
    chosen.push(next);
    left.splice(left.indexOf(next), 1);
    for (const group of covers(next)) uncovered.delete(group);
    for (const one of window) {
      const known = alike.get(one.at) ?? 0;
      alike.set(one.at, Math.max(known, similarity(one, next, categoryOf)));
    }
  }
  return chosen.slice(before.length);
}

function likeness(
  one: Scored,
  chosen: readonly Scored[],
  categoryOf: (at: number) => string,
  known: Map<number, number>,
): number {
  const most = Math.max(0, ...chosen.map((other) => similarity(one, other, categoryOf)));
  known.set(one.at, most);
  return most;
}

/** 0 to 1: same shelf, same theme, same sort of thing. */
function similarity(a: Scored, b: Scored, categoryOf: (at: number) => string): number {
  const shelf = categoryOf(a.at) === categoryOf(b.at) ? 0.35 : 0;
  const theme = a.idea.concepts.filter((concept) => b.idea.concepts.includes(concept)).length;
  const kind = a.idea.kinds.some((one) => b.idea.kinds.includes(one)) ? 0.25 : 0;
  return shelf + (0.4 * theme) / Math.max(a.idea.concepts.length, b.idea.concepts.length, 1) + kind;
}

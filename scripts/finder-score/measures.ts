import type { Language } from '../../src/domain/language.ts';
import { pageSize } from '../../src/finder/rank/page.ts';
import {
  grade,
  isForbidden,
  isTooDear,
  type JudgedQuery,
  judgedCategories,
  type ShelvedIdea,
} from '../finder-judge/judged-queries.ts';

/** A search under test: returns ids, best first, more than a page. */
export type Search = (query: string, language: Language) => readonly string[];

/** The result of a measurement; `ndcg` is a mean, 0 to 1, NaN without queries. */
export interface Measured {
  readonly queries: number;
  readonly ndcg: number;
  readonly budgetViolations: number;
  readonly exclusionViolations: number;
  /** the fewest and the mean number of categories on a page of a broad query; null without one */
  readonly fewestCategories: number | null;
  readonly meanCategories: number | null;
}

/**
 * Returns how well a search answers the queries.
 * @param ideas all ideas by id
 * @param onQuery called with the result of each query
 */
export function measure(
  search: Search,
  queries: readonly JudgedQuery[],
  language: Language,
  ideas: ReadonlyMap<string, ShelvedIdea>,
  onQuery?: (query: JudgedQuery, ndcg: number, ids: readonly string[]) => void,
): Measured {
  const known = judgedCategories();
  const judged = new Map([...ideas].filter(([, { category }]) => known.has(category)));
  const judgedFirst = (ids: readonly string[], all: ReadonlyMap<string, ShelvedIdea>) =>
    ids
      .flatMap((id) => all.get(id) ?? [])
      .filter(({ category }) => known.has(category))
      .slice(0, pageSize);
  let gain = 0;
  let budgetViolations = 0;
  let exclusionViolations = 0;
  const categoryCounts: number[] = [];
  for (const query of queries) {
    const found = search(query.query, language);
    const ids = found.slice(0, pageSize);
    const shown = ids.flatMap((id) => ideas.get(id) ?? []);
    const ndcg = normalisedGain(query, judgedFirst(found, ideas), judged);
    gain += ndcg;
    budgetViolations += shown.filter(({ idea }) => isTooDear(query, idea)).length;
    exclusionViolations += shown.filter(({ idea }) => isForbidden(query, idea)).length;
    if (query.broad) categoryCounts.push(new Set(shown.map(({ category }) => category)).size);
    onQuery?.(query, ndcg, ids);
  }
  return {
    queries: queries.length,
    ndcg: queries.length === 0 ? Number.NaN : gain / queries.length,
    budgetViolations,
    exclusionViolations,
    fewestCategories: categoryCounts.length === 0 ? null : Math.min(...categoryCounts),
    meanCategories:
      categoryCounts.length === 0
        ? null
        : categoryCounts.reduce((a, b) => a + b) / categoryCounts.length,
  };
}

/**
 * Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR techniques", TOIS 2002, over the ideas that
 * the rules know: an idea without a judgement is no bad one (Sakai, "Alternatives to Bpref", SIGIR 2007).
 */
function normalisedGain(
  query: JudgedQuery,
  shown: readonly ShelvedIdea[],
  ideas: ReadonlyMap<string, ShelvedIdea>,
): number {
  const bestGrades = [...ideas.values()]
    .map((one) => grade(query, one))
    .sort((a, b) => b - a)
    .slice(0, pageSize);
  const ideal = discounted(bestGrades);
  return ideal === 0 ? Number.NaN : discounted(shown.map((one) => grade(query, one))) / ideal;
}

function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, one, place) => sum + (2 ** one - 1) / Math.log2(place + 2), 0);
}

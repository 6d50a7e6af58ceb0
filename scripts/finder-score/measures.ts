import type { Language } from '../../src/finder/vocabulary.ts';
import {
  grade,
  isForbidden,
  isTooDear,
  type JudgedQuery,
  type ShelvedIdea,
} from './judged-queries.ts';

export const page = 9;

/** A search under test: the ids of a first page, best first. */
export type Search = (query: string, language: Language) => readonly string[];

export interface Measured {
  readonly queries: number;
  readonly ndcg: number;
  readonly budgetViolations: number;
  readonly exclusionViolations: number;
  /** the fewest and the mean number of categories in a page, over broad wishes */
  readonly fewestCategories: number | null;
  readonly meanCategories: number | null;
}

export function measure(
  search: Search,
  queries: readonly JudgedQuery[],
  language: Language,
  ideas: ReadonlyMap<string, ShelvedIdea>,
  onQuery?: (query: JudgedQuery, ndcg: number, ids: readonly string[]) => void,
): Measured {
  let gain = 0;
  let budgetViolations = 0;
  let exclusionViolations = 0;
  const spreads: number[] = [];
  for (const query of queries) {
    const ids = search(query.query, language).slice(0, page);
    const shown = ids.flatMap((id) => ideas.get(id) ?? []);
    const ndcg = normalisedGain(query, shown, ideas);
    gain += ndcg;
    budgetViolations += shown.filter(({ idea }) => isTooDear(query, idea)).length;
    exclusionViolations += shown.filter(({ idea }) => isForbidden(query, idea)).length;
    if (query.broad) spreads.push(new Set(shown.map(({ category }) => category)).size);
    onQuery?.(query, ndcg, ids);
  }
  return {
    queries: queries.length,
    ndcg: queries.length === 0 ? Number.NaN : gain / queries.length,
    budgetViolations,
    exclusionViolations,
    fewestCategories: spreads.length === 0 ? null : Math.min(...spreads),
    meanCategories: spreads.length === 0 ? null : spreads.reduce((a, b) => a + b) / spreads.length,
  };
}

/** Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR techniques", TOIS 2002. */
function normalisedGain(
  query: JudgedQuery,
  shown: readonly ShelvedIdea[],
  ideas: ReadonlyMap<string, ShelvedIdea>,
): number {
  const best = [...ideas.values()]
    .map((one) => grade(query, one))
    .sort((a, b) => b - a)
    .slice(0, page);
  const ideal = discounted(best);
  return ideal === 0 ? Number.NaN : discounted(shown.map((one) => grade(query, one))) / ideal;
}

function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, one, place) => sum + (2 ** one - 1) / Math.log2(place + 2), 0);
}

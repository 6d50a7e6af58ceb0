import type { Finder } from '../../src/finder/finder.ts';
import type { ParsedQuery } from '../../src/finder/parsed-query.ts';
import { pageSize } from '../../src/finder/rank/page.ts';
import type { GradedQuery } from './graded-queries.ts';

/** How good first pages are, by the grades of people. Shares are of the ideas that have a grade. */
export interface PageQuality {
  /** share of ideas that one is glad of */
  readonly glad: number;
  /** share of ideas that one is glad of or finds acceptable */
  readonly acceptable: number;
  /** ideas on a page that violate a limit */
  readonly violations: number;
  /** ideas on a page without a grade */
  readonly ungraded: number;
  /** share of the pages with three or fewer acceptable ideas */
  readonly poor: number;
}

/**
 * Returns how good the first page for a graded query is.
 * @param query what the finder searches for; by default what it reads in the text
 */
export function judge(
  finder: Finder,
  { query: { text }, language, grades }: GradedQuery,
  query: ParsedQuery = finder.parseQuery(text, { language }),
): PageQuality {
  const found = finder.find(query, { limit: pageSize }).ideas.map(({ id }) => grades.get(id));
  const graded = found.filter((grade) => grade !== undefined);
  const share = (...which: readonly string[]) =>
    graded.length === 0
      ? 0
      : graded.filter((grade) => which.includes(grade)).length / graded.length;
  const acceptable = graded.filter((grade) => grade === '2' || grade === '1').length;
  const unknown = found.length - graded.length;
  return {
    glad: share('2'),
    acceptable: share('2', '1'),
    violations: graded.filter((grade) => grade === 'V').length,
    ungraded: unknown,
    poor: Number(acceptable + unknown <= 3),
  };
}

/** Returns the mean of each figure. */
export function averageOf(all: readonly PageQuality[]): PageQuality {
  const mean = (of: (one: PageQuality) => number) =>
    all.reduce((sum, one) => sum + of(one), 0) / Math.max(1, all.length);
  return {
    glad: mean(({ glad }) => glad),
    acceptable: mean(({ acceptable }) => acceptable),
    violations: mean(({ violations }) => violations),
    ungraded: mean(({ ungraded }) => ungraded),
    poor: mean(({ poor }) => poor),
  };
}

import type { ParsedQuery } from '../parsed-query.ts';
import { withContextIdeas } from './context-ideas.ts';
import { type Choice, diversify } from './diversify.ts';
import { maxIdeas, pageSize } from './page.ts';
import type { Ranking, Scored } from './score.ts';

/** How the ideas of a page are chosen; the groups of interests come from the query. */
type PageOptions = Omit<Choice, 'interests'>;

// These numbers were compared on 9,500 pages that judges graded; of more relevance people were glad oftener.
/** Ideas for interests, which are in few categories. */
const focused: PageOptions = { relevance: 0.95, maxPerCategory: 3, minCategories: 1 };
/** The query names circumstances only. */
const varied: PageOptions = { ...focused, minCategories: 5 };
/** Fills up a page when an interest has too few ideas: the most relevant of the others first. */
const filler: Choice = { ...focused, interests: [] };
/** The query names no interest: variety counts more. At a birth four ideas may be baby things. */
const open: Choice = { relevance: 0.85, maxPerCategory: 4, minCategories: 5, interests: [] };

/** What the order of pages depends on, beside the ranking. */
export interface PageContext {
  readonly query: ParsedQuery;
  /** true when the query names circumstances only (`isOpenQuery`) */
  readonly isOpen: boolean;
  /** Returns the category of an idea by its index. */
  readonly categoryOf: (index: number) => string;
}

/** Returns the first `count` ideas of an answer in the order of its pages. A longer order begins with the shorter one. */
export function pageOrder(
  ranking: Ranking,
  context: PageContext,
  count: number,
): readonly Scored[] {
  return orderOfPages(ranking, context, Math.max(count, pageSize)).slice(0, count);
}

/** The order of at least one page, if there are so many ideas. */
function orderOfPages(
  ranking: Ranking,
  { query, isOpen, categoryOf }: PageContext,
  count: number,
): readonly Scored[] {
  const { matching, weak, broad } = ranking;
  if (matching.length === 0) return diversify(broad, categoryOf, count, open);
  // A query with circumstances only gets a page as varied as an empty query.
  const candidates = isOpen ? [...matching, ...weak, ...broad] : matching;
  const interests = query.interests.map(({ start }, index) => start ?? -1 - index);
  const matches = diversify(candidates.slice(0, maxIdeas), categoryOf, count, {
    ...(isOpen ? varied : focused),
    interests,
  });
  const missing = Math.min(count, pageSize) - matches.length;
  const fillers =
    missing > 0 ? diversify(broad, categoryOf, missing, isOpen ? open : filler, matches) : [];
  const filled = [...matches, ...fillers];
  if (isOpen) return filled;
  const order = [...filled, ...weak.slice(0, count - filled.length)];
  return isForThing(query) ? order : withContextIdeas(order, ranking.ofContext);
}

/** "A kettle for her new home" asks for a thing. */
const isForThing = ({ kinds, interests }: ParsedQuery) =>
  kinds.length > 0 || interests.some(({ isAskedFor }) => isAskedFor);

/**
 * Returns how many ideas all pages of an answer have together. A query without interests can be paged through; one with
 * interests fills the first page and ends with its weak matches.
 */
export function totalOf({ counts: { matching, weak, broad } }: Ranking, isOpen: boolean): number {
  const isAll = matching === 0 || isOpen;
  const first = isAll ? matching + broad : Math.max(matching, Math.min(pageSize, matching + broad));
  return Math.min(maxIdeas, first + weak);
}

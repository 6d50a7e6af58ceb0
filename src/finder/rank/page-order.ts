import { isForBirth } from '../age-range.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { type Choice, diversify } from './diversify.ts';
import { maxIdeas, pageSize } from './page.ts';
import type { Ranking, Scored } from './score.ts';
import { hasOwnIdeas } from './similar.ts';

/** How the ideas of a page are chosen; the groups of interests come from the query. */
type PageOptions = Omit<Choice, 'interests'>;

// The numbers of these options were chosen by judgement.
/** The interests have ideas in few categories: relevance counts most. */
const focused: PageOptions = { relevance: 0.88, maxPerCategory: 3, minCategories: 1 };
/** The query names circumstances only: a page mixes at least five categories. */
const varied: PageOptions = { ...focused, minCategories: 5 };
/** The best ideas are in many categories: each new one needs at least half of the best score left. */
const wide: PageOptions = { ...varied, minShareOfBest: 0.5 };
/** Fills up a page when an interest has too few ideas: the most relevant of the others first. */
const filler: Choice = { ...focused, interests: [] };
/** The query names no interest: variety counts most. */
const open: Choice = { relevance: 0.55, maxPerCategory: 1, minCategories: 5, interests: [] };
/** For a birth most ideas are in the category of baby things, so more of one category may appear. */
const forBirth: Choice = { ...open, relevance: 0.75, maxPerCategory: 4 };
/** Special occasions have their own ideas, and these are in few categories. */
const forSpecialOccasion: Choice = { ...open, relevance: 0.75, maxPerCategory: 2 };

/** The interests are wide when so many of the best ideas are in at least so many categories. */
const wideInterests = { ideas: 2 * pageSize, categories: pageSize - 2 };

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
  { query, isOpen, categoryOf }: PageContext,
  count: number,
): readonly Scored[] {
  const { matching, weak, broad } = ranking;
  if (matching.length === 0)
    return diversify(broad, categoryOf, count, optionsWithoutInterests(query));
  // A query with circumstances only gets a page as varied as an empty query.
  const candidates = isOpen ? [...matching, ...weak, ...broad] : matching;
  const options = isOpen ? varied : optionsForInterests(matching, categoryOf);
  const interests = query.interests.map(({ start }, index) => start ?? -1 - index);
  const matches = diversify(candidates.slice(0, maxIdeas), categoryOf, count, {
    ...options,
    interests,
  });
  const missing = Math.min(count, pageSize) - matches.length;
  const fillers =
    missing > 0 ? diversify(broad, categoryOf, missing, isOpen ? open : filler, matches) : [];
  const filled = [...matches, ...fillers];
  return isOpen ? filled : [...filled, ...weak.slice(0, count - filled.length)];
}

function optionsWithoutInterests(query: ParsedQuery): Choice {
  if (isForBirth(query)) return forBirth;
  return query.occasion && hasOwnIdeas(query.occasion.occasion) ? forSpecialOccasion : open;
}

function optionsForInterests(
  matching: readonly Scored[],
  categoryOf: PageContext['categoryOf'],
): PageOptions {
  const best = matching.slice(0, wideInterests.ideas);
  const categories = new Set(best.map(({ index }) => categoryOf(index)));
  return categories.size >= wideInterests.categories ? wide : focused;
}

/**
 * Returns how many ideas all pages of an answer have together. A query without interests can be paged through; one with
 * interests fills the first page and ends with its weak matches.
 */
export function totalOf({ counts: { matching, weak, broad } }: Ranking, isOpen: boolean): number {
  const isAll = matching === 0 || isOpen;
  const first = isAll ? matching + broad : Math.max(matching, Math.min(pageSize, matching + broad));
  return Math.min(maxIdeas, first + weak);
}

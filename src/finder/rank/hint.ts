import type { ParsedQuery } from '../parsed-query.ts';
import { pageSize } from './page.ts';
import { totalOf } from './page-order.ts';
import type { Ranking } from './score.ts';

/** The part of the query to add or to loosen when the answer is too small or too general. */
export type Hint = 'interests' | 'recipient' | 'budget' | 'age' | 'exclusions';

/** What a hint depends on, beside the ranking. */
interface HintContext {
  readonly query: ParsedQuery;
  /** true when the query names circumstances only (`isOpenQuery`) */
  readonly isOpen: boolean;
  /** Returns the ranking for a query without one of its parts. */
  readonly rankAgain: (query: ParsedQuery) => Ranking;
}

/** Returns the part of a query to add or to loosen; null when enough ideas were found. */
export function hintFor(ranking: Ranking, context: HintContext): Hint | null {
  const { query, isOpen, rankAgain } = context;
  if (namesThings(query)) return hintOfTightPart(ranking, context);
  const { matching, weak, broad } = ranking.counts;
  const found = matching + weak + broad;
  const isScarce = query.budget !== null && found < pageSize;
  if (isScarce && totalOf(rankAgain({ ...query, budget: null }), isOpen) >= pageSize)
    return 'budget';
  if (found > 0 && matching === 0) return missingPart(query);
  return hintOfTightPart(ranking, context);
}

const namesThings = ({ interests, kinds }: ParsedQuery) => interests.length > 0 || kinds.length > 0;

function hintOfTightPart(ranking: Ranking, { query, isOpen, rankAgain }: HintContext): Hint | null {
  const isEnough = (of: Ranking) =>
    namesThings(query) ? of.counts.matching > 0 : totalOf(of, isOpen) > 0;
  if (isEnough(ranking)) return null;
  const tooTight = tightParts(query).find(([, without]) =>
    isEnough(rankAgain({ ...query, ...without })),
  );
  return tooTight?.[0] ?? 'interests';
}

/** The part to add to a query that names no interest. */
function missingPart({ recipients, occasion, age }: ParsedQuery): Hint {
  return recipients.length === 0 && !occasion && !age ? 'recipient' : 'interests';
}

/** The parts of a query that limit the ideas, each with the query's change that removes it. */
function tightParts({
  budget,
  age,
  excluded,
}: ParsedQuery): readonly (readonly [Hint, Partial<ParsedQuery>])[] {
  return [
    ...(budget ? [['budget', { budget: null }] as const] : []),
    ...(age ? [['age', { age: null }] as const] : []),
    ...(excluded.length > 0 ? [['exclusions', { excluded: [] }] as const] : []),
  ];
}

import type { ConceptFacts } from '../content/concept-facts.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import type { IdeaColumns } from './indexes/idea-columns.ts';
import type { Matches } from './matches.ts';

/** Returns the concepts of what is made for whoever has the conditions of the query. */
export function aidsOf({ excluded }: ParsedQuery, facts: ConceptFacts): readonly string[] {
  const conditions = new Set(
    excluded.flatMap((one) => ('unlessSuits' in one ? one.unlessSuits : [])),
  );
  return [...conditions].flatMap((one) => (one === undefined ? [] : facts.aidsFor(one)));
}

/**
 * What an aid gains, as a share of the highest score: a chess set for the fingers comes among the first gifts for a blind
 * chess player, and a talking watch is one gift among others for her. By judgement, as few graded queries have a condition.
 */
const liftOfMatch = 0.7;
/** What other aids gain, as a share of their own scores; by judgement. */
const liftOfOthers = 0.5;

/** Raises the scores of what is made for whoever has the conditions of the query, most where it fits their interests. */
export function raiseAids(
  scores: Float64Array,
  query: ParsedQuery,
  { isMatch }: Pick<Matches, 'isMatch'>,
  { columns, facts }: { readonly columns: IdeaColumns; readonly facts: ConceptFacts },
): void {
  const made = new Set(aidsOf(query, facts).flatMap(columns.about));
  if (made.size === 0) return;
  const highest = scores.reduce((best, score) => Math.max(best, score), 0);
  for (const index of made) {
    const own = scores[index] ?? 0;
    scores[index] = own + (isMatch[index] === 1 ? liftOfMatch * highest : liftOfOthers * own);
  }
}

import type { ConceptFacts } from '../content/concept-facts.ts';
import type { ParsedQuery, QueryInterest } from '../parsed-query.ts';
import { touches } from '../text/normalize.ts';

/** Returns true when the query names no interest but circumstances, and no kind. */
export function isOpenQuery(query: ParsedQuery, facts: ConceptFacts): boolean {
  return (
    query.kinds.length === 0 && query.interests.every((one) => isFromContext(one, query, facts))
  );
}

/**
 * True for a circumstance, and for an interest that was read from the words for the occasion or the
 * recipient, such as "new baby" or "dinner host".
 */
function isFromContext(
  interest: QueryInterest,
  { occasion, recipients }: ParsedQuery,
  facts: ConceptFacts,
): boolean {
  const { concept } = interest;
  if (facts.is(concept, 'circumstance') || facts.is(concept, 'trait')) return true;
  return [occasion, ...recipients].some((part) => touches(part, interest));
}

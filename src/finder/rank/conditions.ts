import type { ConceptFacts } from '../content/concept-facts.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { aidsOf } from './aids.ts';
import type { ConceptIndex } from './indexes/concept-index.ts';

/** Returns what an idea can be only for (`onlyWith`), as far as the query has it: with each interest all wider ones, with a
 * condition what helps. */
export function conditionsOf(
  query: ParsedQuery,
  { concepts, facts }: { readonly concepts: ConceptIndex; readonly facts: ConceptFacts },
): readonly string[] {
  const { interests, situations, occasion, recipients } = query;
  return [
    ...aidsOf(query, facts),
    ...interests.flatMap(({ concept }) => [...concepts.around(concept)]),
    ...situations.map(({ situation }) => situation),
    ...recipients.map(({ recipient }) => recipient),
    ...(occasion ? [occasion.occasion] : []),
  ];
}

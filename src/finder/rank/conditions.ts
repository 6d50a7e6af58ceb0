import type { ParsedQuery } from '../parsed-query.ts';
import type { ConceptIndex } from './indexes/concept-index.ts';

/** Returns what an idea can be only for (`onlyWith`), as far as the query has it: with each interest all wider ones. */
export function conditionsOf(
  { interests, situations, occasion, recipients }: ParsedQuery,
  concepts: ConceptIndex,
): readonly string[] {
  return [
    ...interests.flatMap(({ concept }) => [...concepts.around(concept)]),
    ...situations.map(({ situation }) => situation),
    ...recipients.map(({ recipient }) => recipient),
    ...(occasion ? [occasion.occasion] : []),
  ];
}

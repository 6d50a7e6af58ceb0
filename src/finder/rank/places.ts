import type { IdeaFacts } from '../content/catalogue.ts';
import type { ConceptFacts } from '../content/concept-facts.ts';

/**
 * Returns true for an idea about countries of which none is named, contains a named one, or lies in
 * one. False when no country is named.
 * @param named the countries of the query
 */
export function isForeign(
  { concepts, also = [] }: IdeaFacts,
  named: readonly string[],
  facts: ConceptFacts,
): boolean {
  if (named.length === 0) return false;
  const own = [...concepts, ...also].filter((concept) => facts.is(concept, 'place'));
  const isNamed = (place: string) =>
    named.some(
      (one) =>
        one === place || facts.around(place).includes(one) || facts.around(one).includes(place),
    );
  return own.length > 0 && !own.some(isNamed);
}

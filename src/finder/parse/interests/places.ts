import type { ConceptFacts } from '../../content/concept-facts.ts';
import type { QueryInterest } from '../../parsed-query.ts';

const destinationConfidence = 0.5;

/**
 * Returns the interests with less confidence in countries when a journey is an interest too: the
 * journey matters more than the country.
 */
export function asDestinations(
  interests: readonly QueryInterest[],
  facts: ConceptFacts,
): readonly QueryInterest[] {
  if (!interests.some(({ concept }) => facts.is(concept, 'journey'))) return interests;
  return interests.map((one) =>
    facts.is(one.concept, 'place')
      ? { ...one, confidence: Math.min(one.confidence, destinationConfidence) }
      : one,
  );
}

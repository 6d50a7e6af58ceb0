import { hashString } from '../../domain/hash-string.ts';
import type { Idea } from '../catalogue.ts';
import type { ConceptFacts } from '../concept-facts.ts';

/**
 * Returns how safe an idea is for an unknown recipient, as a factor up to 1: popular concepts,
 * nothing that needs space or strength, no joke that may fail. A small part depends on the id
 * alone, so that similar queries begin with the same ideas.
 */
export function popularityPrior(idea: Idea, facts: ConceptFacts): number {
  const isPopular = (concept: string) => facts.is(concept, 'popular');
  const conceptFactor = idea.concepts.some(isPopular) ? 1 : 0.78;
  const alsoFactor = idea.also?.some(isPopular) ? 1 : 0.93;
  const flags = idea.flags ?? [];
  const isRisky = flags.some((flag) =>
    /^(?:adult|needs-space|needs-fitness|noisy|living)$/.test(flag),
  );
  const meanPriceEuros = (idea.price[0] + idea.price[1]) / 2;
  const priceFactor = meanPriceEuros > 150 ? 0.8 : meanPriceEuros > 70 ? 0.92 : 1;
  const recipientFactor = 0.88 + 0.02 * Math.min(6, idea.for.length);
  return (
    conceptFactor *
    alsoFactor *
    (isRisky ? 0.82 : 1) *
    priceFactor *
    recipientFactor *
    (0.93 + 0.07 * (hashString(idea.id) / 2 ** 32))
  );
}

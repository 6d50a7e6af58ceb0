import type { ConceptFacts } from '../../../content/concept-facts.ts';
import type { Exclusion, QueryInterest } from '../../../parsed-query.ts';

/**
 * Returns what the faith of the recipient rules out: things of other faiths, and what is spiritual in another
 * way, such as tarot cards for a nun. What the query names beside the faith stays allowed. Empty when no faith
 * is named.
 */
export function exclusionsOfOtherFaiths(
  interests: readonly QueryInterest[],
  facts: ConceptFacts,
): readonly Exclusion[] {
  const faith = interests.find(({ concept }) => facts.is(concept, 'faith'));
  if (!faith) return [];
  const { start, end, text } = faith;
  const wider = new Set(facts.broader(faith.concept));
  const unlessAbout = interests
    .map(({ concept }) => concept)
    .filter((concept) => !wider.has(concept));
  return [...wider].map((concept) => ({ concept, start, end, text, isImplied: true, unlessAbout }));
}

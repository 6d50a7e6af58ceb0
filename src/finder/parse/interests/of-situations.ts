import type { ConceptFacts } from '../../content/concept-facts.ts';
import type { Situation } from '../../content/vocabulary.ts';
import type { QueryInterest, QuerySituation } from '../../parsed-query.ts';
import { touches } from '../../text/normalize.ts';
import { isMiscarriage, isMourning } from '../situation-kinds.ts';

/** Situations whose words may name what somebody likes: "a new puppy" is about dogs. */
const aboutThemes: ReadonlySet<Situation> = new Set<Situation>([
  'new-pet',
  'new-parent',
  'pregnancy',
  'adoption',
  'exam-stress',
  'sobriety',
  'long-service',
]);

/**
 * Returns the interests without those read from the words for a situation, as in "lost her cat"; in mourning
 * without those that name people: the baby that is mourned wants no toys; after the loss of an unborn child without
 * those about births; and after the loss of a pet without pets: a halter would hurt whose pony died.
 */
export function withoutInterestsOfSituations(
  interests: readonly QueryInterest[],
  situations: readonly QuerySituation[],
  facts: ConceptFacts,
): readonly QueryInterest[] {
  const places = situations.filter(({ situation }) => !aboutThemes.has(situation));
  const mourns = isMourning(situations);
  const lostPet = situations.some(({ situation }) => situation === 'pet-loss');
  const ofBirth = new Set(situations.some(isMiscarriage) ? facts.excludedBy('no-birth') : []);
  return interests.filter(
    (one) =>
      !ofBirth.has(one.concept) &&
      !(mourns && facts.is(one.concept, 'relationship')) &&
      !(lostPet && facts.is(one.concept, 'pet')) &&
      !places.some((place) => touches(one, place) && !isMissed(one, place, facts)),
  );
}

/** "Misses rye bread" tells who is homesick, and what they like. */
function isMissed(
  { concept }: QueryInterest,
  { situation }: QuerySituation,
  facts: ConceptFacts,
): boolean {
  return situation === 'homesick' && !facts.is(concept, 'circumstance');
}

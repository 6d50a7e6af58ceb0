import type { ConceptFacts } from '../../../content/concept-facts.ts';
import { eatenOrDrunk, type Kind } from '../../../content/vocabulary.ts';
import type { Exclusion, QueryInterest } from '../../../parsed-query.ts';
import { type Place, placesOf, type Token } from '../../../text/normalize.ts';
import type { Sentence } from '../../sentence.ts';

/** What belongs to whoever has a pet. */
const forPets: readonly Kind[] = ['pet-supply', 'photo-gift', 'craft-kit'];
/** Where somebody meets the animal, or tastes the food. */
const metOrTasted: readonly Kind[] = ['experience', 'course', 'voucher', 'subscription'];

/** What is for whoever does something themselves. */
const forPractice: readonly Kind[] = [
  ...(['course', 'instrument', 'sports-gear', 'accessory', 'tool', 'shoes'] as const),
  ...(['art-supply', 'craft-kit'] as const),
];

/**
 * Returns the kinds of ideas that presuppose that somebody has or consumes what a concept names; empty for a
 * concept that only means an activity or a theme.
 */
function kindsOfHaving(concept: string, facts: ConceptFacts): readonly Kind[] {
  if (facts.is(concept, 'pet')) return forPets;
  if (facts.is(concept, 'food-or-drink')) return eatenOrDrunk;
  return facts.itself(concept, '');
}

/**
 * Returns what may not be given although it is liked: "loves cats, but is allergic" leaves cats as a theme and bars
 * all that is for whoever has one.
 */
export function barredPossessions(
  sentence: Sentence,
  interests: readonly QueryInterest[],
): readonly Exclusion[] {
  const { folded, facts, grammar } = sentence;
  const { harmful, unowned } = grammar.exclusions.barred;
  return [
    ...placesOf(folded, harmful).map((place) => ({ place, more: metOrTasted })),
    ...placesOf(folded, unowned).map((place) => ({ place, more: [] })),
  ].flatMap(({ place, more }) =>
    meantAt(place, interests).flatMap(({ concept }): readonly Exclusion[] => {
      const kinds = kindsOfHaving(concept, facts);
      if (kinds.length === 0) return [];
      const text = sentence.text.slice(place.start, place.end);
      return [
        { concept, ofKinds: [...kinds, ...more], ...place, text, confidence: 1, isImplied: true },
      ];
    }),
  );
}

/**
 * Returns what only whoever does it can use of what somebody likes to watch or to hear: "adores the violin, but doesn't play"
 * leaves concerts.
 */
export function barredPractice(
  { folded, text, grammar }: Sentence,
  interests: readonly QueryInterest[],
): readonly Exclusion[] {
  return grammar.exclusions.barred.unpractised(folded).flatMap((place) =>
    meantAt(place, interests).map(
      ({ concept }): Exclusion => ({
        concept,
        ofKinds: forPractice,
        practised: true,
        ...place,
        text: text.slice(place.start, place.end),
        confidence: 1,
        isImplied: true,
      }),
    ),
  );
}

/** What is liked is mostly named first: "loves cats, but is allergic", and "is allergic, but loves cats". */
function meantAt({ start }: Place, interests: readonly QueryInterest[]): readonly QueryInterest[] {
  const before = interests.filter(({ end = 0 }) => end <= start);
  return before.length > 0 ? before : interests;
}

/**
 * Returns the refusal of a thing that is liked, as one that leaves it as a theme: "collects whisky, but no whisky"
 * bars bottles and leaves glasses. Undefined where the two do not contradict each other with a word such as "but".
 */
export function refusalBesideLiking(
  one: Extract<Exclusion, { readonly concept: string }>,
  liked: QueryInterest,
  sentence: Sentence,
): Exclusion | undefined {
  const kinds = kindsOfHaving(liked.concept, sentence.facts);
  if (kinds.length === 0 || !isContrasted(liked, one, sentence)) return undefined;
  const { named: _, ...rest } = one;
  return { ...rest, concept: liked.concept, ofKinds: kinds };
}

/** True where a word such as "but" stands between what is liked and what is refused later. */
function isContrasted(
  { end = Number.POSITIVE_INFINITY }: Partial<Place>,
  { start = 0 }: Partial<Place>,
  { tokens, grammar }: Sentence,
): boolean {
  const { contrast } = grammar.exclusions.barred;
  const isBetween = (token: Token) => token.start >= end && token.end <= start;
  return tokens.some((token) => isBetween(token) && contrast.has(token.key));
}

import { keysOf } from '../text/normalize.ts';
import type { Concept } from './lexicon.ts';
import type { ConceptFact, Diet, Kind, Situation } from './vocabulary.ts';

/** A concept without its words. */
export type ListedConcept = Omit<Concept, 'not' | 'en' | 'de' | 'fr' | 'es' | 'it' | 'other'> & {
  readonly group: string;
};

/** What the lexicon says of its concepts, beside their words. */
export interface ConceptFacts {
  /** Returns true for the id of a concept. */
  has(concept: string): boolean;
  /** Returns true when the concept has the fact; false for an unknown concept. */
  is(concept: string, fact: ConceptFact): boolean;
  /** Returns the group of a concept in the lexicon, such as "sport"; undefined for an unknown concept. */
  group(concept: string): string | undefined;
  /** Returns the places that contain a place; empty for what is no place or in no other. */
  around(place: string): readonly string[];
  /** Returns the wider concepts of a concept; empty for an unknown one. */
  broader(concept: string): readonly string[];
  /** Returns the kinds of the ideas that are the thing of a concept itself; empty for an
   * activity, and where the words `text` name a device for it.
   */
  itself(concept: string, text: string): readonly Kind[];
  /** Returns the concepts that a diet rules out. */
  excludedBy(diet: Diet): readonly string[];
  /** Returns true when the limits of a diet that a situation tells do not hold for whoever likes the concept. */
  lifts(concept: string, diet: Diet): boolean;
  /** Returns the concepts of what is made for whoever has a condition; empty for a situation. */
  aidsFor(what: Diet | Situation): readonly string[];
  /** the concept of each emoji; parcels and hearts mean none */
  readonly emoji: ReadonlyMap<string, string>;
}

/** Returns the facts of all concepts, by fact and by concept. */
export function conceptFacts(concepts: readonly ListedConcept[]): ConceptFacts {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const facts = new Map(concepts.map(({ id, is = [] }) => [id, new Set(is)]));
  const excluded = idsByDiet(concepts, ({ excludedBy }) => excludedBy);
  const lifting = idsByDiet(concepts, ({ lifts }) => lifts);
  const aids = idsByDiet(concepts, ({ aidFor }) => aidFor);
  const broader = (concept: string) => byId.get(concept)?.broader ?? [];
  return {
    has: (concept) => byId.has(concept),
    is: (concept, fact) => facts.get(concept)?.has(fact) === true,
    group: (concept) => byId.get(concept)?.group,
    around: (place) => byId.get(place)?.within ?? [],
    broader,
    itself: (concept, text) => {
      const { itself = [], devices = [] } = byId.get(concept) ?? {};
      const words = keysOf(text);
      return devices.some((device) => words.includes(device)) ? [] : itself;
    },
    excludedBy: (diet) => excluded.get(diet) ?? [],
    lifts: (concept, diet) =>
      [concept, ...broader(concept)].some((each) => lifting.get(diet)?.includes(each)),
    aidsFor: (what) => aids.get(what) ?? [],
    emoji: new Map(concepts.flatMap(({ id, emoji = [] }) => emoji.map((each) => [each, id]))),
  };
}

/** The concepts of each diet that one of their fields names. */
function idsByDiet(
  concepts: readonly ListedConcept[],
  dietsOf: (concept: ListedConcept) => readonly Diet[] | undefined,
): ReadonlyMap<string, readonly string[]> {
  const pairs = concepts.flatMap((concept) =>
    (dietsOf(concept) ?? []).map((diet) => ({ diet, id: concept.id })),
  );
  const byDiet = Map.groupBy(pairs, ({ diet }): string => diet);
  return new Map([...byDiet].map(([diet, named]) => [diet, named.map(({ id }) => id)]));
}

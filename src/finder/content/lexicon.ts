import type { ConceptFact, Diet, Kind } from './vocabulary.ts';

/** The words for a concept in one language; all lower case. */
export interface ConceptWords {
  /** single words in every form that people type */
  readonly words: readonly string[];
  /** several words in a row */
  readonly phrases?: readonly string[];
  /** stems that mean the concept as the first or last part of a compound */
  readonly heads?: readonly string[];
}

/** Something that people are interested in, with its words by the code of the language. */
export interface Concept {
  readonly id: string;
  /** ids of wider concepts */
  readonly broader?: readonly string[];
  readonly is?: readonly ConceptFact[];
  /** ids of the places that contain this place */
  readonly within?: readonly string[];
  /** kinds of the ideas that are the thing itself: a record is vinyl, a stand for records is not */
  readonly itself?: readonly Kind[];
  /** folded words that name a device for it: a record player */
  readonly devices?: readonly string[];
  /** diets that rule the concept out */
  readonly excludedBy?: readonly Diet[];
  /** diets whose limits, where only a situation tells them, do not hold for whoever likes it or a narrower concept */
  readonly lifts?: readonly Diet[];
  /** diets for which the ideas about it are made: what they rule out, it suits */
  readonly aidFor?: readonly Diet[];
  readonly emoji?: readonly string[];
  /** phrases that contain the words but mean something else */
  readonly not?: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly en?: ConceptWords;
  readonly de?: ConceptWords;
  readonly fr?: ConceptWords;
  readonly es?: ConceptWords;
  readonly it?: ConceptWords;
  /** words in languages whose packs come from outside */
  readonly other?: Readonly<Partial<Record<string, ConceptWords>>>;
}

/** One file of `content/gifts/concepts`. */
export interface ConceptGroup {
  readonly group: string;
  /** facts of each of its concepts */
  readonly is?: readonly ConceptFact[];
  readonly concepts: readonly Concept[];
}

/** Returns the words of a concept in a language; undefined when it has none. */
export function conceptWords(concept: Concept, language: string): ConceptWords | undefined {
  const { en, de, fr, es, it, other } = concept;
  return new Map(Object.entries({ ...other, en, de, fr, es, it })).get(language);
}

import type { WordLanguage } from './vocabulary.ts';

/** The words for a concept in one language; all lower case. */
export interface ConceptWords {
  /** single words in every form that people type */
  readonly words: readonly string[];
  /** several words in a row */
  readonly phrases?: readonly string[];
  /** German stems that mean the concept as the first or last part of a compound */
  readonly heads?: readonly string[];
}

/** Something that people are interested in, with its words. */
export interface Concept extends Readonly<Partial<Record<WordLanguage, ConceptWords>>> {
  readonly id: string;
  /** ids of wider concepts */
  readonly broader?: readonly string[];
  /** phrases that contain the words but mean something else */
  readonly not?: Readonly<Partial<Record<WordLanguage, readonly string[]>>>;
}

/** One file of `content/gifts/concepts`. */
export interface ConceptGroup {
  readonly group: string;
  readonly concepts: readonly Concept[];
}

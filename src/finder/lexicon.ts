import type { WordLanguage } from './vocabulary.ts';

/** How people say a concept in one language; all lower case. */
export interface ConceptWords {
  /** single words, every form that people type */
  readonly words: readonly string[];
  /** several words in a row */
  readonly phrases?: readonly string[];
  /** German stems that carry the meaning as first or last part of a compound */
  readonly heads?: readonly string[];
}

export interface Concept extends Readonly<Partial<Record<WordLanguage, ConceptWords>>> {
  readonly id: string;
  /** ids of wider concepts */
  readonly broader?: readonly string[];
  /** what contains the words and means something else */
  readonly not?: Readonly<Partial<Record<WordLanguage, readonly string[]>>>;
}

/** One file of `content/gifts/concepts`. */
export interface ConceptGroup {
  readonly group: string;
  readonly concepts: readonly Concept[];
}

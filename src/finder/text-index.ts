import type { LanguagePack } from './languages/language-pack.ts';
import { type StoredStrings, StringTable } from './stored/stored-strings.ts';

/**
 * Full-text index of the catalogue in one language. A term is a stem; an idea is given by its index
 * in the catalogue.
 */
export interface TextIndex {
  /** Returns true for a word form that the texts use. */
  isWord(key: string): boolean;
  /** Returns true for any stem of the texts. */
  isStem(term: string): boolean;
  /** Returns true for a stem that titles or keywords use; a match in descriptions alone is chance. */
  isTerm(term: string): boolean;
  /** Adds each idea's BM25F score for the terms to `into`, which has one number an idea. */
  score(terms: readonly string[], into: Float64Array): void;
  /**
   * Returns the ideas that name a term: in the title, in title or keywords (`names`), as the thing that the
   * title is about (`head`), or as something they are free of (`lacking`).
   */
  naming(term: string, where: NamedWhere): ReadonlySet<number>;
  /**
   * Returns up to twelve terms that end in this one: "karaffe" finds "kaffeekaraffe". Empty for a
   * term of less than five characters.
   */
  endingIn(term: string): readonly string[];
  /**
   * Returns the terms that begin or end with this one: "plastik" finds "plastikbecher". Empty for a
   * term of less than five characters.
   */
  madeWith(term: string): readonly string[];
}

/** Where an idea names a term. */
type NamedWhere = 'title' | 'names' | 'head' | 'lacking';

/** How an idea names a term, as bits. */
export const namedBits = {
  inTitle: 1,
  inKeywords: 2,
  /** title or keywords say that the idea is free of it */
  asLacking: 4,
  /** the title names it as the thing itself */
  asHead: 8,
} as const;
const masks: Readonly<Record<NamedWhere, number>> = {
  title: namedBits.inTitle,
  names: namedBits.inTitle | namedBits.inKeywords,
  head: namedBits.asHead,
  lacking: namedBits.asLacking,
};
/** Robertson, Zaragoza and Taylor, "Simple BM25 Extension to Multiple Weighted Fields", CIKM 2004. */
const saturation = 1.2;
/** Letters of a term that is looked for within others; a shorter one is in words that have nothing to do with it. */
const minPartLength = 5;
/** Letters that the other word has besides. */
const minOtherLength = 3;
const maxEndings = 12;
/** The same entries ordered by term; those of term n are from `starts[n]` to `starts[n + 1]`. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly ideas: Uint16Array;
  readonly weights: Float32Array;
  /** how the idea names the term: `namedBits` */
  readonly named: Uint8Array;
}

/** An index in the form of a file. */
export interface StoredTextIndex {
  /** how many ideas there are */
  readonly ideas: number;
  readonly words: StoredStrings;
  readonly terms: StoredStrings;
  readonly postings: Postings;
}

/** Returns the index over a stored one. */
export function textIndex(
  stored: StoredTextIndex,
  { pack }: { readonly pack: Pick<LanguagePack, 'lacking'> },
): TextIndex {
  const { ideas: count, postings } = stored;
  const { starts, ideas, weights, named } = postings;
  const words = new StringTable(stored.words);
  const terms = new StringTable(stored.terms);
  const lackingEndings = [...(pack.lacking.endings ?? [])];
  const inverseFrequency = (found: number) => Math.log(1 + (count - found + 0.5) / (found + 0.5));
  const rangeOf = (number: number): readonly [number, number] =>
    number < 0 ? [0, 0] : [starts[number] ?? 0, starts[number + 1] ?? 0];
  const isNamed = (number: number) => {
    const [from, until] = rangeOf(number);
    for (let i = from; i < until; i++) if (((named[i] ?? 0) & masks.names) !== 0) return true;
    return false;
  };
  const termsWith = (term: string, ends: { readonly start: boolean; readonly end: boolean }) =>
    terms
      .numbersWith(term, term.length + minOtherLength, ends)
      .filter(isNamed)
      .map((number) => terms.at(number));
  return {
    isWord: (key) => words.find(key) >= 0,
    isStem: (term) => terms.find(term) >= 0,
    isTerm: (term) => isNamed(terms.find(term)),
    score(queried, into) {
      for (const term of new Set(queried)) {
        const [from, until] = rangeOf(terms.find(term));
        const idf = inverseFrequency(until - from);
        for (let i = from; i < until; i++) {
          const idea = ideas[i] ?? 0;
          const weight = weights[i] ?? 0;
          into[idea] = (into[idea] ?? 0) + (idf * weight) / (saturation + weight);
        }
      }
    },
    naming(term, where) {
      const [from, until] = rangeOf(terms.find(term));
      const mask = masks[where];
      const found = new Set<number>();
      for (let i = from; i < until; i++)
        if (((named[i] ?? 0) & mask) !== 0) found.add(ideas[i] ?? 0);
      return found;
    },
    endingIn: (term) =>
      term.length < minPartLength
        ? []
        : termsWith(term, { start: false, end: true }).slice(0, maxEndings),
    madeWith: (term) =>
      term.length < minPartLength
        ? []
        : termsWith(term, { start: true, end: true }).filter(
            (other) => !lackingEndings.some((ending) => other.endsWith(ending)),
          ),
  };
}

import type { Language } from '../domain/language.ts';
import type {
  Diet,
  Flag,
  Kind,
  Occasion,
  Recipient,
  Situation,
  WordLanguage,
} from './content/vocabulary.ts';

/** Where a part was read, and how surely. A part without a place was set by hand. */
export interface QueryPart {
  /** UTF-16 offset in what the visitor typed */
  readonly start?: number;
  /** offset after the last character */
  readonly end?: number;
  /** the words as they were typed */
  readonly text?: string;
  /** 0 to 1, how exactly a listed form was met: that form is 1; a stem, a part of a compound or a typo is less; 1 when absent */
  readonly confidence?: number;
  /** 0 to 1: how probable it is that a person would read it so, as learned from annotated queries; 1 when absent */
  readonly probability?: number;
}

/**
 * Less probable parts are not told. In the queries for choosing, which are rich in traps, 4 of 100 above it are wrong,
 * and they are 71 of 100 right ones; from .956 on 2 and 46, but then "Jazz" alone would not be told.
 */
export const minSureProbability = 0.88;

/** Returns true for a part that is sure enough to be told to the visitor as understood. */
export function isSure({ probability = 1 }: QueryPart): boolean {
  return probability >= minSureProbability;
}

/** Somebody who receives the gift. */
export interface QueryRecipient extends QueryPart {
  readonly recipient: Recipient;
  readonly gender?: 'f' | 'm';
  /** a child of somebody, of unknown age: a niece may be six or sixteen */
  readonly mayBeTeen?: true;
  /** known to be grown up, although others so called may be children: a brother who works as a nurse */
  readonly isGrownUp?: true;
}

/** The age of the recipients in years; both ends included. */
export interface QueryAge extends QueryPart {
  readonly min: number;
  readonly max: number;
  /** one gift is for several of these ages, who use it together */
  readonly isShared?: true;
}

/** The occasion of the gift. */
export interface QueryOccasion extends QueryPart {
  readonly occasion: Occasion;
  /** stems of the visitor's words for it, as the text index has them */
  readonly words?: readonly string[];
}

/** A circumstance of the recipient or the gift, such as a loss. */
export interface QuerySituation extends QueryPart {
  readonly situation: Situation;
}

/** Whole euros; null is no bound. */
export interface QueryBudget extends QueryPart {
  readonly min: number | null;
  readonly max: number | null;
  /** read from a word such as "cheap" and not from an amount */
  readonly vague?: true;
  /** an amount without a word for a limit: "for 200 euros"; trifles rank lower */
  readonly target?: true;
  /** the amount that is wished for: "around 50"; below the lower bound ideas rank lower, and half of the amount is the limit */
  readonly about?: number;
}

/** A concept that the recipient is interested in. */
export interface QueryInterest extends QueryPart {
  readonly concept: string;
  readonly confidence: number;
  /** 0 to 1: how probable it is by the tagger that the words name what a gift may be about; 1 when absent */
  readonly tagProbability?: number;
  /** stems of the words it was read from, as the text index has them */
  readonly words: readonly string[];
  /** its words may name the very thing to give: "a kettle for mum" */
  readonly isAskedFor?: true;
}

/** A kind of product that the visitor asks for. */
export interface QueryKind extends QueryPart {
  readonly kind: Kind;
}

/** All that is wanted, or all that may be given: one of these things. */
export interface OnlyWanted extends QueryPart {
  readonly things: readonly WantedThing[];
  /** all that is wanted of these kinds: who only drinks tea gets no coffee, but may get a book. Of all kinds when absent */
  readonly among?: readonly Kind[];
}

/** One thing that is wanted, as it was read from its words: "crime novels", "books", "signet rings". */
export interface WantedThing {
  /** for each word or phrase that names interests, the concepts that the thing may be about */
  readonly themes: readonly (readonly string[])[];
  readonly kinds: readonly Kind[];
  /** stems of the words, as the text index has them; the noun first */
  readonly words: readonly string[];
}

/** What must not be suggested: a kind of product, a property, a concept, or a word. */
export type Exclusion = QueryPart & {
  /**
   * implied by what the query says of the recipient or the circumstances, and not refused itself: by a diet, a condition,
   * a situation or an occasion, a faith, a trade ("sells carpets"), or a bar to what is liked, such as an allergy. The
   * words may imply several exclusions. Those of a diet or a situation have `unlessSuits`, but for plain properties;
   * those of a faith have `unlessAbout`; and the `ofKinds` of an allergy have `experience`, as meeting the animal or
   * tasting the food is barred too
   */
  readonly isImplied?: true;
  /**
   * the recipient owns it already. Without it a `thing` is owned all the same, and so may be a word, where an owned kind
   * that is also asked for was narrowed to its word; a property or a concept is never owned
   */
  readonly owned?: true;
} /** Excludes ideas of the kind, but not those that suit the diet or the situation `unlessSuits`. */ & (
    | { readonly kind: Kind; readonly unlessSuits?: Diet | Situation }
    /** Excludes ideas with the property, but not those whose texts say that they suit the diet `unlessSuits`. */
    | { readonly flag: Flag; readonly unlessSuits?: Diet }
    /**
     * Excludes ideas about the concept, and ideas with the stem `named` in their title; but not
     * ideas whose texts say that they suit the diet `unlessSuits`. With `unlessAbout`, it excludes ideas that are
     * mainly about it or a narrower concept, but not those about one of these concepts. With `ofKinds`, only
     * ideas of these kinds are excluded, and the concept stays a theme; with `practised`, also those that are
     * only for whoever does or has what the concept names (`onlyWith`).
     */
    | {
        readonly concept: string;
        readonly named?: string;
        readonly unlessSuits?: Diet;
        readonly unlessAbout?: readonly string[];
        readonly ofKinds?: readonly Kind[];
        readonly practised?: true;
      }
    /**
     * Excludes ideas that name a thing which no list has. `word` is a stem in the language of the sentence, as the
     * text index has it; of a thing that is owned, or refused beside its theme, it is all stems of the name with a
     * space between them, the noun first: "bag chalk" of "chalk bag".
     */
    | { readonly word: string }
    /**
     * The recipient owns a device of this concept already, or a thing of these kinds, or what the stems `named`, of
     * the same form as the `word` of an owned thing, name in a title.
     */
    | { readonly thing: string; readonly named?: string; readonly kinds?: readonly Kind[] }
  );

/** A query as it was parsed. It is plain JSON; each part may be removed or replaced. */
export interface ParsedQuery {
  /** the language of the page, in which cards and chips are written */
  readonly language: Language;
  /** the language of the sentence */
  readonly wordLanguage: WordLanguage;
  readonly recipients: readonly QueryRecipient[];
  /** gender of the recipients; null when it is unknown or they differ */
  readonly gender: 'f' | 'm' | null;
  readonly age: QueryAge | null;
  readonly occasion: QueryOccasion | null;
  readonly situations: readonly QuerySituation[];
  readonly budget: QueryBudget | null;
  readonly interests: readonly QueryInterest[];
  /** kinds of product asked for: "a book about ..." */
  readonly kinds: readonly QueryKind[];
  readonly excluded: readonly Exclusion[];
  /** nothing else is wanted than these concepts and kinds; null when others are welcome too */
  readonly only: OnlyWanted | null;
  /** stems of the words that belong to no other part, as the text index has them */
  readonly words: readonly string[];
  /**
   * `crisis` when somebody may be about to harm themselves; `refused` for what is no gift: nothing is
   * found then; null for all others
   */
  readonly notice: 'crisis' | 'refused' | null;
  /** true when the query names no interest, no kind and no search word */
  readonly isVague: boolean;
}

/**
 * Returns a parsed query without any part, as a start for a search by form fields and for tests.
 */
export function emptyQuery(language: Language): ParsedQuery {
  return {
    language,
    wordLanguage: language,
    recipients: [],
    gender: null,
    age: null,
    occasion: null,
    situations: [],
    budget: null,
    interests: [],
    kinds: [],
    excluded: [],
    only: null,
    words: [],
    notice: null,
    isVague: true,
  };
}

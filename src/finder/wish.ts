import type { Span } from './normalise.ts';
import type { Flag, Kind, Language, Occasion, Recipient, WordLanguage } from './vocabulary.ts';

/** A part without a span was set by hand and not read from the text. */
interface Said {
  readonly span?: Span;
}

export interface WishRecipient extends Said {
  readonly recipient: Recipient;
  readonly leans?: 'f' | 'm';
}

/** Years; both ends included. */
export interface WishAge extends Said {
  readonly min: number;
  readonly max: number;
}

export interface WishOccasion extends Said {
  readonly occasion: Occasion;
  /** how the visitor calls it, as the text index knows it */
  readonly words?: readonly string[];
}

/** Whole euros; null is no bound. */
export interface WishBudget extends Said {
  readonly min: number | null;
  readonly max: number | null;
  /** "cheap" rather than an amount */
  readonly soft?: true;
}

export interface WishInterest extends Said {
  readonly concept: string;
  /** 0 to 1: a listed form is 1, a stem, part of a compound or typo less */
  readonly confidence: number;
  /** the words it was read from, as the text index knows them */
  readonly words: readonly string[];
}

export interface WishKind extends Said {
  readonly kind: Kind;
}

/** What must not come: a sort of thing, a property, a theme, or a thing named by its word. */
export type Exclusion = Said & {
  /** one of several that a way of life refuses: "vegan" */
  readonly way?: true;
  /** it is there already */
  readonly owned?: true;
} & (
    | { readonly kind: Kind }
    | { readonly flag: Flag }
    /** and what has the stem in its title, whatever it is about; but not what is `free` of it */
    | { readonly concept: string; readonly named?: string; readonly free?: readonly string[] }
    | { readonly word: string }
    /** a device of this theme is there already */
    | { readonly thing: string }
  );

/** A sentence as it was understood; plain JSON, every part of which may be taken out or replaced. */
export interface Wish {
  /** the language of the page, which cards and chips speak */
  readonly language: Language;
  /** the language of the sentence */
  readonly wordLanguage: WordLanguage;
  readonly recipients: readonly WishRecipient[];
  /** when said or plain from the words; null when the recipients differ */
  readonly leans: 'f' | 'm' | null;
  readonly age: WishAge | null;
  readonly occasion: WishOccasion | null;
  readonly budget: WishBudget | null;
  readonly interests: readonly WishInterest[];
  /** sorts of thing asked for: "a book about ..." */
  readonly kinds: readonly WishKind[];
  readonly excluded: readonly Exclusion[];
  /** words that belong to no part, as the text index knows them */
  readonly words: readonly string[];
  /** nothing says what the receiver likes or what it should be */
  readonly isVague: boolean;
}

/** Nothing understood, nothing asked: where an empty search and a test begin. */
export function emptyWish(language: Language): Wish {
  return {
    language,
    wordLanguage: language,
    recipients: [],
    leans: null,
    age: null,
    occasion: null,
    budget: null,
    interests: [],
    kinds: [],
    excluded: [],
    words: [],
    isVague: true,
  };
}

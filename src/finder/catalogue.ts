import type {
  Flag,
  Kind,
  Language,
  MarketplaceLanguage,
  Occasion,
  Recipient,
} from './vocabulary.ts';

/** What an idea says in one language. */
export interface IdeaText {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** "for people who ...": the receiver as a friend would describe them */
  readonly who: readonly string[];
}

export interface Idea extends Readonly<Record<Language, IdeaText>> {
  readonly id: string;
  /** the name of a drawing */
  readonly art: string;
  /** usual street prices, whole euros */
  readonly price: readonly [low: number, high: number];
  readonly for: readonly Recipient[];
  /** set only where nearly every buyer would agree */
  readonly leans?: 'f' | 'm';
  /** youngest and oldest receiver in years; 99 is no upper end */
  readonly age: readonly [youngest: number, oldest: number];
  readonly occasions: readonly Occasion[];
  readonly kinds: readonly Kind[];
  /** what it is about */
  readonly concepts: readonly string[];
  /** what it also fits */
  readonly also?: readonly string[];
  readonly flags?: readonly Flag[];
  readonly search: Readonly<Record<MarketplaceLanguage, string>>;
}

/** One file of `content/gifts/ideas`. */
export interface Category {
  readonly category: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly ideas: readonly Idea[];
}

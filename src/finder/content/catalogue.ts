import type { Language } from '../../domain/language.ts';
import type {
  Diet,
  Flag,
  Kind,
  MarketplaceLanguage,
  Occasion,
  Recipient,
  Situation,
} from './vocabulary.ts';

/** The texts of an idea in one language. */
export interface IdeaText {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** completes "for people who ..."; describes the recipient */
  readonly who: readonly string[];
}

/** What an idea is chosen by. */
export interface IdeaFacts {
  readonly id: string;
  /** usual street prices, whole euros */
  readonly price: readonly [low: number, high: number];
  readonly for: readonly Recipient[];
  /** gender of the usual recipient; set only where nearly every buyer would agree */
  readonly leans?: 'f' | 'm';
  /** youngest and oldest recipient in years; 99 means no upper end */
  readonly age: readonly [youngest: number, oldest: number];
  readonly occasions: readonly Occasion[];
  readonly kinds: readonly Kind[];
  /** concepts the idea is about */
  readonly concepts: readonly string[];
  /** concepts the idea also fits */
  readonly also?: readonly string[];
  readonly flags?: readonly Flag[];
  /**
   * situations, occasions, recipients and concepts: to people with none of them it would be odd, useless or
   * hurtful, such as a book on losing a pet
   */
  readonly onlyWith?: readonly string[];
  /** diets and situations that rule out its kind, and which it suits all the same: a concert at home, for a care home */
  readonly suits?: readonly (Diet | Situation)[];
  /** true when it is of no use to somebody who does already what it is about, such as a first lesson */
  readonly forBeginners?: true;
}

/** The facts of an idea as its file has them. */
export interface WrittenFacts extends IdeaFacts {
  /** true when it goes through the slot of a letterbox; all others are `thick` */
  readonly flat?: true;
}

/** One gift idea of the catalogue. */
export interface Idea extends WrittenFacts, Readonly<Record<Language, IdeaText>> {
  /** the name of a drawing */
  readonly art: string;
  /** true when a marketplace does not sell it: an experience, a course, a donation, something made or done by the giver */
  readonly elsewhere?: true;
  /** what to search for on the marketplace, or on the web when it is sold elsewhere */
  readonly search: Readonly<Record<MarketplaceLanguage, string>>;
}

/** Returns what an idea is chosen by, as its file has it. */
export function factsOf({ flat, flags = [], ...idea }: WrittenFacts): IdeaFacts {
  const isByGiver = idea.suits?.includes('nothing-bought') === true && !flags.includes('by-giver');
  const implied: readonly (readonly [Flag, boolean])[] = [
    ['thick', flat !== true],
    ['for-beginners', idea.forBeginners === true],
    ['by-giver', isByGiver],
  ];
  const added = implied.flatMap(([flag, isSo]) => (isSo ? [flag] : []));
  return inOneShape({ ...idea, flags: [...flags, ...added] });
}

/**
 * Returns the same facts, without other fields. Every idea gets the same fields in the same order, absent ones too, since
 * a search reads them of thousands, and reading objects of many shapes takes several times as long.
 */
export function inOneShape(facts: IdeaFacts): IdeaFacts {
  const { id, price, for: recipients, leans, age, occasions, kinds, concepts, also } = facts;
  const { flags, onlyWith, suits, forBeginners } = facts;
  return {
    id,
    price,
    for: recipients,
    leans,
    age,
    occasions,
    kinds,
    concepts,
    also,
    flags,
    onlyWith,
    suits,
    forBeginners,
  };
}

/** One file of `content/gifts/ideas`. */
export interface Category {
  readonly category: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly ideas: readonly Idea[];
}

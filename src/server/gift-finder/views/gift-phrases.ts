import de from '../../../../content/gifts/words/de.json' with { type: 'json' };
import en from '../../../../content/gifts/words/en.json' with { type: 'json' };
import fr from '../../../../content/gifts/words/fr.json' with { type: 'json' };
import { noUpperAge } from '../../../domain/age.ts';
import { fillPlaceholders } from '../../../domain/fill-placeholders.ts';
import type { Language } from '../../../domain/language.ts';
import { euros, priceBand } from '../../../domain/money/euros.ts';
import type {
  Flag,
  Kind,
  Occasion,
  Recipient,
  Situation,
} from '../../../finder/content/vocabulary.ts';

/** The translation of every code; a missing one does not compile. */
interface Words {
  readonly recipients: Readonly<Record<Recipient, string>>;
  /** headings of ideas beside the interests, by recipient or by recipient and gender */
  readonly beside: Readonly<Record<string, string>>;
  readonly occasions: Readonly<Record<Occasion, string>>;
  readonly situations: Readonly<Record<Situation, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly flags: Readonly<Record<Flag, string>>;
  readonly phrases: typeof en.phrases;
  /** the word of each concept on chips and in reasons */
  readonly concepts: Readonly<Record<string, string>>;
}
const words: Readonly<Record<Language, Words>> = { en, de, fr };

/** A range of prices in euros, null means no limit; or the amount that somebody wishes for. */
export type Money = {
  readonly min: number | null;
  readonly max: number | null;
  readonly about?: number;
};

/** Translates the codes of the finder into one language. */
export interface GiftPhrases extends Words {
  /** Returns the word for a concept; its id for one that the lexicon lacks. */
  concept(id: string): string;
  without(thing: string): string;
  has(thing: string): string;
  /** Returns the label of a part that was not surely read, as a question. */
  maybe(label: string): string;
  budget(money: Money): string | null;
  years(age: { readonly min: number; readonly max: number }): string;
}

/** Returns the phrases of one language. */
export function giftPhrases(language: Language): GiftPhrases {
  const translations = words[language];
  const { phrases } = translations;
  return {
    ...translations,
    concept: (id) => translations.concepts[id] ?? id,
    without: (thing) => fillPlaceholders(phrases.without, { thing }),
    has: (thing) => fillPlaceholders(phrases.has, { thing }),
    maybe: (label) => fillPlaceholders(phrases.maybe, { label }),
    budget: ({ min, max, about }) => {
      if (about !== undefined)
        return fillPlaceholders(phrases.about, { price: euros(about, language) });
      if (min !== null && max !== null) return priceBand([min, max], language);
      if (max !== null) return fillPlaceholders(phrases.upTo, { price: euros(max, language) });
      return min === null ? null : fillPlaceholders(phrases.from, { price: euros(min, language) });
    },
    years: ({ min, max }) => {
      if (max === noUpperAge && min < max)
        return fillPlaceholders(phrases.yearsFrom, { from: min });
      if (max === 0) return phrases.belowOneYear;
      if (min === max)
        return min === 1 ? phrases.year : fillPlaceholders(phrases.years, { years: min });
      return fillPlaceholders(phrases.yearsBetween, { from: min, until: max });
    },
  };
}

/** Returns the text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

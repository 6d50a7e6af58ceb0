import de from '../../../content/gifts/words/de.json' with { type: 'json' };
import en from '../../../content/gifts/words/en.json' with { type: 'json' };
import fr from '../../../content/gifts/words/fr.json' with { type: 'json' };
import type { Language } from '../../domain/language.ts';
import { priceBand } from '../../domain/price-band.ts';
import type { Concept } from '../../finder/lexicon.ts';
import type { Flag, Kind, Occasion, Recipient } from '../../finder/vocabulary.ts';

/** A code of the engine without its words in a language does not compile. */
interface Words {
  readonly recipients: Readonly<Record<Recipient, string>>;
  readonly occasions: Readonly<Record<Occasion, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly flags: Readonly<Record<Flag, string>>;
  readonly phrases: typeof en.phrases;
  /** where the lexicon's first word is not what the theme is called */
  readonly concepts: Readonly<Record<string, string>>;
}
const words: Readonly<Record<Language, Words>> = { en, de, fr };

export type Money = { readonly min: number | null; readonly max: number | null };

/** Says the codes of the engine in one language. */
export interface GiftWords extends Words {
  /** what a theme is called */
  concept(concept: Concept): string;
  without(thing: string): string;
  has(thing: string): string;
  budget(money: Money): string | null;
  years(age: { readonly min: number; readonly max: number }): string;
}

/** No upper end, in years. */
const ageless = 99;

export function giftWords(language: Language): GiftWords {
  const own = words[language];
  const { phrases } = own;
  const euros = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return {
    ...own,
    concept: ({ id, ...concept }) => {
      const first = concept[language]?.words[0];
      const named = own.concepts[id];
      if (named !== undefined) return named;
      if (language === 'en' || first === undefined) return id.replaceAll('-', ' ');
      return language === 'de' ? capital(first) : first;
    },
    without: (thing) => fill(phrases.without, { thing }),
    has: (thing) => fill(phrases.has, { thing }),
    budget: ({ min, max }) => {
      if (min !== null && max !== null) return priceBand([min, max], language);
      if (max !== null) return fill(phrases.upTo, { price: euros.format(max) });
      return min === null ? null : fill(phrases.from, { price: euros.format(min) });
    },
    years: ({ min, max }) => {
      if (max >= ageless && min < max) return fill(phrases.yearsFrom, { from: min });
      if (min === max) return fill(phrases.years, { years: min });
      return fill(phrases.yearsBetween, { from: min, until: max });
    },
  };
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

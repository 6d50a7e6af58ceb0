import { fillPlaceholders } from '../../domain/fill-placeholders.ts';
import type { Language } from '../../domain/language.ts';
import { productName } from '../../domain/product.ts';
import { type MessageKey, messagesOf, type PluralKey } from './messages.ts';

/** The values of the placeholders of a message. */
export type Values = Readonly<Record<string, string | number>>;

/** Formats the messages of one language. */
export interface Translator {
  readonly language: Language;
  /** returns the message with its `{placeholders}` replaced; throws when it is not loaded */
  t(key: MessageKey, values?: Values): string;
  /** returns the plural form for a whole number from 0; `{count}` is formatted in the language */
  count(key: PluralKey, count: number, values?: Values): string;
}

/** Returns true for a whole number from 0 whose form is `one` in the language (CLDR's plural rules). */
const isSingular: Readonly<Record<Language, (count: number) => boolean>> = {
  en: (count) => count === 1,
  de: (count) => count === 1,
  fr: (count) => count <= 1,
};

/** Smaller numbers are written without separators in every language. */
const minGrouped = 1000;

/** Returns the translator of a language. Throws when no messages of it are loaded. */
export function createTranslator(language: Language): Translator {
  const messages = messagesOf(language);
  const t = (key: MessageKey, values?: Values) => {
    const text = messages[key];
    // This is a fault of ours: each lazily loaded part comes with its messages.
    if (text === undefined) throw new Error(`The text "${key}" is not loaded.`);
    return fillPlaceholders(text, { ...values, product: productName });
  };
  return {
    language,
    t,
    count(key, count, values) {
      const form = isSingular[language](count) ? 'one' : 'other';
      return t(`${key}_${form}`, { ...values, count: formatCount(count, language) });
    },
  };
}

// The first object of `Intl` takes a slow phone 100 ms, while the page hydrates: most pages do without.
function formatCount(count: number, language: Language): string {
  return count < minGrouped ? String(count) : new Intl.NumberFormat(language).format(count);
}

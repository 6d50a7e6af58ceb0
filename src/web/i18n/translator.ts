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
  /** returns the plural form for a number; `{count}` is formatted in the language */
  count(key: PluralKey, count: number, values?: Values): string;
}

/** Returns the translator of a language. Throws when no messages of it are loaded. */
export function createTranslator(language: Language): Translator {
  const messages = messagesOf(language);
  // Making them takes a phone 100 ms, and many pages count nothing.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const t = (key: MessageKey, values?: Values) => {
    const text = messages[key];
    // This is a fault of ours: each lazily loaded part comes with its messages.
    if (text === undefined) throw new Error(`The text "${key}" is not loaded.`);
    return fill(text, values);
  };
  return {
    language,
    t,
    count(key, count, values) {
      plurals ??= new Intl.PluralRules(language);
      numbers ??= new Intl.NumberFormat(language);
      const form = plurals.select(count) === 'one' ? 'one' : 'other';
      return t(`${key}_${form}`, { ...values, count: numbers.format(count) });
    },
  };
}

function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name === 'product' ? productName : String(values[name] ?? whole),
  );
}

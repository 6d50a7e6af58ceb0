import type { Language } from '../../domain/language.ts';
import { productName } from '../../domain/product.ts';
import { type MessageKey, messagesOf, type PluralKey } from './messages.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Says the product's texts in one language. */
export interface Translator {
  readonly language: Language;
  /** the text of a key, with its `{placeholders}` filled in */
  t(key: MessageKey, values?: Values): string;
  /** the text for a number of things: `{count}` is written as the language writes numbers */
  count(key: PluralKey, count: number, values?: Values): string;
}

export function createTranslator(language: Language): Translator {
  const messages = messagesOf(language);
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const t = (key: MessageKey, values?: Values) => {
    const text = messages[key];
    // Never in a part that the build has cut: its texts come with it.
    if (text === undefined) throw new Error(`The text "${key}" is not loaded.`);
    return fill(text, values);
  };
  return {
    language,
    t,
    count(key, count, values) {
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

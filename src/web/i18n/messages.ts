import type english from '../../../content/i18n/en.json';
import type { Language } from '../../domain/language.ts';

export type MessageKey = keyof typeof english;
export type Messages = Readonly<Record<MessageKey, string>>;
/** What a text with a number is asked for by: `wishlist.wishes` for `_one` and `_other`. */
export type PluralKey = MessageKey extends infer K
  ? K extends `${infer Base}_other`
    ? Base
    : never
  : never;

const loaded = new Map<Language, Messages>();

/** Hands in texts that are already here: the server has all of them from the start. */
export function keepMessages(language: Language, messages: Messages): void {
  loaded.set(language, messages);
}

/** The texts of a language; a screen renders only after they are loaded. */
export function messagesOf(language: Language): Messages {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`The texts in "${language}" are not loaded yet.`);
  return messages;
}

const sources: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('../../../content/i18n/en.json'),
  de: () => import('../../../content/i18n/de.json'),
  fr: () => import('../../../content/i18n/fr.json'),
};

/** Loads the texts of a language once. */
export async function loadMessages(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  keepMessages(language, (await sources[language]()).default);
}

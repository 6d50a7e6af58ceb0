import type english from '../../../content/i18n/en.json';
import type { Language } from '../../domain/language.ts';

export type MessageKey = keyof typeof english;
/** As many texts of a language as are here. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>;
/** What a text with a number is asked for by: `wishlist.wishes` for `_one` and `_other`. */
export type PluralKey = MessageKey extends infer K
  ? K extends `${infer Base}_other`
    ? Base
    : never
  : never;

const loaded = new Map<Language, Messages>();

/** Hands in texts that are already here: the server has all of them from the start. */
export function keepMessages(language: Language, messages: Messages): void {
  // Whoever holds the texts of a language has those that come later too.
  loaded.set(language, Object.assign(loaded.get(language) ?? {}, messages));
}

/** The texts of a language; a screen renders only after its own are loaded. */
export function messagesOf(language: Language): Messages {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`The texts in "${language}" are not loaded yet.`);
  return messages;
}

/** How a build marks its files of texts; nowhere else are they cut into parts. */
const mark: string | undefined = import.meta.env.TEXTS;

const sources: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('../../../content/i18n/en.json'),
  de: () => import('../../../content/i18n/de.json'),
  fr: () => import('../../../content/i18n/fr.json'),
};

const inUse = new Set<Language>();
const parts = new Set(['entry-client']);
const loading = new Map<string, Promise<void>>();

/** Loads the texts of a language once: those of all that is shown, or about to be. */
export async function loadMessages(language: Language): Promise<void> {
  inUse.add(language);
  if (mark !== undefined) await Promise.all([...parts].map((part) => loadPart(part, language)));
  else if (!loaded.has(language)) keepMessages(language, (await sources[language]()).default);
}

/** A part of the application together with its texts; the build writes this around each `import()`. */
export async function withTexts<M>(part: string, module: Promise<M>): Promise<M> {
  parts.add(part);
  const [found] = await Promise.all([
    module,
    ...[...inUse].map((language) => loadPart(part, language)),
  ]);
  return found;
}

function loadPart(part: string, language: Language): Promise<void> {
  const address = `/assets/texts-${part}-${language}-${mark}.json`;
  const known = loading.get(address);
  if (known) return known;
  const texts = fetchTexts(address).then((messages) => keepMessages(language, messages));
  loading.set(address, texts);
  // Whoever asks again asks the server again.
  texts.catch(() => loading.delete(address));
  return texts;
}

async function fetchTexts(address: string): Promise<Messages> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}

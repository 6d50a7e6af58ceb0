import type english from '../../../content/i18n/en.ts';
import type { Language } from '../../domain/language.ts';
import {
  applicationNamespaces,
  type MessageNamespace,
  messagesPath,
} from './message-namespaces.ts';

/** The key of a message. */
export type MessageKey = keyof typeof english;
/** The loaded messages of a language. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>;
/** The key of a message with plural forms: `wishlist.wishes` for `wishlist.wishes_one` and `_other`. */
export type PluralKey = MessageKey extends infer K
  ? K extends `${infer Base}_other`
    ? Base
    : never
  : never;

const loaded = new Map<Language, Messages>();

/** Adds loaded messages of a language. The server adds all of them at the start. */
export function keepMessages(language: Language, messages: Messages): void {
  // The object is extended in place, so existing translators find the messages that are loaded later.
  loaded.set(language, Object.assign(loaded.get(language) ?? {}, messages));
}

/** Returns the loaded messages of a language. Throws when none are loaded. */
export function messagesOf(language: Language): Messages {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`The texts in "${language}" are not loaded yet.`);
  return messages;
}

/** The hash in the names of the built files of messages; absent while developing, in tests and on the server. */
const hash: string | undefined = import.meta.env.MESSAGES_HASH;

const sources: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('../../../content/i18n/en.ts'),
  de: () => import('../../../content/i18n/de.ts'),
  fr: () => import('../../../content/i18n/fr.ts'),
};

const languagesInUse = new Set<Language>();
const namespacesInUse = new Set(applicationNamespaces);
const requests = new Map<string, Promise<void>>();

/**
 * Loads the messages of a language for every namespace in use, each file once. A part that is still loading
 * loads its own. Throws when a file does not load; a new language is then not in use.
 */
export async function loadMessages(language: Language): Promise<void> {
  if (hash === undefined) {
    if (!loaded.has(language)) keepMessages(language, (await sources[language]()).default);
    return;
  }
  const wasInUse = languagesInUse.has(language);
  languagesInUse.add(language);
  try {
    await Promise.all([...namespacesInUse].map((each) => loadNamespace(each, language)));
  } catch (error) {
    if (!wasInUse) languagesInUse.delete(language);
    throw error;
  }
}

/**
 * Returns the module that `load` imports, once its messages are loaded too. Throws when the module or a file of
 * messages does not load; a repeated call requests both again.
 */
export async function withMessages<M>(
  namespaces: readonly MessageNamespace[],
  load: () => Promise<M>,
): Promise<M> {
  const [module] = await Promise.all([load(), hash && loadNamespaces(namespaces)]);
  return module;
}

async function loadNamespaces(namespaces: readonly MessageNamespace[]): Promise<void> {
  // The visitor may choose another language while these load.
  for (let count = 0; count !== languagesInUse.size; ) {
    count = languagesInUse.size;
    await Promise.all(
      [...languagesInUse].flatMap((language) =>
        namespaces.map((each) => loadNamespace(each, language)),
      ),
    );
  }
  // Only after success, so that a part that did not load does not fail the next screen.
  for (const each of namespaces) namespacesInUse.add(each);
}

function loadNamespace(namespace: MessageNamespace, language: Language): Promise<void> {
  const address = messagesPath(namespace, language, hash ?? '');
  const cached = requests.get(address);
  if (cached) return cached;
  const request = fetchMessages(address).then((messages) => keepMessages(language, messages));
  requests.set(address, request);
  // A failed request is not cached: the next call repeats it.
  request.catch(() => requests.delete(address));
  return request;
}

async function fetchMessages(address: string): Promise<Messages> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

import { type Language, languageKey, pageLanguage } from '../../domain/language.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { readStored, writeStored } from './storage.ts';

/** The language of a page as the server chose it too: address, then cookie, then storage. */
export function browserLanguage(pathname: string): Language {
  return pageLanguage(pathname, readCookie(languageKey) ?? readStored(languageKey));
}

/** Kept in storage, and in a cookie so that the server renders the same language. */
export function rememberLanguage(language: Language): void {
  writeStored(languageKey, language);
  writeCookie(languageKey, language);
}

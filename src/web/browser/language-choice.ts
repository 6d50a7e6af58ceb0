import { isLanguage, type Language, languageKey, pageLanguage } from '../../domain/language.ts';
import { readCookie, writeCookie, writeSessionCookie } from './cookies.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * Returns the language of a page: from the URL, else the cookie, as on the server, else local storage,
 * else the default.
 */
export function browserLanguage(pathname: string): Language {
  const remembered = [readCookie(languageKey), readStored(languageKey)].find(isLanguage);
  return pageLanguage(pathname, remembered);
}

/** Returns true when a language is stored, because the visitor chose it or read a page in it by its URL. */
export function hasChosenLanguage(): boolean {
  return [readCookie(languageKey), readStored(languageKey)].some(isLanguage);
}

/**
 * Remembers the language of a page for the following pages: for a year if the visitor has ever chosen
 * a language, else in a session cookie, and only if the next page would come in another language. Does
 * nothing if the URL and the stored choice lead to another language than `language`.
 */
export function keepLanguage(language: Language, pathname: string): void {
  if (browserLanguage(pathname) !== language) return;
  if (readStored(languageKey) !== null) chooseLanguage(language);
  else if (pageLanguage('/', readCookie(languageKey)) !== language)
    writeSessionCookie(languageKey, language);
}

/**
 * Reloads a page that was requested without the language cookie, after writing the cookie from local storage: the
 * server reads the cookie only, and some browsers delete it after a week.
 * Returns true when the page is being reloaded, false when nothing differs or cookies are blocked.
 */
export function restoreLanguageCookie(): boolean {
  const language = browserLanguage(location.pathname);
  const isRendered = language === document.documentElement.lang;
  if (isRendered) return false;
  // Another page may have written the cookie after this one was requested. Only the first load takes that as the
  // reason, which prevents an endless reload of a page that ignores the cookie.
  if (readCookie(languageKey) === language && navigationType() !== 'navigate') return false;
  writeCookie(languageKey, language);
  if (readCookie(languageKey) !== language) return false;
  // Hides the page in the wrong language until the reload.
  document.documentElement.hidden = true;
  location.reload();
  return true;
}

function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type;
}

/** Stores a chosen language, and sets a cookie so that the server renders in the same language. */
export function chooseLanguage(language: Language): void {
  writeStored(languageKey, language);
  writeCookie(languageKey, language);
}

import { qualityValues } from './quality-values.ts';

export const languages = ['en', 'de', 'fr'] as const;
/** A language of the pages. */
export type Language = (typeof languages)[number];
const defaultLanguage: Language = 'en';

/** The cookie and the storage key that remember a visitor's language. */
export const languageKey = 'app_language';

/** Returns true for the code of a language of the pages. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/**
 * Returns the language of a page: the first path segment, else the remembered language, else
 * English.
 */
export function pageLanguage(pathname: string, remembered: string | undefined | null): Language {
  const end = pathname.indexOf('/', 1);
  const first = pathname.slice(1, end === -1 ? undefined : end);
  if (isLanguage(first)) return first;
  return isLanguage(remembered) ? remembered : defaultLanguage;
}

/**
 * Returns the best language of the pages for an `Accept-Language` header (RFC 9110, 12.5.4); other
 * languages are skipped, and an absent or unreadable header gives English.
 */
export function acceptedLanguage(header: string | undefined): Language {
  const best = qualityValues(header)
    .map(({ value, quality }) => ({ language: value.split('-', 1)[0], quality }))
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.language;
  return isLanguage(best) ? best : defaultLanguage;
}

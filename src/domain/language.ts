export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];
const defaultLanguage: Language = 'en';

/** The cookie and the storage key that remember a visitor's language. */
export const languageKey = 'app_language';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language of a page: the first path segment, else the remembered one, else English. */
export function pageLanguage(pathname: string, remembered: string | undefined | null): Language {
  const first = pathname.split('/', 2)[1];
  if (isLanguage(first)) return first;
  return isLanguage(remembered) ? remembered : defaultLanguage;
}

/**
 * The best of our languages for an `Accept-Language` header (RFC 9110, 12.5.4);
 * ranges we do not speak are passed over, an absent or unreadable header is English.
 */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((part) => {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
    return { language: range.split('-', 1)[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const best = wishes
    .filter((wish) => isLanguage(wish.language) && wish.weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language;
  return isLanguage(best) ? best : defaultLanguage;
}

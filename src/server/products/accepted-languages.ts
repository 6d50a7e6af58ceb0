import type { Language } from '../../domain/language.ts';

/** Languages of shops by the country of their domain (ISO 3166), the most spoken first; source: CLDR. */
const languagesOf: Readonly<Record<string, string>> = {
  AT: 'de',
  AU: 'en',
  BE: 'nl fr de',
  BG: 'bg',
  BR: 'pt',
  CA: 'en fr',
  CH: 'de fr it',
  CN: 'zh',
  CZ: 'cs',
  DE: 'de',
  DK: 'da',
  EE: 'et',
  ES: 'es',
  FI: 'fi sv',
  FR: 'fr',
  GB: 'en',
  GR: 'el',
  HR: 'hr',
  HU: 'hu',
  IE: 'en',
  IT: 'it',
  JP: 'ja',
  KR: 'ko',
  LI: 'de',
  LT: 'lt',
  LU: 'fr de',
  LV: 'lv',
  MX: 'es',
  NL: 'nl',
  NO: 'nb',
  NZ: 'en',
  PL: 'pl',
  PT: 'pt',
  RO: 'ro',
  RU: 'ru',
  SE: 'sv',
  SI: 'sl',
  SK: 'sk',
  TR: 'tr',
  UA: 'uk',
  US: 'en',
};

/**
 * Returns the `Accept-Language` header for a shop. A shop that is in another language than the
 * visitor's is read in its own: many redirect a foreign language to an international shop with other
 * prices. A shop that has the visitor's language, or whose country is unknown, is read in that.
 */
export function acceptedLanguages(language: Language, address: string): string {
  const top = URL.parse(address)?.hostname.split('.').at(-1)?.toUpperCase() ?? '';
  const country = top === 'UK' ? 'GB' : top;
  const shopLanguages = languagesOf[country]?.split(' ') ?? [];
  const first = shopLanguages.includes(language) ? language : (shopLanguages[0] ?? language);
  const others = [...new Set([language, 'en'])].filter((other) => other !== first);
  const ownRegion = shopLanguages.length > 0 ? [`${first}-${country}`, `${first};q=0.9`] : [first];
  return [...ownRegion, ...others.map((other, at) => `${other};q=${at === 0 ? 0.5 : 0.3}`)].join(
    ',',
  );
}

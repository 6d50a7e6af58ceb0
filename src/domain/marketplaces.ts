/** Countries of the marketplaces, each with its own shop and language. */
export const countries = ['DE', 'FR', 'ES', 'IT'] as const;
/** ISO 3166 code of a country with a marketplace. */
export type Country = (typeof countries)[number];
const defaultCountry: Country = 'DE';

export const marketplaceHosts: Readonly<Record<Country, string>> = {
  DE: 'www.amazon.de',
  FR: 'www.amazon.fr',
  ES: 'www.amazon.es',
  IT: 'www.amazon.it',
};

/** Returns true for the code of a country with a marketplace. */
export function isCountry(value: unknown): value is Country {
  return countries.some((country) => country === value);
}

/**
 * Returns the country of the first language that a marketplace has: "de-AT" gives Germany. Germany
 * when none has.
 * @param languages BCP 47 tags, in order of preference
 */
export function countryOf(languages: readonly string[]): Country {
  for (const language of languages) {
    const country = language.trim().slice(0, 2).toUpperCase();
    if (isCountry(country) && !/^[a-z]/i.test(language.trim().slice(2))) return country;
  }
  return defaultCountry;
}

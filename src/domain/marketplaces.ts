/** Where gifts are looked for: four shops, each in the language of its country. */
export const countries = ['DE', 'FR', 'ES', 'IT'] as const;
export type Country = (typeof countries)[number];
const defaultCountry: Country = 'DE';

export const marketplaceHosts: Readonly<Record<Country, string>> = {
  DE: 'www.amazon.de',
  FR: 'www.amazon.fr',
  ES: 'www.amazon.es',
  IT: 'www.amazon.it',
};

export function isCountry(value: unknown): value is Country {
  return countries.some((country) => country === value);
}

/** The country of the first language that one of the shops speaks: "de-AT" shops in Germany. */
export function countryOf(languages: readonly string[]): Country {
  for (const language of languages) {
    const country = language.trim().slice(0, 2).toUpperCase();
    if (isCountry(country) && !/^[a-z]/i.test(language.trim().slice(2))) return country;
  }
  return defaultCountry;
}

import { fold } from '../text/normalize.ts';

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

/**
 * Returns an expression for the names of all countries in a language, as the Unicode CLDR has them, in folded text.
 * @param language a BCP 47 tag
 * @param others names that people use beside them, folded
 * @param except a country that is left out, by its ISO 3166 code
 */
export function countryNames(language: string, others: readonly string[], except?: string): string {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((one) => letters.map((other) => `${one}${other}`));
  const excepted = except && names.of(except);
  const known = codes.flatMap((code) => names.of(code) ?? []).filter((name) => name !== excepted);
  const folded = known
    .map((name) => fold(name).text)
    .filter((name) => /^[a-z][a-z '-]+$/.test(name));
  const longestFirst = [...new Set([...folded, ...others])].sort((a, b) => b.length - a.length);
  return `(?:${longestFirst.join('|')})`;
}

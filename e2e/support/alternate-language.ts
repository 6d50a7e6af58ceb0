import { type Language, languages } from '../../src/domain/language.ts';

/**
 * What is looked at in every language need not be looked at in each on the phone and the desk:
 * English is on both, German on the desk and French on the phone.
 */
export function turn(language: Language): string[] {
  return { en: [], de: ['@desk'], fr: ['@phone'] }[language];
}

/** Each language in each theme, turn about on a phone and on a desk: both together see everything. */
export function turnOfTheme(language: Language, colorScheme: 'light' | 'dark'): string {
  const isEven = languages.indexOf(language) % 2 === 0;
  return isEven === (colorScheme === 'light') ? '@phone' : '@desk';
}

import type { Language } from '../../src/domain/language.ts';

/**
 * What is looked at in every language need not be looked at in each on the phone and the desk:
 * English is on both, German on the desk and French on the phone.
 */
export function turn(language: Language): string[] {
  return { en: [], de: ['@desk'], fr: ['@phone'] }[language];
}

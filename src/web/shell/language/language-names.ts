import type { Language } from '../../../domain/language.ts';

/** The name of every language in that language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

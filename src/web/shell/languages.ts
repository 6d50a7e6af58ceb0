import type { Language } from '../../domain/language.ts';

/** Every language by its own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

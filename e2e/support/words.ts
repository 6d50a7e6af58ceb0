import de from '../../content/i18n/de.ts';
import en from '../../content/i18n/en.ts';
import fr from '../../content/i18n/fr.ts';
import type { Language } from '../../src/domain/language.ts';

const words: Record<Language, Record<keyof typeof en, string>> = { en, de, fr };

/** The words on the screen, as a visitor with this language reads them. */
export function wordsOf(language: Language) {
  return (key: keyof typeof en, values: Record<string, string | number> = {}): string =>
    words[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

export type Words = ReturnType<typeof wordsOf>;

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '../../domain/language.ts';
import { createTranslator, type Translator } from './translator.ts';

const I18nContext = createContext<Translator | null>(null);

/** Provides the translator of a language to the components in it. */
export function I18nProvider({ language, children }: { language: Language; children: ReactNode }) {
  const translator = useMemo(() => createTranslator(language), [language]);
  return <I18nContext value={translator}>{children}</I18nContext>;
}

/** Returns the translator of the page's language. Throws outside an `I18nProvider`. */
export function useI18n(): Translator {
  const translator = useContext(I18nContext);
  if (!translator) throw new Error('useI18n needs an I18nProvider above it.');
  return translator;
}

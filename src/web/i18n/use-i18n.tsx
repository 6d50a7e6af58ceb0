import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '../../domain/language.ts';
import { createTranslator, type Translator } from './translator.ts';

const I18nContext = createContext<Translator | null>(null);

export function I18nProvider({ language, children }: { language: Language; children: ReactNode }) {
  const translator = useMemo(() => createTranslator(language), [language]);
  return <I18nContext value={translator}>{children}</I18nContext>;
}

export function useI18n(): Translator {
  const translator = useContext(I18nContext);
  if (!translator) throw new Error('useI18n needs an I18nProvider above it.');
  return translator;
}

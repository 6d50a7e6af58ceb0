import { ChevronDown, Globe } from 'lucide-react';
import type { Language } from '../../domain/language.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { languageNames } from './languages.ts';

/** What the language button shows, in the menu and on pages without the application alike. */
export function LanguageFace({ language }: { language: Language }) {
  const { t } = useI18n();
  return (
    <>
      <Globe className="icon" aria-hidden="true" />
      <span>
        {language.toUpperCase()}{' '}
        <span className="visually-hidden">
          {t('language.current', { name: languageNames[language] })}
        </span>
      </span>
      <ChevronDown className="icon language-chevron" aria-hidden="true" />
    </>
  );
}

import { ChevronDown } from 'lucide';
import type { Language } from '../../../domain/language.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanguageFlag } from './language-flag.tsx';
import { languageNames } from './language-names.ts';

/** Shows the current language, as the content of the language button with and without the application. */
export function LanguageFace({ language }: { language: Language }) {
  const { t } = useI18n();
  return (
    <>
      <LanguageFlag language={language} />
      <span>
        {language.toUpperCase()}{' '}
        <span className="visually-hidden">
          {t('language.current', { name: languageNames[language] })}
        </span>
      </span>
      <Icon node={ChevronDown} className="language-menu__chevron" />
    </>
  );
}

import { useLocation } from 'react-router';
import { localize, stripLocale } from '../../../contract/paths.ts';
import { isLanguage, languages } from '../../../domain/language.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { PopupMenu } from '../../ui/overlays/popup-menu.tsx';
import { LanguageFace } from './language-face.tsx';
import { LanguageFlag } from './language-flag.tsx';
import { languageNames } from './language-names.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** Shows the language menu of pages with the application. */
export function LanguageMenu() {
  const { t, language } = useI18n();
  const choose = useChooseLanguage();
  const path = stripLocale(useLocation().pathname);
  const options = languages.map((value) => ({
    value,
    lang: value,
    label: languageNames[value],
    icon: <LanguageFlag language={value} />,
    href: localize(value, path),
  }));
  return (
    <div className="language-menu">
      <PopupMenu
        title={t('language.title')}
        button={<LanguageFace language={language} />}
        buttonClass="language-menu__button"
        value={language}
        options={options}
        onChoose={(value) => {
          if (isLanguage(value)) void choose(value);
        }}
      />
    </div>
  );
}

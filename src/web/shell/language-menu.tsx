import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { isLanguage, languages } from '../../domain/language.ts';
import { rememberLanguage } from '../browser/language-choice.ts';
import { inLanguage, withoutLanguage } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { PopupMenu } from '../ui/popup-menu.tsx';
import { LanguageFace } from './language-face.tsx';
import { languageNames } from './languages.ts';

export function LanguageMenu() {
  const { t, language } = useI18n();
  const choose = useChooseLanguage();
  const path = withoutLanguage(useLocation().pathname);
  const options = languages.map((value) => ({
    value,
    lang: value,
    label: languageNames[value],
    href: inLanguage(value, path),
  }));
  return (
    <div className="language">
      <PopupMenu
        title={t('language.title')}
        button={<LanguageFace language={language} />}
        buttonClass="language-button"
        value={language}
        options={options}
        onChoose={choose}
      />
    </div>
  );
}

/** Saves the choice and applies it at once, in the address too where the address names a language. */
function useChooseLanguage(): (value: string) => void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search, hash, state } = useLocation();
  return (value) => {
    if (!isLanguage(value)) return;
    rememberLanguage(value);
    const bare = withoutLanguage(pathname);
    if (bare === pathname) void revalidate();
    else void navigate(`${inLanguage(value, bare)}${search}${hash}`, { replace: true, state });
  };
}

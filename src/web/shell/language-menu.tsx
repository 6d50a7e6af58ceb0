import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { isLanguage, languages } from '../../domain/language.ts';
import { rememberLanguage } from '../browser/language-choice.ts';
import { inLanguage, withoutLanguage } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import type { PopupMenuProps } from '../ui/popup-menu.tsx';
import { LanguageFace } from './language-face.tsx';
import { languageNames } from './languages.ts';

const options = languages.map((value) => ({ value, label: languageNames[value] }));
const loadMenu = () => import('../ui/popup-menu.tsx');

/** Most visitors never open it, so the menu's code comes with the first reach for the button. */
export function LanguageMenu() {
  const { t, language } = useI18n();
  const [Menu, setMenu] = useState<ComponentType<PopupMenuProps> | null>(null);
  const choose = useChooseLanguage();
  const open = () => void loadMenu().then(({ PopupMenu }) => setMenu(() => PopupMenu));

  return (
    <div className="language">
      {Menu ? (
        <Menu
          title={t('language.title')}
          button={<LanguageFace language={language} />}
          value={language}
          options={options}
          onChoose={choose}
        />
      ) : (
        <button
          type="button"
          className="language-button"
          aria-haspopup="menu"
          aria-expanded="false"
          title={t('language.title')}
          onPointerEnter={() => void loadMenu()}
          onFocus={() => void loadMenu()}
          onClick={open}
        >
          <LanguageFace language={language} />
        </button>
      )}
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

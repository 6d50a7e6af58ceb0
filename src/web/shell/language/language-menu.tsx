import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { localize, stripLocale } from '../../../contract/paths.ts';
import { isLanguage, type Language, languages } from '../../../domain/language.ts';
import { chooseLanguage } from '../../browser/language-choice.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { checkServer } from '../../loading/check-server.ts';
import { retryOnce } from '../../loading/retry-once.ts';
import { PopupMenu } from '../../ui/overlays/popup-menu.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { LanguageFace } from './language-face.tsx';
import { LanguageFlag } from './language-flag.tsx';
import { languageNames } from './language-names.ts';

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
        onChoose={choose}
      />
    </div>
  );
}

/**
 * Stores the chosen language and applies it at once, also in a URL that contains a language. If the
 * texts or the server cannot be reached, nothing changes and a toast says so.
 */
function useChooseLanguage(): (value: string) => void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search, hash, state } = useLocation();
  const { t } = useI18n();
  const barePath = stripLocale(pathname);

  const choose = async (language: Language) => {
    const texts = retryOnce(() => loadMessages(language)).then(
      () => true,
      () => false,
    );
    // Checks the server first: if the screen could not be loaded again, typed text would be lost.
    const server = await checkServer();
    const url = `${localize(language, barePath)}${search}${hash}`;
    if (server === 'new release') {
      chooseLanguage(language);
      if (barePath === pathname) location.reload();
      else location.replace(url);
    } else if (server === 'same release' && (await texts)) {
      chooseLanguage(language);
      if (barePath === pathname) await revalidate();
      else await navigate(url, { replace: true, state });
    } else {
      const text = t(server === 'unreachable' ? 'status.0' : 'part.failed');
      showToast({ kind: 'failure', title: t('language.failed'), text });
    }
  };
  return (value) => {
    if (isLanguage(value)) void choose(value);
  };
}

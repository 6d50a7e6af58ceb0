import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { localize, stripLocale } from '../../../contract/paths.ts';
import type { Language } from '../../../domain/language.ts';
import { chooseLanguage } from '../../browser/language-choice.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { checkServer } from '../../loading/check-server.ts';
import { retryOnce } from '../../loading/retry-once.ts';
import { showToast } from '../../ui/overlays/toasts.ts';

/**
 * Returns a function that stores the chosen language and applies it at once, also in a URL that contains a language. If
 * the texts or the server cannot be reached, nothing changes and a toast says so.
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search, hash, state } = useLocation();
  const { t } = useI18n();
  const barePath = stripLocale(pathname);

  return async (language) => {
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
}

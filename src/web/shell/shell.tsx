import { type ReactNode, useContext, useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useRootData } from '../api/root-data.ts';
import { rememberLanguage } from '../browser/language-choice.ts';
import { screenHandle } from '../i18n/page-meta.ts';
import { I18nProvider, useI18n } from '../i18n/use-i18n.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ReadingParts } from './reading-parts.tsx';
import { StaticLanguageSwitcher } from './static-language-switcher.tsx';
import { useTitle } from './use-title.ts';

interface ShellProps {
  /** beside the screen, on pages with the application */
  application?: ReactNode;
  /** between the screen and the footer */
  crawler?: ReactNode;
}

/** Header, screen, footer; the toasts above them. */
export function Shell({ application, crawler }: ShellProps) {
  const reading = useContext(ReadingParts);
  const { language } = useRootData();
  const last = useMatches().at(-1);
  const isDocument = screenHandle(last && { handle: last.handle, data: null })?.isDocument ?? false;

  useEffect(() => rememberLanguage(language), [language]);

  return (
    <I18nProvider language={language}>
      <Header languagePicker={isDocument ? <StaticLanguageSwitcher /> : <LanguageMenu />} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {crawler}
      <Footer />
      {isDocument ? reading : <Application>{application}</Application>}
    </I18nProvider>
  );
}

/** What only pages with the application have. */
function Application({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  useTitle();
  return (
    <>
      <ToastRegion label={t('common.notifications')} dismissLabel={t('common.dismiss')} />
      <ScrollRestoration />
      {children}
    </>
  );
}

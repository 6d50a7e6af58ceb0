import { type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { keepLanguage } from '../browser/language-choice.ts';
import { I18nProvider, useI18n } from '../i18n/use-i18n.tsx';
import { lazyOptional } from '../loading/lazy-optional.ts';
import { screenHandle } from '../routing/page-meta.ts';
import { useLanguage } from '../routing/root-data.ts';
import { useTitle } from '../routing/use-title.ts';
import { AfterHydration } from '../ui/after-hydration.tsx';
import { ToastLabels, ToastRegion } from '../ui/overlays/toast-region.tsx';
import { ContentPageParts } from './content-page-parts.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageMenu } from './language/language-menu.tsx';
import { StaticLanguageSwitcher } from './language/static-language-switcher.tsx';
import { useShownScreen } from './shown-screen.ts';

// The first screen does not need it. A failed load must not break the page.
const NavigationEffects = lazyOptional(
  async () => (await import('./navigation-effects.tsx')).NavigationEffects,
);

// Only a browser in another language than the page may need it.
const LanguageOffer = lazyOptional(async () =>
  navigator.language.startsWith(document.documentElement.lang)
    ? () => null
    : (await import('./language/load-language-offer.tsx')).loadLanguageOffer(),
);

interface ShellProps {
  /** replaces the screen */
  instead?: ReactNode;
  /** beside the screen, on pages with the application */
  application?: ReactNode;
  /** between the screen and the footer */
  crawler?: ReactNode;
}

/** Shows header, screen, footer and toasts. */
export function Shell({ instead, application, crawler }: ShellProps) {
  const contentPageParts = useContext(ContentPageParts);
  const language = useLanguage();
  const last = useMatches().at(-1);
  const isDocument = screenHandle(last && { handle: last.handle, data: null })?.isDocument ?? false;

  useEffect(() => keepLanguage(language, location.pathname), [language]);

  return (
    <I18nProvider language={language}>
      <WithToastLabels>
        <Header
          languagePicker={
            // Content pages are rendered on the server only, so the browser's code excludes their switcher.
            import.meta.env.SSR && isDocument ? <StaticLanguageSwitcher /> : <LanguageMenu />
          }
        />
        {!isDocument && <AboveScreen />}
        <main id="content" tabIndex={-1}>
          {instead ?? <Outlet />}
        </main>
        {crawler}
        <Footer />
        {isDocument ? contentPageParts : <Application>{application}</Application>}
      </WithToastLabels>
    </I18nProvider>
  );
}

/** Gives the page and its dialogs the texts of their toasts. */
function WithToastLabels({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const labels = { region: t('common.notifications'), dismiss: t('common.dismiss') };
  return <ToastLabels value={labels}>{children}</ToastLabels>;
}

/** Says what a page with the application cannot do without JavaScript, and with it that there is another language. */
function AboveScreen() {
  const { t } = useI18n();
  return (
    <>
      <noscript>
        <p className="no-script">{t('common.noScript')}</p>
      </noscript>
      <AfterHydration>
        <Suspense fallback={null}>
          <LanguageOffer />
        </Suspense>
      </AfterHydration>
    </>
  );
}

/** The parts that content pages do not have. */
function Application({ children }: { children: ReactNode }) {
  useTitle();
  // A link may be followed before the code of the effects is loaded.
  const [first] = useState(useShownScreen());
  return (
    <>
      <AfterHydration>
        <Suspense fallback={null}>
          <NavigationEffects first={first} />
        </Suspense>
      </AfterHydration>
      <ToastRegion />
      <ScrollRestoration />
      {children}
    </>
  );
}

import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PublicConfig } from '../contract/schemas.ts';
import { isCrawler } from '../domain/crawlers.ts';
import { isOpenPage } from '../domain/pages.ts';
import { createApiClient } from './api/client.ts';
import { pageContext } from './api/page-context.ts';
import type { RootData } from './api/root-data.ts';
import { rootId } from './api/root-data.ts';
import { ApiContext } from './api/use-api.tsx';
import { deleteUnwantedCookies, readConsent } from './browser/consent.ts';
import { readCookie } from './browser/cookies.ts';
import { browserLanguage } from './browser/language-choice.ts';
import { keepTheme } from './browser/theme-choice.ts';
import { applicationListens } from './early-press.ts';
import { loadMessages } from './i18n/messages.ts';
import { createTranslator } from './i18n/translator.ts';
import { routes } from './routes.tsx';
import { tellFailure } from './shell/tell-failure.ts';

interface Hydration {
  config: PublicConfig;
  origin: string;
  loaderData: NonNullable<HydrationState['loaderData']>;
  /** route id to status */
  errors: Record<string, number> | null;
}

const hydration = JSON.parse(
  document.getElementById('hydration')?.textContent ?? '{}',
) as Hydration;
const currentLanguage = () => browserLanguage(location.pathname);

const api = createApiClient({
  send: (request) => fetch(request),
  language: currentLanguage,
  origin: () => location.origin,
  forgeryToken: () => readCookie('XSRF-TOKEN'),
  onFailure: (failure) => tellFailure(failure, createTranslator(currentLanguage())),
});

/**
 * Where a third party's script may run, no private page is ever shown: each kind of page gets a
 * document of its own, with the policy that the server sends for it.
 */
function needsNewDocument(pathname: string): boolean {
  const isElsewhere = pathname !== location.pathname;
  // The code of a list's screen may not be here: its copy brings its own.
  if (!navigator.onLine && isElsewhere && keptPage.test(pathname) && keepsCopies()) return true;
  const thirdParty = hydration.config.analytics === 'google' && readConsent()?.analytics;
  return Boolean(thirdParty) && isOpenPage(pathname) !== isOpenPage(location.pathname);
}

const keptPage = /\/wishlist\/(?:guest|admin)\//;

/** A service worker answers for documents that cannot be loaded. */
const keepsCopies = () => Boolean(navigator.serviceWorker?.controller);

/** What the server rendered needs its code here before React compares the two. */
async function loadScreens(): Promise<void> {
  const matched = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** When the page is usable and nothing else is being loaded. */
function afterLoad(act: () => void): void {
  const later = () => setTimeout(act, 500);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

async function keepForOffline(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { startWorker } = await import('./offline/start-worker.ts');
  await startWorker(router);
}

async function start(): Promise<void> {
  // The page is in the language that the server chose, whatever this browser remembers.
  const first = hydration.loaderData[rootId] as RootData;
  const { language } = first;
  await Promise.all([loadMessages(language), loadMessages(currentLanguage()), loadScreens()]);

  const context = new RouterContextProvider();
  context.set(pageContext, {
    api,
    config: hydration.config,
    origin: hydration.origin,
    language: browserLanguage,
    crawlerLinks: () => (isCrawler(navigator.userAgent) ? first.crawlerLinks : []),
    needsNewDocument,
    keepsCopies,
  });
  const errors =
    hydration.errors &&
    Object.fromEntries(
      Object.entries(hydration.errors).map(([id, status]) => [
        id,
        new RouteErrorResponse(status, '', null),
      ]),
    );
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: hydration.loaderData, ...(errors && { errors }) },
    getContext: () => context,
  });
  if (import.meta.env.PROD) afterLoad(() => void keepForOffline(router).catch(() => {}));
  const root = document.getElementById('root');
  if (!root) return;
  const inPlace = Promise.withResolvers<void>();
  document.dispatchEvent(new CustomEvent(applicationListens, { detail: inPlace.promise }));
  // In small steps, between which a slow phone can scroll and hear a press.
  startTransition(() => {
    hydrateRoot(
      root,
      <ApiContext value={api}>
        <InPlace tell={inPlace.resolve}>
          <RouterProvider router={router} />
        </InPlace>
      </ApiContext>,
    );
  });
}

/** Around the application: a sibling, which the server has not, would give every part another id. */
function InPlace({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}

keepTheme();
deleteUnwantedCookies();
void start();

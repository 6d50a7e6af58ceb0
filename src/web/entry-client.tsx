import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  type DataRouter,
  type HydrationState,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { configPath } from '../contract/other-paths.ts';
import { isPublicPage, match } from '../contract/paths.ts';
import type { PublicConfig } from '../contract/schemas.ts';
import { isCrawler } from '../domain/crawlers.ts';
import { createApiClient } from './api/client.ts';
import { ApiContext } from './api/use-api.tsx';
import { applicationFailed, applicationListens } from './boot/replay-early-input.ts';
import { deleteWithoutConsent, readConsent } from './browser/consent.ts';
import { readCookie } from './browser/cookies.ts';
import { browserLanguage } from './browser/language-choice.ts';
import { keepTheme } from './browser/theme-choice.ts';
import { loadMessages } from './i18n/messages.ts';
import { createTranslator } from './i18n/translator.ts';
import { retryOnce } from './loading/retry-once.ts';
import { routes } from './routes.tsx';
import { firstRouter } from './routing/first-router.ts';
import { pageContext } from './routing/page-context.ts';
import type { RootData } from './routing/root-data.ts';
import { rootId } from './routing/root-data.ts';
import { reportFailure } from './shell/report-failure.ts';

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
  startSession: () => fetch(configPath),
  onFailure: (failure, failed) =>
    reportFailure(failure, createTranslator(currentLanguage()), failed),
});

/**
 * A document in which a third party's script may run never shows a private page. Navigation between public and
 * private pages loads a new document, with its own content security policy.
 */
function needsNewDocument(pathname: string): boolean {
  const isElsewhere = pathname !== location.pathname;
  // Offline, the code of a list's screen may not be loaded; the cached copy contains its own.
  if (!navigator.onLine && isElsewhere && isCachedPage(pathname) && keepsCopies()) return true;
  const thirdParty = hydration.config.analytics === 'google' && readConsent()?.analytics;
  return Boolean(thirdParty) && isPublicPage(pathname) !== isPublicPage(location.pathname);
}

const isCachedPage = (pathname: string) => match(pathname, ['guest', 'admin']);

/** True while a service worker controls the page and answers offline requests for documents. */
const keepsCopies = () => Boolean(navigator.serviceWorker?.controller);

/** Loads the code of the rendered screens, which hydration needs. */
async function loadScreens(): Promise<void> {
  const matched = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Runs `act` half a second after the page and its resources are loaded. */
function afterLoad(act: () => void): void {
  const later = () => setTimeout(act, 500);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

async function keepForOffline(router: Promise<DataRouter>): Promise<void> {
  const { startWorker } = await import('./offline/start-worker.ts');
  await startWorker(await router);
}

/** Lets the browser answer what is pressed meanwhile: what follows is a task of its own. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  // The page is in the language that the server chose; this browser may have stored another one.
  const first = hydration.loaderData[rootId] as RootData;
  const { language } = first;
  // Evaluating the modules takes a slow phone 60 ms.
  await nextTask();
  await retryOnce(async () => {
    await Promise.all([loadMessages(language), loadMessages(currentLanguage())]);
    await loadScreens();
  });

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
  const hydrationData = { loaderData: hydration.loaderData, ...(errors && { errors }) };
  let onHydrated = () => {};
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve;
  });
  const navigating = Promise.all([
    retryOnce(() => import('./routing/browser-router.ts')),
    hydrated.then(nextTask),
  ]).then(([{ createBrowserRouter }]) =>
    createBrowserRouter({ routes, hydrationData, getContext: () => context }),
  );
  const router = firstRouter(routes, hydrationData, navigating);
  // With blocked cookies the server does not know the stored language. A cached copy cannot be loaded again offline.
  if (language !== currentLanguage() && !document.querySelector('.stale-banner'))
    void hydrated.then(() => router.revalidate());
  if (import.meta.env.PROD) afterLoad(() => void keepForOffline(navigating).catch(() => {}));
  const root = document.getElementById('root');
  if (!root) return;
  document.dispatchEvent(new CustomEvent(applicationListens, { detail: hydrated }));
  // A transition hydrates in small steps, so that a slow phone can scroll and handle a press in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <ApiContext value={api}>
        <Application first={router} navigating={navigating} onHydrated={onHydrated} />
      </ApiContext>,
    );
  });
}

interface ApplicationProps {
  first: DataRouter;
  /** the router that navigates, once its code is loaded */
  navigating: Promise<DataRouter>;
  /** called after hydration */
  onHydrated: () => void;
}

function Application({ first, navigating, onHydrated }: ApplicationProps) {
  const [router, setRouter] = useState(first);
  useEffect(onHydrated, [onHydrated]);
  useEffect(() => {
    navigating.then(
      (loaded) => startTransition(() => setRouter(loaded)),
      () => undefined,
    );
  }, [navigating]);
  return <RouterProvider router={router} />;
}

keepTheme();
deleteWithoutConsent();
start().catch((error: unknown) => {
  document.dispatchEvent(new Event(applicationFailed));
  throw error;
});

import {
  type LazyRouteFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  redirectDocument,
} from 'react-router';
import { type Page, paths } from '../contract/paths.ts';
import { languages } from '../domain/language.ts';
import { screenNamespaces } from './i18n/message-namespaces.ts';
import { withMessages } from './i18n/messages.ts';
import { retryOnce } from './loading/retry-once.ts';
import { Root, RootError } from './routes/root.tsx';
import { rootId, rootLoader } from './routing/root-data.ts';
import { ErrorScreen } from './screens/error/error-screen.tsx';

/** A content page is a separate document without the application, so the router navigates by loading it. */
const loadDocument = async () => ({
  loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url),
});

const server = import.meta.env.SSR;

type Screens = Partial<Record<Page, LazyRouteFunction<RouteObject>>>;

/** Loads a screen with its messages. */
const screen =
  <M,>(name: keyof typeof screenNamespaces, load: () => Promise<M>) =>
  () =>
    retryOnce(() => withMessages(screenNamespaces[name], load));

/** The screens of the application; content pages are rendered by the server alone. */
const screens: Screens = {
  home: screen('home', () => import('./routes/home.tsx')),
  privacy: server ? () => import('./routes/privacy-policy.tsx') : loadDocument,
  terms: server ? () => import('./routes/terms-of-use.tsx') : loadDocument,
  imprint: server ? () => import('./routes/impressum.tsx') : loadDocument,
  wishlists: screen('wishlist-manager', () => import('./routes/wishlist-manager.tsx')),
  addItem: screen('add-item', () => import('./routes/add-item.tsx')),
  wishlistDetail: screen('wishlist-detail', () => import('./routes/wishlist-detail.tsx')),
  guest: screen('guest-wishlist', () => import('./routes/guest-wishlist.tsx')),
  admin: screen('admin-wishlist', () => import('./routes/admin-wishlist.tsx')),
  receipt: screen('receipt', () => import('./routes/receipt.tsx')),
  offline: server ? () => import('./routes/offline.tsx') : loadDocument,
  moderation: server ? () => import('./routes/moderation.tsx') : loadDocument,
  finder: screen('gift-finder', () => import('./routes/gift-finder.tsx')),
};

/** Shows every component in every state during development; a build drops it. */
const states: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'states', caseSensitive: true, lazy: () => import('./states/states-page.tsx') }]
  : [];

/** Pages that exist only under a language prefix. */
const localizedPages: Screens = {
  insights: server ? () => import('./routes/insights.tsx') : loadDocument,
  article: server ? () => import('./routes/article.tsx') : loadDocument,
};

/**
 * Returns the routes of these screens, relative to their parent. Matching is case-sensitive, because the server
 * renders, caches and protects paths by their exact spelling.
 */
const routesOf = (list: Screens): RouteObject[] =>
  Object.entries(list).map(([page, load]) => ({
    path: paths[page as Page].slice(1),
    caseSensitive: true,
    lazy: load,
  }));

/** All routes, without and with a language prefix. */
export const routes: RouteObject[] = [
  {
    id: rootId,
    loader: rootLoader,
    shouldRevalidate: () => true,
    Component: Root,
    // Shown when not even the messages are loaded; it needs no other file.
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          ...routesOf(screens),
          ...states,
          ...languages.map((path) => ({
            path,
            caseSensitive: true,
            children: [...routesOf({ ...screens, ...localizedPages }), ...states],
          })),
          { path: '*', lazy: screen('not-found', () => import('./routes/not-found.tsx')) },
        ],
      },
    ],
  },
];

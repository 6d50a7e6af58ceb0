import { type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router';
import { languages } from '../domain/language.ts';
import { rootId, rootLoader } from './api/root-data.ts';
import { ErrorScreen } from './routes/error-screen.tsx';
import { Root } from './routes/root.tsx';

/** A page to read is a document of its own: the application leaves for it and carries no code of it. */
const leaveTheApplication = async () => ({
  loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url),
});

const server = import.meta.env.SSR;

/** Every page, in the order of the product's table. */
const screens = (): RouteObject[] => [
  { index: true, lazy: () => import('./routes/home.tsx') },
  {
    path: 'privacy-policy',
    lazy: server ? () => import('./routes/privacy-policy.tsx') : leaveTheApplication,
  },
  {
    path: 'terms-of-use',
    lazy: server ? () => import('./routes/terms-of-use.tsx') : leaveTheApplication,
  },
  {
    path: 'impressum',
    lazy: server ? () => import('./routes/impressum.tsx') : leaveTheApplication,
  },
  { path: 'wishlist', lazy: () => import('./routes/wishlist-manager.tsx') },
  { path: 'wishlist/add', lazy: () => import('./routes/add-item.tsx') },
  { path: 'wishlist-detail', lazy: () => import('./routes/wishlist-detail.tsx') },
  { path: 'wishlist/guest/:guestToken', lazy: () => import('./routes/guest-wishlist.tsx') },
  { path: 'wishlist/admin/:adminToken', lazy: () => import('./routes/admin-wishlist.tsx') },
  { path: 'wishlist/receipt/:receipt', lazy: () => import('./routes/receipt.tsx') },
  {
    path: 'offline',
    lazy: server ? () => import('./routes/offline.tsx') : leaveTheApplication,
  },
  { path: 'gift-finder', lazy: () => import('./routes/gift-finder.tsx') },
  // Every part in every state, to look at while working; a build drops it.
  ...(import.meta.env.DEV
    ? [{ path: 'states', lazy: () => import('./states/states-page.tsx') }]
    : []),
];

/** Pages that exist only with a language in front. */
const reading = (): RouteObject[] => [
  { path: 'insights', lazy: server ? () => import('./routes/insights.tsx') : leaveTheApplication },
  {
    path: 'article/:title',
    lazy: server ? () => import('./routes/article.tsx') : leaveTheApplication,
  },
];

export const routes: RouteObject[] = [
  {
    id: rootId,
    loader: rootLoader,
    shouldRevalidate: () => true,
    Component: Root,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          ...screens(),
          ...languages.map((path) => ({ path, children: [...screens(), ...reading()] })),
          { path: '*', lazy: () => import('./routes/not-found.tsx') },
        ],
      },
    ],
  },
];

import '../styles/app.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserLanguage } from '../browser/language-choice.ts';
import { pageContext } from '../routing/page-context.ts';
import { rootId, rootLoader } from '../routing/root-data.ts';
import { Shell } from '../shell/shell.tsx';
import { config } from './fixtures.ts';
import { Component, handle } from './states-page.tsx';
import { stillApi } from './still-api.ts';

// The component gallery: a page of its own without a server, which tests build and open.

const routes: RouteObject[] = [
  {
    id: rootId,
    loader: rootLoader,
    shouldRevalidate: () => true,
    Component: Shell,
    HydrateFallback: () => null,
    children: [{ path: '*', Component, handle }],
  },
];

const context = new RouterContextProvider();
context.set(pageContext, {
  api: stillApi,
  config,
  origin: 'https://wishbow.example',
  language: browserLanguage,
  crawlerLinks: () => [],
});

const router = createBrowserRouter(routes, { getContext: () => context });
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);

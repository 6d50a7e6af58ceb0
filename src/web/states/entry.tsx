import '../styles/app.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { pageContext } from '../api/page-context.ts';
import { rootId, rootLoader } from '../api/root-data.ts';
import { browserLanguage } from '../browser/language-choice.ts';
import { Shell } from '../shell/shell.tsx';
import { config } from './fixtures.ts';
import { Component, handle } from './states-page.tsx';
import { stillApi } from './still-api.ts';

// The states without a server: a page of its own, which tests build and open.

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

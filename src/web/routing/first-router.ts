import {
  createPath,
  createStaticRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
} from 'react-router';

/**
 * Returns a router that hydrates the page as the server rendered it, with the data and errors of `hydration`. The
 * code that navigates is loaded after the page: `later` fulfils with its router, to which a navigation or a
 * revalidation is passed on. If it rejects, the browser loads a document instead.
 */
export function firstRouter(
  routes: RouteObject[],
  hydration: HydrationState,
  later: Promise<DataRouter>,
): DataRouter {
  const { usr, key } = history.state ?? {};
  const { pathname, search, hash } = location;
  const router = createStaticRouter(routes, {
    basename: '/',
    location: {
      pathname,
      search,
      hash,
      state: usr ?? null,
      key: key ?? 'default',
      mask: undefined,
    },
    matches: [],
    loaderData: hydration.loaderData ?? {},
    actionData: null,
    errors: hydration.errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: () => null,
  });
  const nothing = () => {};
  return {
    ...router,
    state: {
      ...router.state,
      matches: matchRoutes(router.routes, location) ?? [],
      // The browser itself restores the position of a document.
      restoreScrollPosition: false,
    },
    subscribe: () => nothing,
    enableScrollRestoration: () => nothing,
    deleteBlocker: nothing,
    navigate: async (
      to: Parameters<typeof createPath>[0] | string | number | null,
      options?: object,
    ) => {
      const real = await later.catch(() => null);
      if (typeof to === 'number') return real ? real.navigate(to) : history.go(to);
      if (real) return real.navigate(to, options);
      location.assign(typeof to === 'string' ? to : createPath(to ?? location));
    },
    revalidate: () =>
      later.then(
        (real) => real.revalidate(),
        () => location.reload(),
      ),
  };
}

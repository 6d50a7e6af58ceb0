// @vitest-environment happy-dom
import { createMemoryRouter, type RouteObject } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { firstRouter } from './first-router.ts';

const routes: RouteObject[] = [
  { id: 'list', path: 'list', loader: () => 'loaded again' },
  { id: 'home', path: '/', loader: () => 'home' },
];
const hydration = { loaderData: { list: 'as the server rendered it' } };
const never = new Promise<never>(() => {});

beforeEach(() => {
  history.replaceState({ usr: 'typed', key: 'k' }, '', '/list?a=b#c');
});

test('the first router shows the page that the server rendered, where the browser is', () => {
  const { state } = firstRouter(routes, hydration, never);
  expect(state.matches.map(({ route }) => route.id)).toEqual(['list']);
  expect(state.loaderData).toEqual(hydration.loaderData);
  expect(state.location).toMatchObject({
    pathname: '/list',
    search: '?a=b',
    hash: '#c',
    state: 'typed',
    key: 'k',
  });
  // Another value would scroll the page to its top.
  expect(state.restoreScrollPosition).toBe(false);
  expect(state.initialized).toBe(true);
});

test('a navigation before the router is loaded is passed on to it', async () => {
  const { promise: later, resolve: load } =
    Promise.withResolvers<ReturnType<typeof createMemoryRouter>>();
  const real = createMemoryRouter(routes, { initialEntries: ['/list'], hydrationData: hydration });
  const navigation = firstRouter(routes, hydration, later).navigate('/');
  load(real);
  await navigation;
  expect(real.state.location.pathname).toBe('/');
  expect(real.state.loaderData).toEqual({ home: 'home' });
  await real.navigate('/list');
  await firstRouter(routes, hydration, later).revalidate();
  expect(real.state.loaderData).toEqual({ list: 'loaded again' });
});

test('where the router does not load, the browser loads a document instead', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const lost = Promise.reject(new Error('not loaded'));
  const router = firstRouter(routes, hydration, lost);
  await router.navigate('/de');
  await router.navigate({ pathname: '/', search: '?q=x' });
  expect(assign.mock.calls).toEqual([['/de'], ['/?q=x']]);
  await router.revalidate();
  expect(reload).toHaveBeenCalledOnce();
});

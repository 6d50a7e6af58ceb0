import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createApiClient } from '../api/client.ts';
import { loadListScreen, loadWishlist } from './load-wishlist.ts';
import { type PageContext, pageContext } from './page-context.ts';

const load = (answer: () => Response) =>
  loadWishlist(
    createApiClient({
      origin: () => 'http://wishbow.test',
      language: () => 'en',
      send: async () => answer(),
    }),
    'admin',
    't',
  );

it.each([
  ['of the server', { code: 'wishlist.not_found', message: 'no' }, 404],
  ['about a path that an older server lacks', { code: 'route.not_found', message: 'no' }, 503],
  ['of a proxy in JSON', { error: 'no backend' }, 503],
])('a 404 %s', async (_, body, status) => {
  expect(await load(() => Response.json(body, { status: 404 }))).toEqual({
    wishlist: null,
    status,
  });
});

it('a 404 of a proxy without a backend says nothing about the list', async () => {
  const loaded = await load(() => new Response('404 page not found', { status: 404 }));
  expect(loaded).toEqual({ wishlist: null, status: 503 });
});

it('the link of the other role is not found', async () => {
  expect(await load(() => Response.json({ role: 'guest' }))).toEqual({
    wishlist: null,
    status: 404,
  });
});

it.each([
  ['not found', 404, 'wishlist.not_found', 0],
  ['taken down', 403, 'wishlist.taken_down', 0],
  ['out of reach', 500, 'unknown', 1],
])(
  'a list that is %s is reported by its screen, with a toast where that gives the reason',
  async (_, status, code, toasts) => {
    const onFailure = vi.fn<() => void>();
    const api = createApiClient({
      origin: () => 'http://wishbow.test',
      language: () => 'en',
      onFailure,
      send: async () => Response.json({ status, code, message: 'no' }, { status }),
    });
    const context = new RouterContextProvider();
    context.set(pageContext, { api } as unknown as PageContext);
    const request = new Request('http://wishbow.test/wishlist/admin/t');
    expect(await loadListScreen('admin', 't', { request, context })).toEqual({
      wishlist: null,
      status,
    });
    expect(onFailure).toHaveBeenCalledTimes(toasts);
  },
);

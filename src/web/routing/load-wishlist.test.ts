import { expect, it } from 'vitest';
import { createApiClient } from '../api/client.ts';
import { loadWishlist } from './load-wishlist.ts';

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

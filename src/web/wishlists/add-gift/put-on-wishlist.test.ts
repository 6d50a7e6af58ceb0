import { beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { storedTokens, storeToken } from '../tokens/stored-tokens.ts';
import { putOnWishlist } from './put-on-wishlist.ts';

const gift = { id: 'kite', title: 'Kite', description: null, price: null, url: null };
const notFound = () =>
  Response.json({ code: 'wishlist.not_found', message: 'no' }, { status: 404 });
const ofProxy = () => new Response('404 page not found', { status: 404 });
const added = () => Response.json({ items: [{ id: 'i', title: 'Kite' }] });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  storeToken('older');
  storeToken('newer');
});

/** Adds the gift to the list that was used last; the server gives these answers in turn. */
function put(...answers: readonly (() => Response)[]) {
  let sent = 0;
  const api = createApiClient({
    origin: () => 'http://wishbow.test',
    language: () => 'en',
    pause: () => Promise.resolve(),
    send: async () => answers[sent++]?.() ?? Response.error(),
  });
  return putOnWishlist(api, gift, null, 'a'.repeat(16));
}

it('a list that is not found is deleted from this browser, and the next one gets the gift', async () => {
  await put(notFound, added);
  expect(storedTokens()).toEqual(['older']);
});

it('the gift is the item of the answer, although another owner has added one with the same title', async () => {
  const items = [
    { id: 'mine', title: 'Kite' },
    { id: 'theirs', title: 'Kite' },
  ];
  const place = await put(() => Response.json({ items, itemId: 'mine' }));
  expect(place.itemId).toBe('mine');
});

it('a 404 of a proxy deletes no list from this browser', async () => {
  await expect(put(ofProxy, added)).rejects.toMatchObject({ status: 404 });
  expect(storedTokens()).toEqual(['older', 'newer']);
});

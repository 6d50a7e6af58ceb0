import { expect, it } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { createApiClient } from './client.ts';

const site = 'http://wishbow.test';
const origin = () => site;
const language = () => 'de' as const;
const noPause = () => Promise.resolve();

it('sends the language of the page and fills in the path', async () => {
  const seen: Request[] = [];
  const api = createApiClient({
    origin,
    language,
    send: async (request) => {
      seen.push(request);
      return Response.json({ role: 'guest' });
    },
  });
  await api.call('readWishlist', { params: { token: 'a/b' } });
  expect(seen[0]?.url).toBe(`${site}/api/wishlist/token/a%2Fb`);
  expect(seen[0]?.headers.get('accept-language')).toBe('de');
});

it('encodes the query string, whatever is in it', async () => {
  const seen: Request[] = [];
  const api = createApiClient({
    origin,
    language,
    send: async (request) => {
      seen.push(request);
      return Response.json({});
    },
  });
  const url = 'https://shop.example/a?b=c&d=é#f';
  await api.call('readProductInfo', { params: {}, query: { url } });
  expect(seen[0]?.method).toBe('GET');
  const asked = new URL(seen[0]?.url ?? '');
  expect(asked.pathname).toBe('/api/wishlist/productinfo');
  expect([...asked.searchParams]).toEqual([['url', url]]);
});

/** An answer whose connection breaks after the headers. */
const brokenAnswer = (status = 200) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"role":'));
        controller.error(new TypeError('connection lost'));
      },
    }),
    { status, headers: { 'content-type': 'application/json' } },
  );

it.each([
  ['no response comes', () => Promise.reject(new TypeError('connection lost'))],
  ['the connection breaks within the answer', async () => brokenAnswer()],
])('sends a claim again, twice, under the same key, when %s', async (_, lost) => {
  const keys: (string | null)[] = [];
  const api = createApiClient({
    origin,
    language,
    pause: noPause,
    send: async (request) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length < 3 ? lost() : Response.json({ version: 7 });
    },
  });
  const claim = api.call('claimItem', {
    params: { guestToken: 'g' },
    body: { itemId: 'i', claimerName: 'Ada' },
  });
  expect(await claim).toEqual({ version: 7 });
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).not.toBeNull();
});

it('never repeats a request that could act twice', async () => {
  let sent = 0;
  const api = createApiClient({
    origin,
    language,
    pause: noPause,
    send: async () => {
      sent += 1;
      throw new TypeError('connection lost');
    },
  });
  const rename = api.call('updateWishlist', { params: { adminToken: 'a' }, body: { name: 'B' } });
  await expect(rename).rejects.toMatchObject({ status: 0 });
  expect(sent).toBe(1);
});

it.each([
  ['breaks off', brokenAnswer],
  ['is no JSON', () => new Response('<h1>Log in to this network</h1>')],
])('an answer that %s is no answer, which is reported and not repeated', async (_, answer) => {
  const told: ApiFailure[] = [];
  let sent = 0;
  const api = createApiClient({
    origin,
    language,
    pause: noPause,
    onFailure: (failure) => told.push(failure),
    send: async () => {
      sent += 1;
      return answer();
    },
  });
  const rename = api.call('updateWishlist', { params: { adminToken: 'a' }, body: { name: 'B' } });
  await expect(rename).rejects.toMatchObject({ name: 'ApiFailure', status: 0, code: 'network' });
  expect(told.map(({ status }) => status)).toEqual([0]);
  expect(sent).toBe(1);
});

it('a refusal whose text breaks off keeps its status', async () => {
  const api = createApiClient({ origin, language, send: async () => brokenAnswer(409) });
  const rename = api.call('updateWishlist', { params: { adminToken: 'a' }, body: { name: 'B' } });
  await expect(rename).rejects.toMatchObject({ status: 409, problem: null });
});

it('an abort while the answer arrives is no failure of the call', async () => {
  const told: ApiFailure[] = [];
  const controller = new AbortController();
  // Node passes an abort on to the signal of a request only while the request itself is referenced.
  const requests: Request[] = [];
  const api = createApiClient({
    origin,
    language,
    onFailure: (failure) => told.push(failure),
    send: async (request) => {
      requests.push(request);
      const { signal } = request;
      return new Response(
        new ReadableStream({
          start(body) {
            signal.addEventListener('abort', () => body.error(signal.reason));
            setTimeout(() => controller.abort());
          },
        }),
      );
    },
  });
  const { signal } = controller;
  const read = api.call('readWishlist', { params: { token: 't' }, signal });
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  expect(told).toEqual([]);
  expect(requests).toHaveLength(1);
});

it('reports a failure once, with the server’s message', async () => {
  const told: ApiFailure[] = [];
  const problem = { code: 'item.already_claimed', message: 'Somebody was quicker.' };
  const api = createApiClient({
    origin,
    language,
    onFailure: (failure) => told.push(failure),
    send: async () => Response.json(problem, { status: 409 }),
  });
  const claim = api.call('claimItem', {
    params: { guestToken: 'g' },
    body: { itemId: 'i', claimerName: 'Ada' },
  });
  await expect(claim).rejects.toBeInstanceOf(ApiFailure);
  expect(told.map(({ status, code, message }) => ({ status, code, message }))).toEqual([
    { status: 409, ...problem },
  ]);
});

it('sends the anti-forgery token with changes, never with reads', async () => {
  const tokens: (string | null)[] = [];
  const api = createApiClient({
    origin,
    language,
    forgeryToken: () => 'secret',
    send: async (request) => {
      tokens.push(request.headers.get('x-xsrf-token'));
      return Response.json({});
    },
  });
  await api.call('readWishlist', { params: { token: 't' } });
  await api.call('createWishlist', { params: {}, body: {} });
  expect(tokens).toEqual([null, 'secret']);
});

it('requests a token before the first change on a page without one', async () => {
  let token: string | undefined;
  const tokens: (string | null)[] = [];
  const api = createApiClient({
    origin,
    language,
    forgeryToken: () => token,
    startSession: async () => {
      token = 'new';
    },
    send: async (request) => {
      tokens.push(request.headers.get('x-xsrf-token'));
      return Response.json({});
    },
  });
  await api.call('readWishlist', { params: { token: 't' } });
  expect(token).toBeUndefined();
  await api.call('createWishlist', { params: {}, body: {} });
  expect(tokens).toEqual([null, 'new']);
});

it('repeats once a request that was refused because its token had been replaced', async () => {
  let token = 'old';
  const tokens: (string | null)[] = [];
  const api = createApiClient({
    origin,
    language,
    forgeryToken: () => token,
    send: async (request) => {
      tokens.push(request.headers.get('x-xsrf-token'));
      if (tokens.at(-1) === 'new') return Response.json({});
      token = 'new';
      return Response.json({ code: 'request.forgery' }, { status: 403 });
    },
  });
  await api.call('updateWishlist', { params: { adminToken: 'a' }, body: { name: 'B' } });
  expect(tokens).toEqual(['old', 'new']);
});

it('does not repeat a request that was refused for another reason', async () => {
  let sent = 0;
  const api = createApiClient({
    origin,
    language,
    forgeryToken: () => 'secret',
    send: async () => {
      sent += 1;
      return Response.json({ code: 'request.forgery' }, { status: 403 });
    },
  });
  const rename = api.call('updateWishlist', { params: { adminToken: 'a' }, body: { name: 'B' } });
  await expect(rename).rejects.toMatchObject({ status: 403 });
  expect(sent).toBe(1);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://wishbow.example';
const token = 'a'.repeat(24);
const path = `/wishlist/guest/${token}`;
const html = '<html lang="en"><title>Mara · Wishbow</title><div id="root"></div>';

/** The part of the Cache interface that the worker uses. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  readonly #key = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
  async matchAll() {
    return [...this.entries.values()].map((answer) => answer.clone());
  }
  async match(request: RequestInfo) {
    return this.entries.get(this.#key(request))?.clone();
  }
  async put(request: RequestInfo, answer: Response) {
    this.entries.set(this.#key(request), answer);
  }
  async delete(request: RequestInfo) {
    return this.entries.delete(this.#key(request));
  }
}

type Event = Record<string, unknown>;
let listeners: Record<string, (event: Event) => void>;
let stores: Map<string, MemoryCache>;
const server = vi.fn<(path: string) => Promise<Response>>();

beforeEach(async () => {
  listeners = {};
  stores = new Map();
  vi.resetModules();
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const store = stores.get(name) ?? new MemoryCache();
      stores.set(name, store);
      return store;
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('fetch', (request: string | Request) =>
    server(new URL(typeof request === 'string' ? request : request.url, origin).pathname),
  );
  vi.stubGlobal('self', {
    location: new URL(origin),
    navigator: { language: 'en' },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (type: string, listen: (event: Event) => void) => {
      listeners[type] = listen;
    },
  });
  server.mockImplementation(async () => new Response(html));
  await import('./service-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Dispatches an event; resolves when all work that the worker has registered for it is done. */
function dispatch(type: string, event: Event = {}): Promise<unknown> {
  const work: unknown[] = [];
  listeners[type]?.({
    ...event,
    waitUntil: (each: unknown) => work.push(each),
    respondWith: (each: unknown) => work.push(each),
  });
  return (async () => {
    // Responding may register more work.
    for (let done = 0; done < work.length; done += 1) await work[done];
  })();
}
const navigate = (address: string) =>
  dispatch('fetch', { request: { url: origin + address, method: 'GET', mode: 'navigate' } });
const post = (data: object) => dispatch('message', { data });
const copies = () => [...(stores.get('pages-v1')?.entries.keys() ?? [])];

/** A response that arrives when `send` is called. */
function delayedResponse(): { response: Promise<Response>; send: () => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { response: promise, send: () => resolve(new Response(html)) };
}

/** The page of our server for a link that opens nothing. */
const notFound = () =>
  new Response('gone', { status: 404, headers: { 'x-robots-tag': 'noindex' } });

it('stores a list that is opened, and deletes it on request', async () => {
  await navigate(path);
  expect(copies()).toEqual([origin + path]);
  await post({ forget: [token] });
  expect(copies()).toEqual([]);
});

it('a list that is deleted while its copy is being made leaves no copy', async () => {
  const slow = delayedResponse();
  server.mockImplementationOnce(() => slow.response);
  const keeping = post({ keep: path });
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  server.mockImplementation(async () => notFound());
  const opening = navigate(path);
  slow.send();
  await Promise.all([keeping, opening]);
  expect(copies()).toEqual([]);
});

it('a list that the server does not find has its copy deleted, when opened and when kept', async () => {
  await navigate(path);
  server.mockImplementation(async () => notFound());
  await post({ keep: path });
  expect(copies()).toEqual([]);
});

it('a 404 of a proxy without a backend leaves the copy, which is shown', async () => {
  await navigate(path);
  server.mockImplementation(async () => new Response('404 page not found', { status: 404 }));
  await post({ keep: path });
  const answer = await shown(path);
  expect(await answer?.text()).toContain('class="stale-banner"');
  await navigate(path);
  expect(copies()).toEqual([origin + path]);
});

it('a list that is forgotten while its copy is being made leaves no copy', async () => {
  const slow = delayedResponse();
  server.mockImplementationOnce(() => slow.response);
  const keeping = post({ keep: path });
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  const forgetting = post({ forget: [token] });
  slow.send();
  await Promise.all([keeping, forgetting]);
  expect(copies()).toEqual([]);
});

it('a failed task does not stop the next ones', async () => {
  vi.spyOn(Response.prototype, 'text').mockRejectedValueOnce(new Error('broken off'));
  await expect(navigate(path)).rejects.toThrow('broken off');
  await navigate(path);
  expect(copies()).toEqual([origin + path]);
});

it('a new worker deletes the caches of older ones, and nothing else', async () => {
  await navigate(path);
  const old = ['pages-v0', 'files-v0'];
  for (const name of old) stores.set(name, new MemoryCache());
  await dispatch('activate');
  expect([...stores.keys()].sort()).toEqual(['files-v1', 'pages-v1']);
  expect(copies()).toEqual([origin + path]);
});

/** The response that the browser shows for a page. */
async function shown(address: string): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  listeners['fetch']?.({
    request: { url: origin + address, method: 'GET', mode: 'navigate' },
    waitUntil: () => {},
    respondWith: (each: Promise<Response>) => {
      answer = each;
    },
  });
  return answer;
}

it('without a connection a list is shown as a marked copy', async () => {
  await navigate(path);
  server.mockRejectedValue(new TypeError('no network'));
  expect(await (await shown(path))?.text()).toContain('class="stale-banner"');
});

it('while the server fails a list is shown as a copy, and any other page as the server answers', async () => {
  await navigate(path);
  server.mockImplementation(async () => new Response('Bad Gateway', { status: 502 }));
  expect(await (await shown(path))?.text()).toContain('class="stale-banner"');
  expect((await shown(path.replace('a', 'b')))?.status).toBe(502);
  expect((await shown('/wishlist'))?.status).toBe(502);
  expect(copies()).toEqual([origin + path]);
});

it('above the limit of files, those that no stored page needs are deleted', async () => {
  const needed = '/assets/app-12345678.css';
  server.mockImplementation(async (request) =>
    request === path ? new Response(`<link href="${needed}">${html}`) : new Response('a file'),
  );
  await navigate(path);
  const loaded = Array.from(
    { length: 405 },
    (_, at) => `${origin}/assets/part-${10_000_000 + at}.js`,
  );
  await post({ loaded });
  const files = [...(stores.get('files-v1')?.entries.keys() ?? [])];
  expect(files).toHaveLength(400);
  expect(files).toContain(origin + needed);
  expect(files).not.toContain(loaded[0]);
  expect(files).toContain(loaded.at(-1));
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://wishbow.example';
const token = 'a'.repeat(24);
const path = `/wishlist/guest/${token}`;
const html = '<html lang="en"><title>Mara · Wishbow</title><div id="root"></div>';

/** As much of a browser's caches as the worker uses. */
class MemoryCache {
  readonly kept = new Map<string, Response>();
  readonly #key = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : asked, origin).href;
  async keys() {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
  async match(asked: RequestInfo) {
    return this.kept.get(this.#key(asked))?.clone();
  }
  async put(asked: RequestInfo, answer: Response) {
    this.kept.set(this.#key(asked), answer);
  }
  async delete(asked: RequestInfo) {
    return this.kept.delete(this.#key(asked));
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
  vi.stubGlobal('fetch', (asked: string | Request) =>
    server(new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname),
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

/** Lets something happen; answers when the worker has done all that it wanted to do. */
function happens(type: string, event: Event = {}): Promise<unknown> {
  const work: unknown[] = [];
  listeners[type]?.({
    ...event,
    waitUntil: (each: unknown) => work.push(each),
    respondWith: (each: unknown) => work.push(each),
  });
  return (async () => {
    // An answer that is being given asks for more work.
    for (let done = 0; done < work.length; done += 1) await work[done];
  })();
}
const opens = (address: string) =>
  happens('fetch', { request: { url: origin + address, method: 'GET', mode: 'navigate' } });
const says = (data: object) => happens('message', { data });
const copies = () => [...(stores.get('pages-v1')?.kept.keys() ?? [])];

/** An answer that comes when it is told to. */
function later(): { answer: Promise<Response>; come: () => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: promise, come: () => resolve(new Response(html)) };
}

it('keeps a list that is opened, and forgets it when it is told to', async () => {
  await opens(path);
  expect(copies()).toEqual([origin + path]);
  await says({ forget: [token] });
  expect(copies()).toEqual([]);
});

it('a list that is erased while its copy is being made leaves no copy', async () => {
  const slow = later();
  server.mockImplementationOnce(() => slow.answer);
  const keeping = says({ keep: path });
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  server.mockImplementation(async () => new Response('gone', { status: 404 }));
  const opening = opens(path);
  slow.come();
  await Promise.all([keeping, opening]);
  expect(copies()).toEqual([]);
});

it('a list that is forgotten while its copy is being made leaves no copy', async () => {
  const slow = later();
  server.mockImplementationOnce(() => slow.answer);
  const keeping = says({ keep: path });
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  const forgetting = says({ forget: [token] });
  slow.come();
  await Promise.all([keeping, forgetting]);
  expect(copies()).toEqual([]);
});

it('what could not be done holds nothing up', async () => {
  vi.spyOn(Response.prototype, 'text').mockRejectedValueOnce(new Error('broken off'));
  await expect(opens(path)).rejects.toThrow('broken off');
  await opens(path);
  expect(copies()).toEqual([origin + path]);
});

it('a new worker removes what older ones have kept, and nothing else', async () => {
  await opens(path);
  const old = ['pages-v0', 'files-v0'];
  for (const name of old) stores.set(name, new MemoryCache());
  await happens('activate');
  expect([...stores.keys()].sort()).toEqual(['files-v1', 'pages-v1']);
  expect(copies()).toEqual([origin + path]);
});

it('without a connection a list is shown as it was, and is marked', async () => {
  await opens(path);
  server.mockRejectedValue(new TypeError('no network'));
  let answer: Promise<Response> | undefined;
  listeners['fetch']?.({
    request: { url: origin + path, method: 'GET', mode: 'navigate' },
    waitUntil: () => {},
    respondWith: (each: Promise<Response>) => {
      answer = each;
    },
  });
  expect(await (await answer)?.text()).toContain('class="offline-copy"');
});

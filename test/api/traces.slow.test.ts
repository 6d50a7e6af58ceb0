import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Pages } from '../../src/server/pages/pages.ts';
import { fetchTimeouts } from '../../src/server/products/fetch-timeouts.ts';
import { startApp } from '../support/app.ts';
import { ApiClient } from '../support/client.ts';
import { picture } from '../support/pictures.ts';
import { startProcess } from '../support/processes.ts';
import { FakeInternet, productPage } from '../support/services/fake-internet.ts';
import { startTraceCollector, type TraceCollector } from '../support/services/trace-collector.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const world = new FakeInternet();
let collector: TraceCollector;
beforeAll(async () => {
  collector = await startTraceCollector();
  const photo = Buffer.from(await (await picture('png')).arrayBuffer());
  await world.shop('shop-of-secrets.example', (request, response) => {
    if (request.url?.includes('.png')) {
      return response.setHeader('content-type', 'image/png').end(photo);
    }
    response.setHeader('content-type', 'text/html');
    return response.end(productPage({ name: 'Unspeakable kite', image: '/photo.png' }));
  });
});
afterAll(async () => {
  world.close();
  await collector.close();
});

/** Stands for the web application, which asks the API for what a page shows. */
const pages: Pages = {
  files: null,
  cacheable: true,
  prerendered: () => undefined,
  async render(request, { fetchApi }) {
    const { origin, pathname } = new URL(request.url);
    const token = pathname.split('/').at(-1);
    const { status } = await fetchApi(new Request(`${origin}/api/wishlist/token/${token}`));
    return new Response('<!doctype html><title>page</title>', { status });
  },
};

/** All that a span may say. */
const allowedAttributes: Readonly<Record<string, RegExp>> = {
  'http.request.method': /^[A-Z]{3,7}$/,
  'http.route': /^\/[\w/:.*-]*$/,
  'http.response.status_code': /^\d{3}$/,
  'url.scheme': /^https?$/,
  'wishbow.request_id': /^[\da-f]{8}$/,
  'db.system.name': /^sqlite$/,
  'db.operation.name': /^(?:SELECT|INSERT|UPDATE|DELETE)$/,
  'db.collection.name': /^[a-z_]+$/,
  'error.type': /^[\w.-]+$/,
};

test('no span of a whole journey has a token, a name, a text, an address or a host', async () => {
  const app = await startApp(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    { network: world, times: { ...fetchTimeouts, connect: 2000, fetch: 8000, step: 1 } },
    pages,
  );
  const origin = await app.listen();
  const headers = { 'user-agent': 'Browser of Mara', 'accept-language': 'en' };
  const api = new ApiClient(
    (request) =>
      fetch(
        new Request(request, { headers: { ...Object.fromEntries(request.headers), ...headers } }),
      ),
    origin,
  );
  const { body: made } = await api.create({ name: 'Wishes of Mara' });
  const { body: list } = await api.addItem(
    made.adminToken,
    { title: 'Unspeakable kite', url: 'http://shop-of-secrets.example/kite?id=4711' },
    await picture('jpeg'),
  );
  const item = list.items[0];
  const { body: claimed } = await api.claim(list.guestToken, item?.id ?? '', 'Aunt Ottilie');
  await api.receipt(claimed.claim.receipt);
  await api.undo(list.guestToken, claimed.claim.id, claimed.claim.receipt);
  const html = { accept: 'text/html' };
  for (const visit of [
    `/wishlist/guest/${list.guestToken}`,
    `/de/wishlist/admin/${list.adminToken}`,
  ]) {
    for (let time = 0; time < 2; time += 1) await api.call('GET', visit, undefined, html);
  }
  await api.call('GET', `/wishlist/guest/${list.guestToken}?fbclid=campaign-of-somebody`);
  await api.call('GET', '/no/such/page/of-somebody');
  await api.call('GET', '/api/no/such/call-of-somebody');
  await api.call('POST', `/api/wishlist/update/${list.adminToken}`, '{', {
    'content-type': 'application/json',
  });
  const shop = encodeURIComponent('http://shop-of-secrets.example/kite?id=4711');
  const info = await api.call<{ imageUrl: string }>('GET', `/api/wishlist/productinfo?url=${shop}`);
  await api.call('GET', info.body.imageUrl);
  await api.call('GET', `/api/image/${item?.imageKey}`);
  await api.rotate(list.adminToken, 'guest');
  await api.exportList(list.adminToken);
  await api.report(list.guestToken, { reason: 'other', text: 'complaint of somebody' });
  await api.erase(list.adminToken);
  await app.close();

  const names = new Set(collector.spans.map(({ name }) => name));
  for (const name of [
    'GET /wishlist/guest/:guestToken',
    'GET /wishlist/admin/:adminToken',
    'GET /*',
    'GET /api/wishlist/token/:token',
    'encode picture',
    'picture store put',
    'picture store read',
    'fetch from shop',
    'transaction',
  ]) {
    expect(names).toContain(name);
  }
  const page = collector.spans.find(({ name }) => name === 'GET /wishlist/guest/:guestToken');
  const call = collector.spans.find(({ parentSpanId }) => parentSpanId === page?.spanId);
  expect(call?.traceId).toBe(page?.traceId);

  const sent = collector.bodies.join('\n');
  for (const secret of [
    list.adminToken,
    list.guestToken,
    item?.id,
    item?.imageKey ?? undefined,
    claimed.claim.id,
    claimed.claim.receipt,
    'Mara',
    'Ottilie',
    'kite',
    'shop-of-secrets',
    'Browser of',
    'somebody',
    'fbclid',
    '127.0.0.1',
  ]) {
    expect(sent.toLowerCase()).not.toContain(secret?.toLowerCase());
  }
  for (const { name, attributes, events, status } of collector.spans) {
    expect(name).toMatch(/^(?:[A-Z]{3,7}(?: \/[\w/:.*-]*| [a-z_]+)?|[a-z]+(?: [a-zA-Z]+){0,3})$/);
    for (const [key, value] of Object.entries(attributes)) {
      expect(String(value), key).toMatch(allowedAttributes[key] ?? /^not allowed$/);
    }
    expect(events).toEqual([]);
    expect(status).not.toHaveProperty('message');
  }
}, 60_000);

test.each([
  ['refuses', 503],
  ['is silent', 0],
])(
  'no request notices a collector that %s, and the log says so once',
  async (_, status) => {
    collector.status = status;
    collector.spans.length = 0;
    const app = await startApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const api = new ApiClient(fetch, await app.listen());
    // More than the queue holds, at several spans a request.
    for (let round = 0; round < 24; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => api.call('GET', `/api/wishlist/token/nobody${round}`)),
      );
      for (const answer of answers) expect(answer.status).toBe(404);
    }
    const stoppedAt = performance.now();
    await expect.poll(() => app.log()).toContain('traces do not reach their collector');
    await app.close();
    expect(performance.now() - stoppedAt).toBeLessThan(9000);
    expect(app.log().split('traces do not reach')).toHaveLength(2);
    expect(collector.spans).toEqual([]);
  },
  60_000,
);

/** Makes a process fail that loads anything of OpenTelemetry. */
const refuseOpenTelemetry = `--import=data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) {
    if (name.startsWith('@opentelemetry/')) throw new Error(name + ' is loaded');
    return next(name, context);
  } });`,
)}`;

test('nothing of OpenTelemetry is loaded where no collector is configured', async () => {
  const server = await startProcess({ NODE_OPTIONS: refuseOpenTelemetry });
  const { list, item } = await server.api.listWith({ title: 'Kite' });
  const claimed = await server.api.claim(list.guestToken, item.id, 'Ann');
  expect(claimed.status).toBe(200);
  expect(await server.stop()).toBe(0);
  const settings = {
    NODE_OPTIONS: refuseOpenTelemetry,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  };
  await expect(startProcess(settings)).rejects.toThrow();
}, 30_000);

test('a server that stops sends the spans it has, and does not wait long for a silent collector', async () => {
  const program = 'src/server/main.mjs';
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, PORT: '0' };
  const folder = temporaryFolder(onTestFinished);
  for (const status of [200, 0]) {
    collector.status = status;
    collector.spans.length = 0;
    const server = await startProcess({ ...settings, DATA_DIR: folder }, program);
    expect((await fetch(`${server.origin}/api/config`)).status).toBe(200);
    const askedToStop = performance.now();
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(performance.now() - askedToStop).toBeLessThan(9000);
    const names = collector.spans.map(({ name }) => name);
    expect(names).toEqual(status === 200 ? ['GET /api/config'] : []);
  }
}, 60_000);

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { productVersion } from '../../src/domain/product.ts';
import type { ServiceOverrides } from '../../src/server/services.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { ApiClient } from '../support/client.ts';
import { databases, environmentFor } from '../support/databases.ts';
import { openStream } from '../support/events.ts';
import { startTraceCollector, type TraceCollector } from '../support/services/trace-collector.ts';

let collector: TraceCollector;
let app: TestApp;
let api: ApiClient;
let origin: string;

async function start(settings: Record<string, string> = {}, overrides: ServiceOverrides = {}) {
  app = await startApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings }, overrides);
  origin = await app.listen();
  api = new ApiClient(fetch, origin);
}

beforeEach(async () => {
  collector = await startTraceCollector();
});
afterEach(() => collector.close());

const root = (name: string) => collector.spans.find((span) => span.name === name);
const named = (name: string) => collector.spans.filter((span) => span.name === name);
const childrenOf = (spanId: string | undefined) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

describe.each(databases)('a trace, on %s', (database) => {
  test('of a claim has the request, its transaction or batch, and the statements on tables', async () => {
    await start({
      ...(await environmentFor(database)),
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=for%20us',
      OTEL_SERVICE_NAME: 'gifts',
    });
    const { list, item } = await api.listWith({ title: 'Kite' });
    const claimed = await api.claim(list.guestToken, item.id, 'Ann');
    const lost = await api.claim(list.guestToken, item.id, 'Bo');
    expect([claimed.status, lost.status]).toEqual([200, 409]);
    await app.close();

    const requests = named('POST /api/wishlist/claim/:guestToken');
    expect(requests.map(({ attributes }) => attributes)).toEqual(
      [claimed, lost].map(({ status, headers }) => ({
        'http.request.method': 'POST',
        'http.route': '/api/wishlist/claim/:guestToken',
        'http.response.status_code': status,
        'url.scheme': 'http',
        'wishbow.request_id': headers.get('x-request-id'),
      })),
    );
    const [request] = requests;
    expect(request).toMatchObject({ kind: 2, status: { code: 0 } });
    expect(request).not.toHaveProperty('parentSpanId');
    const system = database === 'SQLite' ? 'sqlite' : 'postgresql';
    const writes = database === 'SQLite' ? 'transaction' : 'claim batch';
    const parts = childrenOf(request?.spanId);
    expect(parts).toContainEqual(
      expect.objectContaining({
        name: writes,
        kind: 3,
        traceId: request?.traceId,
        attributes: { 'db.system.name': system },
      }),
    );
    expect(parts).toContainEqual(
      expect.objectContaining({
        name: 'SELECT wishlists',
        kind: 3,
        attributes: {
          'db.system.name': system,
          'db.operation.name': 'SELECT',
          'db.collection.name': 'wishlists',
        },
      }),
    );
    const [, loser] = requests;
    const transaction = childrenOf(loser?.spanId).find(({ name }) => name === 'transaction');
    expect(childrenOf(transaction?.spanId).map(({ name }) => name)).toContain('UPDATE items');
    // That another guest was quicker is no fault.
    expect(transaction).toMatchObject({ status: { code: 0 } });
    for (const span of collector.spans) {
      expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
      expect(Math.abs(Number(BigInt(span.endTimeUnixNano) / 1_000_000n) - Date.now())).toBeLessThan(
        60_000,
      );
    }
    expect(collector.headers[0]).toMatchObject({ 'x-key': 'for us' });
    expect(collector.service).toMatchObject({
      'service.name': 'gifts',
      'service.version': productVersion,
    });
  });

  test('keeps requests that come together apart', async () => {
    await start(await environmentFor(database));
    const { list } = await api.listWith({ title: 'Kite' });
    const items = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        api.addItem(list.adminToken, { title: `Kite ${place}` }),
      ),
    );
    const ids = items[0]?.body.items.map(({ id }) => id) ?? [];
    await Promise.all(ids.map((id) => api.claim(list.guestToken, id, 'Ann')));
    await app.close();

    const requests = collector.spans.filter(({ kind }) => kind === 2);
    const added = requests.filter(({ name }) => name.endsWith('/:adminToken/items'));
    expect(added).toHaveLength(7);
    for (const { spanId } of added) {
      const [transaction, ...others] = childrenOf(spanId).filter(
        ({ name }) => name === 'transaction',
      );
      expect(others).toEqual([]);
      const statements = childrenOf(transaction?.spanId).map(({ name }) => name);
      expect(statements.filter((name) => name === 'INSERT items')).toHaveLength(1);
    }
    const known = new Set(collector.spans.map(({ spanId }) => spanId));
    for (const { parentSpanId } of collector.spans) {
      if (parentSpanId) expect(known).toContain(parentSpanId);
    }
  });
});

test('responses from the cache have spans, and log lines the id of their trace', async () => {
  await start();
  const { body: list } = await api.create();
  for (let visit = 0; visit < 3; visit += 1) await api.asGuest(list.guestToken);
  await app.close();
  const reads = named('GET /api/wishlist/token/:token');
  expect(reads).toHaveLength(3);
  expect(reads.at(-1)?.attributes).toMatchObject({ 'http.response.status_code': 200 });
  const logged = app
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ route }) => route === '/api/wishlist/token/:token');
  expect(logged.map(({ traceId }) => traceId)).toEqual(reads.map(({ traceId }) => traceId));
  expect(logged.map(({ msg }) => msg)).toContain('answered at once');
});

test('health checks and event streams have no spans', async () => {
  await start();
  const { body: list } = await api.create();
  for (const path of ['/healthz', '/readyz']) await api.call('GET', path);
  const stream = await openStream(origin, list.guestToken);
  await api.update(list.adminToken, { name: 'Kites' });
  await stream.next();
  stream.close();
  await app.close();
  const requests = collector.spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(requests.map(({ name }) => name)).toEqual([
    'POST /api/wishlist/create',
    'POST /api/wishlist/update/:adminToken',
  ]);
});

const parent = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = (flags: string) => `00-${parent.traceId}-${parent.spanId}-${flags}`;
const create = (flags: string) => api.create(undefined, { traceparent: traceparent(flags) });

test('a trace that a trusted proxy began goes on', async () => {
  await start({ TRUST_PROXY: '1' });
  await create('01');
  await create('00');
  await api.create(undefined, { traceparent: `${traceparent('01')}-more` });
  await app.close();
  const [first, second, ...others] = named('POST /api/wishlist/create');
  expect(first).toMatchObject({ traceId: parent.traceId, parentSpanId: parent.spanId });
  // The second was not sampled by the proxy, and the third has no well-formed header.
  expect(second).not.toHaveProperty('parentSpanId');
  expect(others).toEqual([]);
});

test('a visitor has no say in traces', async () => {
  await start();
  await create('01');
  await create('00');
  await app.close();
  const requests = named('POST /api/wishlist/create');
  expect(requests).toHaveLength(2);
  for (const request of requests) {
    expect(request).not.toHaveProperty('parentSpanId');
    expect(request.traceId).not.toBe(parent.traceId);
  }
});

test('the operator says how many requests are traced', async () => {
  await start({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.3' });
  for (let request = 0; request < 60; request += 1) await api.call('GET', '/api/config');
  await app.close();
  const sampled = named('GET /api/config');
  // Outside of this, 1 in 100,000 times.
  expect(sampled.length).toBeGreaterThan(3);
  expect(sampled.length).toBeLessThan(36);
  expect(app.log().split('"traceId"')).toHaveLength(sampled.length + 1);
});

test('an unexpected fault is an error of the request, and of nothing more than its kind', async () => {
  await start();
  const { body: list } = await api.create();
  const { database } = app.services;
  await database.write(async (tx) => {
    const broken = tx.updateTable('wishlists').set({ created_at: 9e15 });
    await broken.where('guest_token', '=', list.guestToken).execute();
  });
  expect((await api.asGuest(list.guestToken)).status).toBe(500);
  await app.close();
  const span = root('GET /api/wishlist/token/:token');
  expect(span).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '500' } });
  expect(span?.status).not.toHaveProperty('message');
  expect(span?.events).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { href, imagePath } from '../../src/contract/paths.ts';
import { productVersion } from '../../src/domain/product.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { ApiClient } from '../support/client.ts';
import { databases, environmentFor } from '../support/databases.ts';
import { openStream } from '../support/events.ts';
import { picture } from '../support/pictures.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startApp({
    MAX_EVENT_STREAMS: '1',
  });
  api = app.api;
});
afterAll(() => app.close());

test('the release is stated where operators and programs look for it', async () => {
  expect((await api.call('GET', '/healthz')).body).toEqual({
    status: 'ok',
    version: productVersion,
  });
  expect((await api.call('GET', '/api/openapi.json')).body).toMatchObject({
    info: { version: productVersion },
  });
});

test('every log line has time and process, and those of a request its route and id', async () => {
  const named = await startApp({ TRUST_PROXY: '0' });
  onTestFinished(() => named.close());
  const client = named.api;
  await client.call('POST', '/api/wishlist/create', undefined, { 'x-forwarded-for': '192.0.2.1' });
  await client.call('GET', '/api/nothing');
  const lines = named
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    expect(line).toMatchObject({ time: expect.any(Number), pid: process.pid });
    expect('reqId' in line).toBe('route' in line);
  }
  const ofCreate = lines.filter(({ route }) => route === '/api/wishlist/create');
  expect(ofCreate.map(({ msg }) => msg)).toEqual([
    expect.stringContaining('TRUST_PROXY is 0'),
    'answered',
  ]);
  expect(new Set(ofCreate.map(({ reqId }) => reqId)).size).toBe(1);
});

test('the operator sets how many pages are told of changes at once', async () => {
  const origin = await app.listen();
  const { body: list } = await api.create();
  const watch = () => fetch(`${origin}/api/wishlist/${list.guestToken}/events`);
  const first = await watch();
  expect(first.status).toBe(200);
  const second = await watch();
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '30']);
  await first.body?.cancel();
  await expect.poll(async () => (await watch()).status).toBe(200);
});

const token = 'a-token-for-prometheus';
const figures = async (each: TestApp) => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await each.fetch(new Request('http://wishbow.test/metrics', { headers }));
  expect(response.status).toBe(200);
  return response.text();
};

test('no metrics are sent where the operator has not enabled them', async () => {
  expect((await api.call('GET', '/metrics')).status).not.toBe(401);
  expect((await api.call('GET', '/metrics')).body).not.toContain('http_request');
});

describe.each(databases)('with a token, Prometheus reads on %s', (database) => {
  let measured: TestApp;
  beforeAll(async () => {
    measured = await startApp({
      ...(await environmentFor(database)),
      METRICS_TOKEN: token,
      MAX_EVENT_STREAMS: '1',
    });
  });
  afterAll(() => measured.close());

  test('no metrics without the token', async () => {
    const client = measured.api;
    for (const authorization of ['', 'Bearer x', `bearer ${token}`, token]) {
      const { status, headers, body } = await client.call('GET', '/metrics', undefined, {
        authorization,
      });
      expect([status, headers.get('www-authenticate'), body]).toEqual([401, 'Bearer', '']);
    }
  });

  test('successful and refused claims, and requests by route, never by address', async () => {
    const client = measured.api;
    const { list, item } = await client.listWith({ title: 'Kite' });
    const key = { 'idempotency-key': '0e3c7d0c-9a51-4f0e-8a5b-3d2f1c0b9a87' };
    for (const name of ['Ann', 'Ann']) await client.claim(list.guestToken, item.id, name, key);
    for (const name of ['Bo', 'Cy']) await client.claim(list.guestToken, item.id, name);
    const text = await figures(measured);
    expect(text).toContain('wishbow_claims_total{outcome="won"} 1\n');
    expect(text).toContain('wishbow_claims_total{outcome="lost"} 2\n');
    expect(text).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/wishlist/claim/:guestToken",status="409"} 2\n',
    );
    expect(text).toMatch(/http_request_duration_seconds_bucket\{le="0\.25",.+status="409"\} \d/);
    expect(text).not.toContain(list.guestToken);
    expect(text).toContain(`wishbow_build_info{version="${productVersion}"} 1`);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+\n/);
    expect(text).toMatch(/process_resident_memory_bytes \d+\n/);
    expect(text).toMatch(
      database === 'SQLite'
        ? /wishbow_waiting_writes 0\n/
        : /wishbow_database_connections\{state="idle"\} [1-9]\n/,
    );
  });

  test('calls of the picture store with their outcome', async () => {
    const client = measured.api;
    const { body: list } = await client.create();
    const file = await picture('png');
    const { body } = await client.addItem(list.adminToken, { title: 'Kite' }, file);
    const path = href(imagePath, { imageKey: body.items[0]?.imageKey ?? '' });
    await measured.fetch(new Request(`http://wishbow.test${path}?w=320`));
    const text = await figures(measured);
    // How often is not for this test to say: smaller files of the picture are made in the background.
    for (const operation of ['put', 'read'])
      expect(text).toMatch(
        new RegExp(
          `wishbow_picture_store_duration_seconds_count\\{operation="${operation}",outcome="done"\\} [1-9]`,
        ),
      );
  });

  test('cached responses and open streams', async () => {
    const client = measured.api;
    const origin = await measured.listen();
    const { body: list } = await client.create();
    const read = () => fetch(`${origin}/api/wishlist/token/${list.guestToken}`);
    await read();
    await expect
      .poll(async () => {
        await (await read()).text();
        return figures(measured);
      })
      .toMatch(/wishbow_cached_responses_total\{route="\/api\/wishlist\/token\/:token"\} [1-9]/);
    const stream = await openStream(origin, list.guestToken);
    expect(await figures(measured)).toContain('wishbow_open_event_streams 1\n');
    expect((await fetch(`${origin}/api/wishlist/${list.guestToken}/events`)).status).toBe(503);
    expect(await figures(measured)).toContain('event_streams_total{reason="all"} 1\n');
    stream.close();
    await expect.poll(() => figures(measured)).toContain('wishbow_open_event_streams 0\n');
    expect(await figures(measured)).not.toMatch(/route="[^"]+events",status="200"/);
  });
});

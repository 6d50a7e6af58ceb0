import { afterAll, beforeAll, expect, test } from 'vitest';
import { productVersion } from '../../src/domain/product.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { ApiClient } from '../support/client.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startApp({
    MAX_EVENT_STREAMS: '1',
  });
  api = new ApiClient(app.fetch);
});
afterAll(() => app.close());

test('the release is named where operators and programs look for it', async () => {
  expect((await api.call('GET', '/healthz')).body).toEqual({
    status: 'ok',
    version: productVersion,
  });
  expect((await api.call('GET', '/api/openapi.json')).body).toMatchObject({
    info: { version: productVersion },
  });
});

test('the operator decides how many pages are told of changes at once', async () => {
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

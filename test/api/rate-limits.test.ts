import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
});
afterAll(() => app.close());

const create = (address: string, language = 'fr') =>
  app.fetch(
    new Request('http://wishbow.test/api/wishlist/create', {
      method: 'POST',
      headers: { 'x-forwarded-for': address, 'accept-language': language },
    }),
  );

test('whoever makes lists by the dozen is asked to wait, others are not', async () => {
  for (let n = 0; n < 60; n++) expect((await create('192.0.2.1')).status).toBe(201);
  const refused = await create('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('ratelimit-limit')).toBe('60');
  expect(refused.headers.get('ratelimit-remaining')).toBe('0');
  expect(await refused.json()).toMatchObject({ code: 'request.too_many', status: 429 });
  expect((await create('192.0.2.2')).status).toBe(201);
});

test('a household with a whole IPv6 network is one visitor', async () => {
  for (let n = 0; n < 60; n++) await create(`2001:db8:1:2::${n.toString(16)}`);
  expect((await create('2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await create('2001:db8:1:3::1')).status).toBe(201);
});

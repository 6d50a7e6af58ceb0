import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pages } from '../../src/server/pages/pages.ts';
import { startApp, type TestApp } from '../support/app.ts';

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

test('a visitor who makes dozens of lists is refused for a while, others are not', async () => {
  for (let n = 0; n < 60; n++) expect((await create('192.0.2.1')).status).toBe(201);
  const refused = await create('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('ratelimit-limit')).toBe('60');
  expect(refused.headers.get('ratelimit-remaining')).toBe('0');
  expect(await refused.json()).toMatchObject({ code: 'request.too_many', status: 429 });
  expect((await create('192.0.2.2')).status).toBe(201);
});

test('all addresses of an IPv6 network are one visitor', async () => {
  for (let n = 0; n < 60; n++) await create(`2001:db8:1:2::${n.toString(16)}`);
  expect((await create('2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await create('2001:db8:1:3::1')).status).toBe(201);
});

test('all spellings of an address by a proxy are one visitor', async () => {
  const ways = ['192.0.2.9', '192.0.2.9:4711', '::ffff:192.0.2.9', '::ffff:c000:209'];
  for (let n = 0; n < 60; n++) await create(ways[n % ways.length] ?? '');
  for (const way of ways) expect((await create(way)).status, way).toBe(429);
});

test('a forwarded address is taken from a proxy only', async () => {
  const direct = await startApp({ RATE_LIMIT: 'on' });
  const ask = (address: string) =>
    direct.fetch(
      new Request('http://wishbow.test/api/wishlist/create', {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
      }),
    );
  for (let n = 0; n < 60; n++) await ask(`192.0.2.${n}`);
  expect((await ask('192.0.2.200')).status).toBe(429);
  await direct.close();
});

/** Renders a list by calling the API, as the application does. */
const listPages: Pages = {
  files: null,
  cacheable: true,
  prerendered: () => undefined,
  async render(request, { fetchApi }) {
    const token = new URL(request.url).pathname.split('/').at(-1);
    const found = await fetchApi(new Request(`http://x.test/api/wishlist/token/${token}`));
    return new Response(`${found.status} ${'x'.repeat(8_000_000)}`, { status: found.status });
  },
};

test('a visitor who requests pages without end is refused, and nobody else is', async () => {
  const busy = await startApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' }, {}, listPages);
  const created = await busy.fetch(
    new Request('http://wishbow.test/api/wishlist/create', { method: 'POST' }),
  );
  const { adminToken } = (await created.json()) as { adminToken: string };
  const page = (token: string, address: string) =>
    busy.fetch(
      new Request(`http://wishbow.test/wishlist/admin/${token}`, {
        headers: { 'x-forwarded-for': address },
      }),
    );
  let status = 404;
  let asked = 0;
  for (; status === 404 && asked < 100; asked += 1) {
    status = (await page('A'.repeat(24), '192.0.2.66')).status;
  }
  // The pages made for a visitor are what is limited, long before their number.
  expect(status).toBe(429);
  expect(asked).toBeLessThan(30);
  expect((await page(adminToken, '192.0.2.66')).status).toBe(429);
  expect((await page(adminToken, '192.0.2.2')).status).toBe(200);
  await busy.close();
});

test('calls made while rendering a page count for its visitor', async () => {
  const small: Pages = {
    ...listPages,
    async render(_request, { fetchApi }) {
      const call = new Request('http://x.test/api/wishlist/create', { method: 'POST' });
      return new Response('', { status: (await fetchApi(call)).status });
    },
  };
  const busy = await startApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' }, {}, small);
  const page = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const url = 'http://wishbow.test/wishlist/admin/x';
    return (await busy.fetch(new Request(url, { headers }))).status;
  };
  for (let n = 0; n < 60; n += 1) await page('192.0.2.66');
  expect(await page('192.0.2.66')).toBe(429);
  expect(await page('192.0.2.2')).toBe(201);
  await busy.close();
});

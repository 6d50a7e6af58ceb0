import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import type { ApiClient } from '../support/client.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startApp();
  api = app.api;
});
afterAll(() => app.close());

/** What a browser has after its first visit. */
async function visit() {
  const response = await app.fetch(new Request('http://wishbow.test/'));
  const cookies = response.headers.getSetCookie();
  const jar = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
  const token = /XSRF-TOKEN=([^;]+)/.exec(jar)?.[1] ?? '';
  return { cookies, jar, token };
}

const create = (headers: Record<string, string>) =>
  api.call('POST', '/api/wishlist/create', undefined, headers);

test('a page sets a hidden session and contains a token for its own scripts', async () => {
  const { cookies } = await visit();
  expect(cookies).toHaveLength(2);
  const session = cookies.find((cookie) => cookie.startsWith('sessionId='));
  expect(session).toMatch(/HttpOnly/);
  expect(session).toMatch(/SameSite=Lax/);
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  expect(token).not.toMatch(/HttpOnly/);
});

test('the site’s own page may make changes; a request with only the cookies may not', async () => {
  const { jar, token } = await visit();
  expect((await create({ cookie: jar, 'x-xsrf-token': token })).status).toBe(201);
  const refused = { status: 403, code: 'request.forgery' };
  expect((await create({ cookie: jar })).body).toMatchObject(refused);
  expect((await create({ cookie: jar, 'x-xsrf-token': 'wrong' })).body).toMatchObject(refused);
  const other = await visit();
  expect((await create({ cookie: jar, 'x-xsrf-token': other.token })).body).toMatchObject(refused);
});

test('another site may not make changes, whatever it sends', async () => {
  const { jar, token } = await visit();
  const own = { cookie: jar, 'x-xsrf-token': token };
  for (const [headers, status] of [
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://wishbow.test' }, 201],
  ] as const) {
    expect((await create({ ...own, ...headers })).status, JSON.stringify(headers)).toBe(status);
  }
});

test('a client without cookies may make changes', async () => {
  expect((await create({})).status).toBe(201);
});

test('a read changes nothing and needs no token', async () => {
  const { jar } = await visit();
  const answer = await api.call('GET', '/api/config', undefined, {
    cookie: jar,
    'sec-fetch-site': 'cross-site',
  });
  expect(answer.status).toBe(200);
});

test('every answer carries the security headers, and the API is not indexed', async () => {
  for (const path of ['/', '/api/config', '/api/nothing', '/api/wishlist/token/x']) {
    const { headers } = await api.call('GET', path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toBeTruthy();
    expect(headers.get('strict-transport-security')).toBeNull();
    if (path.startsWith('/api/')) expect(headers.get('x-robots-tag'), path).toBe('noindex');
  }
});

test('over TLS the cookies are secure and HSTS is sent', async () => {
  const secure = await startApp({ PUBLIC_URL: 'https://wishes.example' });
  const answer = await secure.fetch(new Request('https://wishes.example/'));
  // Other names of the operator's may be without TLS.
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/Secure/);
  await secure.close();
});

test('behind a proxy that changes the host, the site’s own address is accepted as origin', async () => {
  const behind = await startApp({ PUBLIC_URL: 'https://wishes.example' });
  const from = (origin: string) =>
    behind.fetch(
      new Request('http://inner.test/api/wishlist/create', { method: 'POST', headers: { origin } }),
    );
  expect((await from('https://wishes.example')).status).toBe(201);
  for (const origin of ['http://wishes.example', 'https://evil.example', 'null']) {
    expect((await from(origin)).status, origin).toBe(403);
  }
  await behind.close();
});

test('a proxy that does not fit the settings is logged once', async () => {
  const behind = await startApp({ PUBLIC_URL: 'https://wishes.example' });
  const ask = (url: string, headers: Record<string, string> = {}) =>
    behind.fetch(new Request(url, { headers }));
  const warnings = () => [
    behind.log().split('TRUST_PROXY is 0').length - 1,
    behind.log().split('another Host than PUBLIC_URL').length - 1,
  ];
  await ask('http://127.0.0.1:3000/healthz');
  await ask('https://wishes.example/api/config');
  expect(warnings()).toEqual([0, 0]);
  for (let n = 0; n < 3; n += 1) {
    await ask('http://inner.test/api/config', { 'x-forwarded-for': '192.0.2.1' });
  }
  expect(warnings()).toEqual([1, 1]);
  await behind.close();
  const fitting = await startApp({ TRUST_PROXY: '1' });
  await fitting.fetch(
    new Request('http://inner.test/api/config', { headers: { 'x-forwarded-for': '192.0.2.1' } }),
  );
  expect(fitting.log()).not.toMatch(/TRUST_PROXY is|another Host/);
  await fitting.close();
});

test('fewer forwarded addresses than trusted proxies are logged once', async () => {
  const behind = await startApp({ TRUST_PROXY: '2' });
  onTestFinished(() => behind.close());
  const ask = (headers: Record<string, string>) =>
    behind.fetch(new Request('http://inner.test/api/config', { headers }));
  const warnings = () =>
    behind.log().split('1 of the 2 addresses in X-Forwarded-For that TRUST_PROXY expects');
  // Health checks come without a proxy.
  await ask({});
  await ask({ 'x-forwarded-for': '198.51.100.1, 192.0.2.1' });
  await ask({ 'x-forwarded-for': '203.0.113.9, 198.51.100.1, 192.0.2.1' });
  expect(warnings()).toHaveLength(1);
  for (let n = 0; n < 3; n += 1) await ask({ 'x-forwarded-for': '192.0.2.1' });
  expect(warnings()).toHaveLength(2);
});

test('a browser with another server’s token is refused once, and then gets the right one', async () => {
  const { jar } = await visit();
  const session = /sessionId=[^;]+/.exec(jar)?.[0] ?? '';
  const old = `${session}; XSRF-TOKEN=of-another-server`;
  const refused = await create({ cookie: old, 'x-xsrf-token': 'of-another-server' });
  expect(refused.status).toBe(403);
  const [cookie = ''] = refused.headers.getSetCookie();
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  const again = { cookie: `${session}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
  expect((await create(again)).status).toBe(201);
});

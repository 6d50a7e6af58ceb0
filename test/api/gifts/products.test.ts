import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProductInfo } from '../../../src/contract/schemas.ts';
import { fetchTimeouts } from '../../../src/server/products/fetch-timeouts.ts';
import { Products } from '../../../src/server/products/products.ts';
import { serverSecret } from '../../../src/server/secrets/server-secret.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { picture, requester } from '../../support/pictures.ts';
import { certificateFor } from '../../support/services/certificate.ts';
import { FakeInternet, productPage, shopIp } from '../../support/services/fake-internet.ts';

const times = { ...fetchTimeouts, connect: 500, fetch: 1500, step: 1 };
const fakeInternet = new FakeInternet();
const hour = 60 * 60 * 1000;
let time = Date.parse('2026-11-21T12:00:00Z');
let visits: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];
let photo: Buffer;
let app: TestApp;

beforeAll(async () => {
  photo = Buffer.from(await (await picture('png', { width: 1600, height: 1200 })).arrayBuffer());
  await fakeInternet.shop('shop.example', async (request, response) => {
    visits.push({ url: request.url ?? '', headers: request.headers });
    const path = request.url?.split('?')[0];
    if (path === '/kite.png') return response.setHeader('content-type', 'image/png').end(photo);
    if (path === '/kite.bin') {
      return response.setHeader('content-type', 'application/octet-stream').end(photo);
    }
    if (path === '/kite.svg') {
      response.setHeader('content-type', 'image/svg+xml');
      return response.end(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      );
    }
    if (path === '/disguised.png') {
      return response.setHeader('content-type', 'image/png').end('<html><script>alert(1)</script>');
    }
    if (path === '/large.png') {
      response.setHeader('content-type', 'image/png').write(photo);
      return response.end(Buffer.alloc(11 * 1024 * 1024));
    }
    if (path === '/slow') await pause(60);
    if (path === '/away') return response.writeHead(503).end();
    if (path === '/gone') return response.writeHead(404).end('<h1>Nothing here</h1>');
    if (path === '/robot') {
      const page = '<title>Robot or human?</title><h1>Robot or human?</h1><p>Press and hold</p>';
      return response.setHeader('content-type', 'text/html').end(page);
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('set-cookie', 'visit=1');
    const image = new URLSearchParams(request.url?.split('?')[1]).get('image') ?? '/kite.png';
    return response.end(productPage({ image }));
  });
  app = await startApp(
    { PUBLIC_URL: 'https://wishes.example' },
    { network: fakeInternet, times, now: () => time },
  );
});
afterAll(async () => {
  await app.close();
  fakeInternet.close();
});
beforeEach(() => {
  visits = [];
  // What an earlier test asked for is forgotten.
  time += hour;
});

const get = (path: string, language = 'en', on = app) =>
  on.fetch(new Request(`http://wishbow.test${path}`, { headers: { 'accept-language': language } }));
async function read(url: string, language = 'en', on = app) {
  const answer = await get(
    `/api/wishlist/productinfo?${new URLSearchParams({ url })}`,
    language,
    on,
  );
  expect(answer.status).toBe(200);
  return (await answer.json()) as ProductInfo;
}
const nothing = { title: null, price: null, description: null, imageUrl: null };

test('a pasted link gives title, price and a picture on the site’s own origin', async () => {
  const info = await read('http://shop.example/kite');
  expect(info).toEqual({
    title: 'Red kite',
    price: '€12.50',
    description: info.description,
    imageUrl: expect.stringMatching(/^\/api\/wishlist\/productimage\?/) as string,
    reason: null,
  });
  expect((await read('  http://shop.example/kite#reviews ', 'de')).price).toBe('12,50\u00a0€');
  const shared = 'Look what I found: <http://shop.example/kite>, isn’t it lovely?';
  expect((await read(shared)).title).toBe('Red kite');
});

test('the shop receives the user agent and the language, and nothing of the visitor', async () => {
  await app.fetch(
    new Request('http://wishbow.test/api/wishlist/productinfo?url=http://shop.example/kite', {
      headers: {
        'accept-language': 'fr-CH,fr;q=0.9',
        cookie: 'sessionId=s',
        referer: 'http://wishbow.test/wishlist/x',
        'user-agent': 'Visitor/1.0',
        'x-forwarded-for': '192.0.2.1',
      },
    }),
  );
  await read('http://shop.example/kite?again', 'fr');
  const [headers = {}, again] = visits.map((visit) => visit.headers);
  expect(headers['user-agent']).toBe('Mozilla/5.0 (compatible; Wishbow; +https://wishes.example)');
  expect(headers['accept-language']).toBe('fr,en;q=0.5');
  expect(headers['cookie'] ?? headers['referer'] ?? headers['x-forwarded-for']).toBeUndefined();
  // Its cookie is not brought back either.
  expect(again).toEqual(headers);
});

test.each([
  ['a wall', '/robot', 'blocked'],
  ['a shop that is overloaded', '/away', 'blocked'],
  ['a page that is gone', '/gone', 'not_found'],
])('the answer to %s has the usual shape, and a reason', async (_what, path, reason) => {
  expect(await read(`http://shop.example${path}`)).toEqual({ ...nothing, reason });
});

test('a call without an address is a client error', async () => {
  for (const query of ['', '?url=a&url=b', '?link=a']) {
    const answer = await get(`/api/wishlist/productinfo${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'request.invalid',
      errors: [{ field: 'url' }],
    });
  }
});

test('concurrent requests for one page share one fetch, and later ones use its cached result', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => read('http://shop.example/slow')),
  );
  expect(new Set(answers.map(({ title }) => title))).toEqual(new Set(['Red kite']));
  expect(visits).toHaveLength(1);
  await read('http://shop.example/slow#part');
  expect(visits).toHaveLength(1);
  await read('http://shop.example/slow', 'de');
  expect(visits).toHaveLength(2);
  time += 6 * 60 * 1000;
  await read('http://shop.example/slow');
  expect(visits).toHaveLength(3);
});

test('a failure is cached for a shorter time than a product', async () => {
  await read('http://shop.example/away');
  await read('http://shop.example/away');
  expect(visits).toHaveLength(1);
  time += 30_000;
  await read('http://shop.example/away');
  expect(visits).toHaveLength(2);
});

test('two requests run to one host at a time, and twelve to all hosts', async () => {
  const many = new FakeInternet();
  const now = new Map<string, number>();
  let [most, mostOfOne] = [0, 0];
  const hosts = Array.from({ length: 10 }, (_, n) => `shop${n}.example`);
  for (const [n, host] of hosts.entries()) {
    await many.shop(
      host,
      async (_request, response) => {
        now.set(host, (now.get(host) ?? 0) + 1);
        mostOfOne = Math.max(mostOfOne, now.get(host) ?? 0);
        most = Math.max(
          most,
          [...now.values()].reduce((sum, each) => sum + each, 0),
        );
        await pause(30);
        now.set(host, (now.get(host) ?? 0) - 1);
        response.setHeader('content-type', 'text/html').end(productPage());
      },
      `93.184.215.${100 + n}`,
    );
  }
  const busy = await startApp({}, { network: many, times: { ...times, queue: 20_000 } });
  const titles = await Promise.all(
    hosts.flatMap((host) => [1, 2, 3, 4].map((n) => read(`http://${host}/${n}`, 'en', busy))),
  );
  expect(titles.every(({ title }) => title === 'Red kite')).toBe(true);
  expect(mostOfOne).toBe(2);
  expect(most).toBe(12);
  await busy.close();
  many.close();
});

test('over TLS a shop without a valid certificate is not read', async () => {
  const secure = new FakeInternet();
  const certificate = certificateFor('safe.example');
  await secure.secureShop(
    'safe.example',
    (_request, response) => {
      response.setHeader('content-type', 'text/html').end(productPage());
    },
    certificate,
  );
  await secure.shop('plain.example', (_request, response) => {
    response.writeHead(301, { location: 'https://safe.example/kite' }).end();
  });
  secure.name('other.example', [shopIp]);
  const trusting = await startApp(
    {},
    { network: Object.assign(secure, { authorities: [certificate.cert] }), times },
  );
  expect((await read('https://safe.example/', 'en', trusting)).title).toBe('Red kite');
  expect((await read('http://plain.example/', 'en', trusting)).title).toBe('Red kite');
  expect(await read('https://other.example/', 'en', trusting)).toEqual({
    ...nothing,
    reason: 'unreachable',
  });
  await trusting.close();
  Object.assign(secure, { authorities: undefined });
  const strict = await startApp({}, { network: secure, times });
  expect((await read('https://safe.example/', 'en', strict)).title).toBeNull();
  await strict.close();
  secure.close();
});

test('the picture is sent as WebP, in the largest width, from the site’s own origin', async () => {
  for (const image of ['/kite.png', '/kite.bin']) {
    const { imageUrl } = await read(`http://shop.example/kite?image=${image}`);
    const answer = await get(imageUrl ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=900');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const meta = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([meta.format, meta.width, meta.exif]).toEqual(['webp', 1280, undefined]);
  }
});

test.each([
  ['drawn by a program', '/kite.svg'],
  ['no picture at all', '/disguised.png'],
  ['too large', '/large.png'],
  ['gone', '/gone'],
  ['a page', '/kite'],
  ['inside our network', 'http://inside.example/kite.png'],
])('a picture that is %s is not relayed', async (_what, image) => {
  fakeInternet.name('inside.example', ['10.0.0.1']);
  const { imageUrl } = await read(`http://shop.example/kite?image=${encodeURIComponent(image)}`);
  if (imageUrl === null) return;
  const answer = await get(imageUrl);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'image.not_found' });
  expect(fakeInternet.attempts.every((place) => place === `${shopIp}:80`)).toBe(true);
});

test('a picture at a private address is not offered', async () => {
  for (const image of ['http://10.0.0.1/kite.png', 'http://nas.local/kite.png']) {
    const { title, imageUrl } = await read(
      `http://shop.example/kite?image=${encodeURIComponent(image)}`,
    );
    expect([title, imageUrl]).toEqual(['Red kite', null]);
  }
});

test('only picture addresses that the server gave out are relayed, and for a limited time', async () => {
  const { imageUrl } = await read('http://shop.example/kite');
  const given = new URL(imageUrl ?? '', 'http://wishbow.test');
  visits = [];
  const changed = (name: string, value: string) => {
    const url = new URL(given);
    url.searchParams.set(name, value);
    return url.pathname + url.search;
  };
  for (const path of [
    changed('url', 'http://shop.example/kite.bin'),
    changed('until', String(time + 24 * hour)),
    changed('signature', ''),
    changed('signature', 'A'.repeat(43)),
    changed('signature', 'é'.repeat(43)),
  ]) {
    expect((await get(path)).status).toBe(404);
  }
  expect((await get('/api/wishlist/productimage')).status).toBe(400);
  expect(visits).toEqual([]);
  time += 14 * 60 * 1000;
  expect((await get(given.pathname + given.search)).status).toBe(200);
  time += 2 * 60 * 1000;
  expect((await get(given.pathname + given.search)).status).toBe(404);
});

test('the number of shop pages a visitor may request is limited to what people paste', async () => {
  const limited = await startApp({ RATE_LIMIT: 'on' }, { network: fakeInternet, times });
  const path = '/api/wishlist/productinfo?url=nonsense';
  for (let n = 0; n < 60; n += 1) expect((await get(path, 'en', limited)).status).toBe(200);
  const refused = await get(path, 'en', limited);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await limited.close();
});

test('a stopping server does not wait for a shop', async () => {
  const silent = new FakeInternet();
  await silent.shop('shop.example', () => {});
  const stopping = await startApp({}, { network: silent, times: { ...fetchTimeouts, step: 1 } });
  const reading = read('http://shop.example/', 'en', stopping);
  await pause(100);
  const begun = performance.now();
  await stopping.services.products.close();
  expect(await reading).toEqual({ ...nothing, reason: 'unreachable' });
  expect(performance.now() - begun).toBeLessThan(1000);
  await stopping.close();
  silent.close();
});

test('the log holds the outcome, never the page or the shop', async () => {
  const { imageUrl } = await read('http://shop.example/secret-wish?for=ann');
  await get(imageUrl ?? '');
  await read('http://unknown.example/secret-wish');
  await read('http://shop.example:99/secret-wish');
  expect(app.log()).toContain('"reason":"none"');
  expect(app.log()).toContain('"reason":"unreachable"');
  expect(app.log()).not.toMatch(/secret-wish|shop\.example|unknown\.example|for=ann|kite\.png/);
});

onBothDatabases('the secret that signs pictures', (stage) => {
  const another = (environment: Record<string, string> = {}) =>
    new Products({
      ...stage.app.services,
      secret: serverSecret(
        { secret: environment['SECRET'] ?? null },
        stage.app.services.database,
        stage.app.services.now,
      ),
      network: fakeInternet,
      times,
    });
  const askedOf = async (products: Products) => {
    const { imageUrl } = await products.info('http://shop.example/kite', 'en');
    return Object.fromEntries(new URL(imageUrl ?? '', 'http://x').searchParams) as {
      url: string;
      until: string;
      signature: string;
    };
  };

  test('is shared by all servers on a database, and by servers with the same configured secret', async () => {
    const [one, two] = [another(), another()];
    const [first, second] = await Promise.all([askedOf(one), askedOf(two)]);
    expect(await two.picture(first, requester)).not.toBeNull();
    expect(await one.picture(second, requester)).not.toBeNull();
    const [three, four] = ['a', 'a'].map((each) => another({ SECRET: each.repeat(32) }));
    if (!three || !four) throw new Error('two servers are needed');
    expect(await four.picture(await askedOf(three), requester)).not.toBeNull();
    expect(await one.picture(await askedOf(three), requester)).toBeNull();
    for (const each of [one, two, three, four]) await each.close();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GuestView } from '../../../src/contract/schemas.ts';
import type { Pages } from '../../../src/server/pages/pages.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { ApiClient } from '../../support/client.ts';
import { databases, environmentFor } from '../../support/databases.ts';
import { askRaw } from '../../support/raw-request.ts';

/** Pages that say what they were made for, and of a shared list what is on it. */
const telling: Pages = {
  files: null,
  cacheable: true,
  prerendered: () => undefined,
  async render(request, { language, fetchApi, origin, isCrawler }) {
    const token = /guest\/([\w-]+)/.exec(request.url)?.[1];
    const list = token
      ? await fetchApi(new Request(`http://x.test/api/wishlist/token/${token}`))
      : null;
    if (list && list.status !== 200) return new Response('nothing here', { status: 404 });
    const view = list && ((await list.json()) as GuestView);
    return new Response(
      `${language}: ${view?.items.map((item) => item.title + item.status).join(' ')} at ${origin} ${isCrawler ? 'for crawlers' : 'for people'}`,
    );
  },
};

describe.each(databases)('a cached response, on %s', (database) => {
  let app: TestApp;
  let api: ApiClient;
  let origin: string;
  beforeAll(async () => {
    app = await startApp(await environmentFor(database), {}, telling);
    origin = await app.listen();
    api = new ApiClient(fetch, origin);
  });
  afterAll(() => app.close());

  const visit = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers, redirect: 'manual' });
  const atOnce = () => app.log().split('answered at once').length - 1;
  /** Asks twice, so that the second answer is the one that was ready. */
  async function twice(path: string, headers: Record<string, string> = {}) {
    const first = await visit(path, headers);
    const text = await first.text();
    const before = atOnce();
    const second = await visit(path, headers);
    expect(atOnce(), `${path} was ready`).toBe(before + 1);
    return { first, text, second, again: await second.text() };
  }
  const lasting = (headers: Headers) => {
    const changing = new Set([
      'date',
      'set-cookie',
      'keep-alive',
      'connection',
      'content-length',
      'x-request-id',
    ]);
    return [...headers]
      .filter(([name]) => !changing.has(name))
      .map(String)
      .toSorted();
  };

  test('equals an uncached one, with the same headers', async () => {
    const { list } = await api.listWith({ title: 'Kite' });
    for (const path of [
      `/wishlist/guest/${list.guestToken}`,
      `/api/wishlist/token/${list.guestToken}`,
      '/',
    ]) {
      for (const coding of ['br', 'gzip', 'identity']) {
        const { first, text, second, again } = await twice(path, { 'accept-encoding': coding });
        expect(again).toBe(text);
        expect(lasting(second.headers)).toEqual(lasting(first.headers));
        const known = {
          'if-none-match': first.headers.get('etag') ?? '',
          'accept-encoding': coding,
        };
        expect((await visit(path, known)).status).toBe(304);
      }
    }
  });

  test('is logged like every other response, with the request id that is sent with it', async () => {
    const { list } = await api.listWith({ title: 'Kite' });
    for (const [path, route] of [
      [`/wishlist/guest/${list.guestToken}`, '/*'],
      [`/api/wishlist/token/${list.guestToken}`, '/api/wishlist/token/:token'],
    ] as const) {
      const { first, second } = await twice(path);
      const lines = app
        .log()
        .split('\n')
        .flatMap((line) => (line.includes('"answered') ? [JSON.parse(line)] : []));
      const [made, atHand] = [first, second].map(({ headers }) =>
        lines.find(({ reqId }) => reqId === headers.get('x-request-id')),
      );
      const fields = { method: 'GET', route, status: 200, milliseconds: expect.any(Number) };
      expect(made).toMatchObject({ ...fields, msg: 'answered', pid: process.pid });
      expect(atHand).toMatchObject({ ...fields, msg: 'answered at once', pid: process.pid });
    }
  });

  test('sets a session for a page, and none for data', async () => {
    const { list } = await api.listWith({ title: 'Kite' });
    const page = await twice(`/wishlist/guest/${list.guestToken}`);
    const cookies = page.second.headers.getSetCookie();
    expect(cookies.map((each) => each.split('=')[0])).toEqual(['sessionId', 'XSRF-TOKEN']);
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
    const claim = { itemId: list.items[0]?.id, claimerName: 'Ann' };
    const send = (headers: Record<string, string>) =>
      api.call('POST', `/api/wishlist/claim/${list.guestToken}`, claim, { cookie, ...headers });
    expect((await send({})).status).toBe(403);
    const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect((await send({ 'x-xsrf-token': token })).status).toBe(200);
    expect(
      (await visit(`/wishlist/guest/${list.guestToken}`, { cookie })).headers.getSetCookie(),
    ).toEqual([]);
    const data = await twice(`/api/wishlist/token/${list.guestToken}`);
    expect(data.second.headers.getSetCookie()).toEqual([]);
  });

  test('is invalidated by an acknowledged change of its list, and by no other list’s', async () => {
    const { list, item } = await api.listWith({ title: 'Kite', maxQuantity: 99 });
    const { list: other } = await api.listWith({ title: 'Drum' });
    const page = `/wishlist/guest/${list.guestToken}`;
    const data = `/api/wishlist/token/${list.guestToken}`;
    await twice(`/wishlist/guest/${other.guestToken}`);
    for (let n = 1; n <= 30; n++) {
      await Promise.all([visit(page), visit(data)]);
      await api.claim(list.guestToken, item.id, 'Ann');
      const view = (await (await visit(data)).json()) as GuestView;
      expect(view.items[0]?.claimedQuantity).toBe(n);
    }
    await api.updateItem(list.adminToken, { id: item.id, title: 'Map' });
    expect(await (await visit(page)).text()).toContain('Map');
    const before = atOnce();
    await visit(`/wishlist/guest/${other.guestToken}`);
    expect(atOnce()).toBe(before + 1);
  });

  test('is not sent once its link is replaced or its list deleted', async () => {
    const { list } = await api.listWith({ title: 'Kite' });
    const addresses = [
      `/wishlist/guest/${list.guestToken}`,
      `/api/wishlist/token/${list.guestToken}`,
    ];
    for (const path of addresses) await twice(path);
    const { body: rotated } = await api.rotate(list.adminToken, 'guest');
    for (const path of addresses) expect((await visit(path)).status).toBe(404);
    const path = `/wishlist/guest/${rotated.guestToken}`;
    await twice(path);
    await api.erase(list.adminToken);
    expect((await visit(path)).status).toBe(404);
  });

  test('depends on language and theme, and not on parameters that messengers add', async () => {
    const { list } = await api.listWith({ title: 'Kite' });
    const path = `/wishlist/guest/${list.guestToken}`;
    const texts: string[] = [];
    for (const [address, cookie] of [
      [path, ''],
      [path, 'app_language=de'],
      [`/fr${path}`, 'app_language=de'],
      [path, 'x=1; app_language=de; theme=dark'],
    ] as const) {
      texts.push((await twice(address, { cookie })).text);
    }
    expect(texts.map((text) => text.slice(0, 2))).toEqual(['en', 'de', 'fr', 'de']);
    const before = atOnce();
    expect(await (await visit(`${path}?fbclid=abc`)).text()).toBe(texts[0]);
    expect(atOnce()).toBe(before + 1);
  });

  test('depends on the origin of the site, and on whether a crawler requests it', async () => {
    const { list } = await api.listWith({ title: 'Kite' });
    const path = `/wishlist/guest/${list.guestToken}`;
    const page = async (headers: Record<string, string>) => {
      await askRaw(origin, path, headers);
      return (await askRaw(origin, path, headers)).text;
    };
    for (const [host, agent, says] of [
      ['one.example', 'Mozilla/5.0', 'at http://one.example for people'],
      ['two.example', 'Mozilla/5.0', 'at http://two.example for people'],
      ['one.example', 'Googlebot/2.1', 'at http://one.example for crawlers'],
      ['one.example', 'Mozilla/5.0', 'at http://one.example for people'],
    ] as const) {
      expect(await page({ host, 'user-agent': agent })).toContain(says);
    }
  });

  test('is never kept for an owner', async () => {
    const { list } = await api.listWith({ title: 'Kite' });
    const before = atOnce();
    for (const path of [
      `/wishlist/admin/${list.adminToken}`,
      `/api/wishlist/token/${list.adminToken}`,
    ]) {
      for (let n = 0; n < 3; n++) await (await visit(path)).text();
    }
    expect(atOnce()).toBe(before);
  });
});

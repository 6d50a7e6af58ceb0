import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GuestView, OwnerView } from '../../../src/contract/schemas.ts';
import type { Pages } from '../../../src/server/pages/pages.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import type { ApiClient } from '../../support/client.ts';
import { askRaw } from '../../support/raw-request.ts';

/** Pages of an application that forgives every spelling, and print the origin they are given. */
const forgiving: Pages = {
  files: null,
  cacheable: true,
  prerendered: () => undefined,
  async render(request, { fetchApi, origin }) {
    const path = decodeURIComponent(new URL(request.url).pathname);
    const token = /\/wishlist\/(?:guest|admin)\/([\w-]+)/i.exec(path)?.[1];
    if (!token) return new Response(`page at ${origin} by ${request.url}`);
    const found = await fetchApi(new Request(`http://x.test/api/wishlist/token/${token}`));
    if (found.status !== 200) return new Response('nothing here', { status: 404 });
    const list = (await found.json()) as GuestView | OwnerView;
    return new Response(`${origin} ${list.items.map((item) => item.title).join()}`);
  },
};

let app: TestApp;
let api: ApiClient;
let origin: string;
beforeAll(async () => {
  app = await startApp({}, {}, forgiving);
  origin = await app.listen();
  api = app.api;
});
afterAll(() => app.close());

const visit = async (target: string, headers: Record<string, string> = {}) => {
  let answer = await askRaw(origin, target, headers);
  const answers = [answer];
  for (let hops = 0; hops < 3 && answer.headers.location !== undefined; hops += 1) {
    expect(answer.headers.location).toMatch(/^\/(?![/\\])/);
    answer = await askRaw(origin, answer.headers.location, headers);
    answers.push(answer);
  }
  return answers;
};

const letterCase = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replace(/^./, (first) => first.toUpperCase()),
);
const slash = fc.constantFrom('/', '/', '/', '//', '/./', '/x/../', '/%2e/');
const tail = fc.constantFrom('', '', '/', '//', '/.', '?x=1', '?', ';x=1', '%20');
const escaped = (text: string) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;
const inToken = fc.constantFrom<(text: string) => string>(
  (text) => text,
  escaped,
  (text) => text.replace(/.$/, (last) => escaped(last).toUpperCase()),
);

/** Ways to write the address of a page or a call that somebody could be served by. */
const spelling = fc
  .tuple(
    fc.constantFrom('', '', 'en', 'de', '%64e', 'DE'),
    fc.array(fc.tuple(slash, letterCase, fc.boolean()), { minLength: 3, maxLength: 3 }),
    inToken,
    tail,
  )
  .map(([language, ways, writeToken, end]) => (words: readonly string[], token: string) => {
    const parts = words.map((word, place) => {
      const [before, write, isEscaped] = ways[place] ?? ['/', (text: string) => text, false];
      return before + (isEscaped ? escaped(write(word)) : write(word));
    });
    return `${language && words[0] !== 'api' ? `/${language}` : ''}${parts.join('')}/${writeToken(token)}${end}`;
  });

describe('another spelling of an address', () => {
  test('opens the same page, as private, and nothing once the link is replaced or the list deleted', async () => {
    const { list } = await api.listWith({ title: 'Kite' });
    const asked: string[] = [];
    const check = async (target: string, headers?: Record<string, string>) => {
      asked.push(target);
      const answers = await visit(target, headers);
      for (const { status, headers: sent } of answers) {
        expect(status, target).toBeLessThan(500);
        expect(sent['x-robots-tag'] ?? 'none', target).toBe('noindex');
        expect(sent['referrer-policy'], target).toBe('no-referrer');
        expect(sent['cache-control'], target).toMatch(/private|no-store/);
      }
      return answers.at(-1);
    };
    await fc.assert(
      fc.asyncProperty(spelling, async (spell) => {
        await check(spell(['wishlist', 'guest'], list.guestToken));
        await check(spell(['wishlist', 'admin'], list.adminToken));
        const previewed = await check(spell(['wishlist', 'admin'], list.adminToken), {
          'user-agent': 'WhatsApp/2.23',
        });
        expect(previewed?.text).not.toContain('Kite');
        await check(spell(['api', 'wishlist', 'token'], list.guestToken));
      }),
      { numRuns: 30 },
    );
    const opened = async () => {
      const texts = await Promise.all(asked.map(async (each) => (await visit(each)).at(-1)?.text));
      return texts.filter((text) => text?.includes('Kite')).length;
    };
    expect(await opened()).toBeGreaterThan(25);
    const { body: rotated } = await api.rotate(list.adminToken, 'guest');
    const { body: owned } = await api.rotate(list.adminToken, 'admin');
    expect(await opened()).toBe(0);
    const now = `/wishlist/guest/${rotated.guestToken}`;
    for (const each of [now, now.replace('w', 'W'), `${now}/`, now.replace('t', '%74')]) {
      expect((await visit(each)).at(-1)?.text).toContain('Kite');
      asked.push(each);
    }
    await api.erase(owned.adminToken);
    expect(await opened()).toBe(0);
  }, 60_000);

  test('is never cached as a separate response', async () => {
    const { list } = await api.listWith({ title: 'Kite' });
    const atOnce = () => app.log().split('answered at once').length - 1;
    const before = atOnce();
    for (let n = 0; n < 3; n += 1) {
      for (const each of ['/Wishlist/guest/', '//wishlist/guest/', '/wishlist/gues%74/']) {
        expect((await askRaw(origin, each + list.guestToken)).status).toBe(308);
      }
      await askRaw(origin, `/not/known/to/anybody`);
    }
    expect(atOnce()).toBe(before);
  });

  test('is refused for a change', async () => {
    const { list, item } = await api.listWith({ title: 'Kite' });
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const body = JSON.stringify({ itemId: item.id, claimerName: 'Ann' });
    socket.end(
      `POST //api/wishlist/claim/${list.guestToken} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 404 /);
    expect((await api.asGuest(list.guestToken)).body.items[0]?.claimedQuantity).toBe(0);
  });
});

test('a private page is not indexed, cached or not, and messengers receive nothing of it', async () => {
  const { list } = await api.listWith({ title: 'Kite' });
  const guest = `/wishlist/guest/${list.guestToken}`;
  const owner = `/de/wishlist/admin/${list.adminToken}`;
  for (const path of [guest, guest, owner, owner, '/wishlist/receipt/x']) {
    const { headers, text } = await askRaw(origin, path, { 'user-agent': 'Mozilla/5.0' });
    expect(headers['x-robots-tag'], path).toBe('noindex');
    expect(headers['referrer-policy'], path).toBe('no-referrer');
    if (path !== '/wishlist/receipt/x') expect(text).toContain('Kite');
  }
  for (const agent of [
    'WhatsApp/2.23',
    'facebookexternalhit/1.1',
    'Slackbot 1.0',
    'Googlebot/2.1',
  ]) {
    const { headers, text, status } = await askRaw(origin, owner, { 'user-agent': agent });
    expect(status).toBe(200);
    expect(text, agent).not.toContain('Kite');
    expect(text, agent).toContain('noindex');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toContain('no-store');
  }
  // An app's own browser has such a name too, and is a person once its cookies come back.
  const person = { 'user-agent': 'Mozilla/5.0 Twitter for iPhone', cookie: 'sessionId=x' };
  expect((await askRaw(origin, owner, person)).text).toContain('Kite');
});

describe('an address made to look like another site', () => {
  test('never appears in a page, and causes no server error', async () => {
    for (const target of [
      '//evil.example/en',
      '//evil.example',
      '/\\evil.example/en',
      'http://evil.example/en',
      'https://evil.example',
      '//a:b@evil.example/en',
      '///evil.example/en',
      '/.//evil.example',
      '/%2F/evil.example',
      '/en/..//evil.example',
      '/%zz',
    ]) {
      for (const { status, text, headers } of await visit(target)) {
        expect(status, target).toBeLessThan(500);
        expect(text, target).not.toContain('//evil.example');
        expect(headers['content-security-policy'], target).toContain("script-src 'self'");
        if (status === 200) expect(text, target).toContain(`page at ${origin} by ${origin}/`);
      }
    }
  });

  test('does not write a token to the log, however it is spelled', async () => {
    const { list } = await api.listWith({ title: 'Kite' });
    const written = `%${list.adminToken.charCodeAt(0).toString(16)}${list.adminToken.slice(1)}`;
    await visit(`//a:b@c/wishlist/admin/${written}`);
    app.services.log.error({ err: new Error(`Invalid URL /wishlist/admin/${written}`) }, 'test');
    expect(app.log()).toContain('Invalid URL /wishlist/admin/[token]');
    expect(app.log()).not.toContain(list.adminToken.slice(1));
  });

  test('a request with an invalid host or two hosts is refused', async () => {
    for (const host of ['x$`', 'a/b', 'u@h', `${'a'.repeat(300)}.example`, '"><script>']) {
      const refused = await askRaw(origin, '/en', { host });
      expect(refused.status, host).toBe(400);
      expect(JSON.parse(refused.text)).toMatchObject({ code: 'request.malformed' });
    }
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.end(
      'GET /en HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
  });
});

test('a forwarded request is checked like a direct one', async () => {
  const behind = await startApp({ TRUST_PROXY: '1' }, {}, forgiving);
  const page = (headers: Record<string, string>) =>
    behind.fetch(new Request('http://inner.test/en', { headers }));
  const good = await page({
    'x-forwarded-host': 'wishes.example',
    'x-forwarded-proto': 'https',
  });
  expect(await good.text()).toContain('page at https://wishes.example');
  for (const [name, value] of [
    ['x-forwarded-host', 'x$`'],
    ['x-forwarded-host', 'evil.example/x'],
    ['x-forwarded-proto', 'javascript'],
  ] as const) {
    expect((await page({ [name]: value })).status).toBe(400);
  }
  await behind.close();
});

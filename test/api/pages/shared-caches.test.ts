import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodePage } from '../../../src/server/pages/encode-page.ts';
import type { Pages } from '../../../src/server/pages/pages.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { ApiClient } from '../../support/client.ts';

const pages: Pages = {
  files: null,
  cacheable: true,
  prerendered: (path, theme) =>
    path === '/en/article/gifts' ? encodePage(new Response('an article'), theme) : undefined,
  render: async (request) =>
    request.url.includes('broken') ? new Response('', { status: 500 }) : new Response('a page'),
};

describe('a cache in front of the site', () => {
  let app: TestApp;
  let origin: string;
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'https://wishes.example' }, {}, pages);
    origin = await app.listen();
  });
  afterAll(() => app.close());

  /** Asks twice: the second answer may come from the response cache. */
  async function visits(path: string, headers: Record<string, string> = {}) {
    const both = [];
    for (let n = 0; n < 2; n++) both.push(await fetch(origin + path, { headers, redirect: 'manual' }));
    return both.map((response) => ({
      control: response.headers.get('cache-control'),
      vary: response.headers.get('vary'),
      cookies: response.headers.getSetCookie().length,
    }));
  }

  test.each(['/en', '/de/gift-finder', '/fr/wishlist', '/en/article/gifts'])(
    'may store %s, which is the same for all and sets no cookie',
    async (path) => {
      for (const { control, vary, cookies } of await visits(path)) {
        expect(control).toMatch(/^public, max-age=0, must-revalidate, s-maxage=300\b/);
        expect(vary).toBe('cookie, accept-encoding');
        expect(cookies).toBe(0);
      }
    },
  );

  test('may not store a page of a list, a search, a theme, or without a language', async () => {
    const { list } = await new ApiClient(fetch, origin).listWith({ title: 'Kite' });
    for (const path of [
      `/wishlist/guest/${list.guestToken}`,
      `/en/wishlist/admin/${list.adminToken}`,
      '/en/gift-finder?q=tea',
      '/en/article/gifts?x=1',
      '/gift-finder',
      '/',
      '/en/broken',
    ]) {
      for (const { control } of await visits(path)) expect(control, path).toMatch(/^private/);
    }
    const visitors: Record<string, string>[] = [
      { cookie: 'theme=dark' },
      { 'user-agent': 'Googlebot/2.1' },
    ];
    for (const headers of visitors) {
      for (const path of ['/en', '/en/article/gifts'])
        for (const { control } of await visits(path, headers))
          expect(control, path).toMatch(/^private/);
    }
  });

  test('sends no session, and a first change succeeds without one', async () => {
    const created = await fetch(`${origin}/api/wishlist/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: '{}',
    });
    expect(created.status).toBe(201);
    const config = await fetch(`${origin}/api/config`);
    expect(config.headers.getSetCookie()).toHaveLength(2);
  });

  test('may store nothing where the site’s address is not configured', async () => {
    const nameless = await startApp({}, {}, pages);
    const response = await nameless.fetch(new Request('http://localhost/en'));
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.getSetCookie()).toHaveLength(2);
    await nameless.close();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageViewSummary } from '../../../src/server/analytics/page-view-summary.ts';
import { pageViewsSince } from '../../../src/server/analytics/page-views.store.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import type { ApiClient } from '../../support/client.ts';
import { onBothDatabases } from '../../support/databases.ts';

const day = 24 * 60 * 60 * 1000;
let time = Date.UTC(2026, 10, 20, 23, 59);

onBothDatabases(
  'our own page counts',
  (stage) => {
    const view = (path: unknown) => stage.api.call('POST', '/api/analytics/page-view', { path });
    const counts = async () =>
      (await pageViewsSince(stage.app.services.database.read, '2026-01-01')).map(
        ({ day: each, path, views }) => `${each} ${path} ${views}`,
      );

    test('a page is counted by day, and a list by its screen only', async () => {
      time = Date.UTC(2026, 10, 20, 23, 59);
      const { body: list } = await stage.api.create({ name: 'Mara' });
      expect((await view('/de/insights')).status).toBe(204);
      await Promise.all(Array.from({ length: 5 }, () => view('/de/insights')));
      await view(`/wishlist/admin/${list.adminToken}`);
      await view(`/wishlist/guest/${list.guestToken}?fbclid=abc`);
      await view('/what/somebody/made/up');
      time += day;
      await view('/de/insights');
      expect(await counts()).toEqual([
        '2026-11-20 /de/insights 6',
        '2026-11-20 /wishlist/admin/:adminToken 1',
        '2026-11-20 /wishlist/guest/:guestToken 1',
        '2026-11-20 elsewhere 1',
        '2026-11-21 /de/insights 1',
      ]);
      expect(JSON.stringify(await counts())).not.toContain(list.guestToken);
      expect(stage.app.log()).not.toContain(list.adminToken);
    });

    test('a view of an unknown page is refused', async () => {
      for (const path of [undefined, '', 7, 'x'.repeat(2049)]) {
        expect((await view(path)).status).toBe(400);
      }
    });

    test('counting sets no cookie', async () => {
      const { headers } = await view('/');
      expect(headers.get('set-cookie')).toBeNull();
    });
  },
  { now: () => time },
  { ANALYTICS: 'first-party' },
);

test('the summary shows the days, and the pages with the most views first', () => {
  const rows = [
    { day: '2026-11-20', path: '/', views: 2 },
    { day: '2026-11-20', path: '/en', views: 3 },
    { day: '2026-11-21', path: '/', views: 4 },
  ];
  expect(pageViewSummary(rows).split('\n')).toEqual([
    '       5  2026-11-20',
    '       4  2026-11-21',
    '',
    '       6  /',
    '       3  /en',
    '',
    '       9  in all',
  ]);
  expect(pageViewSummary([])).toBe('No page views are counted yet.');
});

describe('third parties that the operator has enabled', () => {
  const apps: TestApp[] = [];
  const start = async (environment: Record<string, string>) => {
    const app = await startApp(environment);
    apps.push(app);
    return app.api;
  };
  let plain: ApiClient;
  let connected: ApiClient;
  beforeAll(async () => {
    plain = await start({});
    connected = await start({ ANALYTICS_ID: 'G-TEST1234', ADS_CLIENT: 'ca-pub-1234567890123456' });
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  const policy = async (api: ApiClient, path: string) =>
    (await api.call('GET', path)).headers.get('content-security-policy') ?? '';

  test('by default no third party counts visits', async () => {
    const { status } = await plain.call('POST', '/api/analytics/page-view', { path: '/' });
    expect(status).toBe(404);
    const { body } = await plain.call('GET', '/api/config');
    expect(body).toMatchObject({ analytics: 'none', analyticsId: null, adsClient: null });
    expect((await plain.call('GET', '/ads.txt')).body).not.toContain('google.com');
  });

  test('by default every page has the strict policy', async () => {
    for (const path of ['/', '/en/insights', '/wishlist', '/api/config']) {
      expect(await policy(plain, path)).toContain("script-src 'self';");
      expect(await policy(plain, path)).not.toContain('google');
    }
  });

  test('a third party is allowed on public pages only', async () => {
    for (const path of ['/', '/de', '/en/insights', '/fr/article/the-ultimate-regift']) {
      expect(await policy(connected, path)).toContain('https://www.googletagmanager.com');
      expect(await policy(connected, path)).not.toContain('unsafe');
    }
    const token = 'A'.repeat(24);
    for (const path of [
      '/wishlist',
      `/wishlist/admin/${token}`,
      `/de/wishlist/guest/${token}`,
      '/gift-finder',
      '/nowhere',
      '/api/config',
    ]) {
      expect(await policy(connected, path), path).not.toContain('google');
    }
  });

  test('the policy names what may load, and ads.txt who may sell advertisements', async () => {
    const { body } = await connected.call('GET', '/api/config');
    expect(body).toMatchObject({
      analytics: 'google',
      analyticsId: 'G-TEST1234',
      adsClient: 'ca-pub-1234567890123456',
    });
    expect((await connected.call('GET', '/ads.txt')).body).toBe(
      'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n',
    );
  });
});

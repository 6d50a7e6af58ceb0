import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../support/app.ts';
import type { ApiClient } from '../../support/client.ts';
import { databases, environmentFor } from '../../support/databases.ts';
import { openStream } from '../../support/events.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe.each(databases)('live lists, on %s and two servers', (database) => {
  const folder = temporaryFolder(afterAll);
  let apps: TestApp[];
  let here: string;
  let there: string;
  let api: ApiClient;

  beforeAll(async () => {
    const environment = { ...(await environmentFor(database)), DATA_DIR: folder };
    const one = await startApp(environment);
    const two = await startApp(environment);
    apps = [one, two];
    here = await one.listen();
    there = await two.listen();
    api = one.api;
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
  });

  test('a claim on one server reaches pages that are connected to either, as a version', async () => {
    const { list, item } = await api.listWith({ title: 'Kite' });
    const streams = [
      await openStream(here, list.guestToken),
      await openStream(there, list.guestToken),
      await openStream(there, list.adminToken),
    ];
    const before = await Promise.all(streams.map((stream) => stream.next()));
    expect(before).toEqual([list.version, list.version, list.version]);
    await api.claim(list.guestToken, item.id, 'Ann');
    const after = await Promise.all(streams.map((stream) => stream.next()));
    expect(after).toEqual([list.version + 1, list.version + 1, list.version + 1]);
    for (const stream of streams) {
      expect(stream.text()).not.toContain('Ann');
      expect(stream.text()).not.toContain(list.adminToken);
      stream.close();
    }
  });

  test('a page that reconnects receives newer versions only', async () => {
    const { list } = await api.listWith({ title: 'Kite' });
    const lastSeen = { 'last-event-id': String(list.version) };
    const stream = await openStream(here, list.guestToken, lastSeen);
    const news = stream.next();
    await api.addItem(list.adminToken, { title: 'Drum' });
    expect(await news).toBe(list.version + 1);
    stream.close();
  });

  test('in surprise mode the owner’s page receives nothing about claims, the guests’ page does', async () => {
    const { list, item } = await api.listWith({ title: 'Kite' });
    const { body } = await api.update(list.adminToken, { surprise: true });
    const owner = await openStream(there, list.adminToken);
    const guest = await openStream(there, list.guestToken);
    expect(await owner.next()).toBe(body.version);
    const seen = await guest.next();
    await api.claim(list.guestToken, item.id, 'Ann');
    expect(await guest.next()).toBe(seen + 1);
    await api.update(list.adminToken, { name: 'Later' });
    expect(await owner.next()).toBe(body.version + 1);
    expect(owner.text().match(/event: changed/g)).toHaveLength(2);
    owner.close();
    guest.close();
  });

  test('the event streams of a replaced link and of a deleted list end', async () => {
    const { list } = await api.listWith({ title: 'Kite' });
    const old = await openStream(there, list.guestToken);
    await old.next();
    const { body } = await api.rotate(list.adminToken, 'guest');
    await old.ended;
    expect(old.text()).toMatch(/event: gone\ndata: \{\}\n\n$/);
    const fresh = await openStream(there, body.guestToken);
    await fresh.next();
    await api.erase(list.adminToken);
    await fresh.ended;
    expect(fresh.text()).toMatch(/event: gone\ndata: \{\}\n\n$/);
    await expect(openStream(here, body.guestToken)).rejects.toThrow('404');
  });

  test('a stopping server ends its streams with a reconnection delay', async () => {
    const app = await startApp(await environmentFor(database));
    const origin = await app.listen();
    const { list } = await app.api.listWith({ title: 'Kite' });
    const stream = await openStream(origin, list.guestToken);
    await stream.next();
    await Promise.all([app.close(), stream.ended]);
    expect(stream.text()).toMatch(/^retry: \d{4}\n/);
  });
});

test('a visitor’s streams are limited, the refusal says so, and closed ones make room', async () => {
  const app = await startApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  const origin = await app.listen();
  const api = app.api;
  const { body: list } = await api.create();
  const path = `${origin}/api/wishlist/${list.guestToken}/events`;
  const open = (visitor: string) =>
    openStream(origin, list.guestToken, { 'x-forwarded-for': visitor });
  const many = await Promise.all(Array.from({ length: 200 }, () => open('192.0.2.1')));
  const refused = await fetch(path, { headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'request.too_many' });
  (await open('192.0.2.2')).close();
  many.pop()?.close();
  await expect.poll(() => open('192.0.2.1').then((stream) => many.push(stream))).toBe(200);
  for (const stream of many) stream.close();
  await app.close();
});

test('pages that are closed while their list is looked up keep no place', async () => {
  const app = await startApp({
    ...(await environmentFor('PostgreSQL')),
    RATE_LIMIT: 'on',
    MAX_EVENT_STREAMS_PER_VISITOR: '2',
  });
  const origin = await app.listen();
  const { database } = app.services;
  const { body: list } = await app.api.create();
  const isLocked = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const locking = database.write(async (tx) => {
    await sql`lock table wishlists in access exclusive mode`.execute(tx);
    isLocked.resolve();
    await unlock.promise;
  });
  await isLocked.promise;
  const closed = AbortSignal.timeout(300);
  const path = `${origin}/api/wishlist/${list.guestToken}/events`;
  const left = await Promise.allSettled([1, 2].map(() => fetch(path, { signal: closed })));
  expect(left.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  unlock.resolve();
  await locking;
  const streams = [
    await openStream(origin, list.guestToken),
    await openStream(origin, list.guestToken),
  ];
  for (const stream of streams) expect(await stream.next()).toBe(list.version);
  await app.close();
});

test('a client can check that a stream is available without opening one', async () => {
  const app = await startApp();
  const { body: list } = await app.api.create();
  const origin = await app.listen();
  const answer = await fetch(`${origin}/api/wishlist/${list.guestToken}/events`, {
    method: 'HEAD',
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const unknown = await fetch(`${origin}/api/wishlist/x/events`, { method: 'HEAD' });
  expect(unknown.status).toBe(404);
  await app.close();
});

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../../support/app.ts';
import type { ApiClient } from '../../support/client.ts';
import { environmentFor } from '../../support/databases.ts';

describe('concurrent claims, on PostgreSQL', () => {
  let app: TestApp;
  let api: ApiClient;
  let other: Client;

  beforeAll(async () => {
    const environment = await environmentFor('PostgreSQL');
    app = await startApp(environment);
    api = app.api;
    other = new Client({ connectionString: environment['DATABASE_URL'] ?? '' });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await app.close();
  });

  const lists = (count: number) =>
    Promise.all(Array.from({ length: count }, () => api.listWith({ title: 'Kite' })));

  test('need few statements and no transaction of several steps', async () => {
    const made = await lists(30);
    const steps = vi.spyOn(app.services.database, 'write');
    const statements = vi.spyOn(app.services.database.read.getExecutor(), 'executeQuery');
    const replies = await Promise.all(
      made.map(({ list, item }, n) =>
        api.claim(list.guestToken, item.id, `Guest ${n}`, {
          'idempotency-key': `together with others, ${n}`,
        }),
      ),
    );
    for (const [n, { status, body }] of replies.entries()) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ version: 3, items: [{ claimedBy: `Guest ${n}` }] });
    }
    expect(steps).not.toHaveBeenCalled();
    const claiming = statements.mock.calls.filter(([{ sql }]) =>
      sql.includes('insert into claims'),
    );
    expect(claiming.length).toBeGreaterThan(0);
    expect(claiming.length).toBeLessThan(15);
    vi.restoreAllMocks();
  });

  test('are not delayed by a list that somebody else changes, except claims of that list', async () => {
    const [held, free] = await lists(2);
    if (!held || !free) throw new Error('no list was made');
    await other.query('begin');
    await other.query('select from wishlists where guest_token = $1 for update', [
      held.list.guestToken,
    ]);
    let isHeldAnswered = false;
    const waiting = api.claim(held.list.guestToken, held.item.id, 'Ann').finally(() => {
      isHeldAnswered = true;
    });
    const through = await api.claim(free.list.guestToken, free.item.id, 'Ben');
    expect(through.status).toBe(200);
    expect(isHeldAnswered).toBe(false);
    await other.query('commit');
    expect((await waiting).status).toBe(200);
  });

  test('for one item with one left: one succeeds, and the others are refused', async () => {
    const [one] = await lists(1);
    if (!one) throw new Error('no list was made');
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        api.claim(one.list.guestToken, one.item.id, `Guest ${n}`),
      ),
    );
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array(11).fill(409)]);
    expect((await api.asGuest(one.list.guestToken)).body.items[0]).toMatchObject({
      claimedQuantity: 1,
    });
  });
});

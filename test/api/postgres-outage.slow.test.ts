import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../postgres.ts';
import type { ApiClient } from '../support/client.ts';
import { openStream } from '../support/events.ts';
import { type ServerProcess, startProcess } from '../support/processes.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const poolSize = 5;
/** What two servers may have open: their pools, and one connection each to listen on. */
const mostConnections = 2 * (poolSize + 1);

describe('two servers during and after an outage of PostgreSQL', () => {
  const folder = temporaryFolder(afterAll);
  let postgres: Postgres;
  let url: string;
  let servers: ServerProcess[];
  let apis: [ApiClient, ApiClient];

  beforeAll(async () => {
    postgres = await startPostgres({ maxConnections: 30 });
    url = await postgres.createDatabase('outage');
    const environment = {
      DATABASE_URL: url,
      DATABASE_POOL_SIZE: String(poolSize),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    };
    servers = [await startProcess(environment), await startProcess(environment)];
    const [one, two] = servers.map(({ api }) => api);
    if (!one || !two) throw new Error('two servers are needed');
    apis = [one, two];
  }, 60_000);
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await postgres.stop();
  });

  /** Asks the database itself, on a connection of its own. */
  async function ask<Row>(sql: string): Promise<Row[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(sql)).rows as Row[];
    } finally {
      await client.end();
    }
  }
  const connections = async () =>
    (
      await ask(
        "select 1 from pg_stat_activity where application_name = 'wishbow' and datname = current_database()",
      )
    ).length;

  /** Guests who claim and read on both servers until told to stop; remembers what was acknowledged. */
  async function startGuests(count: number) {
    const { list, item } = await apis[0].listWith({ title: 'Kite', maxQuantity: 99 });
    const lists = [{ list, item }];
    for (let n = 1; n < count; n++)
      lists.push(await apis[0].listWith({ title: 'x', maxQuantity: 99 }));
    const receipts: string[] = [];
    const statuses = new Set<number>();
    const progress = { isDone: false };
    const guests = lists.map(async (each, n) => {
      const api = apis[n % 2] ?? apis[0];
      while (!progress.isDone) {
        const { guestToken } = each.list;
        const claim = await api.claim(guestToken, each.item.id, `Guest ${n}`);
        statuses.add(claim.status);
        if (claim.status === 200) receipts.push(claim.body.claim.receipt);
        statuses.add((await api.asGuest(guestToken)).status);
        await sleep(5);
      }
    });
    return {
      statuses,
      /** Waits until each guest may have claimed once more. */
      async goOn() {
        const wanted = receipts.length + count;
        await vi.waitFor(() => expect(receipts.length).toBeGreaterThanOrEqual(wanted), {
          timeout: 20_000,
          interval: 5,
        });
      },
      async stop() {
        progress.isDone = true;
        await Promise.all(guests);
        expect(receipts.length).toBeGreaterThan(0);
        return receipts;
      },
    };
  }

  /** Both live and work, what was acknowledged is there, and what one does the other shows. */
  async function expectRecovery(receipts: readonly string[]) {
    for (const server of servers) expect(server.child.exitCode).toBeNull();
    for (const api of apis) {
      await vi.waitFor(async () => expect((await api.create()).status).toBe(201), 20_000);
    }
    for (const receipt of receipts) expect((await apis[1].receipt(receipt)).status).toBe(200);
    expect(await connections()).toBeLessThanOrEqual(mostConnections);

    const { list, item } = await apis[0].listWith({ title: 'Drum', maxQuantity: 99 });
    const stream = await openStream(servers[1]?.origin ?? '', list.guestToken);
    const shown = await stream.next();
    const { body } = await apis[0].claim(list.guestToken, item.id, 'Ann');
    expect(body.version).toBeGreaterThan(shown);
    expect(await stream.next()).toBe(body.version);
    stream.close();
  }

  test('keep running when connections end during reads and writes', async () => {
    const guests = await startGuests(8);
    for (let n = 0; n < 5; n++) {
      await ask(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'wishbow' and datname = current_database()`);
      await guests.goOn();
    }
    await expectRecovery(await guests.stop());
    expect([...guests.statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  }, 90_000);

  test('continue after restarts and an outage of seconds under traffic', async () => {
    const guests = await startGuests(8);
    for (const outage of [0, 0, 2000]) {
      await guests.goOn();
      await postgres.halt();
      await sleep(outage);
      await postgres.start();
    }
    await guests.goOn();
    await expectRecovery(await guests.stop());
    expect([...guests.statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  }, 90_000);

  test('keep running when other clients use up all connections, and open no more than before', async () => {
    const greedy = [new Client({ connectionString: url })];
    const [first] = greedy;
    await first?.connect();
    const takeAll = async () => {
      for (;;) {
        const client = new Client({ connectionString: url });
        client.on('error', () => {});
        const isTaken = await client.connect().then(
          () => true,
          () => false,
        );
        if (!isTaken) return;
        greedy.push(client);
      }
    };
    // Until none is left to the servers: they try again in between.
    for (let ended: number | null = 1; ended !== 0; ) {
      await takeAll();
      const result = await first?.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wishbow'",
      );
      ended = result?.rowCount ?? 0;
    }
    const refused = await apis[0].create();
    expect(refused).toMatchObject({ status: 503, body: { code: 'storage.unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('5');
    // The servers try to connect several times meanwhile.
    await sleep(1500);
    for (const client of greedy) await client.end();
    await expectRecovery([]);
  }, 90_000);

  test('report at once that a frozen database is not ready, answer visitors in time, and continue afterwards', async () => {
    const [api] = apis;
    const origin = servers[0]?.origin;
    const { list } = await api.listWith({ title: 'Kite' });
    postgres.freeze();
    try {
      const before = performance.now();
      const ready = await fetch(`${origin}/readyz`);
      expect(ready.status).toBe(503);
      expect(ready.headers.get('retry-after')).toBe('5');
      expect(await ready.json()).toEqual({ database: 'down', images: 'ok' });
      // A second check does not wait behind the first one.
      expect((await fetch(`${origin}/readyz`)).status).toBe(503);
      expect(performance.now() - before).toBeLessThan(10_000);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      const reading = api.asGuest(list.guestToken);
      expect((await api.create()).status).toBe(503);
      expect((await reading).status).toBe(503);
    } finally {
      postgres.thaw();
    }
    await expectRecovery([]);
    await vi.waitFor(
      async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200),
      20_000,
    );
  }, 90_000);
});

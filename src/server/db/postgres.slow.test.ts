import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '../../../test/postgres.ts';
import { startTcpProxy } from '../../../test/support/services/tcp-proxy.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { migrate } from './migrate.ts';
import { type DatabaseSettings, openDatabase } from './open-database.ts';

const settings = {
  databaseListenUrl: null,
  databasePoolSize: 4,
  databaseConnectSeconds: 5,
  databaseStatementSeconds: 10,
};
const quiet = { fault: () => {}, warning: () => {} };
const picture = (key: string) => ({ key, bytes: 1, widths: '320', created_at: 1 });

describe('PostgreSQL', () => {
  /** A database behind a proxy that can fail, with what it says and what its listener receives. */
  async function behindProxy(more: Partial<DatabaseSettings> = {}) {
    const url = await createDatabase(inject('postgresUrl'), 'proxied');
    const proxy = await startTcpProxy(url);
    const faults: Error[] = [];
    const warnings: string[] = [];
    const database = await openDatabase(
      { ...settings, databaseUrl: proxy.url, dataDir: '', ...more },
      { fault: (error) => faults.push(error), warning: (text) => warnings.push(text) },
    );
    await migrate(database);
    const received: (string | null)[] = [];
    onTestFinished(async () => {
      await database.close();
      await proxy.close();
    });
    return { url, proxy, database, faults, warnings, received };
  }

  test('a lost listening connection is replaced, and the listener is notified', async () => {
    const { database, faults, received } = await behindProxy();
    await database.listen((note) => received.push(note));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%' and datname = current_database()`.execute(database.read);
    await vi.waitFor(() => expect(received).toEqual([null]), 5000);
    expect(faults).toHaveLength(1);
    await database.announce('list-1');
    await vi.waitFor(() => expect(received).toEqual([null, 'list-1']), 1000);
  });

  test('during an outage there is one reconnection attempt at a time, and afterwards one listener', async () => {
    const { proxy, database, received } = await behindProxy();
    await database.listen((note) => received.push(note));
    await database.ping();
    const before = proxy.open;
    const asked = proxy.asked;
    proxy.mode = 'refuse';
    await vi.waitFor(() => expect(proxy.asked).toBeGreaterThanOrEqual(asked + 4), 10_000);
    // Each attempt waits longer than the one before: doubling attempts would be hundreds by now.
    expect(proxy.asked).toBeLessThan(asked + 10);
    proxy.mode = 'pass';
    await vi.waitFor(() => expect(received).toContain(null), 20_000);
    expect(proxy.open).toBeLessThanOrEqual(before + 1);
    await database.announce('list-1');
    await vi.waitFor(() => expect(received).toEqual([null, 'list-1']), 1000);
  }, 40_000);

  test('a connection that ends during a read or a write fails that operation only', async () => {
    const { database } = await behindProxy();
    const terminate = sql`select pg_terminate_backend(pg_backend_pid())`;
    const write = database.write(async (tx) => {
      await tx.insertInto('images').values(picture('lost')).execute();
      await terminate.execute(tx);
    });
    await expect(write).rejects.toMatchObject({
      name: 'StorageUnavailable',
      cause: { message: expect.stringMatching(/terminat/) },
    });
    await expect(terminate.execute(database.read)).rejects.toThrow(StorageUnavailable);
    await database.write((tx) => tx.insertInto('images').values(picture('kept')).execute());
    const keys = await database.read.selectFrom('images').select('key').execute();
    expect(keys).toEqual([{ key: 'kept' }]);
  });

  test('at most the configured number of connections is opened, and waiting for one is limited', async () => {
    const { proxy, database } = await behindProxy({ databasePoolSize: 2 });
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const holding = [1, 2].map(() => database.write(() => end));
    const waiting = Array.from({ length: 20 }, () => database.ping());
    for (const outcome of await Promise.allSettled(waiting)) {
      expect(outcome).toMatchObject({ reason: { name: 'StorageUnavailable' } });
    }
    expect(proxy.open).toBeLessThanOrEqual(2);
    resolve();
    await Promise.all(holding);
    await expect(database.ping()).resolves.toBeUndefined();
  }, 30_000);

  test('a database that never answers causes an error after a time limit', async () => {
    const { proxy } = await behindProxy();
    proxy.mode = 'silent';
    const database = await openDatabase(
      { ...settings, databaseUrl: proxy.url, dataDir: '' },
      quiet,
    );
    await expect(migrate(database)).rejects.toThrow(/timeout/);
    await database.close();
  }, 30_000);

  test('when notifications do not arrive, the listener reports which setting to change', async () => {
    // As behind a connection pooler that gives each transaction another connection.
    const elsewhere = await createDatabase(inject('postgresUrl'), 'elsewhere');
    const { database, warnings } = await behindProxy({ databaseListenUrl: elsewhere });
    await database.listen(() => {});
    await vi.waitFor(
      () => expect(warnings).toEqual([expect.stringMatching(/DATABASE_LISTEN_URL/)]),
      10_000,
    );
  }, 20_000);

  test('TLS modes are named so that the driver does not warn', async () => {
    const { url } = await behindProxy();
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    const database = await openDatabase(
      { ...settings, databaseUrl: `${url}?sslmode=require`, dataDir: '' },
      quiet,
    );
    await expect(database.ping()).rejects.toThrow(/SSL/);
    expect(warned).not.toHaveBeenCalled();
    await database.close();
  });
});

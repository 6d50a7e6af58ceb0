import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { checkDatabase } from '../../src/server/doctor/check-database.ts';
import { createDatabase } from '../postgres.ts';
import { startApp } from '../support/app.ts';
import { openStream } from '../support/events.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../support/services/pgbouncer.ts';

describe.skipIf(!hasPgBouncer())('behind a pooler in transaction mode (pgbouncer)', () => {
  let pooler: PgBouncer;
  beforeAll(async () => {
    pooler = await startPgBouncer(inject('postgresUrl'));
  });
  afterAll(() => pooler?.stop());

  /** Two servers on one database behind the pooler. */
  async function startServers(isListeningDirectly: boolean) {
    const direct = await createDatabase(inject('postgresUrl'), 'pooled');
    const environment = {
      DATABASE_URL: pooler.pooled(direct),
      ...(isListeningDirectly && { DATABASE_LISTEN_URL: direct }),
    };
    const servers = [await startApp(environment), await startApp(environment)] as const;
    onTestFinished(async () => {
      for (const server of servers) await server.close();
    });
    return { servers, environment };
  }
  const listening = async (environment: Record<string, string>) =>
    (await checkDatabase(readConfig(environment), Date.now())).find(
      ({ what }) => what === 'listening channel',
    );

  test('claims, races, repetitions and maintenance jobs work, and servers notify each other of changes', async () => {
    const { servers, environment } = await startServers(true);
    const [one, two] = servers;
    const apis = [one.api, two.api] as const;
    const { list } = await apis[0].listWith({ title: 'Kite', maxQuantity: 3 });
    const stream = await openStream(await two.listen(), list.guestToken);
    const before = await stream.next();
    const { body } = await apis[0].asGuest(list.guestToken);
    const itemId = body.items[0]?.id ?? '';
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        apis[n % 2 === 0 ? 0 : 1].claim(list.guestToken, itemId, `Guest ${n}`),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(57);
    expect(await stream.next()).toBeGreaterThan(before);
    stream.close();

    const key = { 'idempotency-key': 'the-same-key-on-two-servers' };
    const made = await Promise.all([
      apis[0].create({ name: 'Once' }, key),
      apis[1].create({ name: 'Once' }, key),
    ]);
    expect(made[0].body.adminToken).toBe(made[1].body.adminToken);

    const leads = await Promise.all(servers.map(({ services }) => services.database.lead()));
    expect(leads.filter(Boolean)).toHaveLength(1);
    expect(await listening(environment)).toMatchObject({ state: 'ok' });
  }, 60_000);

  test('without an address that bypasses the pooler, log and doctor say that notifications do not arrive', async () => {
    const { servers, environment } = await startServers(false);
    await expect
      .poll(() => servers.map((server) => server.log()).join(''), { timeout: 20_000 })
      .toContain('PostgreSQL does not deliver notifications');
    expect(await listening(environment)).toMatchObject({
      state: 'fault',
      text: expect.stringContaining('DATABASE_LISTEN_URL'),
    });
  }, 60_000);
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { checkRedis } from '../../src/server/doctor/check-machine.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { environmentFor } from '../support/databases.ts';
import { type ServerProcess, startProcess } from '../support/processes.ts';
import { hasRedis, type RedisServer, startRedis } from '../support/services/redis-server.ts';

const token = 'a-token-for-metrics';
/** What one address may do in a minute. */
const lists = 60;

const isUp = async (origin: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  return /^wishbow_redis_up (\d)$/m.exec(text)?.[1];
};

async function createLists(origin: string, address: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) {
    const response = await fetch(`${origin}/api/wishlist/create`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
    });
    await response.body?.cancel();
    statuses.push(response.status);
  }
  return statuses;
}

const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

test('without a Redis that answers, a server starts with its own counters, and the doctor says so', async () => {
  const url = 'redis://127.0.0.1:1';
  const app = await startApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1', REDIS_URL: url });
  const origin = await app.listen();
  expect(refused(await createLists(origin, '192.0.2.1', lists + 3))).toBe(3);
  expect(app.log()).toContain('Redis is away');
  await app.close();
  expect(await checkRedis(readConfig({ REDIS_URL: url }))).toEqual([
    { what: 'redis', state: 'fault', text: expect.stringContaining('ECONNREFUSED') },
  ]);
});

describe.skipIf(!hasRedis())('with Redis or Valkey (valkey-server or redis-server)', () => {
  let redis: RedisServer;
  let environment: Record<string, string>;
  const servers: ServerProcess[] = [];
  const apps: TestApp[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    environment = {
      ...(await environmentFor('PostgreSQL')),
      RATE_LIMIT: 'on',
      TRUST_PROXY: '1',
      REDIS_URL: redis.url,
      METRICS_TOKEN: token,
    };
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
    for (const app of apps.splice(0)) await app.close();
  });
  afterAll(() => redis?.stop());

  test('two processes share one limit, and store no visitor’s address', async () => {
    servers.push(await startProcess(environment), await startProcess(environment));
    const [one = '', two = ''] = servers.map(({ origin }) => origin);
    expect(await isUp(one)).toBe('1');
    const answers = await Promise.all([
      createLists(one, '192.0.2.1', 40),
      createLists(two, '192.0.2.1', 40),
    ]);
    expect(refused(answers.flat())).toBe(80 - lists);
    expect(refused(await createLists(two, '192.0.2.2', 1))).toBe(0);
    const keys = await redis.keys();
    // Two addresses that made lists, and one that read the figures.
    expect(keys).toHaveLength(3);
    for (const key of keys) expect(key).toMatch(/^wishbow:rate:[\w-]{22}$/);
  }, 60_000);

  test('no request waits during an outage of Redis, and counting resumes afterwards', async () => {
    const app = await startApp(environment);
    apps.push(app);
    const origin = await app.listen();
    const timed = async (address: string, count: number) => {
      const begun = performance.now();
      const statuses = await createLists(origin, address, count);
      return { refused: refused(statuses), ms: performance.now() - begun };
    };
    redis.freeze();
    const frozen = await timed('192.0.2.3', lists + 5);
    expect(frozen.refused).toBe(5);
    // One request waits for the time limit, and one each second after it.
    expect(frozen.ms).toBeLessThan(15_000);
    expect(await isUp(origin)).toBe('0');
    redis.thaw();
    await expect
      .poll(
        async () => {
          await createLists(origin, '192.0.2.4', 1);
          return isUp(origin);
        },
        { timeout: 20_000 },
      )
      .toBe('1');

    await redis.stop();
    expect((await timed('192.0.2.5', lists + 5)).refused).toBe(5);
    expect(await isUp(origin)).toBe('0');
    await redis.start();
    await expect.poll(() => isUp(origin), { timeout: 20_000 }).toBe('1');
    expect(await checkRedis(readConfig(environment))).toMatchObject([{ state: 'ok' }]);
  }, 60_000);
});

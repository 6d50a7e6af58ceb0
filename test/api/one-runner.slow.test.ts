import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { MaintenanceJobs } from '../../src/server/operations/maintenance-jobs.ts';
import { startApp } from '../support/app.ts';
import { environmentFor } from '../support/databases.ts';
import { startProcess } from '../support/processes.ts';

/** A server in a process of its own, which does a round of upkeep when it starts. */
async function startServer(environment: Record<string, string>) {
  const server = await startProcess({ ...environment, MAINTENANCE: 'on' });
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}

test('of several servers on PostgreSQL one runs the maintenance jobs, and another one after it has ended', async () => {
  const environment = await environmentFor('PostgreSQL');
  const app = await startApp(environment);
  onTestFinished(() => app.close());
  const jobs = new MaintenanceJobs(app.services);
  const client = new Client({ connectionString: environment['DATABASE_URL'] });
  await client.connect();
  onTestFinished(() => client.end());
  const count = async (sql: string) => Number((await client.query(sql)).rows[0].count);
  const runners = () =>
    count(`select count(*) from pg_locks join pg_database d on d.oid = database
      where locktype = 'advisory' and granted and datname = current_database()`);
  const old = () => count('select count(*) from idempotency');
  const addOld = () =>
    client.query(
      `insert into idempotency (key_hash, body_hash, created_at) values ('old', 'body', 1)`,
    );

  await addOld();
  const first = await startServer(environment);
  // Its first round has deleted what is old, and deletes nothing more.
  await expect.poll(old, { timeout: 10_000 }).toBe(0);
  expect(await runners()).toBe(1);

  await addOld();
  await jobs.run();
  const second = await startServer(environment);
  await sleep(1000);
  expect([await runners(), await old()]).toEqual([1, 1]);

  await first.stop('SIGKILL');
  await expect.poll(runners, { timeout: 10_000 }).toBe(0);
  await jobs.run();
  expect([await runners(), await old()]).toEqual([1, 0]);
  // Who does it once goes on doing it.
  expect(await app.services.database.lead()).toBe(true);
  expect(second.child.exitCode).toBe(null);
}, 60_000);

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MaintenanceJobs } from '../../src/server/operations/maintenance-jobs.ts';
import {
  readRetentionState,
  writeRetentionState,
} from '../../src/server/operations/retention.store.ts';
import { confirmClock } from '../../src/server/operations/retention-policy.ts';
import { retentionSummary } from '../../src/server/operations/retention-summary.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { ApiClient } from '../support/client.ts';
import { databases, environmentFor } from '../support/databases.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const year = 365 * day;
const months = 15;

describe.each(databases)('lists that nobody opens, on %s', (database) => {
  /** What the clock says, and how long the machine has been running. */
  let time: number;
  let uptime: number;
  let app: TestApp;
  let api: ApiClient;
  let jobs: MaintenanceJobs;

  beforeEach(async () => {
    time = Date.UTC(2026, 0, 15);
    uptime = 0;
    await start(months);
  });
  afterEach(() => app.close());

  /** Starts a server on a new database. */
  async function start(retentionMonths: number): Promise<void> {
    const databaseSettings = await environmentFor(database);
    const environment = { ...databaseSettings, RETENTION_MONTHS: String(retentionMonths) };
    app = await startApp(environment, { now: () => time, uptime: () => uptime });
    api = app.api;
    jobs = new MaintenanceJobs(app.services);
    await jobs.run();
  }

  /** Time passes while the server runs and does its rounds. */
  async function run(duration: number, step = 2 * day): Promise<void> {
    for (const end = uptime + duration; uptime < end; ) {
      const passed = Math.min(step, end - uptime);
      time += passed;
      uptime += passed;
      await jobs.run();
    }
  }

  /** The server is started again, on a clock that says `at`. */
  async function restart(at: number): Promise<void> {
    time = at;
    uptime += 1000;
    jobs = new MaintenanceJobs(app.services);
    await jobs.run();
  }

  const makeLists = async (count: number) => {
    const tokens: string[] = [];
    for (let n = 0; n < count; n++) tokens.push((await api.create()).body.adminToken);
    return tokens;
  };
  const left = async (tokens: readonly string[]) =>
    (await Promise.all(tokens.map(async (token) => (await api.asOwner(token)).status))).filter(
      (status) => status === 200,
    ).length;
  const warnings = () =>
    app
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":40'));

  test('a list is deleted on its stated date, and not before', async () => {
    const { list, item } = await api.listWith({ title: 'Kite', maxQuantity: 2 });
    const { body: used } = await api.create({ name: 'Still in use' });
    const { list: claimed, item: drum } = await api.listWith({ title: 'Drum' });
    await run(Date.parse(list.expiresAt) - time - 1000, 6 * day);
    await api.claim(claimed.guestToken, drum.id, 'Ann');
    await api.update(used.adminToken, { description: 'Used again' });
    await jobs.run();
    expect((await api.asOwner(list.adminToken)).body.items).toEqual([item]);

    await run(1000);
    expect((await api.asOwner(list.adminToken)).status).toBe(404);
    expect((await api.asOwner(used.adminToken)).body.expiresAt.slice(0, 7)).toBe('2028-07');
    expect((await api.asGuest(claimed.guestToken)).status).toBe(200);
    expect(app.log()).toContain('"erased":1');
    expect(warnings()).toEqual([]);
  });

  test('a clock that is years ahead at the start deletes nothing, and correcting it does no harm', async () => {
    const tokens = await makeLists(8);
    await restart(time + 2.1 * year);
    expect(await left(tokens)).toBe(8);
    expect(warnings().join()).toContain('npm run retention -- confirm');
    await run(30 * day, 5 * day);
    expect(await left(tokens)).toBe(8);
    await restart(time - 2.1 * year);
    await run(60 * day, 5 * day);
    expect(await left(tokens)).toBe(8);
  });

  test('a clock that is set ahead while the server runs deletes nothing', async () => {
    const tokens = await makeLists(8);
    time += 3 * year;
    uptime += hour;
    await jobs.run();
    time -= 3 * year;
    uptime += hour;
    await jobs.run();
    await run(30 * day, 5 * day);
    expect(await left(tokens)).toBe(8);
  });

  test('a list made under a clock years behind stays after the clock is corrected', async () => {
    const before = await makeLists(4);
    await restart(time - 3 * year);
    const meanwhile = await makeLists(4);
    await run(3 * hour, hour);
    meanwhile.push(...(await makeLists(1)));
    await restart(time + 3 * year);
    await run(60 * day, 5 * day);
    expect(await left(before)).toBe(4);
    expect(await left(meanwhile)).toBe(5);
    const [token = ''] = meanwhile;
    expect((await api.asOwner(token)).body.expiresAt.slice(0, 4)).toBe('2027');
  });

  test('a clock that runs too fast is detected before anything is deleted', async () => {
    await app.close();
    await start(3);
    const tokens = await makeLists(8);
    const { expiresAt } = (await api.asOwner(tokens[0] ?? '')).body;
    // So fast that the lists would expire within a day, with a round every hour of real time.
    for (let n = 0; n < 20; n++) {
      time += 6 * day;
      uptime += hour;
      await jobs.run();
    }
    expect(time).toBeGreaterThan(Date.parse(expiresAt));
    expect(warnings().join()).toContain('the clock is ahead');
    const state = await readRetentionState(app.services.database.read);
    expect(state?.pausedUntil).toBeGreaterThan(time);
    expect(await left(tokens)).toBe(8);
  });

  test('after a long downtime a server deletes expired lists only after a week in which owners can return', async () => {
    const expired = await makeLists(3);
    time += 400 * day;
    const current = await makeLists(20);
    await restart(time);
    await restart(time + 100 * day);
    await run(6 * day);
    expect(await left(expired)).toBe(3);
    await api.update(expired[0] ?? '', { description: 'Found again' });
    await run(2 * day);
    expect(await left(expired)).toBe(1);
    expect(await left(current)).toBe(20);
  });

  test('when nearly all lists are expired, they wait for the operator or are deleted little by little', async () => {
    const tokens = await makeLists(8);
    await restart(time + 2.1 * year);
    await run(36 * day, 4 * day);
    expect(await left(tokens)).toBe(8);
    expect(warnings().join()).toContain('unusually many');
    await run(2 * day);
    expect(await left(tokens)).toBe(5);
    await run(6 * day);
    expect(await left(tokens)).toBe(0);
  });

  test('after an operator confirms the clock, the next round deletes them', async () => {
    const tokens = await makeLists(8);
    await restart(time + 2.1 * year);
    const { database: db } = app.services;
    const summary = await retentionSummary(db.read, months, time);
    expect(summary).toContain(
      'Lists: 8; expired, because nobody has touched them for 15 months: 8.',
    );
    expect(summary).toContain('nothing is erased before');
    await db.write(async (tx) =>
      writeRetentionState(tx, confirmClock(await readRetentionState(tx), time)),
    );
    await run(hour);
    expect(await left(tokens)).toBe(0);
    expect(await retentionSummary(db.read, months, time)).not.toContain('-- confirm');
  });

  test('two rounds never run at the same time', async () => {
    const collectGarbage = vi.spyOn(app.services.images, 'collectGarbage');
    await Promise.all([jobs.run(), jobs.run(), jobs.run()]);
    expect(collectGarbage).toHaveBeenCalledTimes(1);
    await jobs.run();
    expect(collectGarbage).toHaveBeenCalledTimes(2);
  });
});

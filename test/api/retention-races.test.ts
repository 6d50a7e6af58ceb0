import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { dayMs } from '../../src/domain/time.ts';
import type { Tx } from '../../src/server/db/database.ts';
import type { Schema } from '../../src/server/db/schema.ts';
import { deleteExpired } from '../../src/server/operations/delete-expired.ts';
import { MaintenanceJobs } from '../../src/server/operations/maintenance-jobs.ts';
import {
  lockRetentionState,
  moveTouches,
  readRetentionState,
  writeRetentionState,
} from '../../src/server/operations/retention.store.ts';
import { confirmClock } from '../../src/server/operations/retention-policy.ts';
import { onBothDatabases } from '../support/databases.ts';

const start = Date.UTC(2026, 0, 15);
let time = start;

onBothDatabases(
  'lists that expire',
  (stage) => {
    const confirm = async (tx: Tx) =>
      writeRetentionState(tx, confirmClock(await lockRetentionState(tx), time));
    const pause = async (tx: Tx) => {
      const state = confirmClock(await lockRetentionState(tx), time);
      await writeRetentionState(tx, {
        ...state,
        confirmedUntil: null,
        pausedUntil: time + 7 * dayMs,
      });
    };
    const eraseAll = async () => {
      await stage.app.services.database.write(confirm);
      return deleteExpired(stage.app.services, new AbortController().signal);
    };
    /** Makes lists that are expired now, the only ones, each touched a second after the one before. */
    const makeExpired = async (count: number) => {
      await eraseAll();
      time = start;
      const lists = [];
      for (let n = 0; n < count; n += 1) {
        lists.push((await stage.api.listWith({ title: 'Kite', maxQuantity: 9 })).list);
        time += 1000;
      }
      time = start + 900 * dayMs;
      return lists;
    };
    const left = async (lists: readonly { adminToken: string }[]) => {
      const answers = lists.map(({ adminToken }) => stage.api.asOwner(adminToken));
      return (await Promise.all(answers)).map(({ status }) => status === 200);
    };

    /** Runs a round on a clock that is as expected, and `meanwhile` between its check and the erasing. */
    async function round(meanwhile: () => Promise<void>): Promise<void> {
      const { database } = stage.app.services;
      await database.write(async (tx) =>
        writeRetentionState(tx, { ...confirmClock(null, time), confirmedUntil: null }),
      );
      const jobs = new MaintenanceJobs(stage.app.services);
      const lead = vi.spyOn(database, 'lead').mockImplementation(async () => {
        await meanwhile();
        return true;
      });
      await jobs.run();
      lead.mockRestore();
    }

    test('an operator’s confirmation during a round holds in that round, and after it', async () => {
      const { database } = stage.app.services;
      const lists = await makeExpired(8);
      await round(() => database.write(confirm));
      expect(await left(lists)).toEqual(lists.map(() => false));
      expect((await readRetentionState(database.read))?.confirmedUntil).toBe(time + dayMs);
    });

    test('a pause that another server begins during a round erases nothing, and stays', async () => {
      const { database } = stage.app.services;
      const lists = await makeExpired(2);
      await round(() => database.write(pause));
      expect(await left(lists)).toEqual([true, true]);
      expect((await readRetentionState(database.read))?.pausedUntil).toBe(time + 7 * dayMs);
    });

    test('a pause that another server is just writing is waited for', async () => {
      const { database, config } = stage.app.services;
      // Writes of a file are one after the other.
      if (config.databaseUrl === null) return;
      const lists = await makeExpired(2);
      const db = database.read as Kysely<Schema>;
      const isWaitedFor = Promise.withResolvers<void>();
      let writing: Promise<void> | undefined;
      const erasing = round(async () => {
        const isWritten = Promise.withResolvers<void>();
        writing = db.transaction().execute(async (tx) => {
          await pause(tx);
          isWritten.resolve();
          await isWaitedFor.promise;
        });
        await isWritten.promise;
      });
      const waiting = sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`;
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.n).toBe(1);
      isWaitedFor.resolve();
      await writing;
      await erasing;
      expect(await left(lists)).toEqual([true, true]);
      expect((await readRetentionState(database.read))?.pausedUntil).toBe(time + 7 * dayMs);
    });

    test('a list that is used while others are erased stays, and is not counted', async () => {
      const { images } = stage.app.services;
      const lists = await makeExpired(4);
      const [, edited, claimed] = lists;
      vi.spyOn(images, 'release').mockImplementationOnce(async () => {
        await stage.api.update(edited?.adminToken ?? '', { description: 'Used again' });
        await stage.api.claim(claimed?.guestToken ?? '', claimed?.items[0]?.id ?? '', 'Ann');
      });
      expect(await eraseAll()).toBe(2);
      expect(await left(lists)).toEqual([false, true, true, false]);
    });

    test('a list claimed from under a wrong clock counts from its correction, and its receipt tells no replaced link', async () => {
      const { database } = stage.app.services;
      const [list] = await makeExpired(1);
      const { adminToken = '', guestToken = '', items } = list ?? {};
      time = start + 10 * dayMs;
      const claim = await stage.api.claim(guestToken, items?.[0]?.id ?? '', 'Ann');
      time = start + 20 * dayMs;
      await stage.api.rotate(adminToken, 'guest');
      const before = (await stage.api.receipt(claim.body.claim.receipt)).body;
      expect(before.guestToken).toBeNull();
      time = start + 900 * dayMs;
      const span = { from: start + 9 * dayMs, to: start + 11 * dayMs };
      expect(await database.write((tx) => moveTouches(tx, span, time))).toBe(1);
      expect((await stage.api.receipt(claim.body.claim.receipt)).body).toEqual(before);
      expect(await eraseAll()).toBe(0);
      expect((await stage.api.asOwner(adminToken)).status).toBe(200);
    });
  },
  { now: () => time, uptime: () => 0 },
);

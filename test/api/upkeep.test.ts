import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dayMs } from '../../src/domain/time.ts';
import { deleteInBatches } from '../../src/server/db/delete-in-batches.ts';
import { deleteGiftSearchesBefore } from '../../src/server/gift-finder/gift-searches.store.ts';
import { forgetAnswersBefore } from '../../src/server/idempotency/idempotency.store.ts';
import { MaintenanceJobs } from '../../src/server/operations/maintenance-jobs.ts';
import { startApp } from '../support/app.ts';
import { onBothDatabases } from '../support/databases.ts';

const keyOf = (place: number) => place.toString(16).padStart(40, '0');
const places = (count: number) => Array.from({ length: count }, (_, place) => place);

onBothDatabases('maintenance of a large site', (stage) => {
  const count = async (table: 'gift_searches' | 'idempotency' | 'images') => {
    const { read } = stage.app.services.database;
    const rows = read.selectFrom(table).select((select) => select.fn.countAll<number>().as('n'));
    return (await rows.executeTakeFirstOrThrow()).n;
  };

  test('what has expired is deleted in transactions of at most 500 rows', async () => {
    const { database } = stage.app.services;
    await database.write(async (tx) => {
      for (const place of places(1101)) {
        const created_at = place === 0 ? 200 : 100;
        const search = { id: `${place}`, ids: '[]', position: 0, country: 'DE', language: 'de' };
        await tx
          .insertInto('gift_searches')
          .values({ ...search, created_at })
          .execute();
        const key = { key_hash: `${place}`, body_hash: '', answer: null, wishlist_id: null };
        await tx
          .insertInto('idempotency')
          .values({ ...key, created_at })
          .execute();
      }
    });
    const { signal } = new AbortController();
    for (const [table, deleteSome] of [
      ['gift_searches', deleteGiftSearchesBefore],
      ['idempotency', forgetAnswersBefore],
    ] as const) {
      const deleted: number[] = [];
      await deleteInBatches(
        database,
        async (tx, limit) => {
          const rows = await deleteSome(tx, 150, limit);
          deleted.push(rows);
          return rows;
        },
        signal,
      );
      expect(deleted).toEqual([500, 500, 100]);
      expect(await count(table)).toBe(1);
    }
    const none = vi.fn<() => Promise<number>>();
    await deleteInBatches(database, none, AbortSignal.abort());
    expect(none).not.toHaveBeenCalled();
  });

  test('pictures are looked up by the hundreds, and only those that nobody has are deleted', async () => {
    const { database, images, config } = stage.app.services;
    const { list } = await stage.api.listWith({ title: 'Kite' });
    const { id } = await database.read
      .selectFrom('wishlists')
      .select('id')
      .where('guest_token', '=', list.guestToken)
      .executeTakeFirstOrThrow();
    await database.write(async (tx) => {
      for (const place of places(1300)) {
        const picture = { key: keyOf(place), bytes: 1, widths: '320', created_at: 1 };
        await tx
          .insertInto('images')
          .values({ ...picture, encoding: 'own' })
          .execute();
        if (place >= 300) continue;
        const item = { id: keyOf(place), wishlist_id: id, title: 'Kite', image_key: keyOf(place) };
        await tx
          .insertInto('items')
          .values({ ...item, created_at: 1, updated_at: 1 })
          .execute();
      }
    });
    // The files of pictures that items have, and of 20 that nobody knows.
    for (const place of [...places(300), ...places(20).map((each) => 5000 + each)]) {
      const folder = join(config.dataDir, 'images', keyOf(place).slice(0, 2), keyOf(place));
      mkdirSync(folder, { recursive: true });
      // There is nothing to encode.
      writeFileSync(join(folder, '1280.avif'), '');
      utimesSync(folder, 1, 1);
    }
    // Each call compiles a query anew.
    const queries = vi.spyOn(database.read, 'selectFrom');
    expect(await images.collectGarbage()).toBe(1020);
    expect(queries.mock.calls.length).toBeLessThan(60);
    expect(await count('images')).toBe(300);
  });
});

test.each([
  ['no number', {}, 30],
  ['the number of those who make no backups', { BACKUP_DAYS: '0' }, 30],
  ['a number', { BACKUP_DAYS: '3' }, 3],
])(
  'with %s of days, the copy from before a migration stays as long as it is needed',
  async (_, environment, days) => {
    const now = Date.UTC(2026, 10, 21);
    const app = await startApp(environment, { now: () => now });
    onTestFinished(() => app.close());
    const deleted = vi.spyOn(app.services.database, 'deleteCopiesBefore');
    await new MaintenanceJobs(app.services).run();
    expect(deleted.mock.calls).toEqual([[now - days * dayMs]]);
  },
);

import { expect, test } from 'vitest';
import { doChores } from '../../src/server/operations/chores.ts';
import { onBothDatabases } from '../databases.ts';

const begin = Date.UTC(2026, 0, 15);
let time = begin;

onBothDatabases(
  'lifetime',
  (stage) => {
    test('on a quiet site, a list nobody touches goes when it said it would, and no sooner', async () => {
      time = begin;
      const { list, item } = await stage.api.listWith({ title: 'Kite', maxQuantity: 2 });
      const { body: used } = await stage.api.create({ name: 'Still in use' });
      const { body: claimed } = await stage.api
        .listWith({ title: 'Drum' })
        .then(({ list: other, item: drum }) => {
          time = Date.parse(other.expiresAt) - 1000;
          return stage.api.claim(other.guestToken, drum.id, 'Ann');
        });
      await stage.api.update(used.adminToken, { description: 'Used again' });
      await doChores(stage.app.services);
      expect((await stage.api.asOwner(list.adminToken)).body.items).toEqual([item]);

      time = Date.parse(list.expiresAt);
      await doChores(stage.app.services);
      expect((await stage.api.asOwner(list.adminToken)).status).toBe(404);
      expect((await stage.api.asOwner(used.adminToken)).body.expiresAt.slice(0, 7)).toBe('2028-07');
      expect((await stage.api.asGuest(claimed.guestToken)).status).toBe(200);
    });
  },
  { now: () => time },
  { RETENTION_MONTHS: '15' },
);

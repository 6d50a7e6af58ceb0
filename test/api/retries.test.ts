import { expect, test } from 'vitest';
import { onBothDatabases } from '../databases.ts';

const hour = 60 * 60 * 1000;
let time = Date.UTC(2026, 10, 21, 9, 0);

onBothDatabases(
  'requests that are repeated',
  (stage) => {
    const key = (value: string) => ({ 'idempotency-key': value });

    test('making a list twice with one key makes one list', async () => {
      const first = await stage.api.create({ name: 'Once' }, key('create'));
      const again = await stage.api.create({ name: 'Once' }, key('create'));
      expect(again.body).toEqual(first.body);
      expect(again.status).toBe(201);
      const other = await stage.api.create({ name: 'Twice' }, key('create'));
      expect(other.body).toMatchObject({ status: 409, code: 'idempotency.key_reused' });
    });

    test('adding an item twice with one key adds one, and another picture is another request', async () => {
      const { body: list } = await stage.api.create();
      const first = await stage.api.addItem(
        list.adminToken,
        { title: 'Kite' },
        undefined,
        key('add'),
      );
      const again = await stage.api.addItem(
        list.adminToken,
        { title: 'Kite' },
        undefined,
        key('add'),
      );
      expect(again.body).toEqual(first.body);
      expect((await stage.api.asOwner(list.adminToken)).body.items).toHaveLength(1);
    });

    test('the same key means something else on another list', async () => {
      const { body: one } = await stage.api.create();
      const { body: two } = await stage.api.create();
      await stage.api.addItem(one.adminToken, { title: 'Kite' }, undefined, key('same'));
      const added = await stage.api.addItem(
        two.adminToken,
        { title: 'Drum' },
        undefined,
        key('same'),
      );
      expect(added.status).toBe(201);
    });

    test('a refused request leaves its key free', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Kite' });
      await stage.api.claim(list.guestToken, item.id, 'Ann');
      const lost = await stage.api.claim(list.guestToken, item.id, 'Bob', key('lost'));
      expect(lost.status).toBe(409);
      await stage.api.updateItem(list.adminToken, { id: item.id, title: 'Kite', maxQuantity: 2 });
      expect((await stage.api.claim(list.guestToken, item.id, 'Bob', key('lost'))).status).toBe(
        200,
      );
    });

    test('neither the key, nor the admin token, nor the receipt can be read in the database', async () => {
      const { body: list } = await stage.api.create({}, key('a-secret-key'));
      const { body: owned } = await stage.api.addItem(
        list.adminToken,
        { title: 'Kite' },
        undefined,
        key('k2'),
      );
      const { body: claimed } = await stage.api.claim(
        list.guestToken,
        owned.items[0]?.id ?? '',
        'Ann',
        key('k3'),
      );
      const { read } = stage.app.services.database;
      const rows = JSON.stringify([
        await read.selectFrom('idempotency').selectAll().execute(),
        await read.selectFrom('wishlists').selectAll().execute(),
        await read.selectFrom('claims').selectAll().execute(),
      ]);
      expect(rows).toContain(list.guestToken);
      for (const secret of ['a-secret-key', list.adminToken, claimed.claim.receipt]) {
        expect(rows).not.toContain(secret);
      }
    });

    test('after a day a key is forgotten', async () => {
      const { doChores } = await import('../../src/server/operations/chores.ts');
      const first = await stage.api.create({}, key('tomorrow'));
      time += 23 * hour;
      await doChores(stage.app.services);
      expect((await stage.api.create({}, key('tomorrow'))).body).toEqual(first.body);
      time += 2 * hour;
      await doChores(stage.app.services);
      expect((await stage.api.create({}, key('tomorrow'))).body).not.toEqual(first.body);
    });
  },
  { now: () => time },
);

import { createCipheriv, hash, randomBytes } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { claimKey } from '../../../src/server/idempotency/idempotency.store.ts';
import { onBothDatabases } from '../../support/databases.ts';

const hour = 60 * 60 * 1000;
let time = Date.UTC(2026, 10, 21, 9, 0);

onBothDatabases(
  'requests that are repeated',
  (stage) => {
    /** A key as long as a key has to be, that can still be told from others. */
    const key = (value: string) => ({ 'idempotency-key': value.padEnd(16, '-') });
    const rows = () =>
      stage.app.services.database.read.selectFrom('idempotency').selectAll().execute();

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

    test('an addition says which item is new, also when it is repeated after others were added', async () => {
      const { body: list } = await stage.api.create();
      const add = (sent?: Record<string, string>) =>
        stage.api.addItem(list.adminToken, { title: 'Kite' }, undefined, sent);
      await add();
      const first = await add(key('which is new'));
      const { body: all } = await add();
      const again = await add(key('which is new'));
      expect(all.items).toHaveLength(3);
      expect(first.body.itemId).toBe(all.items[1]?.id);
      expect(again.body).toMatchObject({ itemId: all.items[1]?.id, items: all.items });
    });

    test('the same key on another list is another request', async () => {
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

    test('a refused request does not use up its key', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Kite' });
      await stage.api.claim(list.guestToken, item.id, 'Ann');
      const lost = await stage.api.claim(list.guestToken, item.id, 'Bob', key('lost'));
      expect(lost.status).toBe(409);
      await stage.api.updateItem(list.adminToken, { id: item.id, title: 'Kite', maxQuantity: 2 });
      expect((await stage.api.claim(list.guestToken, item.id, 'Bob', key('lost'))).status).toBe(
        200,
      );
    });

    test('key, admin token and receipt are not readable in the database', async () => {
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
      const stored = JSON.stringify([
        await read.selectFrom('idempotency').selectAll().execute(),
        await read.selectFrom('wishlists').selectAll().execute(),
        await read.selectFrom('claims').selectAll().execute(),
      ]);
      expect(stored).toContain(list.guestToken);
      for (const secret of ['a-secret-key', list.adminToken, claimed.claim.receipt]) {
        expect(stored).not.toContain(secret);
      }
    });

    test('a stored response can be decrypted with its own key only', async () => {
      const first = await stage.api.create({}, key('one'));
      const before = new Set((await rows()).map((row) => row.key_hash));
      const second = await stage.api.create({}, key('other'));
      const other = (await rows()).find((row) => !before.has(row.key_hash));
      await stage.app.services.database.write(async (tx) => {
        await tx
          .updateTable('idempotency')
          .set({ answer: other?.answer ?? null })
          .where('key_hash', '!=', other?.key_hash ?? '')
          .execute();
      });
      const repeated = await stage.api.create({}, key('one'));
      expect(repeated.status).toBe(500);
      expect(JSON.stringify(repeated.body)).not.toContain(second.body.adminToken);
      expect(JSON.stringify(repeated.body)).not.toContain(first.body.adminToken);
      expect((await stage.api.create({}, key('other'))).body).toEqual(second.body);
    });

    test('a stored response is small for any list, and is answered with the current list', async () => {
      const items = Array.from({ length: 60 }, (_, n) => ({
        title: `Kite ${n}`,
        description: 'x'.repeat(500),
        createdAt: '2026-01-01T00:00:00Z',
        image: null,
        maxQuantity: 9,
      }));
      const file = { format: 'wishbow-list-1', name: 'Long', surprise: false, surpriseUntil: null };
      const { body: list } = await stage.api.importList(
        { ...file, allowUndo: true, items },
        key('long import'),
      );
      const itemId = list.items[0]?.id ?? '';
      const claim = () => stage.api.claim(list.guestToken, itemId, 'Ann', key('long claim'));
      const first = await claim();
      const added = () =>
        stage.api.addItem(list.adminToken, { title: 'Drum' }, undefined, key('long add'));
      await added();
      const sizes = (await rows()).map((row) => row.answer?.length ?? 0);
      expect(Math.max(...sizes)).toBeLessThan(2000);
      const again = await claim();
      expect(again.body.claim).toEqual(first.body.claim);
      expect(again.body.items).toHaveLength(61);
      expect(again.body.items[0]?.claimedQuantity).toBe(1);
      expect((await added()).body.items).toHaveLength(61);
    });

    test('a repetition does not open a list whose link was replaced', async () => {
      const { body: list } = await stage.api.create({ name: 'Mine' }, key('replaced'));
      await stage.api.rotate(list.adminToken, 'admin');
      const again = await stage.api.create({ name: 'Mine' }, key('replaced'));
      expect(again.status).toBe(404);
    });

    test('replacing the admin link twice with one key replaces it once, also when both arrive together', async () => {
      const { body: list } = await stage.api.create({ name: 'Mine' });
      const { adminToken } = list;
      const replace = () => stage.api.rotate(adminToken, 'admin', key('admin link'));
      const [first, together] = await Promise.all([replace(), replace()]);
      expect(first.status).toBe(200);
      expect(first.body.adminToken).not.toBe(adminToken);
      expect(together.body).toEqual(first.body);
      expect((await replace()).body).toEqual(first.body);
      expect((await stage.api.asOwner(first.body.adminToken)).body).toEqual(first.body);
    });

    test('replacing the guest link twice with one key replaces it once', async () => {
      const { body: list } = await stage.api.create();
      const replace = () => stage.api.rotate(list.adminToken, 'guest', key('guest link'));
      const first = await replace();
      expect(first.body.guestToken).not.toBe(list.guestToken);
      expect((await replace()).body).toEqual(first.body);
    });

    test('a repetition that replaced the guest link opens nothing once the admin link is another', async () => {
      const { body: list } = await stage.api.create();
      const replace = () => stage.api.rotate(list.adminToken, 'guest', key('guest, then admin'));
      expect((await replace()).status).toBe(200);
      await stage.api.rotate(list.adminToken, 'admin');
      expect((await replace()).body).toMatchObject({ status: 404, code: 'wishlist.not_found' });
    });

    test('a replaced admin link tells the new one to nobody without its key, and not for another act', async () => {
      const { body: list } = await stage.api.create();
      const { body: other } = await stage.api.create();
      const { adminToken } = list;
      const { body: first } = await stage.api.rotate(adminToken, 'admin', key('mine'));
      expect((await stage.api.rotate(adminToken, 'admin')).status).toBe(404);
      expect((await stage.api.rotate(adminToken, 'admin', key('guessed'))).status).toBe(404);
      expect((await stage.api.rotate(list.guestToken, 'admin', key('mine'))).status).toBe(404);
      const reused = await stage.api.rotate(adminToken, 'guest', key('mine'));
      expect(reused.body.code).toBe('idempotency.key_reused');
      const elsewhere = await stage.api.rotate(other.adminToken, 'admin', key('mine'));
      expect(elsewhere.body.guestToken).toBe(other.guestToken);
      const { body: second } = await stage.api.rotate(first.adminToken, 'admin', key('again'));
      expect((await stage.api.rotate(adminToken, 'admin', key('mine'))).status).toBe(404);
      expect(JSON.stringify(await rows())).not.toContain(second.adminToken);
    });

    /** Replaces what is stored for the keys of a list by what an earlier version stored for this one. */
    async function storeAnswer(guestToken: string, scope: string, sent: string, stored: object) {
      const { read } = stage.app.services.database;
      const { id } = await read
        .selectFrom('wishlists')
        .select('id')
        .where('guest_token', '=', guestToken)
        .executeTakeFirstOrThrow();
      const text = `idempotent answer\0${scope.replace('LIST', id)}\0${sent}`;
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', hash('sha256', text, 'buffer'), iv);
      const sealed = Buffer.concat([
        iv,
        cipher.update(JSON.stringify(stored)),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      await stage.app.services.database.write(async (tx) => {
        await tx
          .updateTable('idempotency')
          .set({ answer: sealed.toString('base64') })
          .where('wishlist_id', '=', id)
          .execute();
      });
    }

    test('a response stored by an earlier version is still answered', async () => {
      const sent = key('earlier version');
      const { body: list } = await stage.api.create({ name: 'Old' }, sent);
      const old = { ...list, name: 'As it was answered' };
      await storeAnswer(list.guestToken, 'create', sent['idempotency-key'], old);
      expect((await stage.api.create({ name: 'Old' }, sent)).body).toEqual(old);
    });

    test('an addition that an earlier version carried out is answered without the item that is new', async () => {
      const { body: list } = await stage.api.create();
      const sent = key('earlier addition');
      const add = () => stage.api.addItem(list.adminToken, { title: 'Kite' }, undefined, sent);
      const { itemId, ...first } = (await add()).body;
      expect(itemId).toBe(first.items[0]?.id);
      await storeAnswer(list.guestToken, 'add LIST', sent['idempotency-key'], {});
      expect((await add()).body).toEqual(first);
    });

    test('deleting a list deletes its stored responses, and nothing else', async () => {
      const { body: kept } = await stage.api.create({}, key('erase: kept'));
      const before = (await rows()).length;
      const { body: list } = await stage.api.create({}, key('erase: list'));
      const { body: owned } = await stage.api.addItem(
        list.adminToken,
        { title: 'Kite' },
        undefined,
        key('erase: item'),
      );
      await stage.api.claim(list.guestToken, owned.items[0]?.id ?? '', 'Ann', key('erase: claim'));
      expect(await rows()).toHaveLength(before + 3);
      await stage.api.erase(list.adminToken);
      expect(await rows()).toHaveLength(before);
      expect((await stage.api.create({}, key('erase: kept'))).body).toEqual(kept);
    });

    test('a key that can be guessed is refused', async () => {
      for (const [value, code] of [
        ['1', 'out_of_range'],
        ['x'.repeat(15), 'out_of_range'],
        ['x'.repeat(256), 'too_long'],
      ] as const) {
        const refused = await stage.api.create({}, { 'idempotency-key': value });
        expect(refused.body).toMatchObject({
          status: 400,
          code: 'request.invalid',
          errors: [{ field: 'Idempotency-Key', code }],
        });
      }
      expect((await stage.api.create({}, { 'idempotency-key': 'x'.repeat(255) })).status).toBe(201);
    });

    test('a key is deleted after a day', async () => {
      const { MaintenanceJobs } = await import(
        '../../../src/server/operations/maintenance-jobs.ts'
      );
      const first = await stage.api.create({}, key('tomorrow'));
      time += 23 * hour;
      await new MaintenanceJobs(stage.app.services).run();
      expect((await stage.api.create({}, key('tomorrow'))).body).toEqual(first.body);
      time += 2 * hour;
      await new MaintenanceJobs(stage.app.services).run();
      expect((await stage.api.create({}, key('tomorrow'))).body).not.toEqual(first.body);
    });

    test('a key that expires while it is repeated is a new one', async () => {
      const { database } = stage.app.services;
      const { body: list } = await stage.api.create({}, key('late'));
      const late = (await rows()).at(-1);
      if (!late?.wishlist_id) throw new Error('nothing was stored');
      const repeated = {
        keyHash: late.key_hash,
        bodyHash: late.body_hash,
        answer: late.answer ?? '',
        wishlistId: late.wishlist_id,
        now: time,
      };
      let isDeleted = false;
      const claimed = await database.write(async (tx) => {
        /** Deletes the key as soon as the database has answered that it is there. */
        const deleteOnce: KyselyPlugin = {
          transformQuery: ({ node }) => node,
          async transformResult({ result }) {
            if (!isDeleted) {
              isDeleted = true;
              await tx.deleteFrom('idempotency').where('key_hash', '=', late.key_hash).execute();
            }
            return result;
          },
        };
        return claimKey(tx.withPlugin(deleteOnce), repeated);
      });
      expect(claimed).toBeUndefined();
      expect((await rows()).filter(({ key_hash }) => key_hash === late.key_hash)).toHaveLength(1);
      expect((await stage.api.asOwner(list.adminToken)).status).toBe(200);
    });
  },
  { now: () => time },
);

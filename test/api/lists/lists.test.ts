import { expect, test } from 'vitest';
import { onBothDatabases } from '../../support/databases.ts';

let time = Date.UTC(2026, 10, 21, 9, 0);

onBothDatabases(
  'the life of a list',
  (stage) => {
    test('a new list is empty, has two different links and states its retention period', async () => {
      const { status, body } = await stage.api.create();
      expect(status).toBe(201);
      expect(body).toMatchObject({ role: 'admin', name: null, items: [], version: 1 });
      expect(body.adminToken).toMatch(/^[\w-]{22,}$/);
      expect(body.guestToken).toMatch(/^[\w-]{22,}$/);
      expect(body.adminToken).not.toBe(body.guestToken);
      expect(body.expiresAt.slice(0, 10)).toBe('2028-11-21');
    });

    test('a list can be made with a name and a description', async () => {
      const { body } = await stage.api.create({
        name: '  Mara’s thirtieth ',
        description: 'Come\r\nhungry',
      });
      expect(body).toMatchObject({ name: 'Mara’s thirtieth', description: 'Come\nhungry' });
    });

    test('a new name is shown on both links and raises the version', async () => {
      const { body: list } = await stage.api.create();
      const renamed = await stage.api.update(list.adminToken, { name: 'Baby Lindqvist' });
      expect(renamed.status).toBe(200);
      expect(renamed.body.version).toBe(list.version + 1);
      const guest = await stage.api.asGuest(list.guestToken);
      expect(guest.body).toMatchObject({ role: 'guest', name: 'Baby Lindqvist' });
    });

    test('a name of spaces, or of 51 letters, is refused and nothing changes', async () => {
      const { body: list } = await stage.api.create({ name: 'Before' });
      for (const [name, code] of [
        ['   ', 'required'],
        ['\u200b', 'required'],
        ['x'.repeat(51), 'too_long'],
      ]) {
        const refused = await stage.api.update(list.adminToken, { name });
        expect(refused.status).toBe(400);
        expect(refused.body).toMatchObject({
          code: 'request.invalid',
          errors: [{ field: 'name', code }],
        });
      }
      expect((await stage.api.asOwner(list.adminToken)).body).toEqual(list);
    });

    test('an item keeps its fields; omitted ones stay, emptied ones are removed', async () => {
      const { list, item } = await stage.api.listWith({
        title: 'Stoneware teapot',
        url: 'https://shop.example/teapot?colour=blue&utm=1',
        price: '64,00 €',
        description: 'The one with\nthe wooden handle',
        mostWanted: true,
        maxQuantity: 2,
      });
      expect(item).toMatchObject({
        title: 'Stoneware teapot',
        url: 'https://shop.example/teapot?colour=blue&utm=1',
        price: '64,00 €',
        description: 'The one with\nthe wooden handle',
        mostWanted: true,
        maxQuantity: 2,
        claimedQuantity: 0,
        status: 'AVAILABLE',
        isClaimed: false,
        claimedBy: null,
        imageKey: null,
        drawing: 'teapot',
      });
      const changed = await stage.api.updateItem(list.adminToken, {
        id: item.id,
        title: 'Teapot',
        price: '',
        url: null,
      });
      expect(changed.status).toBe(200);
      expect(changed.body.items[0]).toEqual({ ...item, title: 'Teapot', price: null, url: null });
    });

    test('most wanted items come first, then the oldest', async () => {
      const { body: list } = await stage.api.create();
      for (const title of ['first', 'second', 'third']) {
        time += 1000;
        await stage.api.addItem(list.adminToken, { title, mostWanted: title === 'third' });
      }
      const { body } = await stage.api.asGuest(list.guestToken);
      expect(body.items.map((item) => item.title)).toEqual(['third', 'first', 'second']);
    });

    test('a deleted item is missing on both links', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Kite' });
      expect((await stage.api.removeItem(list.adminToken, item.id)).body.items).toEqual([]);
      expect((await stage.api.asGuest(list.guestToken)).body.items).toEqual([]);
      expect((await stage.api.removeItem(list.adminToken, item.id)).body).toMatchObject({
        status: 404,
        code: 'item.not_found',
      });
    });

    test('an item cannot be changed, deleted or claimed through the links of another list', async () => {
      const mine = await stage.api.listWith({ title: 'Mine' });
      const { body: other } = await stage.api.create();
      const changed = await stage.api.updateItem(other.adminToken, {
        id: mine.item.id,
        title: 'x',
      });
      const removed = await stage.api.removeItem(other.adminToken, mine.item.id);
      const claimed = await stage.api.claim(other.guestToken, mine.item.id, 'Eve');
      for (const reply of [changed, removed, claimed]) {
        expect(reply.body).toMatchObject({ status: 404, code: 'item.not_found' });
      }
      expect((await stage.api.asOwner(mine.list.adminToken)).body).toEqual(mine.list);
    });

    test('a deleted list is not found by anybody', async () => {
      const { list } = await stage.api.listWith({ title: 'Kite' });
      expect((await stage.api.erase(list.adminToken)).status).toBe(204);
      expect((await stage.api.asOwner(list.adminToken)).status).toBe(404);
      expect((await stage.api.asGuest(list.guestToken)).status).toBe(404);
      const rows = await stage.app.services.database.read
        .selectFrom('items')
        .select('id')
        .where('id', '=', list.items[0]?.id ?? '')
        .execute();
      expect(rows).toEqual([]);
    });

    test('a replaced link opens nothing, its successor opens the list, and claims stay', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Kite' });
      await stage.api.claim(list.guestToken, item.id, 'Ann');
      const { body: shared } = await stage.api.rotate(list.adminToken, 'guest');
      expect(shared.guestToken).not.toBe(list.guestToken);
      expect((await stage.api.asGuest(list.guestToken)).status).toBe(404);
      expect((await stage.api.asGuest(shared.guestToken)).body.items[0]?.claimedBy).toBe('Ann');

      const { body: owned } = await stage.api.rotate(list.adminToken, 'admin');
      expect(owned.adminToken).not.toBe(list.adminToken);
      expect((await stage.api.asOwner(list.adminToken)).status).toBe(404);
      expect((await stage.api.asOwner(owned.adminToken)).body).toEqual(owned);
    });

    test('one answer holds all lists of a browser; unknown tokens are left out', async () => {
      const { list } = await stage.api.listWith({ title: 'Kite' });
      const { body: empty } = await stage.api.create({ name: 'Empty' });
      const { body } = await stage.api.summaries([
        list.adminToken,
        'unknown',
        empty.adminToken,
        list.guestToken,
      ]);
      expect(body.wishlists).toHaveLength(2);
      expect(body.wishlists.find((each) => each.adminToken === list.adminToken)).toMatchObject({
        guestToken: list.guestToken,
        name: null,
        itemCount: 1,
        imageKeys: [],
        drawings: ['kite'],
      });
    });

    test('a list holds 500 items and says so when it is full', async () => {
      const { body: list } = await stage.api.create();
      const { id } = (await stage.app.services.database.read
        .selectFrom('wishlists')
        .select('id')
        .where('guest_token', '=', list.guestToken)
        .executeTakeFirst()) ?? { id: '' };
      await stage.app.services.database.write(async (tx) => {
        const rows = Array.from({ length: 500 }, (_, n) => ({
          id: `${id}-${n}`,
          wishlist_id: id,
          title: `Wish ${n}`,
          created_at: n,
          updated_at: n,
        }));
        await tx.insertInto('items').values(rows).execute();
      });
      const refused = await stage.api.addItem(list.adminToken, { title: 'One more' });
      expect(refused.body).toMatchObject({ status: 409, code: 'wishlist.full' });
      expect((await stage.api.asGuest(list.guestToken)).body.items).toHaveLength(500);
    });

    test('a client that has the current version gets no new copy', async () => {
      const { list } = await stage.api.listWith({ title: 'Kite' });
      const path = `/api/wishlist/token/${list.guestToken}`;
      const first = await stage.api.call('GET', path);
      const etag = first.headers.get('etag') ?? '';
      const again = await stage.api.call('GET', path, undefined, { 'if-none-match': etag });
      expect([again.status, again.body]).toEqual([304, '']);
      await stage.api.addItem(list.adminToken, { title: 'Drum' });
      const changed = await stage.api.call('GET', path, undefined, { 'if-none-match': etag });
      expect(changed.status).toBe(200);
    });
  },
  { now: () => time },
);

import { expect, test } from 'vitest';
import { onBothDatabases } from '../../support/databases.ts';

let time = Date.UTC(2026, 10, 21, 9, 0);

onBothDatabases(
  'claims',
  (stage) => {
    test('a guest claims an item, and everybody sees the name', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Kite' });
      const claimed = await stage.api.claim(list.guestToken, item.id, '  Uncle Tomáš ');
      expect(claimed.status).toBe(200);
      expect(claimed.body.claim.receipt).toMatch(/^[\w-]{22,}$/);
      const expected = { status: 'CLAIMED', isClaimed: true, claimedBy: 'Uncle Tomáš' };
      expect(claimed.body.items[0]).toMatchObject(expected);
      expect((await stage.api.asOwner(list.adminToken)).body.items[0]).toMatchObject(expected);
    });

    test('the second guest is told kindly, in her language, and gets the current list', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Kite' });
      await stage.api.claim(list.guestToken, item.id, 'Ann');
      const late = await stage.api.claim(list.guestToken, item.id, 'Bob', {
        'accept-language': 'de-AT,de;q=0.9',
      });
      expect(late.status).toBe(409);
      expect(late.headers.get('content-type')).toContain('application/problem+json');
      expect(late.body).toMatchObject({
        code: 'item.already_claimed',
        wishlist: { role: 'guest', items: [{ claimedBy: 'Ann' }] },
      });
      expect(late.body.message).toMatch(/schneller/);
    });

    test('of an item wanted several times each claim takes one', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Plate', maxQuantity: 3 });
      for (const [name, count, status] of [
        ['Ann', 1, 'AVAILABLE'],
        ['Bob', 2, 'AVAILABLE'],
        ['Ann', 3, 'CLAIMED'],
      ] as const) {
        time += 1000;
        const { body } = await stage.api.claim(list.guestToken, item.id, name);
        expect(body.items[0]).toMatchObject({ claimedQuantity: count, status });
      }
      expect((await stage.api.claim(list.guestToken, item.id, 'Eve')).status).toBe(409);
      const { body } = await stage.api.asGuest(list.guestToken);
      expect(body.items[0]?.claimedBy).toBe('Ann, Bob, Ann');
    });

    test('a claim is refused without a name, with a name of 101 letters, or with the admin link', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Kite' });
      for (const name of ['', '  \t ', 'x'.repeat(101)]) {
        const refused = await stage.api.claim(list.guestToken, item.id, name);
        expect(refused.body).toMatchObject({ status: 400, errors: [{ field: 'claimerName' }] });
      }
      expect((await stage.api.claim(list.adminToken, item.id, 'Ann')).status).toBe(404);
      expect((await stage.api.asGuest(list.guestToken)).body.items[0]?.claimedBy).toBeNull();
      expect((await stage.api.claim(list.guestToken, item.id, 'x'.repeat(100))).status).toBe(200);
    });

    test('a repeated request is the same claim', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Plate', maxQuantity: 6 });
      const key = { 'idempotency-key': 'b7a0c0de-b7a0c0de' };
      const first = await stage.api.claim(list.guestToken, item.id, 'Ann', key);
      const again = await stage.api.claim(list.guestToken, item.id, 'Ann', key);
      expect(again.body).toEqual(first.body);
      const [a, b] = await Promise.all(
        [1, 2].map(() =>
          stage.api.claim(list.guestToken, item.id, 'Bob', {
            'idempotency-key': 'together-and-at-once',
          }),
        ),
      );
      expect(a?.body).toEqual(b?.body);
      expect((await stage.api.asGuest(list.guestToken)).body.items[0]?.claimedQuantity).toBe(2);
      const other = await stage.api.claim(list.guestToken, item.id, 'Eve', key);
      expect(other.body).toMatchObject({ status: 409, code: 'idempotency.key_reused' });
    });

    test('the owner cannot set a quantity below the number of claims', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Plate', maxQuantity: 3 });
      await stage.api.claim(list.guestToken, item.id, 'Ann');
      await stage.api.claim(list.guestToken, item.id, 'Bob');
      const data = { id: item.id, title: 'Plate', maxQuantity: 1 };
      expect((await stage.api.updateItem(list.adminToken, data)).body).toMatchObject({
        status: 409,
        code: 'item.claimed_more',
      });
      const enough = await stage.api.updateItem(list.adminToken, { ...data, maxQuantity: 2 });
      expect(enough.body.items[0]).toMatchObject({ status: 'CLAIMED', maxQuantity: 2 });
    });

    test('in surprise mode the owner’s answers are the same with and without claims', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Plate', maxQuantity: 2 });
      await stage.api.update(list.adminToken, {
        surprise: true,
        surpriseUntil: new Date(time + 1000).toISOString(),
      });
      const path = `/api/wishlist/token/${list.adminToken}`;
      const before = await stage.api.call<string>('GET', path);
      await stage.api.claim(list.guestToken, item.id, 'Ann');
      await stage.api.claim(list.guestToken, item.id, 'Bob');
      const after = await stage.api.call<string>('GET', path);
      expect(JSON.stringify(after.body)).toBe(JSON.stringify(before.body));
      expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
      const fewer = await stage.api.updateItem(list.adminToken, {
        id: item.id,
        title: 'Plate',
        maxQuantity: 1,
      });
      expect(fewer.body.items[0]).toMatchObject({ maxQuantity: 1, claimedQuantity: 0 });
      expect((await stage.api.asGuest(list.guestToken)).body.items[0]?.claimedBy).toBe('Ann, Bob');

      time += 1000;
      const revealed = await stage.api.asOwner(list.adminToken);
      expect(revealed.body.items[0]).toMatchObject({ isClaimed: true, claimedBy: 'Ann, Bob' });
      expect(revealed.headers.get('etag')).not.toBe(after.headers.get('etag'));
    });
  },
  { now: () => time },
);

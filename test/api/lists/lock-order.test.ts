import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Tx } from '../../../src/server/db/database.ts';
import type { Schema } from '../../../src/server/db/schema.ts';
import { runAct } from '../../../src/server/moderation/moderation-acts.ts';
import { raiseVersion } from '../../../src/server/wishlists/wishlists.store.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { environmentFor } from '../../support/databases.ts';

const pictureKey = 'a'.repeat(40);

describe('changes of lists by an operator, on PostgreSQL', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(await environmentFor('PostgreSQL'));
  });
  afterAll(() => app.close());

  const idOf = async (guestToken: string) => {
    const { read } = app.services.database;
    const list = read.selectFrom('wishlists').select('id').where('guest_token', '=', guestToken);
    return (await list.executeTakeFirstOrThrow()).id;
  };

  /** Runs `during` while another transaction holds a list, and `last` in that transaction before it ends. */
  async function holding<T>(
    listId: string,
    during: () => Promise<T>,
    last: (tx: Tx) => Promise<void>,
  ): Promise<T> {
    const db = app.services.database.read as Kysely<Schema>;
    const isHeld = Promise.withResolvers<void>();
    const isWaitedFor = Promise.withResolvers<void>();
    const held = db.transaction().execute(async (tx) => {
      await raiseVersion(tx, listId, { role: 'admin' });
      isHeld.resolve();
      await isWaitedFor.promise;
      await last(tx);
    });
    await isHeld.promise;
    const working = during();
    await expect
      .poll(async () => {
        const waiting = sql<{
          n: number;
        }>`select count(*)::int as n from pg_locks where not granted`;
        return (await waiting.execute(db)).rows[0]?.n;
      })
      .toBe(1);
    isWaitedFor.resolve();
    await held;
    return working;
  }

  async function addPicture(tx: Tx, listId: string): Promise<void> {
    const picture = { key: pictureKey, bytes: 1, widths: '320', created_at: 1 };
    await tx.insertInto('images').values(picture).execute();
    await tx
      .updateTable('items')
      .set({ image_key: pictureKey })
      .where('wishlist_id', '=', listId)
      .execute();
  }

  test('a picture that is added while a list is deleted is deleted with it', async () => {
    const { list } = await app.api.listWith({ title: 'Kite' });
    const id = await idOf(list.guestToken);
    const outcome = await holding(
      id,
      () => runAct(app.services, 'delete-list', [list.guestToken]),
      (tx) => addPicture(tx, id),
    );
    expect(outcome).toMatchObject({ code: 'list-deleted' });
    const { read } = app.services.database;
    expect(await read.selectFrom('images').select('key').execute()).toEqual([]);
    expect((await app.api.asOwner(list.adminToken)).status).toBe(404);
  });

  test('a link that is added while its domain is blocked is removed', async () => {
    const { list } = await app.api.listWith({ title: 'Kite' });
    const id = await idOf(list.guestToken);
    const outcome = await holding(
      id,
      () => runAct(app.services, 'block', ['late.example']),
      async (tx) => {
        const items = tx.updateTable('items').where('wishlist_id', '=', id);
        await items.set({ url: 'https://late.example/kite' }).execute();
      },
    );
    expect(outcome).toMatchObject({ code: 'blocked', lists: 1 });
    expect((await app.api.asOwner(list.adminToken)).body.items).toMatchObject([{ url: null }]);
  });

  /** Blocks a domain, and returns what goes on to remove its links. */
  async function beginBlocking(domain: string) {
    const { database } = app.services;
    const write = database.write.bind(database);
    const isBlocked = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    vi.spyOn(database, 'write').mockImplementationOnce(async (work) => {
      const result = await write(work);
      isBlocked.resolve();
      await goesOn.promise;
      return result;
    });
    const blocking = runAct(app.services, 'block', [domain]);
    await isBlocked.promise;
    return () => {
      goesOn.resolve();
      return blocking;
    };
  }

  test.each([
    [
      'a picture is deleted',
      async () => () => runAct(app.services, 'delete-picture', [pictureKey]),
      'picture-deleted',
    ],
    ['a domain is blocked', () => beginBlocking('shop.example'), 'blocked'],
  ] as const)(
    'while %s, lists are locked first, in the order of their ids',
    async (_title, begin, code) => {
      const first = (await app.api.create()).body;
      await sleep(2);
      const second = (await app.api.create()).body;
      // Found in the other order.
      for (const { adminToken } of [second, first]) {
        await app.api.addItem(adminToken, { title: 'Kite', url: 'https://shop.example/kite' });
      }
      const ids = [await idOf(first.guestToken), await idOf(second.guestToken)];
      const { database } = app.services;
      await database.write(async (tx) => {
        await addPicture(tx, ids[1] ?? '');
        await tx
          .updateTable('items')
          .set({ image_key: pictureKey })
          .where('wishlist_id', '=', ids[0] ?? '')
          .execute();
      });
      const outcome = await holding(ids[0] ?? '', await begin(), async (tx) => {
        // Each fails at once where somebody else holds the row.
        await sql`select id from items where image_key = ${pictureKey} for update nowait`.execute(
          tx,
        );
        await sql`select id from wishlists where id = ${ids[1]} for update nowait`.execute(tx);
      });
      expect(outcome).toMatchObject({ code, lists: 2 });
      expect((await app.api.asOwner(first.adminToken)).body.items).toMatchObject([
        code === 'blocked' ? { url: null } : { imageKey: null },
      ]);
      for (const { adminToken } of [first, second]) await app.api.erase(adminToken);
      expect(await database.read.selectFrom('images').select('key').execute()).toEqual([]);
    },
  );
});

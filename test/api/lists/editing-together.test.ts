import { expect, test } from 'vitest';
import { onBothDatabases } from '../../support/databases.ts';

onBothDatabases('two owners', (stage) => {
  test('with an older version of an item are refused and get the current list', async () => {
    const { list, item } = await stage.api.listWith({ title: 'Kite' });
    const basedOn = list.version;
    const first = { id: item.id, title: 'Red kite', basedOn };
    expect((await stage.api.updateItem(list.adminToken, first)).status).toBe(200);
    const second = { id: item.id, title: 'Blue kite', basedOn };
    const refused = await stage.api.updateItem(list.adminToken, second);
    expect(refused).toMatchObject({ status: 409, body: { code: 'item.changed' } });
    const { wishlist } = refused.body;
    expect(wishlist?.items[0]?.title).toBe('Red kite');

    const informed = { ...second, basedOn: wishlist?.version ?? 0 };
    expect((await stage.api.updateItem(list.adminToken, informed)).status).toBe(200);
  });

  test('do not conflict on different items, nor with claims', async () => {
    const { list, item } = await stage.api.listWith({ title: 'Kite' });
    const { body } = await stage.api.addItem(list.adminToken, { title: 'Drum' });
    const drum = body.items.find(({ title }) => title === 'Drum');
    const basedOn = body.version;
    await stage.api.claim(list.guestToken, item.id, 'Ann');
    for (const [id, title] of [
      [item.id, 'Red kite'],
      [drum?.id, 'Red drum'],
    ]) {
      const saved = await stage.api.updateItem(list.adminToken, { id, title, basedOn });
      expect(saved.status).toBe(200);
    }
  });

  test('conflict when they rename at once, but a setting or an item does not conflict with a name', async () => {
    const { list } = await stage.api.listWith({ title: 'Kite' });
    const { adminToken, version: basedOn } = list;
    await stage.api.update(adminToken, { allowUndo: true });
    expect((await stage.api.update(adminToken, { name: 'Mara', basedOn })).status).toBe(200);
    const refused = await stage.api.update(adminToken, { name: 'Lena', basedOn });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'wishlist.changed', wishlist: { name: 'Mara' } },
    });
    // Who has seen the last name may change it, although it is the last thing that was changed.
    const seen = refused.body.wishlist?.version ?? 0;
    expect((await stage.api.update(adminToken, { name: 'Lena', basedOn: seen })).status).toBe(200);
  });

  test('overwrite each other with changes that name no version', async () => {
    const { list, item } = await stage.api.listWith({ title: 'Kite' });
    for (const title of ['Red kite', 'Blue kite']) {
      expect((await stage.api.updateItem(list.adminToken, { id: item.id, title })).status).toBe(
        200,
      );
    }
  });
});

import { expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { picture } from '../../support/pictures.ts';

onBothDatabases('a list file', (stage) => {
  async function full() {
    const { body } = await stage.api.create({ name: 'Mara', description: 'Come\nhungry.' });
    const { adminToken, guestToken } = body;
    await stage.api.update(adminToken, {
      surprise: true,
      surpriseUntil: '2030-05-01T00:00:00Z',
      allowUndo: true,
    });
    await stage.api.addItem(adminToken, { title: 'Drum', maxQuantity: 7 }, await picture('png'));
    await stage.api.addItem(adminToken, {
      title: 'Kite ’n’ “string” <b>',
      url: 'https://shop.example/kite?x=1&y=ü',
      price: '1.299,00 €',
      description: 'Red,\nor blue.',
      mostWanted: true,
    });
    const list = (await stage.api.addItem(adminToken, { title: 'Map' }, await picture('jpeg')))
      .body;
    await stage.api.claim(guestToken, list.items[0]?.id ?? '', 'Ann');
    return list;
  }

  test('is imported as an equal list, and exported as an equal file', async () => {
    const list = await full();
    const file = await stage.api.exportList(list.adminToken);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(JSON.stringify(file.body)).not.toContain('Ann');
    expect(file.body.items.map((item) => item.title)).toEqual(list.items.map(({ title }) => title));
    expect(file.body.items.filter((item) => item.image)).toHaveLength(2);

    const imported = await stage.api.importList(file.body);
    expect(imported.status).toBe(201);
    expect(imported.body.adminToken).not.toBe(list.adminToken);
    expect(imported.body.items.every((item) => item.claimedQuantity === 0)).toBe(true);
    const again = await stage.api.exportList(imported.body.adminToken);
    expect(again.body).toEqual(file.body);

    const third = await stage.api.importList(again.body);
    expect((await stage.api.exportList(third.body.adminToken)).body).toEqual(file.body);
  });

  test('holds no token, and its pictures can be loaded', async () => {
    const list = await full();
    const { body } = await stage.api.exportList(list.adminToken);
    for (const token of [list.adminToken, list.guestToken]) {
      expect(JSON.stringify(body)).not.toContain(token);
    }
    const imported = (await stage.api.importList(body)).body;
    for (const { imageKey } of imported.items) {
      if (!imageKey) continue;
      const image = await stage.app.fetch(new Request(`http://x.test/api/image/${imageKey}?w=320`));
      expect(image.status).toBe(200);
    }
  });

  test('with white space in a link is imported so that the item can be edited', async () => {
    const { body: file } = await stage.api.exportList((await full()).adminToken);
    const [, kite] = file.items;
    const items = [
      { ...kite, url: 'https://shop.example/red kite\u00a0?x=1' },
    ] as typeof file.items;
    const { body: made } = await stage.api.importList({ ...file, items });
    const { id = '', url } = made.items[0] ?? {};
    expect(url).toBe('https://shop.example/red%20kite%C2%A0?x=1');
    const edited = await stage.api.updateItem(made.adminToken, { id, title: 'Kite', url });
    expect(edited.status).toBe(200);
  });

  test('gets no date in the future: an item added after the import is below its items', async () => {
    const list = await full();
    const { body: file } = await stage.api.exportList(list.adminToken);
    const later = file.items.map((item) => ({ ...item, createdAt: '2099-01-01T00:00:00Z' }));
    const { body: made } = await stage.api.importList({ ...file, items: later });
    const { body } = await stage.api.addItem(made.adminToken, { title: 'Added next' });
    expect(body.items.at(-1)?.title).toBe('Added next');
    expect(Date.parse(body.items[0]?.createdAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('that was tampered with is refused, and leaves nothing stored', async () => {
    const { body: file } = await stage.api.exportList((await full()).adminToken);
    const [first] = file.items;
    for (const [bad, status] of [
      [{ ...file, format: 'other' }, 400],
      [{ ...file, items: 'none' }, 400],
      [{ ...file, items: [{ ...first, title: '' }] }, 400],
      [{ ...file, items: [{ ...first, url: 'javascript:alert(1)' }] }, 400],
      [{ ...file, items: Array.from({ length: 501 }, () => first) }, 400],
      [{ ...file, items: [{ ...first, createdAt: '0000-01-01T00:00:00+10:00' }] }, 400],
      [{ ...file, items: [{ ...first, image: 'https://shop.example/x.png' }] }, 400],
      ['{', 400],
    ] as const) {
      const before = await count();
      const headers = { 'content-type': 'application/json' };
      const reply = await stage.api.importList(bad, typeof bad === 'string' ? headers : undefined);
      expect(reply.status).toBe(status);
      expect(await count()).toBe(before);
    }
  });

  test('is imported once, however often the request is repeated', async () => {
    const { body: file } = await stage.api.exportList((await full()).adminToken);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await stage.api.importList(file, key);
    expect((await stage.api.importList(file, key)).body).toEqual(first.body);
  });

  async function count(): Promise<number> {
    const { read } = stage.app.services.database;
    const row = await read
      .selectFrom('wishlists')
      .select((select) => select.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return row.n;
  }
});

test('while new lists are switched off, importing a file makes none', async () => {
  const app = await startApp({ FEATURE_WISHLISTS: 'off' });
  const file = {
    format: 'wishbow-list-1',
    name: null,
    surprise: false,
    surpriseUntil: null,
    allowUndo: false,
    items: [],
  };
  const refused = await app.api.importList(file);
  expect(refused.body).toMatchObject({ status: 403, code: 'wishlists.disabled' });
  await app.close();
});

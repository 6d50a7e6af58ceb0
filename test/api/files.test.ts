import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plainWebp } from '../../src/server/images/plain-webp.ts';
import { onBothDatabases } from '../databases.ts';
import { picture } from '../pictures.ts';

onBothDatabases('a list as a file', (stage) => {
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

  test('is the same list again on import, and the same file again on export', async () => {
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

  test('holds no token, and its pictures are really served', async () => {
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

  test('that was tampered with is refused, and leaves nothing behind', async () => {
    const { body: file } = await stage.api.exportList((await full()).adminToken);
    const [first] = file.items;
    const svg = `data:image/svg;base64,${Buffer.from('<svg/>').toString('base64')}`;
    for (const [bad, status] of [
      [{ ...file, format: 'other' }, 400],
      [{ ...file, items: 'none' }, 400],
      [{ ...file, items: [{ ...first, title: '' }] }, 400],
      [{ ...file, items: [{ ...first, url: 'javascript:alert(1)' }] }, 400],
      [{ ...file, items: Array.from({ length: 501 }, () => first) }, 400],
      [{ ...file, items: [{ ...first, image: 'https://shop.example/x.png' }] }, 400],
      [{ ...file, items: [{ ...first, image: svg }] }, 415],
      [{ ...file, items: [{ ...first, image: 'data:image/webp;base64,UklGRgAAAABXRUJQ' }] }, 422],
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

test('only the picture of a WebP file is kept; a plain one stays as it is', async () => {
  const image = sharp({ create: { width: 40, height: 30, channels: 4, background: '#a62344' } });
  const plain = await image.webp().toBuffer();
  expect(plainWebp(plain)?.equals(plain)).toBe(true);
  const telling = await image
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .webp()
    .toBuffer();
  expect(telling.toString('latin1')).toContain('a secret place');
  const cleaned = plainWebp(Buffer.concat([telling, Buffer.from('<script>')])) ?? Buffer.alloc(0);
  expect(cleaned.toString('latin1')).not.toMatch(/a secret place|script|EXIF/);
  expect((await sharp(cleaned).metadata()).exif).toBeUndefined();
  expect(await sharp(cleaned).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  expect(plainWebp(Buffer.from('GIF89a'))).toBeUndefined();
  expect(plainWebp(plain.subarray(0, plain.length - 8))).toBeUndefined();
});

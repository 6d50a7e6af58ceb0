import { existsSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { limits } from '../../src/domain/limits.ts';
import { doChores } from '../../src/server/operations/chores.ts';
import { onBothDatabases } from '../databases.ts';
import { picture } from '../pictures.ts';

onBothDatabases('pictures', (stage) => {
  const addPicture = async (image: Blob, title = 'Kite') => {
    const { body: list } = await stage.api.create();
    const reply = await stage.api.addItem(list.adminToken, { title }, image);
    return { list, reply, key: reply.body.items?.[0]?.imageKey ?? '' };
  };
  const load = (path: string) => stage.app.fetch(new Request(`http://wishbow.test${path}`));
  const folder = (key: string) =>
    join(stage.app.services.config.dataDir, 'images', key.slice(0, 2), key);

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'a %s is kept as WebP in every width',
    async (format) => {
      const { key } = await addPicture(await picture(format, { width: 1600, height: 1200 }));
      for (const width of [320, 640, 1280]) {
        const answer = await load(`/api/image/${key}?w=${width}`);
        expect(answer.headers.get('content-type')).toBe('image/webp');
        expect(answer.headers.get('cache-control')).toContain('immutable');
        const meta = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect([meta.width, meta.height, meta.format]).toEqual([width, (width * 3) / 4, 'webp']);
        expect([meta.exif, meta.icc, meta.xmp]).toEqual([undefined, undefined, undefined]);
      }
      expect((await load(`/api/wishlist/image/${key}`)).status).toBe(200);
    },
  );

  test('a picture taken sideways stands upright, and a small one is not blown up', async () => {
    const sideways = await sharp({
      create: { width: 200, height: 100, channels: 3, background: 'red' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { key } = await addPicture(new Blob([new Uint8Array(sideways)]));
    const meta = await sharp(
      Buffer.from(await (await load(`/api/image/${key}?w=1280`)).arrayBuffer()),
    ).metadata();
    expect([meta.width, meta.height]).toEqual([100, 200]);
  });

  test('the same upload is kept once, and goes with the last item that has it', async () => {
    const image = await picture('png', { width: 333, height: 222 });
    const one = await addPicture(image);
    const two = await addPicture(image);
    expect(two.key).toBe(one.key);
    await stage.api.erase(one.list.adminToken);
    expect((await load(`/api/image/${one.key}`)).status).toBe(200);
    const item = (await stage.api.asOwner(two.list.adminToken)).body.items[0];
    await stage.api.removeItem(two.list.adminToken, item?.id ?? '');
    expect((await load(`/api/image/${one.key}`)).status).toBe(404);
    expect(existsSync(folder(one.key))).toBe(false);
  });

  test('a picture is replaced, kept when nothing is said of it, and taken away', async () => {
    const { list, reply, key } = await addPicture(await picture('png', { width: 400 }));
    const id = reply.body.items[0]?.id ?? '';
    const renamed = await stage.api.updateItem(list.adminToken, { id, title: 'Drum' });
    expect(renamed.body.items[0]?.imageKey).toBe(key);
    const other = await stage.api.updateItem(
      list.adminToken,
      { id, title: 'Drum' },
      await picture('jpeg', { width: 500 }),
    );
    expect(other.body.items[0]?.imageKey).not.toBe(key);
    expect((await load(`/api/image/${key}`)).status).toBe(404);
    const bare = await stage.api.updateItem(list.adminToken, {
      id,
      title: 'Drum',
      removeImage: true,
    });
    expect(bare.body.items[0]?.imageKey).toBeNull();
  });

  test('what is no picture is refused by what it is, and nothing changes', async () => {
    const jpeg = new Uint8Array(await (await picture('jpeg')).arrayBuffer());
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const bomb = await sharp({
      create: { width: 8000, height: 7000, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const heic = new Uint8Array([
      0,
      0,
      0,
      24,
      ...new TextEncoder().encode('ftypheic\0\0\0\0mif1heic'),
    ]);
    const before = await readdir(join(stage.app.services.config.dataDir, 'images')).catch(() => []);
    for (const [bytes, status, code] of [
      [new TextEncoder().encode(svg), 415, 'image.unsupported_type'],
      [new TextEncoder().encode('<!doctype html><script>'), 415, 'image.unsupported_type'],
      [heic, 415, 'image.unsupported_type'],
      [jpeg.subarray(0, jpeg.length / 2), 422, 'image.unreadable'],
      [jpeg.subarray(0, 20), 422, 'image.unreadable'],
      [new Uint8Array(bomb), 413, 'image.too_large'],
      [new Uint8Array(limits.imageBytes + 1).fill(1), 413, 'image.too_large'],
    ] as const) {
      const { list, reply } = await addPicture(new Blob([bytes]));
      expect(reply.body, code).toMatchObject({ status, code });
      expect((await stage.api.asOwner(list.adminToken)).body).toEqual(list);
    }
    expect(
      await readdir(join(stage.app.services.config.dataDir, 'images')).catch(() => []),
    ).toEqual(before);
  });

  test('a polyglot is only ever served as the picture in it', async () => {
    const gif = new Uint8Array(
      await (await picture('gif', { width: 50, height: 50 })).arrayBuffer(),
    );
    const { key } = await addPicture(new Blob([gif, '<script>alert(1)</script>']));
    const answer = await load(`/api/image/${key}`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer()).includes('script')).toBe(false);
  });

  test('unknown pictures and widths that are not offered are refused', async () => {
    const { key } = await addPicture(await picture('png', { width: 410 }));
    expect((await load(`/api/image/${key}?w=321`)).status).toBe(400);
    for (const wrong of ['x', '0'.repeat(40), '..%2f..%2fwishbow.sqlite', `${key}x`]) {
      expect((await load(`/api/image/${wrong}`)).status).toBe(404);
    }
  });

  test('files that a crash left without an owner are swept up, others stay', async () => {
    const { key } = await addPicture(await picture('png', { width: 420 }));
    const { images, now } = stage.app.services;
    const orphan = await images.prepare(
      Buffer.from(await (await picture('png', { width: 421 })).arrayBuffer()),
    );
    const fresh = await images.prepare(
      Buffer.from(await (await picture('png', { width: 422 })).arrayBuffer()),
    );
    const twoHoursAgo = new Date(now() - 2 * 60 * 60 * 1000);
    for (const each of [key, orphan.key]) await utimes(folder(each), twoHoursAgo, twoHoursAgo);
    await doChores(stage.app.services);
    expect([key, orphan.key, fresh.key].map((each) => existsSync(folder(each)))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

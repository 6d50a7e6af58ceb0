import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';
import { MaintenanceJobs } from '../../../src/server/operations/maintenance-jobs.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { photograph, picture, requester } from '../../support/pictures.ts';

/** What a browser says that shows AVIF. */
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

onBothDatabases('pictures', (stage) => {
  const addPicture = async (image: Blob, title = 'Kite') => {
    const { body: list } = await stage.api.create();
    const reply = await stage.api.addItem(list.adminToken, { title }, image);
    return { list, reply, key: reply.body.items?.[0]?.imageKey ?? '' };
  };
  const load = (path: string, accept?: string) =>
    stage.app.fetch(
      new Request(`http://wishbow.test${path}`, {
        headers: accept === undefined ? {} : { accept },
      }),
    );
  const folder = (key: string) =>
    join(stage.app.services.config.dataDir, 'images', key.slice(0, 2), key);

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'a %s is stored as WebP in every width',
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

  test('a picture taken sideways is rotated, and a small one is not enlarged', async () => {
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

  test('AVIF is made in the background for browsers that show it; the others get WebP', async () => {
    const { key } = await addPicture(await photograph({ width: 1400, height: 1000 }));
    const first = await load(`/api/image/${key}?w=640`, chrome);
    expect(first.status).toBe(200);
    await stage.app.services.images.settled();
    for (const width of [640, 1280]) {
      const small = await load(`/api/image/${key}?w=${width}`, chrome);
      expect(small.headers.get('content-type')).toBe('image/avif');
      expect(small.headers.get('vary')).toBe('accept');
      expect(small.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await small.arrayBuffer());
      const meta = await sharp(bytes).metadata();
      expect([meta.width, meta.format, meta.compression]).toEqual([width, 'heif', 'av1']);
      expect([meta.exif, meta.xmp]).toEqual([undefined, undefined]);
      for (const accept of ['image/webp,*/*', 'image/avif;q=0,*/*', '']) {
        const other = await load(`/api/image/${key}?w=${width}`, accept);
        expect(other.headers.get('content-type')).toBe('image/webp');
        expect(other.headers.get('vary')).toBe('accept');
        expect((await other.arrayBuffer()).byteLength).toBeGreaterThan(bytes.length);
      }
    }
  });

  test('missing AVIF is made on request and by the maintenance jobs', async () => {
    const { images } = stage.app.services;
    const { key } = await addPicture(await photograph({ width: 700, height: 500 }));
    await images.settled();
    const remove = () =>
      Promise.all([320, 640, 1280].map((width) => rm(join(folder(key), `${width}.avif`))));
    const isAvif = async () =>
      (await load(`/api/image/${key}`, chrome)).headers.get('content-type');
    await remove();
    expect(await isAvif()).toBe('image/webp');
    await images.settled();
    expect(await isAvif()).toBe('image/avif');
    await remove();
    await new MaintenanceJobs(stage.app.services).run();
    await images.settled();
    expect(await readdir(folder(key))).toHaveLength(6);
  });

  test('where AVIF would be larger, WebP is sent, and it is not tried again', async () => {
    const { images } = stage.app.services;
    const { key } = await addPicture(await picture('png', { width: 20, height: 12 }));
    await images.settled();
    expect((await load(`/api/image/${key}`, chrome)).headers.get('content-type')).toBe(
      'image/webp',
    );
    expect((await stat(join(folder(key), '640.avif'))).size).toBe(0);
  });

  test('common kinds of pictures keep their look: print colours, 16 bits, wide gamut, greyscale', async () => {
    const berry = { r: 166, g: 35, b: 68 };
    const plain = () =>
      sharp({ create: { width: 64, height: 48, channels: 3, background: berry } });
    for (const [kind, upload] of [
      ['CMYK', await plain().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()],
      ['16 bit', await plain().toColourspace('rgb16').png().toBuffer()],
      ['Display P3', await plain().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()],
      ['palette', await plain().png({ palette: true }).toBuffer()],
    ] as const) {
      const { key } = await addPicture(new Blob([new Uint8Array(upload)]));
      const shown = Buffer.from(await (await load(`/api/image/${key}`)).arrayBuffer());
      const { data, info } = await sharp(shown).raw().toBuffer({ resolveWithObject: true });
      expect([kind, info.channels]).toEqual([kind, 3]);
      for (const [place, value] of [berry.r, berry.g, berry.b].entries()) {
        // The inks of a printer do not reach every colour of a screen.
        const near = kind === 'CMYK' ? 20 : 12;
        expect(Math.abs((data[place] ?? 0) - value), `${kind}, ${place}`).toBeLessThan(near);
      }
    }
    const grey = await plain().greyscale().png().toBuffer();
    const { key } = await addPicture(new Blob([new Uint8Array(grey)]));
    expect((await load(`/api/image/${key}`)).status).toBe(200);
  });

  test('of an animation the first frame is kept, and transparency stays', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 4, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#ff0000ff', '#0000ffff'].map(frame));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { key } = await addPicture(new Blob([new Uint8Array(moving)]));
    const shown = Buffer.from(await (await load(`/api/image/${key}`)).arrayBuffer());
    expect((await sharp(shown).metadata()).pages ?? 1).toBe(1);
    const [red, , blue] = await sharp(shown).raw().toBuffer();
    expect([(red ?? 0) > 200, (blue ?? 255) < 60]).toEqual([true, true]);

    const clear = await addPicture(new Blob([new Uint8Array(await frame('#00000000'))]));
    const seen = Buffer.from(await (await load(`/api/image/${clear.key}`)).arrayBuffer());
    expect((await sharp(seen).stats()).isOpaque).toBe(false);
  });

  test('the place of a photo is removed from all stored files', async () => {
    const upload = await picture('jpeg', { width: 1500, height: 900 });
    const original = Buffer.from(await upload.arrayBuffer());
    expect(original.includes('Camera of Mara')).toBe(true);
    const { key } = await addPicture(upload);
    await stage.app.services.images.settled();
    const names = await readdir(folder(key));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const bytes = await readFile(join(folder(key), name));
      expect(bytes.includes('Camera of Mara'), name).toBe(false);
      expect(bytes.includes('Exif'), name).toBe(false);
    }
  });

  test('an upload of exactly the limit is accepted, one byte more is refused', async () => {
    const bytes = new Uint8Array(await (await picture('jpeg', { width: 64 })).arrayBuffer());
    const padded = (length: number) => {
      const file = new Uint8Array(length);
      file.set(bytes);
      return new Blob([file]);
    };
    expect((await addPicture(padded(limits.imageBytes))).reply.status).toBe(201);
    expect((await addPicture(padded(limits.imageBytes + 1))).reply.body).toMatchObject({
      code: 'image.too_large',
    });
  });

  test('a repeated upload is recognised before it is decoded again', async () => {
    const image = await photograph({ width: 1800, height: 1200 });
    const bytes = Buffer.from(await image.arrayBuffer());
    const upload = { bytes, listId: 'one', requester };
    const { images } = stage.app.services;
    const timed = async () => {
      const start = performance.now();
      return [await images.prepare(upload), performance.now() - start] as const;
    };
    const [first, decoding] = await timed();
    const [again, recognising] = await timed();
    expect(recognising).toBeLessThan(decoding / 2);
    expect([...again.widths]).toEqual([...first.widths]);
    // Half of it missing is no picture: it is made again.
    await rm(join(folder(first.key), '320.webp'));
    expect((await images.prepare(upload)).widths.size).toBe(3);
  });

  test('a repeated upload is stored once for a list, and deleted with its last item', async () => {
    const image = await picture('png', { width: 333, height: 222 });
    const { list, reply, key } = await addPicture(image);
    const { body: twice } = await stage.api.addItem(list.adminToken, { title: 'Again' }, image);
    expect(twice.items.map((item) => item.imageKey)).toEqual([key, key]);
    await stage.api.removeItem(list.adminToken, reply.body.items[0]?.id ?? '');
    expect((await load(`/api/image/${key}`)).status).toBe(200);
    await stage.api.removeItem(list.adminToken, twice.items[1]?.id ?? '');
    expect((await load(`/api/image/${key}`)).status).toBe(404);
    expect(existsSync(folder(key))).toBe(false);
  });

  test('nobody can find out whether a file was uploaded by somebody else', async () => {
    const image = await picture('png', { width: 334, height: 222 });
    const { key } = await addPicture(image);
    const bytes = Buffer.from(await image.arrayBuffer());
    const guess = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
    expect((await load(`/api/image/${guess}`)).status).toBe(404);
    const own = await addPicture(image);
    expect(own.key).not.toBe(key);
    // Nor by taking it away again: their own picture is gone, whoever else has the same.
    await stage.api.erase(own.list.adminToken);
    expect((await load(`/api/image/${own.key}`)).status).toBe(404);
    expect((await load(`/api/image/${key}`)).status).toBe(200);
  });

  test('a picture is replaced, kept when the field is omitted, and removed', async () => {
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

  test('a file that is no picture is refused by its contents, and nothing changes', async () => {
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

  test('only the picture in a polyglot file is sent', async () => {
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
    for (const wrong of ['x', '0'.repeat(40), '..%2F..%2Fwishbow.sqlite', `${key}x`]) {
      expect((await load(`/api/image/${wrong}`)).status).toBe(404);
    }
  });

  test('files that a crash left without an item are deleted, others stay', async () => {
    const { key } = await addPicture(await picture('png', { width: 420 }));
    const { images, now } = stage.app.services;
    const orphan = await images.prepare({
      bytes: Buffer.from(await (await picture('png', { width: 421 })).arrayBuffer()),
      listId: 'one',
      requester,
    });
    const fresh = await images.prepare({
      bytes: Buffer.from(await (await picture('png', { width: 422 })).arrayBuffer()),
      listId: 'one',
      requester,
    });
    const twoHoursAgo = new Date(now() - 2 * 60 * 60 * 1000);
    for (const each of [key, orphan.key]) await utimes(folder(each), twoHoursAgo, twoHoursAgo);
    await new MaintenanceJobs(stage.app.services).run();
    expect([key, orphan.key, fresh.key].map((each) => existsSync(folder(each)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('a picture that is removed and added at the same moment stays visible to its item', async () => {
    const image = await picture('png', { width: 434, height: 200 });
    const { body: list } = await stage.api.create();
    const { adminToken } = list;
    const added = await stage.api.addItem(adminToken, { title: 'Kite' }, image);
    let last = added.body.items[0];
    for (let round = 0; round < 12; round += 1) {
      const [other] = await Promise.all([
        stage.api.addItem(adminToken, { title: `Kite ${round}` }, image),
        stage.api.removeItem(adminToken, last?.id ?? ''),
      ]);
      expect(other.status).toBe(201);
      last = (await stage.api.asOwner(adminToken)).body.items[0];
      const key = last?.imageKey ?? '';
      expect((await load(`/api/image/${key}`)).status).toBe(200);
      await new MaintenanceJobs(stage.app.services).run();
      expect((await load(`/api/image/${key}`)).status).toBe(200);
    }
    await stage.api.erase(adminToken);
    expect(existsSync(folder(last?.imageKey ?? ''))).toBe(false);
  });

  test('rows and files are consistent again after a crash between them', async () => {
    const { images, database, now } = stage.app.services;
    const { list, reply, key } = await addPicture(await picture('png', { width: 435 }));
    // Died after an item lost its picture and before the picture went.
    await database.write((tx) =>
      tx
        .updateTable('items')
        .set({ image_key: null })
        .where('id', '=', reply.body.items[0]?.id ?? '')
        .execute(),
    );
    // Died while a picture was being written.
    const draft = join(stage.app.services.config.dataDir, 'images', 'drafts', 'half');
    await mkdir(draft, { recursive: true });
    const twoHoursAgo = new Date(now() - 2 * 60 * 60 * 1000);
    await utimes(draft, twoHoursAgo, twoHoursAgo);
    await images.collectGarbage();
    expect([existsSync(folder(key)), existsSync(draft)]).toEqual([false, false]);
    const rows = await database.read
      .selectFrom('images')
      .select('key')
      .where('key', '=', key)
      .execute();
    expect(rows).toEqual([]);
    // Died after the row was written and the files were gone: the next upload brings them back.
    const id = reply.body.items[0]?.id ?? '';
    const image = await picture('png', { width: 435 });
    await stage.api.updateItem(list.adminToken, { id, title: 'Kite' }, image);
    // The AVIF of the first upload may just be arriving there.
    await rm(folder(key), { recursive: true, maxRetries: 5 });
    await stage.api.updateItem(list.adminToken, { id, title: 'Kite' }, image);
    expect((await load(`/api/image/${key}`)).status).toBe(200);
  });
});

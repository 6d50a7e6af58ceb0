import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { WishlistFile } from '../../../src/contract/schemas.ts';
import { DiskImageStore } from '../../../src/server/images/disk-image-store.ts';
import { readAll } from '../../../src/server/images/image-store.ts';
import { PictureProcess } from '../../../src/server/images/picture-process.ts';
import { PictureProcessor } from '../../../src/server/images/picture-processor.ts';
import { moderate } from '../../../src/server/moderation/moderate.ts';
import { MaintenanceJobs } from '../../../src/server/operations/maintenance-jobs.ts';
import { itemForm } from '../../support/client.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { picture, requester } from '../../support/pictures.ts';

const payload = '<script>alert(1)</script>';

/** A WebP with bytes behind the picture, inside the chunk that a decoder reads it from. */
async function stuffedWebp(): Promise<Buffer> {
  const plain = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  const file = Buffer.concat([plain, Buffer.from(payload.padEnd(64))]);
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt32LE(file.length - 20, 16);
  return file;
}

async function movingWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** A picture of one colour: a few bytes that become many pixels. */
const flat = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#a62344' },
    limitInputPixels: false,
  });

const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

onBothDatabases('malicious and damaged pictures', (stage) => {
  const addPicture = async (image: Blob) => {
    const { body: list } = await stage.api.create();
    const reply = await stage.api.addItem(list.adminToken, { title: 'Kite' }, image);
    return { list, reply, key: reply.body.items?.[0]?.imageKey ?? '' };
  };
  const load = (path: string) => stage.app.fetch(new Request(`http://wishbow.test${path}`));
  const bytesOf = async (path: string) => Buffer.from(await (await load(path)).arrayBuffer());
  const imagesFolder = () => join(stage.app.services.config.dataDir, 'images');
  const folder = (key: string) => join(imagesFolder(), key.slice(0, 2), key);
  const exported = async (adminToken: string) => (await stage.api.exportList(adminToken)).body;
  const imageIn = (file: WishlistFile, place = 0) =>
    Buffer.from(file.items[place]?.image?.split(',')[1] ?? '', 'base64');

  test('of an animated WebP the first frame is kept, and its list can be exported', async () => {
    const { list, key } = await addPicture(blob(await movingWebp()));
    for (const width of [320, 640, 1280]) {
      const [red, , blue] = await sharp(await bytesOf(`/api/image/${key}?w=${width}`))
        .raw()
        .toBuffer();
      expect([(red ?? 0) > 200, (blue ?? 255) < 60]).toEqual([true, true]);
    }
    const file = await exported(list.adminToken);
    const imported = await stage.api.importList(file);
    expect(imported.status).toBe(201);
    expect(await exported(imported.body.adminToken)).toEqual(file);
  });

  test('an uploaded file is never sent as it was, even if it is a WebP', async () => {
    const upload = await stuffedWebp();
    expect((await sharp(upload).metadata()).width).toBe(60);
    const { list, key } = await addPicture(blob(upload));
    expect(key).not.toBe(createHash('sha256').update(upload).digest('hex').slice(0, 40));
    const file = await exported(list.adminToken);
    for (const bytes of [await bytesOf(`/api/image/${key}?w=1280`), imageIn(file)]) {
      expect((await sharp(bytes).metadata()).width).toBe(60);
      expect(bytes.includes('script')).toBe(false);
    }
  });

  test('an imported picture is kept unchanged only with the signature of this site', async () => {
    const { list } = await addPicture(await picture('jpeg', { width: 300 }));
    const file = await exported(list.adminToken);
    const [item] = file.items;
    if (!item) throw new Error('nothing was exported');
    expect(item.imageSignature).toMatch(/^[\w-]{43}$/);
    const importedWith = async (change: Partial<typeof item>) => {
      const { body } = await stage.api.importList({ ...file, items: [{ ...item, ...change }] });
      return imageIn(await exported(body.adminToken));
    };
    const { imageSignature: _signature, ...unsigned } = item;
    expect((await importedWith({})).equals(imageIn(file))).toBe(true);
    expect((await importedWith({ imageSignature: null })).equals(imageIn(file))).toBe(false);
    expect(
      (await stage.api.importList({ ...file, items: [unsigned] })).body.items[0]?.imageKey,
    ).not.toBeNull();
    const stuffed = `data:image/webp;base64,${(await stuffedWebp()).toString('base64')}`;
    expect((await importedWith({ image: stuffed })).includes('script')).toBe(false);
  });

  test('one bad picture in a file is dropped, and the rest is imported', async () => {
    const { list } = await addPicture(await picture('png', { width: 210 }));
    const file = await exported(list.adminToken);
    const [first] = file.items;
    const bad = (type: string, bytes: string) => ({
      ...first,
      title: type,
      image: `data:image/${type};base64,${Buffer.from(bytes, 'latin1').toString('base64')}`,
    });
    const items = [first, bad('svg', '<svg/>'), bad('webp', 'RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0')];
    const imported = await stage.api.importList({ ...file, items });
    expect(imported.status).toBe(201);
    expect(imported.body.items.map(({ imageKey }) => imageKey !== null)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a damaged picture is not shown, does not stop an export, and is repaired by a new upload', async () => {
    const image = await picture('png', { width: 1500, height: 600 });
    const { list, reply, key } = await addPicture(image);
    await stage.app.services.images.settled();
    const whole = await readFile(join(folder(key), '1280.webp'));
    for (const damage of [
      Buffer.from('garbage'),
      whole.subarray(0, whole.length - 9),
      // A header and nothing else.
      Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\x3f\0\0\x3f\0\0', 'latin1'),
    ]) {
      await writeFile(join(folder(key), '1280.webp'), damage);
      const answer = await load(`/api/image/${key}?w=1280`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      const file = await exported(list.adminToken);
      expect((await sharp(imageIn(file)).metadata()).width).toBe(640);
      expect((await stage.api.importList(file)).status).toBe(201);
    }
    for (const width of [320, 640]) await writeFile(join(folder(key), `${width}.webp`), 'garbage');
    const file = await exported(list.adminToken);
    expect(file.items[0]?.image).toBeNull();
    expect((await stage.api.importList(file)).status).toBe(201);

    const id = reply.body.items[0]?.id ?? '';
    const again = await stage.api.updateItem(list.adminToken, { id, title: 'Kite' }, image);
    expect(again.body.items[0]?.imageKey).toBe(key);
    expect(await bytesOf(`/api/image/${key}?w=1280`)).toEqual(whole);
    expect((await exported(list.adminToken)).items[0]?.image).not.toBeNull();
  });

  test('a picture that an earlier version stored unchanged is re-encoded by the maintenance jobs', async () => {
    const { database, images } = stage.app.services;
    const { list, key } = await addPicture(await picture('png', { width: 220 }));
    await images.settled();
    const encodingOf = () =>
      database.read
        .selectFrom('images')
        .select('encoding')
        .where('key', '=', key)
        .executeTakeFirst();
    expect(await encodingOf()).toEqual({ encoding: 'own' });
    const asBefore = (large: Buffer) =>
      Promise.all([
        writeFile(join(folder(key), '1280.webp'), large),
        database.write((tx) =>
          tx.updateTable('images').set({ encoding: 'unknown' }).where('key', '=', key).execute(),
        ),
      ]);
    await asBefore(await stuffedWebp());
    expect((await exported(list.adminToken)).items[0]?.imageSignature).toBeNull();
    await new MaintenanceJobs(stage.app.services).run();
    await images.settled();
    expect((await bytesOf(`/api/image/${key}?w=1280`)).includes('script')).toBe(false);
    expect(await encodingOf()).toEqual({ encoding: 'own' });

    // A largest width that cannot be decoded comes from the next one.
    const undecodable = Buffer.from(await stuffedWebp()).fill(0, 20);
    await asBefore(undecodable);
    await new MaintenanceJobs(stage.app.services).run();
    await images.settled();
    expect((await sharp(await bytesOf(`/api/image/${key}?w=1280`)).metadata()).width).toBe(60);
  });

  test('pictures of a list that was taken down are taken down with it', async () => {
    const { list, key } = await addPicture(await picture('png', { width: 230 }));
    const address = `/api/image/${key}?w=320`;
    const shown = await load(address);
    expect(shown.status).toBe(200);
    // A cache that several people share would go on showing it.
    expect(shown.headers.get('cache-control')).toContain('private');
    await moderate(stage.app.services, ['take-down', list.guestToken, 'other', 'Why.']);
    expect((await load(address)).status).toBe(404);
    expect((await load(address.replace('/api/', '/api/wishlist/'))).status).toBe(404);
    await moderate(stage.app.services, ['restore', list.guestToken]);
    expect((await load(address)).status).toBe(200);
    await stage.api.erase(list.adminToken);
    expect((await load(address)).status).toBe(404);
  });

  test('a picture that no item uses is not found', async () => {
    const bytes = Buffer.from(await (await picture('png', { width: 240 })).arrayBuffer());
    const { key } = await stage.app.services.images.prepare({ bytes, listId: 'draft', requester });
    expect((await load(`/api/image/${key}`)).status).toBe(404);
  });

  test('no address opens a file that is no stored picture', async () => {
    const hidden = join(imagesFolder(), 'hidden');
    await mkdir(hidden, { recursive: true });
    const webp = Buffer.from(await (await picture('webp', { width: 50 })).arrayBuffer());
    for (const name of ['320.webp', '640.webp', '640.avif']) {
      await writeFile(join(hidden, name), webp);
    }
    for (const path of ['ab%2F..%2F..%2Fhidden', 'hi%2F..%2F..%2Fhidden', '..%2Fimages%2Fhidden']) {
      expect((await load(`/api/image/${path}`)).status, path).toBe(404);
    }
    await rm(hidden, { recursive: true });
  });

  test('a picture that would take minutes or gigabytes is refused after reading its header', async () => {
    for (const [what, bytes] of [
      ['tall', await flat(1, 20_000).png().toBuffer()],
      ['wide', await flat(20_000, 1).png().toBuffer()],
      ['AVIF', await flat(5_100, 5_000).avif({ effort: 0 }).toBuffer()],
    ] as const) {
      const { reply } = await addPicture(blob(bytes));
      expect(reply.body, what).toMatchObject({ status: 413, code: 'image.too_large' });
    }
    const { reply } = await addPicture(blob(await flat(16_384, 20).png().toBuffer()));
    expect(reply.status).toBe(201);
  });

  test('a store that cannot be written is reported, keeps nothing partial, and works again by itself', async () => {
    const drafts = join(imagesFolder(), 'drafts');
    await rm(drafts, { recursive: true, force: true });
    // No folder can be made where a file is.
    await writeFile(drafts, '');
    const { list, reply } = await addPicture(await picture('png', { width: 251 }));
    expect(reply.body).toMatchObject({ status: 503, code: 'storage.unavailable' });
    expect(reply.headers.get('retry-after')).toBe('5');
    expect((await stage.api.asOwner(list.adminToken)).body).toEqual(list);
    expect(stage.app.log()).toContain('ENOTDIR');
    await rm(drafts);
    expect((await addPicture(await picture('png', { width: 251 }))).reply.status).toBe(201);

    const store = new DiskImageStore(imagesFolder());
    const half = new Map([
      [320, Buffer.from('half')],
      [640, Symbol('no bytes') as never],
    ] as const);
    await expect(store.put({ key: 'f'.repeat(40), widths: half })).rejects.toThrow();
    expect(await readdir(drafts)).toEqual([]);
    expect(await readAll(store, 'f'.repeat(40))).toBeUndefined();
  });

  test('uploads wait while one visitor’s share of memory is in use; others continue', async () => {
    const { images } = stage.app.services;
    const megabytes = 1024 * 1024;
    const release = await images.admit(24 * megabytes, requester);
    const next = images.admit(megabytes, requester);
    const other = await images.admit(10 * megabytes, { ...requester, visitor: '127.0.0.2' });
    expect(await Promise.race([next, Promise.resolve('waits')])).toBe('waits');
    release();
    for (const each of [await next, other]) each();
  });

  test('an upload whose sender disconnected while it waited is dropped', async () => {
    const origin = await stage.app.listen();
    const { body: list } = await stage.api.create();
    const slow = blob(
      await sharp({ create: { width: 5000, height: 5000, channels: 3, background: 'red' } })
        .png({ progressive: true })
        .toBuffer(),
    );
    const send = (title: string, signal?: AbortSignal) =>
      fetch(`${origin}/api/wishlist/${list.adminToken}/items`, {
        method: 'POST',
        body: itemForm({ title }, slow),
        ...(signal && { signal }),
      });
    const { pictures } = stage.app.services;
    const left = new AbortController();
    const stayed = ['One', 'Two', 'Three'].map((title) => send(title));
    // All of one visitor, who has one picture worked on at a time.
    await expect.poll(() => pictures.waiting, { timeout: 15_000 }).toBe(2);
    const gone = send('Left', left.signal).catch(() => 'gone');
    await expect.poll(() => pictures.waiting, { timeout: 15_000 }).toBeGreaterThan(2);
    left.abort();
    expect(await gone).toBe('gone');
    for (const each of stayed) expect((await each).status).toBe(201);
    await pictures.idle();
    const { items } = (await stage.api.asOwner(list.adminToken)).body;
    expect(items.map(({ title }) => title).toSorted()).toEqual(['One', 'Three', 'Two']);
  });
});

const processor = new PictureProcessor();
afterAll(() => processor.close());

test('slow pictures of one visitor do not delay another’s', async () => {
  const slow = await flat(3000, 3000).png({ progressive: true }).toBuffer();
  const small = await flat(1, 1).png().toBuffer();
  const done: string[] = [];
  const encode = async (upload: Buffer, visitor: string) => {
    await processor.encode(upload, { ...requester, visitor });
    done.push(visitor);
  };
  // Both processes are there.
  await Promise.all([encode(small, 'slow'), encode(small, 'other')]);
  done.length = 0;
  const all = Array.from({ length: 6 }, () => encode(slow, 'slow'));
  all.push(encode(small, 'other'));
  await Promise.all(all);
  expect(done.indexOf('other')).toBeLessThan(3);
});

test('a task that exceeds its memory or time is ended, and the next one is run', async () => {
  const avif = await flat(4000, 4000).avif({ effort: 0 }).toBuffer();
  for (const [memoryBytes, cpuMs] of [
    [0, 10_000],
    [2 ** 30, 50],
  ] as const) {
    const process = new PictureProcess();
    expect(await process.run('inspect', { upload: avif }, 0)).toBeGreaterThan(300_000_000);
    await expect(
      process.run('encode', { keepAsLargest: false }, memoryBytes, cpuMs),
    ).rejects.toMatchObject({ code: 'image.too_large' });
    await expect.poll(() => process.isAlive).toBe(false);
  }
  const small = await flat(3, 2).png().toBuffer();
  expect((await processor.encode(small, requester)).size).toBe(3);
});

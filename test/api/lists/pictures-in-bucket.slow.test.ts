import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { readAll, readLargest } from '../../../src/server/images/image-store.ts';
import { S3ImageStore } from '../../../src/server/images/s3-image-store.ts';
import { StorageUnavailable } from '../../../src/server/storage-unavailable.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import type { ApiClient } from '../../support/client.ts';
import { environmentFor } from '../../support/databases.ts';
import { picture } from '../../support/pictures.ts';
import {
  hasObjectStore,
  type ObjectStore,
  startObjectStore,
} from '../../support/services/object-store.ts';

const bucketOf = (environment: Record<string, string>) => {
  const { s3 } = readConfig(environment);
  if (!s3) throw new Error('the settings name no bucket');
  return s3;
};

test('a bucket that does not answer is reported as an unavailable store', async () => {
  const store = new S3ImageStore(
    bucketOf({
      IMAGE_STORE: 's3://pictures',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
  );
  await expect(store.ping()).rejects.toThrow(StorageUnavailable);
  await expect(readLargest(store, 'a'.repeat(40))).rejects.toThrow(StorageUnavailable);
});

describe.skipIf(!hasObjectStore())('pictures in a bucket, with two servers', () => {
  let bucket: ObjectStore;
  let servers: readonly [TestApp, TestApp];
  let api: ApiClient;

  beforeAll(async () => {
    bucket = await startObjectStore();
    const shared = { ...(await environmentFor('PostgreSQL')), ...bucket.environment };
    // Each has a data folder of its own.
    servers = [await startApp(shared), await startApp(shared)];
    api = servers[0].api;
  }, 300_000);
  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
    await bucket?.stop();
  });

  const load = (server: TestApp, key: string, accept = 'image/webp') =>
    server.fetch(
      new Request(`http://wishbow.test/api/image/${key}?w=640`, { headers: { accept } }),
    );
  async function addPicture() {
    const { body: list } = await api.create();
    const { body } = await api.addItem(list.adminToken, { title: 'Kite' }, await picture('jpeg'));
    expect(body).toMatchObject({ items: [{ title: 'Kite' }] });
    const [item] = body.items;
    return { list, itemId: item?.id ?? '', key: item?.imageKey ?? '' };
  }
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of new S3ImageStore(bucketOf(bucket.environment)).all())
      keys.push(key);
    return keys;
  };

  test('a picture that one server stores is sent by the other, which adds its AVIF', async () => {
    const { key } = await addPicture();
    const [one, two] = servers;
    expect((await load(two, key)).headers.get('content-type')).toBe('image/webp');
    await one.services.images.settled();
    const small = await load(two, key, 'image/avif,*/*');
    expect(['image/avif', 'image/webp']).toContain(small.headers.get('content-type'));
    expect(existsSync(join(one.services.config.dataDir, 'images'))).toBe(false);
    const { s3 } = one.services.config;
    const store = s3 && new S3ImageStore(s3);
    expect(await store?.hasAvif(key, 640)).toBe(true);
  });

  test('a picture is deleted with its last item, and stored again by a new upload', async () => {
    const { list, itemId, key } = await addPicture();
    expect(await stored()).toContain(key);
    await api.call('DELETE', `/api/wishlist/${list.adminToken}/items/${itemId}`);
    await servers[0].services.images.settled();
    expect(await stored()).not.toContain(key);
    const again = await api.addItem(list.adminToken, { title: 'Kite' }, await picture('jpeg'));
    expect(again.body.items[0]?.imageKey).toBe(key);
    expect((await load(servers[1], key)).status).toBe(200);
  });

  test('concurrent additions and removals of one picture never lose it', async () => {
    const { body: list } = await api.create();
    const image = await picture('png');
    const add = () => api.addItem(list.adminToken, { title: 'Kite' }, image);
    const key = (await add()).body.items[0]?.imageKey ?? '';
    for (let round = 0; round < 3; round++) {
      const ids = (await api.asOwner(list.adminToken)).body.items.map(({ id }) => id);
      await Promise.all([
        add(),
        ...ids.map((id) => api.call('DELETE', `/api/wishlist/${list.adminToken}/items/${id}`)),
      ]);
      expect((await load(servers[1], key)).status).toBe(200);
    }
  });

  test('a picture that no item uses is deleted in the hour of its partition, once it is old enough', async () => {
    const { s3 } = servers[0].services.config;
    if (!s3) throw new Error('no bucket');
    const store = new S3ImageStore(s3);
    const key = `03${'e'.repeat(38)}`;
    const kept = await addPicture();
    const whole = await readAll(store, kept.key);
    if (!whole) throw new Error('the picture is not whole');
    await store.put({ key, widths: whole.widths });
    const hour = 60 * 60 * 1000;
    const due = async (time: number) => {
      const keys: string[] = [];
      for await (const each of store.due(time)) keys.push(each.key);
      return keys;
    };
    expect(await due(3 * hour)).toContain(key);
    expect(await due(4 * hour)).not.toContain(key);
    const quarantined = await store.quarantine(key);
    expect(await stored()).not.toContain(key);
    await quarantined.restore();
    expect(await stored()).toContain(key);
    await (await store.quarantine(key)).remove();
    expect(await stored()).not.toContain(key);
  });

  test('a wrong secret and a missing bucket are reported by name', async () => {
    for (const [wrong, said] of [
      [{ S3_SECRET_ACCESS_KEY: 'wrong' }, /403 SignatureDoesNotMatch/],
      [{ IMAGE_STORE: 's3://elsewhere' }, /404 NoSuchBucket/],
    ] as const) {
      const store = new S3ImageStore(bucketOf({ ...bucket.environment, ...wrong }));
      await expect(store.ping()).rejects.toThrow(said);
    }
  });

  test('during an outage pictures answer 503 and the server is not ready', async () => {
    const { key } = await addPicture();
    await bucket.stop();
    expect((await load(servers[0], key)).status).toBe(503);
    const ready = await servers[0].fetch(new Request('http://wishbow.test/readyz'));
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ database: 'ok', images: 'down' });
  });
});

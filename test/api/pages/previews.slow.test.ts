import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ogImagePath } from '../../../src/contract/og-image-path.ts';
import { ogImageVersion } from '../../../src/domain/og-image.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import type { ApiClient } from '../../support/client.ts';
import { databases, environmentFor } from '../../support/databases.ts';
import { photograph } from '../../support/pictures.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder(afterAll);
const parts = join(folder, 'parts');

beforeAll(async () => {
  // In a process of its own: a server lets no drawing program see what it reads.
  const script = join(import.meta.dirname, '../../../scripts/build/og-image-parts.ts');
  await promisify(execFile)(process.execPath, [script, parts, join(folder, 'site')]);
}, 60_000);

describe.each(databases)('the Open Graph image of a shared list, on %s', (database) => {
  let app: TestApp;
  let api: ApiClient;
  beforeAll(async () => {
    app = await startApp(
      await environmentFor(database),
      {},
      {
        files: null,
        cacheable: true,
        ogImageParts: parts,
        prerendered: () => undefined,
        render: async () => new Response('<!doctype html><title>page</title>'),
      },
    );
    api = app.api;
  });
  afterAll(() => app.close());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://wishbow.test${path}`, { headers }));
  const bytesOf = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());

  test('is a JPEG of the size that messengers require, and small', async () => {
    const { body } = await api.create({ name: 'Mara’s thirtieth' });
    const photo = await photograph();
    for (const title of ['Teapot', 'Lamp', 'Kite', 'Chair'])
      await api.addItem(body.adminToken, { title }, photo);
    const { body: list } = await api.asGuest(body.guestToken);
    const answer = await ask(ogImagePath(list.guestToken, list));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(bytes.length).toBeLessThan(200 * 1024);
  });

  test('differs by list, and gets a new address when name or items change', async () => {
    const { body: one } = await api.create({ name: 'Ann' });
    const { body: two } = await api.create({ name: 'Bo' });
    const first = ogImagePath(one.guestToken, one);
    expect((await bytesOf(first)).equals(await bytesOf(ogImagePath(two.guestToken, two)))).toBe(
      false,
    );
    const { body: renamed } = await api.update(one.adminToken, { name: 'Anna' });
    const second = ogImagePath(one.guestToken, renamed);
    expect(second).not.toBe(first);
    const { body: more } = await api.addItem(one.adminToken, { title: 'Kite' });
    expect(ogImagePath(one.guestToken, more)).not.toBe(second);
    const old = await ask(first);
    expect(old.status).toBe(302);
    expect(old.headers.get('location')).toBe(ogImagePath(one.guestToken, more));
  });

  test('shows for an item without a photograph the drawing of its title', async () => {
    const { body: list } = await api.create({ name: 'Ann' });
    const { body: added } = await api.addItem(list.adminToken, { title: 'Teapot' });
    const pictureOf = async (title: string) => {
      const id = added.items[0]?.id;
      const { body } = await api.updateItem(list.adminToken, { id, title });
      return bytesOf(ogImagePath(list.guestToken, body));
    };
    const teapot = await pictureOf('Teapot');
    expect(teapot.equals(await pictureOf('A blue teapot'))).toBe(true);
    const others = [await pictureOf('Kite'), await pictureOf('Time with you')];
    for (const other of others) expect(teapot.equals(other)).toBe(false);
    expect(others[0]?.equals(others[1] ?? Buffer.alloc(0))).toBe(false);
  });

  test('shows nothing about claims', async () => {
    const { list, item } = await api.listWith({ title: 'Kite' });
    const before = ogImagePath(list.guestToken, list);
    const picture = await bytesOf(before);
    await api.claim(list.guestToken, item.id, 'Uncle Tomáš');
    const { body: after } = await api.asGuest(list.guestToken);
    expect(ogImagePath(list.guestToken, after)).toBe(before);
    expect((await bytesOf(before)).equals(picture)).toBe(true);
  });

  test('is not sent again to a client that has it, nor to anybody once the link is replaced', async () => {
    const { body: list } = await api.create({ name: 'Ann' });
    const path = ogImagePath(list.guestToken, list);
    const first = await ask(path);
    const etag = first.headers.get('etag') ?? '';
    // A cache on the way would go on showing it after the link is replaced.
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    for (const named of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      expect((await ask(path, { 'if-none-match': named })).status, named).toBe(304);
    }
    expect((await ask(path, { 'if-none-match': '"x"' })).status).toBe(200);
    const { body: rotated } = await api.rotate(list.adminToken, 'guest');
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(404);
    const moved = ogImagePath(rotated.guestToken, rotated);
    expect((await ask(moved)).status).toBe(200);
    await api.erase(list.adminToken);
    expect((await ask(moved, { 'if-none-match': etag })).status).toBe(404);
  });

  test('is not found with an admin link or without a link', async () => {
    const { body: list } = await api.create({ name: 'Ann' });
    const version = ogImageVersion(list);
    expect((await ask(`/api/preview/${list.adminToken}/${version}.jpg`)).status).toBe(404);
    expect((await ask(`/api/preview/${'x'.repeat(24)}/${version}.jpg`)).status).toBe(404);
  });

  test.each([
    'Donaudampfschifffahrtsgesellschaftskapitänsmützen',
    'W'.repeat(50),
    'Anna 🎁👩‍👩‍👧 & <b>Bo</b>',
    'قائمة أمنيات',
    '生日愿望清单',
    '🎂',
    'Z̸͚̈a̷l̶g̵o̴ \u202Ertl',
    '&amp; %s \\n <span size="9999999">',
  ])('is drawn for a list called %s', async (name) => {
    const { body: list } = await api.create({ name });
    const bytes = await bytesOf(ogImagePath(list.guestToken, list));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('is drawn once for many concurrent requests', async () => {
    const { body: list } = await api.create({ name: 'Crowd' });
    const path = ogImagePath(list.guestToken, list);
    const all = await Promise.all(Array.from({ length: 40 }, () => bytesOf(path)));
    expect(all.every((each) => all[0]?.equals(each))).toBe(true);
  });
});

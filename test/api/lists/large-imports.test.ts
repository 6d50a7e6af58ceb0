import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';
import { maxImportedBytes, maxImports } from '../../../src/server/wishlists/import.routes.ts';
import { ListFileReader } from '../../../src/server/wishlists/list-file-reader.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import type { ApiClient } from '../../support/client.ts';

let app: TestApp;
let api: ApiClient;
let origin: string | undefined;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  api = app.api;
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const empty = {
  format: 'wishbow-list-1',
  name: 'Ours',
  surprise: false,
  surpriseUntil: null,
  allowUndo: false,
  items: [] as object[],
};
const item = (image: string | null) => ({
  title: 'Kite',
  createdAt: '2026-01-01T00:00:00Z',
  image,
});

test.each([
  ['nested without end', '['.repeat(100_000), 413, 'request.too_large'],
  ['nested in objects', '{"a":'.repeat(100), 413, 'request.too_large'],
  ['of a million values', `[${'0,'.repeat(1_000_000)}0]`, 413, 'request.too_large'],
  ['of one endless text', `{"name":"${'a'.repeat(14_500_000)}"}`, 413, 'request.too_large'],
  ['that breaks off in a text', '{"name":"Our', 400, 'request.malformed'],
  ['that is none', 'null]', 400, 'request.malformed'],
])('a list file %s is refused before it is parsed', async (_name, body, status, code) => {
  const refused = await api.call('POST', '/api/wishlist/import', body, json);
  expect(refused.body).toMatchObject({ status, code });
});

test('the sender of a refused file receives the reason while still sending', async () => {
  origin ??= await app.listen();
  const refused = await fetch(`${origin}/api/wishlist/import`, {
    method: 'POST',
    headers: json,
    body: '['.repeat(20_000_000),
  });
  expect(refused.status).toBe(413);
});

test('a large picture is imported unchanged, however its file is written', async () => {
  const pixels = randomBytes(400 * 400 * 3);
  const raw = { raw: { width: 400, height: 400, channels: 3 } } as const;
  const picture = await sharp(pixels, raw).png().toBuffer();
  const url = `data:image/png;base64,${picture.toString('base64')}`;
  const file = JSON.stringify({ ...empty, items: [item(null), item(url), item(url)] });
  const sizes: number[] = [];
  for (const written of [
    file,
    file.replaceAll('/', '\\/'),
    JSON.stringify(JSON.parse(file), null, 2),
  ]) {
    const { body } = await api.call<{ items: { imageKey: string | null }[] }>(
      'POST',
      '/api/wishlist/import',
      written,
      json,
    );
    const keys = body.items.map(({ imageKey }) => imageKey);
    expect(keys[0]).toBeNull();
    expect(keys[1]).toBe(keys[2]);
    const image = await app.fetch(new Request(`http://x.test/api/image/${keys[1]}?w=1280`));
    const bytes = Buffer.from(await image.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    sizes.push(bytes.length, width, height);
  }
  expect(new Set(sizes.filter((_, place) => place % 3 === 0)).size).toBe(1);
  expect(sizes.slice(1, 3)).toEqual([400, 400]);
});

test.each([
  ['a broken picture', 'image', `data:image/png;base64,${'A'.repeat(20_000)}!A`],
  ['a long text where a picture belongs', 'image', 'x'.repeat(20_000)],
  ['a picture where a title belongs', 'title', `data:image/png;base64,${'A'.repeat(20_000)}`],
  ['a picture where an address belongs', 'url', `data:image/png;base64,${'A'.repeat(20_000)}`],
])('%s is refused with the name of its field', async (_name, field, text) => {
  const { body } = await api.importList({ ...empty, items: [{ ...item(null), [field]: text }] });
  expect(body).toMatchObject({ status: 400, errors: [{ field: `items.0.${field}` }] });
});

test('imports are limited to one at a time a visitor and a few in all; a refusal says when to retry', async () => {
  origin ??= await app.listen();
  const { port } = new URL(origin);
  /** Begins to send a file, and does not go on. */
  const begin = (visitor: string) => {
    const sending = request({
      port,
      method: 'POST',
      path: '/api/wishlist/import',
      headers: { ...json, 'x-forwarded-for': visitor },
    });
    sending.on('error', () => {});
    sending.write(JSON.stringify(empty).slice(0, -1));
    const answer = new Promise<number>((resolve) =>
      sending.on('response', (response) => resolve(response.resume().statusCode ?? 0)),
    );
    return { sending, answer };
  };
  const bring = (visitor: string) => api.importList(empty, { 'x-forwarded-for': visitor });
  const underWay = begin('192.0.2.1');
  await expect.poll(async () => (await bring('192.0.2.1')).status).toBe(429);
  expect((await bring('192.0.2.2')).status).toBe(201);
  const others = Array.from({ length: maxImports - 1 }, (_, place) => begin(`198.51.100.${place}`));
  await expect.poll(async () => (await bring('192.0.2.5')).status).toBe(503);
  const refused = await bring('192.0.2.5');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.body).toMatchObject({ code: 'server.busy' });
  // Whether a sender finishes or gives up, the next one may come.
  underWay.sending.end('}');
  expect(await underWay.answer).toBe(201);
  for (const { sending } of others) sending.destroy();
  await expect.poll(async () => (await bring('198.51.100.1')).status).toBe(201);
  expect((await bring('192.0.2.1')).status).toBe(201);
});

test('imports hold so much in memory, all together; who sends more is told to retry', async () => {
  origin ??= await app.listen();
  const picture = `data:image/png;base64,${'A'.repeat(13_000_000)}`;
  const count = Math.floor(limits.importBytes / picture.length);
  const writeNext = ListFileReader.prototype.write;
  let received = 0;
  vi.spyOn(ListFileReader.prototype, 'write').mockImplementation(function (
    this: ListFileReader,
    bytes,
  ) {
    received += bytes.length;
    writeNext.call(this, bytes);
  });
  const senders = Array.from({ length: maxImportedBytes / limits.importBytes }, (_, place) => {
    const headers = { ...json, 'x-forwarded-for': `203.0.113.${place}` };
    const sending = request(`${origin}/api/wishlist/import`, { method: 'POST', headers });
    sending.on('error', () => {});
    sending.write(`[${`"${picture}",`.repeat(count)}`);
    return sending;
  });
  await expect.poll(() => received).toBeGreaterThan(senders.length * count * picture.length);
  const bring = () =>
    api.importList({ ...empty, items: [item(picture)] }, { 'x-forwarded-for': '203.0.113.4' });
  const refused = await bring();
  expect(refused).toMatchObject({ status: 503, body: { code: 'server.busy' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  senders[0]?.destroy();
  await expect.poll(async () => (await bring()).status).toBe(201);
  for (const sending of senders) sending.destroy();
});

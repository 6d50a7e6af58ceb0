import { type IncomingMessage, request } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type WishlistFile, wishlistFile } from '../../../src/contract/schemas.ts';
import { limits } from '../../../src/domain/limits.ts';
import { unsentLimits } from '../../../src/server/http/limits/unsent-bytes.ts';
import { StorageUnavailable } from '../../../src/server/storage-unavailable.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { picture } from '../../support/pictures.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  origin = await app.listen();
});
afterAll(() => app.close());

/** A list of so many items with a picture, whose exported files have so many bytes each. */
async function listOf(items: number, pictureBytes: number): Promise<string> {
  const { body } = await app.api.create();
  const image = await picture('png', { width: 40, height: 30 });
  for (let place = 0; place < items; place += 1) {
    await app.api.addItem(body.adminToken, { title: `Kite ${place}` }, image);
  }
  vi.spyOn(app.services.images, 'exported').mockResolvedValue({
    bytes: Buffer.alloc(pictureBytes, 'a'),
    signature: 's'.repeat(43),
  });
  return body.adminToken;
}

/** Asks for an export and reads no more of the answer than its head. */
async function begin(adminToken: string, visitor: string): Promise<IncomingMessage> {
  const asking = request(`${origin}/api/wishlist/${adminToken}/export`, {
    headers: { 'x-forwarded-for': visitor },
  });
  asking.end();
  return new Promise((resolve, reject) => asking.on('response', resolve).on('error', reject));
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of answer.setEncoding('utf8')) text += piece;
  return text;
}

test('an export is read picture by picture, as fast as its reader takes it', async () => {
  const token = await listOf(30, 3_000_000);
  const answer = await begin(token, '192.0.2.1');
  const { exported } = app.services.images;
  await sleep(300);
  expect(vi.mocked(exported).mock.calls.length).toBeLessThan(10);
  answer.destroy();
});

test('an export is the same text as the whole file written at once', async () => {
  const token = await listOf(2, 30);
  await app.api.addItem(token, { title: 'Größe “M”', price: '3 €' });
  const answer = await begin(token, '192.0.2.1');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const text = await textOf(answer);
  expect(text).toBe(JSON.stringify(z.encode(wishlistFile, JSON.parse(text))));
  expect(JSON.parse(text).items).toHaveLength(3);
  const empty = (await app.api.create()).body.adminToken;
  expect((await app.api.exportList(empty)).body.items).toEqual([]);
});

test('an export leaves out the pictures with which it could not be imported', async () => {
  const token = await listOf(9, 10 * 1024 * 1024);
  const text = await textOf(await begin(token, '192.0.2.1'));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.importBytes);
  const file: WishlistFile = JSON.parse(text);
  expect(file.items).toHaveLength(9);
  expect(file.items.filter(({ image }) => image !== null)).toHaveLength(7);
  expect(file.items.at(-1)).toMatchObject({ title: 'Kite 8', image: null, imageSignature: null });
});

test('a visitor has two exports at a time, and the reader who leaves makes room', async () => {
  const token = await listOf(30, 3_000_000);
  const open = [await begin(token, '192.0.2.2'), await begin(token, '192.0.2.2')];
  expect(open.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const refused = await begin(token, '192.0.2.2');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  for (const answer of open) answer.destroy();
  await expect
    .poll(async () => {
      const next = await begin(token, '192.0.2.2');
      next.destroy();
      return next.statusCode;
    })
    .toBe(200);
});

test('a reader who leaves before the first picture is read keeps no place', async () => {
  const token = await listOf(1, 30);
  const isRead = Promise.withResolvers<null>();
  const exported = vi.mocked(app.services.images.exported).mockReturnValue(isRead.promise);
  const left = [1, 2].map(() => {
    const asking = request(`${origin}/api/wishlist/${token}/export`, {
      headers: { 'x-forwarded-for': '192.0.2.6' },
    });
    return asking.on('error', () => {}).end();
  });
  await expect.poll(() => exported.mock.calls.length).toBe(2);
  for (const asking of left) asking.destroy();
  await sleep(100);
  isRead.resolve(null);
  await expect.poll(async () => (await begin(token, '192.0.2.6')).destroy().statusCode).toBe(200);
});

test('exports that nobody reads are few in all, and asking for the head is none', async () => {
  const token = await listOf(30, 3_000_000);
  const ask = (place: number) => begin(token, `198.51.100.${place}`);
  const open = await Promise.all(Array.from({ length: 20 }, (_, place) => ask(place)));
  expect(new Set(open.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await ask(20)).statusCode).toBe(503);
  const head = await fetch(`${origin}/api/wishlist/${token}/export`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toBe('application/json; charset=utf-8');
  for (const answer of open) answer.destroy();
  await expect.poll(async () => (await ask(21)).destroy().statusCode).toBe(200);
});

test('an export whose reader has stopped, or takes too long, is cut off', async () => {
  const setTimeout = vi.spyOn(Socket.prototype, 'setTimeout');
  const controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  const token = await listOf(30, 3_000_000);
  const answer = await begin(token, '192.0.2.3');
  expect(setTimeout.mock.calls.map(([ms]) => ms)).toContain(unsentLimits.stallTimeoutMs);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(10 * 60_000);
  controller.abort();
  await expect(textOf(answer)).rejects.toThrow('aborted');
});

test('what an export sends counts as work of its visitor', async () => {
  const token = await listOf(7, 10 * 1024 * 1024);
  await textOf(await begin(token, '192.0.2.4'));
  await textOf(await begin(token, '192.0.2.4'));
  expect((await begin(token, '192.0.2.4')).statusCode).toBe(429);
});

test('a picture that cannot be read because the storage is away is a failure with a code', async () => {
  const token = await listOf(1, 30);
  vi.mocked(app.services.images.exported).mockRejectedValue(
    new StorageUnavailable('image store', new Error('away')),
  );
  const answer = await begin(token, '192.0.2.5');
  expect(answer.statusCode).toBe(503);
  expect(JSON.parse(await textOf(answer))).toMatchObject({ code: 'storage.unavailable' });
});

import { type ClientRequest, request, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  checkIntervalMs,
  maxSlowMs,
  minBytesPerCheck,
} from '../../src/server/http/limits/slow-bodies.ts';
import { maxSlowMsInTheWay } from '../../src/server/items/item-form.ts';
import { CachedResponseHandler } from '../../src/server/response-cache/cached-response-handler.ts';
import { ListFileReader } from '../../src/server/wishlists/list-file-reader.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { itemForm } from '../support/client.ts';

const list = { format: 'wishbow-list-1', name: 'Ours', surprise: false, surpriseUntil: null };
const start = JSON.stringify({ ...list, allowUndo: false, items: [] }).slice(0, -1);

let app: TestApp;
let origin: string;
let server: Server | undefined;
beforeAll(async () => {
  const createServer = vi.spyOn(CachedResponseHandler.prototype, 'createServer');
  app = await startApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  server = createServer.mock.results[0]?.value;
  origin = await app.listen();
});
afterAll(() => app.close());
const sent: ClientRequest[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  for (const each of sent.splice(0)) each.destroy();
});

/** Begins to send a body. `status` is null when the connection was closed without an answer. */
function begin(path: string, visitor: string, headers: Record<string, string>, body: string) {
  const sending = request(`${origin}${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': visitor, ...headers },
  });
  sent.push(sending);
  sending.write(body);
  const answer = { status: undefined as number | null | undefined };
  sending.on('response', (response) => {
    answer.status = response.resume().statusCode ?? 0;
  });
  sending.on('error', () => {
    answer.status ??= null;
  });
  return { sending, answer };
}

/** Begins an import. `receive` fulfils when the server has read all that was sent. */
function beginImport(visitor: string) {
  const write = vi.spyOn(ListFileReader.prototype, 'write');
  const began = begin(
    '/api/wishlist/import',
    visitor,
    { 'content-type': 'application/json' },
    start,
  );
  const receive = (bytes: number) =>
    expect.poll(() => write.mock.calls.reduce((sum, [chunk]) => sum + chunk.length, 0)).toBe(bytes);
  return { ...began, receive };
}

test('a large list that keeps coming over a slow line is imported, however long it takes', async () => {
  // The server itself would end the request by its age.
  expect(server).toMatchObject({ requestTimeout: 0, headersTimeout: 60_000 });
  const { sending, answer, receive } = beginImport('192.0.2.1');
  let bytes = start.length;
  await receive(bytes);
  for (let checks = 0; checks < (2 * maxSlowMs) / checkIntervalMs; checks += 1) {
    sending.write(' '.repeat(minBytesPerCheck));
    bytes += minBytesPerCheck;
    await receive(bytes);
    vi.advanceTimersByTime(checkIntervalMs);
  }
  sending.end('}');
  await expect.poll(() => answer.status).toBe(201);
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

test('a sender who stops, or sends next to nothing, is closed after a minute', async () => {
  const { sending, answer, receive } = beginImport('192.0.2.2');
  await receive(start.length);
  vi.advanceTimersByTime(maxSlowMs - 2 * checkIntervalMs);
  sending.write(' ');
  await receive(start.length + 1);
  vi.advanceTimersByTime(checkIntervalMs);
  expect((await app.api.importList(JSON.parse(`${start}}`))).status).toBe(201);
  expect(answer.status).toBeUndefined();
  vi.advanceTimersByTime(checkIntervalMs);
  await expect.poll(() => answer.status).toBeNull();
});

test('slow senders of pictures do not keep the memory that others wait for', async () => {
  const { images } = app.services;
  const { adminToken } = (await app.api.create()).body;
  const path = `/api/wishlist/${adminToken}/items`;
  const admit = vi.spyOn(images, 'admit');
  const slow = ['192.0.2.3', '192.0.2.4', '192.0.2.5'].flatMap((visitor) =>
    [1, 2].map(() => {
      const type = 'multipart/form-data; boundary=x';
      const length = String(10 * 1024 * 1024);
      return begin(path, visitor, { 'content-type': type, 'content-length': length }, '--x\r\n');
    }),
  );
  const statuses = () => slow.map(({ answer }) => answer.status);
  await expect.poll(() => admit.mock.settledResults.length).toBe(6);
  vi.advanceTimersByTime(maxSlowMsInTheWay);
  const next = fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '192.0.2.6' },
    body: itemForm({ title: 'Kite' }, new Blob([new Uint8Array(9 * 1024 * 1024)])),
  });
  await expect.poll(() => images.isMemoryFull).toBe(true);
  expect(statuses()).toEqual(slow.map(() => undefined));
  vi.advanceTimersByTime(checkIntervalMs);
  expect((await next).status).toBe(415);
  expect(statuses()).toContain(null);
});

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../support/app.ts';
import type { ApiClient } from '../../support/client.ts';

let app: TestApp;
let api: ApiClient;
let origin: URL;
beforeAll(async () => {
  app = await startApp();
  api = app.api;
  origin = new URL(await app.listen());
});
afterAll(() => app.close());

/** Returns the status and the text of the answer to a request that says neither a length nor a coding. */
async function postNothing(path: string, type: string) {
  const socket = connect(Number(origin.port), origin.hostname);
  const head = [`POST ${path} HTTP/1.1`, `Host: ${origin.host}`, 'Connection: close'];
  socket.write([...head, ...(type ? [`Content-Type: ${type}`] : []), '', ''].join('\r\n'));
  const answer = await text(socket);
  return { status: Number(answer.slice(9, 12)), answer };
}

test.each(['', 'application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
  'who announces "%s" and sends nothing is answered at once, as if nothing were announced',
  async (type) => {
    const { list } = await api.listWith({ title: 'Kite' });
    expect((await postNothing('/api/wishlist/create', type)).status).toBe(201);
    const claim = await postNothing(`/api/wishlist/claim/${list.guestToken}`, type);
    expect(claim.status).toBe(400);
    expect(claim.answer).toContain('request.invalid');
    const item = await postNothing(`/api/wishlist/${list.adminToken}/items`, type);
    expect(item.status).toBe(415);
    expect(item.answer).toContain('request.unsupported_type');
  },
);

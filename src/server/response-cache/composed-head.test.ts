import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { headerLines, requireComposedHeads, writeComposedHead } from './composed-head.ts';

const keepAliveTimeout = 7000;
const headers = { 'content-type': 'text/plain', etag: '"a"', 'x-request-id': '1' };

function answer(response: ServerResponse, isComposed: boolean, body?: string | Buffer): void {
  const status = body === undefined ? 304 : 200;
  const all = body === undefined ? headers : { ...headers, 'content-length': String(body.length) };
  if (isComposed) writeComposedHead(response, status, headerLines(all), keepAliveTimeout);
  else response.writeHead(status, all);
  response.end(body, 'latin1');
}

/** Returns all bytes that a connection receives for these requests, which are sent at once. */
async function receivedFor(requests: string, isComposed: boolean): Promise<string> {
  const bodies = { '/text': 'Wünsche', '/large': Buffer.alloc(200_000, 'x'), '/same': undefined };
  const server = createServer({ keepAliveTimeout }, (request, response) =>
    answer(response, isComposed, bodies[request.url as keyof typeof bodies]),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('latin1').write(requests);
  const received = await text(socket);
  server.close();
  return received.replace(/^date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/gim, 'date: now');
}

const ask = (path: string, version = '1.1', more = '') =>
  `GET ${path} HTTP/${version}\r\nhost: a\r\n${more}\r\n`;
const last = ask('/text', '1.1', 'connection: close\r\n');

test.each([
  ['a request that closes the connection', last],
  ['requests on one connection, sent at once', ask('/text') + ask('/large') + ask('/same') + last],
  ['HTTP/1.0', ask('/text', '1.0')],
  ['HTTP/1.0 that keeps the connection', ask('/text', '1.0', 'connection: keep-alive\r\n') + last],
])('a composed head is what Node itself writes: %s', async (_what, requests) => {
  const own = await receivedFor(requests, false);
  expect(own).toMatch(/^date: now/im);
  const lower = (received: string) =>
    received.replace(/^[\w-]+(?=: )/gm, (name) => name.toLowerCase());
  expect(lower(await receivedFor(requests, true))).toBe(lower(own));
});

test('a header that would end its line is refused', () => {
  expect(() => headerLines({ etag: '"a"\r\nset-cookie: b' })).toThrow('Invalid character');
  expect(() => headerLines({ 'etag: b': 'c' })).toThrow('valid HTTP token');
});

test('this version of Node sends composed heads', () => {
  expect(requireComposedHeads).not.toThrow();
});

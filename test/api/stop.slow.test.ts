import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openStream } from '../support/events.ts';
import { startProcess } from '../support/processes.ts';

test('a stopping server finishes open requests, ends its event streams and exits with 0', async () => {
  const server = await startProcess({ LOG_LEVEL: 'error' });
  const { list } = await server.api.listWith({ title: 'Kite' });
  const stream = await openStream(server.origin, list.guestToken);
  await stream.next();

  // A guest on a slow line: half of the item has arrived when the server is told to stop.
  const form = `--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{"title":"Drum"}\r\n--x--\r\n`;
  const slow = request(`${server.origin}/api/wishlist/${list.adminToken}/items`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': form.length,
      expect: '100-continue',
    },
  });
  slow.flushHeaders();
  await once(slow, 'continue');
  slow.write(form.slice(0, 40));
  // Another one has sent half of what it asks.
  const { hostname, port } = new URL(server.origin);
  const asking = connect(Number(port), hostname);
  asking.write('GET /wishlist/guest/');
  await once(asking, 'connect');
  // Whoever has sent nothing yet is not waited for: after this answer the half has been read.
  await fetch(`${server.origin}/healthz`);
  const ending = server.stop('SIGTERM');
  await stream.ended;
  await expect
    .poll(() =>
      fetch(`${server.origin}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  asking.write(`${list.guestToken} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  const answer = await text(asking);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  const answered = once(slow, 'response');
  slow.end(form.slice(40));
  const [response] = await answered;
  expect(response.statusCode).toBe(201);
  response.resume();
  expect(await ending).toBe(0);
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
}, 30_000);

test('a stopping server does not wait for a connection that was opened and never used', async () => {
  const server = await startProcess({ LOG_LEVEL: 'error' });
  const { hostname, port } = new URL(server.origin);
  const unused = connect(Number(port), hostname).on('error', () => {});
  await once(unused, 'connect');
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  const closed = once(unused, 'close');
  expect(await server.stop('SIGTERM')).toBe(0);
  await closed;
}, 30_000);

test('a stopping server ends an event stream that was asked for before', async () => {
  const server = await startProcess({ LOG_LEVEL: 'error' });
  const { list } = await server.api.listWith({ title: 'Kite' });
  const { hostname, port } = new URL(server.origin);
  const asking = connect(Number(port), hostname);
  asking.write(`GET /api/wishlist/${list.guestToken}/events HTTP/1.1\r\n`);
  await once(asking, 'connect');
  // Whoever has sent nothing yet is not waited for.
  await fetch(`${server.origin}/healthz`);
  const ending = server.stop('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${server.origin}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  asking.write(`Host: ${hostname}:${port}\r\n\r\n`);
  // The page comes back later, and elsewhere perhaps.
  expect(await text(asking)).toMatch(/^HTTP\/1\.1 200 .+\nretry: \d+\n/s);
  expect(await ending).toBe(0);
}, 30_000);

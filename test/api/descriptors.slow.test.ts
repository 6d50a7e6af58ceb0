import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { startProcess } from '../support/processes.ts';

const maxOpenFiles = 200;

test('a server keeps running when visitors open more connections than its limit of open files', async () => {
  const server = await startProcess({ LOG_LEVEL: 'warn' }, 'test/api-server.ts', [
    'sh',
    '-c',
    `ulimit -n ${maxOpenFiles}; exec "$@"`,
    'sh',
  ]);
  const { hostname, port } = new URL(server.origin);
  const sockets: Socket[] = [];
  for (let n = 0; n < 2 * maxOpenFiles; n++) {
    const socket = connect(Number(port), hostname).on('error', () => {});
    sockets.push(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {});
  }
  const open = () => sockets.filter(({ closed }) => !closed).length;
  await vi.waitFor(() => expect(open()).toBeLessThan(maxOpenFiles), 10_000);
  // What samples itself does so once a second.
  await sleep(1200);
  expect(server.child.exitCode).toBeNull();

  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => {
    const made = await fetch(`${server.origin}/api/wishlist/create`, { method: 'POST' });
    expect(made.status).toBe(201);
  }, 10_000);
  expect(await server.stop()).toBe(0);
  expect(server.log()).toContain('new connections are closed');
}, 60_000);

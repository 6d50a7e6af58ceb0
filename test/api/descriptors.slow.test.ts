import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
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
  await vi.waitFor(() => expect(server.log()).toContain('new connections are closed'), 10_000);
  expect(server.child.exitCode).toBeNull();
  expect(sockets.filter(({ closed }) => !closed).length).toBeLessThan(maxOpenFiles);

  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => {
    const made = await fetch(`${server.origin}/api/wishlist/create`, { method: 'POST' });
    expect(made.status).toBe(201);
  }, 10_000);
  expect(await server.stop()).toBe(0);
}, 60_000);

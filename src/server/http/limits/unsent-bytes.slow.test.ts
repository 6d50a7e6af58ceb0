import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { UnsentBytes, type UnsentLimits } from './unsent-bytes.ts';

const usual = { stallTimeoutMs: 60_000, maxBytesPerAddress: 1e9, maxBytes: 1e9 };
/** More than the kernel holds for a reader that does not read. */
const answerBytes = 20_000_000;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server under these limits, and readers of it that read nothing. */
async function serve(limits: Partial<UnsentLimits>, isBehindProxy = false) {
  const unsent = new UnsentBytes({ ...usual, ...limits }, isBehindProxy);
  const server = createServer((request, response) => {
    unsent.watch(request, response);
    response.end(Buffer.alloc(request.url === '/small' ? 10 : answerBytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  ends.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const ask = (path = '/'): Socket => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    ends.push(() => socket.destroy());
    return socket;
  };
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { ask, connections, origin: `http://127.0.0.1:${port}` };
}

test('a client that reads nothing is disconnected, one that reads gets the whole answer', async () => {
  const { ask, connections, origin } = await serve({ stallTimeoutMs: 1000 });
  ask();
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  expect((await (await fetch(origin)).arrayBuffer()).byteLength).toBe(answerBytes);
});

test('the unsent bytes of one address are limited, and a proxy does not count as an address', async () => {
  for (const [isBehindProxy, left] of [
    [false, 1],
    [true, 3],
  ] as const) {
    const { ask, connections } = await serve({ maxBytesPerAddress: 25e6 }, isBehindProxy);
    const asked = [ask(), ask(), ask()];
    await Promise.all(asked.map((socket) => once(socket, 'connect')));
    await expect.poll(connections).toBe(left);
  }
});

test('the unsent bytes of all addresses are limited, and are released when they disconnect', async () => {
  const { ask, connections, origin } = await serve({ maxBytes: 25e6 }, true);
  const first = ask();
  await expect.poll(connections).toBe(1);
  const second = ask();
  await once(second, 'connect');
  await expect.poll(connections).toBe(1);
  first.destroy();
  second.destroy();
  await expect.poll(connections).toBe(0);
  expect((await (await fetch(origin)).arrayBuffer()).byteLength).toBe(answerBytes);
});

test('a single answer is sent whatever its size', async () => {
  const { origin } = await serve({ maxBytesPerAddress: 1000, maxBytes: 1000 });
  expect((await (await fetch(origin)).arrayBuffer()).byteLength).toBe(answerBytes);
});

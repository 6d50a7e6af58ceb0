import { once } from 'node:events';
import { connect, createServer, type LookupFunction } from 'node:net';
import { expect, test, vi } from 'vitest';

test('a test cannot connect to the internet, by address or by name', async () => {
  expect(() => connect(80, '192.0.2.1')).toThrow('this machine alone');
  expect(() => connect({ port: 443, host: 'shop.example' })).toThrow('this machine alone');
  await expect(fetch('https://shop.example/')).rejects.toThrow();
});

test('a made-up name resolves to this machine or not at all', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const reaches = (found: string) => {
    const lookup: LookupFunction = (_name, options, done) =>
      options.all ? done(null, [{ address: found, family: 4 }]) : done(null, found, 4);
    return once(connect({ port, host: 'shop.example', lookup }), 'connect');
  };
  await expect(reaches('127.0.0.1')).resolves.toBeDefined();
  await expect(reaches('192.0.2.1')).rejects.toThrow('this machine alone');
  server.close();
});

test('a test can expect a warning', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  console.warn('the disk is nearly full');
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

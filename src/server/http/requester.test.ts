import { once } from 'node:events';
import { request } from 'node:http';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { requesterOf } from './requester.ts';

test('the signal of a requester who has left already is aborted', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const received = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<boolean>();
  app.get('/', async (incoming, reply) => {
    received.resolve();
    await once(reply.raw, 'close');
    asked.resolve(requesterOf(incoming, reply).signal.aborted);
    return '';
  });
  const sending = request(await app.listen({ port: 0, host: '127.0.0.1' }));
  sending.on('error', () => {}).end();
  await received.promise;
  sending.destroy();
  expect(await asked.promise).toBe(true);
});

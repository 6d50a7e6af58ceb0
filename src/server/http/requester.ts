import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Requester } from '../requester.ts';

/** Returns who sends a request. Its signal aborts when the connection closes before the response is sent. */
export function requesterOf(request: FastifyRequest, { raw }: FastifyReply): Requester {
  const controller = new AbortController();
  // `close` is not emitted again.
  if (raw.destroyed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return { visitor: request.visitor, signal: controller.signal };
}

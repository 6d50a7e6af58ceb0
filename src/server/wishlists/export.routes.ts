import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { refusingSemaphore } from '../concurrency/refusing-semaphore.ts';
import { requesterOf } from '../http/requester.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { openEvenTakenDown } from './access.ts';
import { exportWishlist } from './export-wishlist.ts';

/** Exports at the same time: each holds about two pictures in memory until its reader has taken them. */
export const maxExports = 20;
export const maxExportsPerVisitor = 2;
/** An export that takes longer is cut off, so that slow readers do not keep others from theirs. */
export const maxExportMs = 10 * 60_000;
const retryAfterSeconds = 10;

/**
 * Registers the call that sends a list as a file. Refuses with `request.too_many` for a third export of the same
 * visitor, with `server.busy` when too many run, and with the codes of `exportWishlist`.
 */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  const { database, config } = services;
  const slots = refusingSemaphore({
    capacity: maxExports,
    capacityPerOwner: maxExportsPerVisitor,
    retryAfter: retryAfterSeconds,
  });

  serve(app, endpoints.exportWishlist, async ({ params, request, reply }) => {
    const list = await openEvenTakenDown(database.read, params.adminToken);
    reply.headers({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="wishlist.json"',
      'content-type': 'application/json; charset=utf-8',
    });
    if (request.method === 'HEAD') return Readable.from([]);
    const { signal } = requesterOf(request, reply);
    const release = await slots.acquire({ owner: config.rateLimit ? request.visitor : null });
    try {
      const file = await exportWishlist(services, list);
      file.once('close', release);
      destroyOnAbort(file, AbortSignal.any([signal, AbortSignal.timeout(maxExportMs)]));
      return file;
    } catch (error) {
      release();
      throw error;
    }
  });
}

/** Without an error, because a reader who has left already is sent nothing, and so nobody listens for one. */
function destroyOnAbort(stream: Readable, signal: AbortSignal): void {
  if (signal.aborted) stream.destroy();
  else signal.addEventListener('abort', () => stream.destroy(), { once: true });
}

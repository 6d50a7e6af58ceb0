import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { Failure } from '../http/failure.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { openLink } from '../wishlists/access.ts';
import { EventStream } from './event-stream.ts';

/** Server-sent events of one list: its version now, and each time it has become another. */
export async function eventRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, live } = services;
  const streams = new Set<EventStream>();

  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  serve(app, endpoints.watchWishlist, async ({ params, request, reply }) => {
    const list = await openLink(database.read, params.token);
    const seen = Number(request.headers['last-event-id']);
    reply.hijack();
    const stream = new EventStream(reply.raw, reply.getHeaders());
    streams.add(stream);
    let sent = Number.isSafeInteger(seen) ? seen : undefined;
    let looking = false;
    let lookAgain = false;

    const reopen = () =>
      openLink(database.read, params.token).catch((error: unknown) => {
        if (error instanceof Failure) return undefined;
        throw error;
      });
    /** Sends the version if it is news; a link that opens nothing any more ends the stream. */
    const look = async () => {
      lookAgain = true;
      if (looking) return;
      looking = true;
      try {
        while (lookAgain) {
          lookAgain = false;
          const known = await reopen();
          if (!known) {
            stream.send('changed', { version: (sent ?? 0) + 1 });
            stream.end();
            return;
          }
          if (known.version !== sent) {
            stream.send('changed', { version: known.version }, known.version);
          }
          sent = known.version;
        }
      } finally {
        looking = false;
      }
    };
    const report = (error: unknown) => request.log.warn({ err: error }, 'stream could not look');
    const unwatch = live.watch(list.id, () => void look().catch(report));
    stream.onClose(() => {
      unwatch();
      streams.delete(stream);
    });
    await look().catch(report);
    return reply;
  });
}

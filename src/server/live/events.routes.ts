import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { Failure } from '../http/failure.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { openLink } from '../wishlists/access.ts';
import { Audience } from './audience.ts';
import { EventStream } from './event-stream.ts';

/** Server-sent events of one list: its version now, and each time it has become another. */
export async function eventRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, live, log } = services;
  const streams = new Set<EventStream>();
  const audiences = new Map<string, Audience>();

  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  const versionNow = (token: string) => async () => {
    try {
      return (await openLink(database.read, token)).version;
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
  };

  /** Those who listen through this link already, or nobody yet. */
  function audienceOf(token: string): Audience {
    const known = audiences.get(token);
    if (known) return known;
    const audience = new Audience(versionNow(token), (error) =>
      log.warn({ err: error }, 'a list could not be looked at for its open pages'),
    );
    audiences.set(token, audience);
    return audience;
  }

  serve(app, endpoints.watchWishlist, async ({ params: { token }, request, reply }) => {
    const list = await openLink(database.read, token);
    const seen = Number(request.headers['last-event-id']);
    reply.hijack();
    const stream = new EventStream(reply.raw, reply.getHeaders());
    const audience = audienceOf(token);
    streams.add(stream);
    const unwatch = live.watch(list.id, audience);
    stream.onClose(() => {
      unwatch();
      streams.delete(stream);
      audience.leave(stream);
      if (audience.isEmpty) audiences.delete(token);
    });
    audience.join(stream, Number.isSafeInteger(seen) ? seen : undefined);
    return reply;
  });
}

import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { refusingSemaphore } from '../concurrency/refusing-semaphore.ts';
import { Failure } from '../errors.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { openLink } from '../wishlists/access.ts';
import { Channel } from './channel.ts';
import { EventStream, eventStreamHeaders } from './event-stream.ts';

const retryAfterSeconds = 30;

/**
 * Registers the event stream of a list. It sends the current version, and each new one. Refuses with
 * `server.busy` or `request.too_many` when too many streams are open, and with the codes of `openLink`.
 */
export async function eventRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, live, log, config, metrics } = services;
  const slots = refusingSemaphore({
    capacity: config.maxEventStreams,
    capacityPerOwner: config.maxEventStreamsPerVisitor,
    retryAfter: retryAfterSeconds,
    onRefusal: (reason) => metrics?.countRefusedStream(reason === 'owner' ? 'visitor' : 'all'),
  });
  const streams = new Set<EventStream>();
  const channels = new Map<string, Channel>();
  let isStopping = false;

  app.addHook('preClose', async () => {
    isStopping = true;
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

  /** Returns the channel of a link, a new one if there is none. */
  function channelOf(token: string): Channel {
    const existing = channels.get(token);
    if (existing) return existing;
    const channel = new Channel(versionNow(token), (error) =>
      log.warn({ err: error }, 'a list could not be looked at for its open pages'),
    );
    channels.set(token, channel);
    return channel;
  }

  serve(app, endpoints.watchWishlist, async ({ params: { token }, request, reply }) => {
    const list = await openLink(database.read, token);
    if (request.method === 'HEAD') return reply.headers(eventStreamHeaders).send();
    const release = await slots.acquire({ owner: config.rateLimit ? request.visitor : null });
    // The page was closed during the look-up: no event tells so any more.
    if (reply.raw.destroyed) {
      release();
      return reply.hijack();
    }
    const seen = Number(request.headers['last-event-id']);
    reply.hijack();
    const stream = new EventStream(reply.raw, reply.getHeaders(), () => streams.size);
    // Asked for before the server stopped; a stream that stays open would keep it from ending.
    if (isStopping) {
      release();
      stream.end();
      return reply;
    }
    const channel = channelOf(token);
    streams.add(stream);
    metrics?.countStream(1);
    const stopWatching = live.watch(list.id, channel);
    stream.onClose(() => {
      release();
      metrics?.countStream(-1);
      stopWatching();
      streams.delete(stream);
      channel.unsubscribe(stream);
      if (channel.isEmpty) channels.delete(token);
    });
    channel.subscribe(stream, Number.isSafeInteger(seen) ? seen : undefined);
    return reply;
  });
}

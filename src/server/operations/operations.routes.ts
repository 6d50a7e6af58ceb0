import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../domain/limits.ts';
import { startSession } from '../http/anti-forgery.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';

/** Run-time settings for browsers, and what the operator's machinery asks. */
export async function operationsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, images } = services;

  serve(app, endpoints.readConfig, async ({ request, reply }) => {
    startSession(request, reply, config);
    reply.header('cache-control', 'no-store');
    return publicConfigOf(services);
  });

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const checks = { database: database.ping(), images: images.ping() };
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const state = await check.then(
          () => 'ok',
          (error: unknown) => {
            request.log.warn({ err: error }, `${name} is not ready`);
            return 'down';
          },
        );
        return [name, state];
      }),
    );
    const ready = states.every(([, state]) => state === 'ok');
    if (!ready) reply.status(503).header('retry-after', '5');
    return Object.fromEntries(states);
  });
}

/** What browsers may know of the configuration. */
export function publicConfigOf({ config, gifts }: Pick<Services, 'config' | 'gifts'>) {
  return {
    features: { ...config.features, giftFinder: gifts.isThere },
    ...config.analytics,
    ...config.ads,
    limits,
  };
}

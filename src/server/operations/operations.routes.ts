import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../domain/limits.ts';
import { productVersion } from '../../domain/product.ts';
import { affiliateCountries } from '../gift-finder/views/marketplace-link.ts';
import type { Sessions } from '../http/anti-forgery.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { Readiness } from './readiness.ts';

/** Run-time settings for browsers, and the endpoints for monitoring. */
export async function operationsRoutes(
  app: FastifyInstance,
  services: Services,
  sessions: Sessions,
): Promise<void> {
  const { database, images, log } = services;

  serve(app, endpoints.readConfig, async ({ request, reply }) => {
    sessions.start(request, reply);
    reply.header('cache-control', 'no-store');
    return publicConfigOf(services);
  });

  app.get('/healthz', { schema: { hide: true } }, async () => ({
    status: 'ok',
    version: productVersion,
  }));

  const parts = { database, images };
  const checks = Object.entries(parts).map(([name, part]) => {
    const report = (err: unknown) => log.warn({ err }, `${name}: nothing can be written`);
    return [name, new Readiness(() => part.ping(), report)] as const;
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const states = await Promise.all(
      checks.map(async ([name, check]) => [name, (await check.isReady()) ? 'ok' : 'down'] as const),
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
    retentionMonths: config.retentionMonths,
    affiliateCountries: affiliateCountries(config.affiliate),
    finderModel: config.finderModel?.operator.name ?? null,
    limits,
  };
}

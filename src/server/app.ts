import { randomUUID } from 'node:crypto';
import { serializerCompiler } from '@fastify/type-provider-zod';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify';
import type * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { giftRoutes } from './gifts/gifts.routes.ts';
import { guardAgainstForgery } from './http/anti-forgery.ts';
import { apiDocument } from './http/api-document.ts';
import { Failure } from './http/failure.ts';
import { Front } from './http/front.ts';
import { readJsonBodies } from './http/json-bodies.ts';
import { answerFailure } from './http/problems.ts';
import { limitRates } from './http/rate-limits.ts';
import { securityHeaders } from './http/security-headers.ts';
import { validate } from './http/validate.ts';
import { imageRoutes } from './images/images.routes.ts';
import { eventRoutes } from './live/events.routes.ts';
import { logRequests } from './log.ts';
import { operationsRoutes } from './operations/operations.routes.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import type { Pages } from './pages/pages.ts';
import { searchEngineRoutes } from './pages/search-engines.routes.ts';
import { previewRoutes } from './previews/previews.routes.ts';
import { productRoutes } from './products/products.routes.ts';
import type { Services } from './services.ts';
import { wishlistRoutes } from './wishlists/wishlists.routes.ts';

/** Longer than this behind, and new work is better refused than queued, in milliseconds. */
const tooFarBehind = 3000;

/** How long after the start of the process it is expected to be busy with itself, in milliseconds. */
const startingUp = 10_000;

/** A request that takes longer to arrive is given up, in milliseconds. */
const requestTimeout = 60_000;

/** The whole server as one object that answers requests; nothing here opens a port. */
export async function createApp(
  services: Services,
  pages: Pages,
  serverFactory?: FastifyServerFactory,
): Promise<FastifyInstance> {
  const { config } = services;
  const front = new Front(services);
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID().slice(0, 8),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: limits.jsonBytes,
    requestTimeout,
    // A link of any length is judged by whoever opens it: it is unknown, not too long.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: answerFailure,
    forceCloseConnections: 'idle',
    serverFactory: serverFactory ?? ((handler) => front.server(handler, requestTimeout)),
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setValidatorCompiler<z.core.$ZodType>(({ schema }) => (data) => ({
    value: validate(schema, data),
  }));

  const headers = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('x-robots-tag', 'noindex');
    done();
  });
  app.addHook('preClose', async () => {
    front.close();
    // A connection whose last request ends only now goes idle, and would be waited for.
    const sweeping = setInterval(() => app.server.closeIdleConnections(), 100).unref();
    app.server.once('close', () => clearInterval(sweeping));
  });
  logRequests(app);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) =>
    answerFailure(new Failure('route.not_found'), request, reply),
  );
  readJsonBodies(app);
  await app.register(underPressure, {
    maxEventLoopDelay: tooFarBehind,
    pressureHandler: () => {
      // Starting keeps the loop busy, and is no sign of a crowd.
      if (performance.now() < startingUp) return;
      throw new Failure('server.busy', { retryAfter: 5 });
    },
  });
  if (config.rateLimit) await limitRates(app);
  await guardAgainstForgery(app);

  await app.register(async (api) => {
    await apiDocument(api);
    await wishlistRoutes(api, services);
    await eventRoutes(api, services);
    await imageRoutes(api, services);
    await productRoutes(api, services);
    await giftRoutes(api, services);
    await analyticsRoutes(api, services);
    await previewRoutes(api, services, pages.previewParts ?? null);
    await operationsRoutes(api, services);
  });
  await searchEngineRoutes(app, services);
  await pageRoutes(app, services, pages);
  return app;
}

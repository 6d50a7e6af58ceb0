import type { Socket } from 'node:net';
import { serializerCompiler } from '@fastify/type-provider-zod';
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify';
import type * as z from 'zod/mini';
import { wishlistEventsPath } from '../contract/other-paths.ts';
import { apiPrefix } from '../contract/paths.ts';
import { limits } from '../domain/limits.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { Failure } from './errors.ts';
import { giftFinderRoutes } from './gift-finder/gift-finder.routes.ts';
import { guardAgainstForgery, Sessions } from './http/anti-forgery.ts';
import { apiDocument } from './http/api-document.ts';
import { sendProblem } from './http/error-handler.ts';
import { readJsonBodies } from './http/json-bodies.ts';
import { limitConnections } from './http/limits/connection-limit.ts';
import { shedLoad } from './http/limits/load-shedding.ts';
import { limitRates } from './http/limits/rate-limits.ts';
import { WorkBudget } from './http/limits/work-budget.ts';
import { requireCanonicalRequests } from './http/request/canonical-requests.ts';
import { warnOfProxies } from './http/request/proxy-warnings.ts';
import { requestId } from './http/request/request-id.ts';
import { recordVisitors } from './http/request/visitor.ts';
import { securityHeaders } from './http/security-headers.ts';
import { traceRequests } from './http/trace-requests.ts';
import { imageRoutes } from './images/images.routes.ts';
import { eventRoutes } from './live/events.routes.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { ogImageRoutes } from './og-images/og-images.routes.ts';
import { operationsRoutes } from './operations/operations.routes.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import type { Pages } from './pages/pages.ts';
import { searchEngineRoutes } from './pages/search-engines.routes.ts';
import { logRequests } from './process/log.ts';
import { productRoutes } from './products/products.routes.ts';
import { CachedResponseHandler } from './response-cache/cached-response-handler.ts';
import type { Services } from './services.ts';
import { validate } from './validate.ts';
import { isCurrentVersion } from './wishlists/shared-version.ts';
import { wishlistRoutes } from './wishlists/wishlists.routes.ts';

/** A stream lasts as long as its page, and monitoring requests the others every few seconds. */
const untracedRoutes = new Set([wishlistEventsPath, '/healthz', '/readyz', '/metrics']);

/** In place of Fastify's own compilers, which it would load, a tenth of all modules of a start: `createApp` sets others. */
const noCompiler = (): never => {
  throw new Error('A schema is compiled before the compilers are set.');
};

/**
 * Returns the whole server as an object that answers requests; it opens no port. An unknown path is
 * answered with `route.not_found`.
 */
export async function createApp(
  services: Services,
  pages: Pages,
  serverFactory?: FastifyServerFactory,
): Promise<FastifyInstance> {
  const { config } = services;
  const secret = await services.secret();
  const sessions = new Sessions(secret, config.tls);
  const { database, responses, log } = services;
  const cachedResponses = new CachedResponseHandler({
    config,
    log,
    metrics: services.metrics,
    tracing: services.tracing,
    database,
    responses,
    sessions,
    isCurrent: (source) => isCurrentVersion(database.read, source),
  });
  const headers = securityHeaders(config);
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request, config),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: limits.jsonBytes,
    // A token of any length reaches the handler, which answers that the list is not found.
    routerOptions: { maxParamLength: 16_384 },
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    // These errors occur before any hook has run.
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply.headers(headers)),
    forceCloseConnections: 'idle',
    // Requests on open connections are answered while the server stops.
    return503OnClosing: false,
    serverFactory: serverFactory ?? ((handler) => cachedResponses.createServer(handler)),
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setValidatorCompiler<z.core.$ZodType>(({ schema }) => (data) => ({
    value: validate(schema, data),
  }));

  traceRequests(app, services.tracing, untracedRoutes);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith(apiPrefix)) reply.header('x-robots-tag', 'noindex');
    done();
  });
  recordVisitors(app);
  requireCanonicalRequests(app);
  warnOfProxies(app, config);
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    cachedResponses.close();
    const closeUnused = () => {
      // Connections whose last request ends during shutdown become idle and would delay it.
      app.server.closeIdleConnections();
      // Browsers connect in advance. Node treats a connection without a request neither as idle nor as late.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    };
    closeUnused();
    const closeTimer = setInterval(closeUnused, 100).unref();
    app.server.once('close', () => clearInterval(closeTimer));
  });
  limitConnections(app.server, config.maxConnections, services.log);
  logRequests(app, services.metrics, services.tracing);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(new Failure('route.not_found'), request, reply),
  );
  readJsonBodies(app);
  shedLoad(app);
  const work = new WorkBudget(services.now);
  if (config.rateLimit) await limitRates(app, { work, counters: services.counters, secret });
  await guardAgainstForgery(app, sessions, config);

  await app.register(async (api) => {
    await apiDocument(api, config);
    await wishlistRoutes(api, services);
    await eventRoutes(api, services);
    await imageRoutes(api, services);
    await productRoutes(api, services);
    await giftFinderRoutes(api, services);
    await analyticsRoutes(api, services);
    await ogImageRoutes(api, services, pages.ogImageParts ?? null);
    await operationsRoutes(api, services, sessions);
  });
  await metricsRoutes(app, services);
  await moderationRoutes(app, services, pages);
  await searchEngineRoutes(app, services);
  await pageRoutes(app, services, pages, { work, sessions });
  return app;
}

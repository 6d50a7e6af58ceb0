import type { FastifyInstance } from 'fastify';
import type { Tracing } from '../tracing/tracing.ts';

/**
 * Gives each request a span, except those of the `untraced` routes. Call it before other hooks, so that their
 * work is within it; without traces it adds nothing.
 */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing | null,
  untraced: ReadonlySet<string>,
): void {
  if (!tracing) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const isTraced = !untraced.has(request.routeOptions.url ?? '');
    tracing.enter(request.raw, isTraced, done);
  });
  app.addHook('preValidation', (request, _reply, done) => tracing.resume(request.raw, done));
  app.addHook('onResponse', (request, reply, done) => {
    tracing.finish(request.raw, {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      requestId: request.id,
    });
    done();
  });
}

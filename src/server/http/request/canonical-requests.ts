import type { FastifyInstance } from 'fastify';
import { Failure } from '../../errors.ts';
import { hasValidHost, readRequestTarget } from './request-target.ts';

/**
 * Accepts only canonical paths, so that routes, rate limits and caches agree. For GET and HEAD another
 * spelling redirects to the canonical one; otherwise it is refused with `route.not_found`. A repeated or
 * malformed host is refused with `request.malformed`.
 */
export function requireCanonicalRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasValidHost(request.raw)) return done(new Failure('request.malformed'));
    const target = readRequestTarget(request.url);
    if (target.kind === 'canonical') return done();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (target.kind === 'invalid' || !isRead) return done(new Failure('route.not_found'));
    // The path may hold the token of a list.
    void reply
      .headers({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
      .redirect(target.location, 308);
  });
}

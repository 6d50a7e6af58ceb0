import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/read-config.ts';

/**
 * Tells the operator, once each, that the proxy in front and the settings do not fit: visitors then
 * share one limit, or links and changes are judged by a host that nobody types.
 */
export function warnOfProxies(
  app: FastifyInstance,
  { trustProxy, publicUrl }: Pick<Config, 'trustProxy' | 'publicUrl'>,
): void {
  const publicHost = publicUrl === null ? null : new URL(publicUrl).host;
  let hasWarnedOfAddress = trustProxy > 0;
  let hasWarnedOfHost = publicHost === null;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarnedOfAddress && request.headers['x-forwarded-for'] !== undefined) {
      hasWarnedOfAddress = true;
      request.log.warn(
        'requests come with X-Forwarded-For, but TRUST_PROXY is 0: behind a proxy, all visitors share one rate limit',
      );
    }
    // Health checks may use an IP address.
    if (
      !hasWarnedOfHost &&
      request.host !== publicHost &&
      !/^\/(?:health|ready)z$/.test(request.url)
    ) {
      hasWarnedOfHost = true;
      request.log.warn(
        'requests come with another Host than PUBLIC_URL has: let the proxy pass the Host header on',
      );
    }
    done();
  });
}

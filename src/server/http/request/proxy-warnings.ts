import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  let hasWarnedOfAddress = false;
  let hasWarnedOfHost = publicHost === null;
  app.addHook('onRequest', (request, _reply, done) => {
    const warning = hasWarnedOfAddress ? null : addressWarning(request, trustProxy);
    if (warning !== null) {
      hasWarnedOfAddress = true;
      request.log.warn(warning);
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

function addressWarning({ headers, ips = [] }: FastifyRequest, trustProxy: number): string | null {
  // Health checks and the like come without a proxy.
  if (headers['x-forwarded-for'] === undefined) return null;
  if (trustProxy === 0) {
    return 'requests come with X-Forwarded-For, but TRUST_PROXY is 0: behind a proxy, all visitors share one rate limit';
  }
  // The first is the address of the connection.
  const forwarded = ips.length - 1;
  return forwarded < trustProxy
    ? `requests come with ${forwarded} of the ${trustProxy} addresses in X-Forwarded-For that TRUST_PROXY expects: visitors share one rate limit. Let each proxy append the address that it sees, or lower TRUST_PROXY`
    : null;
}

import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isSameSecret } from '../is-same-secret.ts';
import type { Services } from '../services.ts';
import type { Metrics } from './metrics.ts';

const metricsPath = '/metrics';

/** Registers the figures on the public port, unless they have a port of their own or nobody asked for them. */
export async function metricsRoutes(
  app: FastifyInstance,
  { metrics, config }: Pick<Services, 'metrics' | 'config'>,
): Promise<void> {
  if (!metrics || config.metricsPort !== null) return;
  app.get(metricsPath, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isPermitted(request.headers.authorization, config.metricsToken)) {
      return reply.status(401).header('www-authenticate', 'Bearer').send();
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Returns a server for the figures alone, which listens nowhere yet. */
export function metricsServer(metrics: Metrics, token: string | null): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== metricsPath) {
      response.writeHead(404).end();
    } else if (isPermitted(request.headers.authorization, token)) {
      void metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    } else {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    }
  });
}

/** Whether an `Authorization` header has the token; without a token everybody may read. */
function isPermitted(authorization: string | undefined, token: string | null): boolean {
  return token === null || isSameSecret(authorization ?? '', `Bearer ${token}`);
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestOrigin } from '../http/request/request-origin.ts';
import type { Services } from '../services.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

/** The certification authority id of Google, which sells the advertisements. */
const adSeller = 'f08c47fec0942fa0';

/** What search engines and sellers of advertisements ask every site for. */
export async function searchEngineRoutes(
  app: FastifyInstance,
  { config }: Pick<Services, 'config'>,
): Promise<void> {
  const hidden = { schema: { hide: true } };
  const originOf = (request: FastifyRequest) => requestOrigin(request, config);

  app.get('/robots.txt', hidden, async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(originOf(request))),
  );
  app.get('/sitemap.xml', hidden, async (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(originOf(request))),
  );
  const { adsClient } = config.ads;
  if (adsClient === null) return;
  const publisher = adsClient.replace('ca-', '');
  app.get('/ads.txt', hidden, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`google.com, ${publisher}, DIRECT, ${adSeller}\n`),
  );
}

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isListPage } from '../../domain/tokens.ts';
import { isLanguage, languageKey, pageLanguage } from '../../domain/language.ts';
import { startSession } from '../http/anti-forgery.ts';
import { appFetch } from '../http/app-fetch.ts';
import { Failure } from '../http/failure.ts';
import { publicConfigOf } from '../operations/operations.routes.ts';
import type { Services } from '../services.ts';
import { isCrawler } from './crawlers.ts';
import type { Pages } from './pages.ts';

const untilItChanges = 'private, no-cache';

/** Everything that is not the API: files, pages made at build time, and pages made now. */
export async function pageRoutes(app: FastifyInstance, services: Services, pages: Pages) {
  const { config } = services;
  const tls = config.publicUrl?.startsWith('https:') ?? false;
  const fetchApi = appFetch(app);

  if (pages.files) {
    await app.register(fastifyStatic, {
      root: pages.files,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const lasting = /[\\/]assets[\\/](?!i18n)/.test(path);
        reply.header(
          'cache-control',
          lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`;
    const url = URL.parse(request.url, origin);
    if (!url || url.pathname.startsWith('/api/')) throw new Failure('route.not_found');
    if (isListPage(url.pathname)) reply.header('x-robots-tag', 'noindex');
    const language = pageLanguage(url.pathname, request.cookies[languageKey]);
    reply.header('cache-control', untilItChanges).header('vary', 'cookie');

    const hasPrefix = isLanguage(url.pathname.split('/', 2)[1]);
    const made = pages.prerendered(hasPrefix ? url.pathname : `/${language}${url.pathname}`);
    if (made) return reply.type('text/html; charset=utf-8').send(made);

    startSession(request, reply, tls);
    const rendered = await pages.render(new Request(url), {
      language,
      fetchApi,
      config: publicConfigOf(services),
      origin,
      isCrawler: isCrawler(request.headers['user-agent']),
    });
    reply.status(rendered.status).headers(Object.fromEntries(rendered.headers));
    return reply.send(Buffer.from(await rendered.arrayBuffer()));
  };
  app.get('/', { schema: { hide: true } }, page);
  app.get('/*', { schema: { hide: true } }, page);
}

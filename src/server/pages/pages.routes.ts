import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language, languageKey, pageLanguage } from '../../domain/language.ts';
import { isOpenPage } from '../../domain/pages.ts';
import { type Theme, themeKey } from '../../domain/theme.ts';
import { isListPage, linkIn } from '../../domain/tokens.ts';
import { startSession } from '../http/anti-forgery.ts';
import { appFetch } from '../http/app-fetch.ts';
import { pageKey, themeOf } from '../http/asked.ts';
import { sendEncoded } from '../http/encoded-answer.ts';
import { Failure } from '../http/failure.ts';
import { openPolicy } from '../http/security-headers.ts';
import { publicConfigOf } from '../operations/operations.routes.ts';
import { isLinkPreviewer } from '../previews/link-previewers.ts';
import { privateLinkPage } from '../previews/private-link-page.ts';
import type { Services } from '../services.ts';
import { isCrawler } from './crawlers.ts';
import { encodePage } from './encode-page.ts';
import { pageSource } from './page-source.ts';
import type { Pages } from './pages.ts';

/** Everything that is not the API: files, pages made at build time, and pages made now. */
export async function pageRoutes(app: FastifyInstance, services: Services, pages: Pages) {
  const { config, database, ready } = services;
  const fetchApi = appFetch(app);
  const openPages = openPolicy(config);

  if (pages.files) await serveFiles(app, pages.files);

  async function render(request: FastifyRequest, url: URL, language: Language, theme: Theme) {
    const context = {
      language,
      fetchApi,
      config: publicConfigOf(services),
      origin: url.origin,
      isCrawler: isCrawler(request.headers['user-agent']),
      onFault: (error: unknown) =>
        request.log.error({ err: error }, 'a page could not be rendered'),
    };
    const headers: Record<string, string> = isListPage(url.pathname)
      ? { 'x-robots-tag': 'noindex' }
      : {};
    if (openPages && isOpenPage(url.pathname)) headers['content-security-policy'] = openPages;
    return encodePage(await pages.render(new Request(url), context), theme, headers);
  }

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`;
    const url = URL.parse(request.url, origin);
    if (!url || url.pathname.startsWith('/api/')) throw new Failure('route.not_found');
    const language = pageLanguage(url.pathname, request.cookies[languageKey]);
    const theme = themeOf(request.cookies[themeKey]);
    if (isListPage(url.pathname)) {
      // Messengers add parameters of their own to a shared link; they mean nothing to the page.
      url.search = '';
    }

    const hasPrefix = isLanguage(url.pathname.split('/', 2)[1]);
    const path = hasPrefix ? url.pathname : `/${language}${url.pathname}`;
    if (openPages && isOpenPage(url.pathname)) {
      void reply.header('content-security-policy', openPages);
    }
    const made = await pages.prerendered(path, theme, url.origin);
    if (made) return sendEncoded(request, reply, made);

    startSession(request, reply, config);
    const role = linkIn(url.pathname)?.role;
    const hasSession = request.cookies['sessionId'] !== undefined;
    if (role && role !== 'guest' && isLinkPreviewer(request.headers['user-agent'], hasSession)) {
      const html = privateLinkPage(language, url.pathname);
      return reply
        .headers({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
        .type('text/html; charset=utf-8')
        .send(html);
    }
    const source = pages.cacheable ? await pageSource(database.read, url) : 'one visitor';
    const make = () => render(request, url, language, theme);
    if (source === 'one visitor') return sendEncoded(request, reply, await make());
    const crawler = isCrawler(request.headers['user-agent']);
    const { origin: site, pathname } = url;
    const key = pageKey({ origin: site, pathname, language, theme, isCrawler: crawler });
    return sendEncoded(request, reply, await ready.get(key, source, make));
  }
  app.get('/', { schema: { hide: true } }, page);
  app.get('/*', { schema: { hide: true } }, page);
}

/** Built files: those with a hash in their name never change. */
async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(root, 'art'),
    prefix: '/art/',
    preCompressed: true,
    maxAge: '30d',
  });
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    decorateReply: false,
    // Drawings are hundreds, and looked for when asked for; a route each would cost the start its time.
    globIgnore: ['art/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = /-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(path);
      reply.header(
        'cache-control',
        lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}

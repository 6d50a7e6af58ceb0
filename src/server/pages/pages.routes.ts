import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPrefix, isPublicPage, localize } from '../../contract/paths.ts';
import { isListPage, linkIn } from '../../contract/token-links.ts';
import { isCrawler } from '../../domain/crawlers.ts';
import { isLanguage, type Language, languageKey, pageLanguage } from '../../domain/language.ts';
import { type Theme, themeKey } from '../../domain/theme.ts';
import { Failure } from '../errors.ts';
import { hasSession, type Sessions } from '../http/anti-forgery.ts';
import { appFetch } from '../http/app-fetch.ts';
import { retryAfterSeconds } from '../http/error-handler.ts';
import { rates } from '../http/limits/rate-limits.ts';
import type { WorkBudget } from '../http/limits/work-budget.ts';
import { requestOrigin } from '../http/request/request-origin.ts';
import { canonicalPagePath, readRequestTarget } from '../http/request/request-target.ts';
import { openPolicy } from '../http/security-headers.ts';
import { privateLinkPage } from '../og-images/private-link-page.ts';
import { isUnfurlBot } from '../og-images/unfurl-bots.ts';
import { publicConfigOf } from '../operations/operations.routes.ts';
import { pageKey, themeOf } from '../response-cache/cache-key.ts';
import { type EncodedResponse, sendEncoded } from '../response-cache/encoded-response.ts';
import type { Services } from '../services.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { cachePolicyFor, sharedCacheControl } from './cache-policy.ts';
import { encodePage } from './encode-page.ts';
import type { Pages } from './pages.ts';
import { serveFiles } from './serve-files.ts';

/**
 * Registers everything outside the API: files, content pages and pages rendered on request. An address
 * that is not canonical, or that belongs to the API, is answered with `route.not_found`.
 */
export async function pageRoutes(
  app: FastifyInstance,
  services: Services,
  pages: Pages,
  { work, sessions }: { readonly work: WorkBudget; readonly sessions: Sessions },
) {
  const { config, database, responses } = services;
  const openPages = openPolicy(config);

  if (pages.files) await serveFiles(app, pages.files, config);

  /** The address of the page on our own origin, whatever the target of the request looks like. */
  function pageAddress(request: FastifyRequest): URL {
    const target = readRequestTarget(request.url);
    if (target.kind !== 'canonical') throw new Failure('route.not_found');
    const url = new URL(requestOrigin(request, config));
    url.pathname = target.pathname;
    url.search = target.search;
    return url;
  }

  /** The headers by which shared caches may keep a page; null where they may not. */
  function sharedHeaders(request: FastifyRequest, { pathname }: URL, theme: Theme) {
    const crawler = isCrawler(request.headers['user-agent']);
    const policy = sharedCacheControl(config, { pathname, theme, isCrawler: crawler });
    return policy === null ? null : { 'cache-control': policy };
  }

  async function render(
    request: FastifyRequest,
    url: URL,
    language: Language,
    theme: Theme,
    canReadLists = true,
  ) {
    let isStorageAway = !canReadLists;
    const fetchApi = appFetch(app, request.visitor);
    const context = {
      language,
      fetchApi: async (call: Request) => {
        if (!canReadLists) return new Response(null, { status: 503 });
        const response = await fetchApi(call);
        isStorageAway ||= response.status === 503;
        return response;
      },
      config: publicConfigOf(services),
      origin: url.origin,
      isCrawler: isCrawler(request.headers['user-agent']),
      onFault: (error: unknown) =>
        request.log.error({ err: error }, 'a page could not be rendered'),
    };
    const headers: Record<string, string> = isListPage(url.pathname)
      ? { 'x-robots-tag': 'noindex' }
      : {};
    if (openPages && isPublicPage(url.pathname)) headers['content-security-policy'] = openPages;
    const rendered = await pages.render(new Request(url), context);
    if (isStorageAway && rendered.status >= 500) {
      const { body, headers: own } = rendered;
      return encodePage(new Response(body, { status: 503, headers: own }), theme, {
        ...headers,
        'retry-after': String(retryAfterSeconds),
        'cache-control': 'no-store',
      });
    }
    const made = await encodePage(rendered, theme, {
      ...headers,
      ...(rendered.status === 200 && url.search === '' && sharedHeaders(request, url, theme)),
    });
    work.spend(request.visitor, made.length);
    return made;
  }

  /** What a page depends on, and whether the database answers. */
  async function sourceOf(request: FastifyRequest, url: URL) {
    const forOne = 'one visitor' as const;
    if (!pages.cacheable) return { source: forOne, canReadLists: true };
    try {
      return { source: await cachePolicyFor(database.read, url), canReadLists: true };
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      request.log.error({ err: error.cause }, error.message);
      // The page says so itself, and does not wait a second time.
      return { source: forOne, canReadLists: false };
    }
  }

  /** The page for a path and a theme that was rendered at build time; null for any other page. */
  async function prerendered(request: FastifyRequest, url: URL, language: Language, theme: Theme) {
    const hasPrefix = isLanguage(url.pathname.split('/', 2)[1]);
    const path = hasPrefix ? url.pathname : localize(language, url.pathname);
    const response = await pages.prerendered(path, theme, url.origin);
    if (!response) return null;
    const shared = url.search === '' ? sharedHeaders(request, url, theme) : null;
    return { response, headers: shared ?? {} };
  }

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const url = pageAddress(request);
    const pagePath = canonicalPagePath(url.pathname);
    if (`${pagePath}/`.startsWith(apiPrefix)) throw new Failure('route.not_found');
    if (pagePath !== url.pathname) {
      return reply
        .headers({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
        .redirect(pagePath + url.search, 308);
    }
    const language = pageLanguage(url.pathname, request.cookies[languageKey]);
    const theme = themeOf(request.cookies[themeKey]);
    if (isListPage(url.pathname)) {
      // Messengers add parameters of their own to a shared link; they mean nothing to the page.
      url.search = '';
    }

    if (openPages && isPublicPage(url.pathname)) {
      void reply.header('content-security-policy', openPages);
    }
    const made = await prerendered(request, url, language, theme);
    if (made) return sendEncoded(request, reply, made.response, made.headers);

    const send = (response: EncodedResponse) => {
      if (!response.isPublic) sessions.start(request, reply);
      return sendEncoded(request, reply, response);
    };
    if (isPreviewOfPrivateLink(request, url)) {
      sessions.start(request, reply);
      const html = privateLinkPage(language, url.pathname);
      return reply
        .headers({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
        .type('text/html; charset=utf-8')
        .send(html);
    }
    const { source, canReadLists } = await sourceOf(request, url);
    const make = () => render(request, url, language, theme, canReadLists);
    if (source === 'one visitor') return send(await make());
    const crawler = isCrawler(request.headers['user-agent']);
    const { origin: site, pathname } = url;
    const key = pageKey({ origin: site, pathname, language, theme, isCrawler: crawler });
    return send(await responses.get(key, source, make));
  }
  const options = { schema: { hide: true }, config: { rateLimit: rates.read } };
  app.get('/', options, page);
  app.get('/*', options, page);
}

/** Returns true when a messenger asks for a page that only the holder of the link shall see. */
function isPreviewOfPrivateLink(request: FastifyRequest, { pathname }: URL): boolean {
  const role = linkIn(pathname)?.role;
  if (role === undefined || role === 'guest') return false;
  return isUnfurlBot(request.headers['user-agent'], hasSession(request));
}

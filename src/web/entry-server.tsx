import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import german from '../../content/i18n/de.ts';
import english from '../../content/i18n/en.ts';
import french from '../../content/i18n/fr.ts';
import type { ModerationView } from '../contract/moderation.ts';
import { href, localize, paths, prerenderedPages, stripLocale } from '../contract/paths.ts';
import type { PublicConfig } from '../contract/schemas.ts';
import { isListPage } from '../contract/token-links.ts';
import { consentServices } from '../domain/consent.ts';
import { type Language, languages } from '../domain/language.ts';
import { type ApiClient, createApiClient } from './api/client.ts';
import { ApiContext } from './api/use-api.tsx';
import { ConsentDialog } from './consent/consent-dialog.tsx';
import type { PageAssets } from './document/assets-manifest.ts';
import { htmlDocument } from './document/document.ts';
import { keepMessages } from './i18n/messages.ts';
import { createTranslator } from './i18n/translator.ts';
import { allPages } from './insights/all-pages.ts';
import { slugs } from './insights/article-cards.ts';
import { routes } from './routes.tsx';
import { pageContext } from './routing/page-context.ts';
import { type PageMeta, type Site, screenHandle } from './routing/page-meta.ts';
import { ContentPageParts } from './shell/content-page-parts.tsx';

export type { PageAssets } from './document/assets-manifest.ts';

/** What one rendering depends on, beside its request. */
export interface RenderContext {
  readonly language: Language;
  /** answers an API request in this process */
  readonly fetchApi: (request: Request) => Promise<Response>;
  readonly config: PublicConfig;
  readonly assets: PageAssets;
  /** origin of shared links, such as `https://wishbow.example` */
  readonly origin: string;
  readonly isCrawler: boolean;
  /** replaces the third parties of `config`: a placeholder in prerendered pages */
  readonly consentServices?: string;
  /** what the moderators' page shows, for its own path only */
  readonly moderation?: ModerationView;
  /** called with an unexpected error; the visitor sees the error page without details */
  readonly onFault?: (error: unknown) => void;
}

keepMessages('en', english);
keepMessages('de', german);
keepMessages('fr', french);

const handler = createStaticHandler(routes);

/** Returns a complete HTML document, or a redirect, with its HTTP status. Loader errors become the error page. */
export async function renderPage(request: Request, context: RenderContext): Promise<Response> {
  const api = createApiClient({
    send: context.fetchApi,
    language: () => context.language,
    origin: () => context.origin,
  });
  const result = await handler.query(request, {
    requestContext: requestContextOf(request, context, api),
  });
  if (result instanceof Response) return result;
  reportFaults(result, context);
  return new Response(documentOf(result, context, api), {
    status: result.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** What loaders are given beside their request. */
function requestContextOf(request: Request, context: RenderContext, api: ApiClient) {
  const { config, origin, language, moderation, isCrawler } = context;
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, {
    api,
    config,
    origin,
    language: () => language,
    moderation,
    crawlerLinks: (each) =>
      isCrawler && !isListPage(new URL(request.url).pathname) ? allPages(each) : [],
  });
  return requestContext;
}

function reportFaults({ errors }: StaticHandlerContext, { onFault }: RenderContext): void {
  for (const error of Object.values(errors ?? {})) {
    if (!isRouteErrorResponse(error)) onFault?.(error);
  }
}

function documentOf(result: StaticHandlerContext, context: RenderContext, api: ApiClient): string {
  const { language, config, origin, assets } = context;
  const { t } = createTranslator(language);
  const handle = result.errors ? undefined : handleOf(result);
  return htmlDocument({
    language,
    meta: metaOf(result, language),
    assets,
    origin,
    path: result.statusCode === 200 ? stripLocale(result.location.pathname) : null,
    body: markup(result, api),
    structuredData: structuredDataOf(result, language, {
      origin,
      retentionMonths: config.retentionMonths,
    }),
    sitePicture: t('preview.site'),
    offlineCopy: t('offline.copy', { when: '{when}' }),
    startFailed: { text: t('start.failed'), reload: t('common.reload') },
    screen: handle?.file,
    consentServices: context.consentServices ?? consentServices(config),
    hydration: handle?.isDocument ? null : hydrationOf(result, config, origin),
  });
}

function markup(result: StaticHandlerContext, api: ApiClient): string {
  const router = createStaticRouter(handler.dataRoutes, result);
  return renderToString(
    <ApiContext value={api}>
      <ContentPageParts value={<ConsentDialog />}>
        <StaticRouterProvider router={router} context={result} hydrate={false} />
      </ContentPageParts>
    </ApiContext>,
  );
}

function handleOf(result: StaticHandlerContext) {
  const last = result.matches.at(-1);
  return screenHandle(last && { handle: last.route.handle, data: null });
}

function metaOf(result: StaticHandlerContext, language: Language): PageMeta {
  const i18n = createTranslator(language);
  const last = result.matches.at(-1);
  if (!result.errors && last) {
    const meta = handleOf(result)?.meta(i18n, result.loaderData[last.route.id]);
    if (meta) return meta;
  }
  const title = i18n.t(result.statusCode === 404 ? 'notFound.title' : 'fault.page.title');
  return { title, isPrivate: true };
}

function structuredDataOf(result: StaticHandlerContext, language: Language, site: Site) {
  const last = result.matches.at(-1);
  if (result.errors || !last) return [];
  const data: unknown = result.loaderData[last.route.id];
  return handleOf(result)?.structuredData?.(createTranslator(language), site, data) ?? [];
}

/** The data that the browser's router hydrates from. Of an error it contains the status only. */
function hydrationOf(result: StaticHandlerContext, config: PublicConfig, origin: string) {
  const errors =
    result.errors &&
    Object.fromEntries(
      Object.entries(result.errors).map(([id, error]) => [
        id,
        isRouteErrorResponse(error) ? error.status : 500,
      ]),
    );
  return { config, origin, loaderData: result.loaderData, errors };
}

const documents = [
  ...prerenderedPages.map((page) => paths[page]),
  ...slugs.map((slug) => href(paths.article, { slug })),
];

/** The paths of the pages that are rendered at build time, in each language. */
export const prerenderedPaths: string[] = languages.flatMap((language) =>
  documents.map((path) => localize(language, path)),
);

import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import german from '../../content/i18n/de.json';
import english from '../../content/i18n/en.json';
import french from '../../content/i18n/fr.json';
import type { PublicConfig } from '../contract/schemas.ts';
import { type Language, languages } from '../domain/language.ts';
import { isListPage } from '../domain/tokens.ts';
import { type ApiClient, createApiClient } from './api/client.ts';
import { pageContext } from './api/page-context.ts';
import { ApiContext } from './api/use-api.tsx';
import type { PageAssets } from './assets-manifest.ts';
import { ConsentDialog } from './consent/consent-dialog.tsx';
import { htmlDocument } from './document.ts';
import { keepMessages } from './i18n/messages.ts';
import { type PageMeta, screenHandle } from './i18n/page-meta.ts';
import { inLanguage, paths, withoutLanguage } from './i18n/paths.ts';
import { createTranslator } from './i18n/translator.ts';
import { allPages } from './insights/all-pages.ts';
import { slugs } from './insights/article-cards.ts';
import { routes } from './routes.tsx';
import { ReadingParts } from './shell/reading-parts.tsx';

export type { PageAssets } from './assets-manifest.ts';

export interface RenderContext {
  readonly language: Language;
  /** answers a request of the API without a network between */
  readonly fetchApi: (request: Request) => Promise<Response>;
  readonly config: PublicConfig;
  readonly assets: PageAssets;
  /** where shared links begin, such as `https://wishbow.example` */
  readonly origin: string;
  readonly isCrawler: boolean;
  /** told of a fault of our own, which the visitor only sees as a kind page */
  readonly onFault?: (error: unknown) => void;
}

keepMessages('en', english);
keepMessages('de', german);
keepMessages('fr', french);

const handler = createStaticHandler(routes);

/** A complete HTML document, or a redirect, with the right status. */
export async function renderPage(request: Request, context: RenderContext): Promise<Response> {
  const { language, config, origin } = context;
  const api = createApiClient({
    send: context.fetchApi,
    language: () => language,
    origin: () => origin,
  });
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, {
    api,
    config,
    origin,
    language: () => language,
    crawlerLinks: (each) =>
      context.isCrawler && !isListPage(new URL(request.url).pathname) ? allPages(each) : [],
  });
  const result = await handler.query(request, { requestContext });
  if (result instanceof Response) return result;
  for (const error of Object.values(result.errors ?? {})) {
    if (!isRouteErrorResponse(error)) context.onFault?.(error);
  }

  const isDocument = !result.errors && (handleOf(result)?.isDocument ?? false);
  const html = htmlDocument({
    language,
    meta: metaOf(result, language),
    assets: context.assets,
    origin,
    path: result.statusCode === 200 ? withoutLanguage(result.location.pathname) : null,
    body: markup(result, api),
    sitePicture: createTranslator(language).t('preview.site'),
    structuredData: structuredDataOf(result, language, origin),
    screen: result.errors ? undefined : handleOf(result)?.file,
    hydration: isDocument ? null : hydrationOf(result, config, origin),
  });
  return new Response(html, {
    status: result.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

function markup(result: StaticHandlerContext, api: ApiClient): string {
  const router = createStaticRouter(handler.dataRoutes, result);
  return renderToString(
    <ApiContext value={api}>
      <ReadingParts value={<ConsentDialog />}>
        <StaticRouterProvider router={router} context={result} hydrate={false} />
      </ReadingParts>
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

function structuredDataOf(result: StaticHandlerContext, language: Language, origin: string) {
  const last = result.matches.at(-1);
  if (result.errors || !last) return [];
  const data: unknown = result.loaderData[last.route.id];
  return handleOf(result)?.structuredData?.(createTranslator(language), { origin }, data) ?? [];
}

/** What the browser's router continues from; of a fault it learns the status and nothing more. */
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
  paths.privacy,
  paths.terms,
  paths.imprint,
  paths.insights,
  paths.offline,
  ...slugs.map((slug) => paths.article(slug)),
];

/** Pages that are the same for everyone and are rendered at build time. */
export const prerenderedPaths: string[] = languages.flatMap((language) =>
  documents.map((path) => inLanguage(language, path)),
);

import type { FastifyInstance, RouteOptions } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { apiDocumentPaths } from '../../contract/other-paths.ts';
import type { Config } from '../config/read-config.ts';

/**
 * Serves the OpenAPI document of the routes that are registered after it, as JSON and as a page. It is made
 * at the first request for it: most servers get none, and its code would be a tenth of what a start loads.
 */
export async function apiDocument(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route);
  });
  let made: Promise<OpenAPIV3_1.Document> | undefined;
  const make = async () => {
    const { makeApiDocument } = await import('./make-api-document.ts');
    return makeApiDocument(routes, publicUrl ?? '/');
  };
  const document = () => {
    made ??= make();
    return made;
  };

  const hidden = { schema: { hide: true } };
  app.get(apiDocumentPaths.openApi, hidden, document);
  app.get(apiDocumentPaths.docs, hidden, async (_request, reply) => {
    const { apiPage } = await import('./api-page.ts');
    return reply.type('text/html; charset=utf-8').send(apiPage(await document()));
  });
}

import { createServer as createHttpServer } from 'node:http';
import { sourceAssets } from '../web/document/assets-manifest.ts';
import type * as entry from '../web/entry-server.tsx';
import type { Config } from './config/read-config.ts';
import { withOperatorDetails } from './pages/operator-details.ts';
import type { Pages } from './pages/pages.ts';
import { runtimeEnvironment } from './process/process-environment.ts';
import { type PageSource, startServer } from './process/start-server.ts';

/** Hot reload comes by inline scripts and a socket of its own. */
const developmentPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:";

/** Pages for development: they come from the sources, and browsers show every change. */
async function sourcePages(config: Config): Promise<PageSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: 24_679 } },
  });
  const pages: Pages = {
    files: null,
    cacheable: false,
    prerendered: () => undefined,
    async render(request, context) {
      try {
        const { renderPage } = (await vite.ssrLoadModule(
          '/src/web/entry-server.tsx',
        )) as typeof entry;
        const rendered = await renderPage(request, { ...context, assets: sourceAssets });
        const filled = withOperatorDetails(await rendered.text(), config);
        const html = await vite.transformIndexHtml(new URL(request.url).pathname, filled);
        const headers = new Headers(rendered.headers);
        headers.set('content-security-policy', developmentPolicy);
        return new Response(html, { status: rendered.status, headers });
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
  };
  return {
    pages,
    serverFactory: (handler) =>
      createHttpServer((request, response) =>
        vite.middlewares(request, response, () => handler(request, response)),
      ),
    close: () => vite.close(),
  };
}

await startServer(runtimeEnvironment, sourcePages);

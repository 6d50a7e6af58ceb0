import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAssets } from '../../web/assets-manifest.ts';
import type * as entry from '../../web/entry-server.tsx';
import type { Config } from '../config/read-config.ts';
import { type EncodedPage, encodePage } from './encoded-page.ts';
import { withOperatorDetails } from './operator-details.ts';
import type { Pages } from './pages.ts';

/** The web app as the build left it in `dist`. */
export async function builtPages(dist: string, config: Config): Promise<Pages> {
  const files = join(dist, 'client');
  const manifest = readFileSync(join(files, '.vite', 'manifest.json'), 'utf8');
  const assets = readAssets(JSON.parse(manifest));
  const { renderPage }: typeof entry = await import(
    pathToFileURL(join(dist, 'server', 'entry-server.js')).href
  );
  const made = await readPrerendered(join(dist, 'prerendered'), config);
  return {
    files,
    cacheable: true,
    prerendered: (path) => made.get(path),
    render: (request, context) => renderPage(request, { ...context, assets }),
  };
}

async function readPrerendered(folder: string, config: Config): Promise<Map<string, EncodedPage>> {
  const pages = new Map<string, EncodedPage>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file)
      .split(sep)
      .join('/')
      .replace(/\.html$/, '')}`;
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const html = withOperatorDetails(readFileSync(file, 'utf8'), config);
    pages.set(path, await encodePage(new Response(html, { headers })));
  }
  return pages;
}

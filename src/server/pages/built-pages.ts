import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from '../../domain/theme.ts';
import { readAssets } from '../../web/assets-manifest.ts';
import type * as entry from '../../web/entry-server.tsx';
import type { Config } from '../config/read-config.ts';
import type { EncodedAnswer } from '../http/encoded-answer.ts';
import { encodePage } from './encode-page.ts';
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
  const made = readPrerendered(join(dist, 'prerendered'), config);
  return {
    files,
    cacheable: true,
    previewParts: join(dist, 'previews'),
    prerendered: (path, theme) => made.get(path)?.(theme),
    render: (request, context) => renderPage(request, { ...context, assets }),
  };
}

type InTheme = (theme: Theme) => Promise<EncodedAnswer>;

function readPrerendered(folder: string, config: Config): Map<string, InTheme> {
  const pages = new Map<string, InTheme>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file)
      .split(sep)
      .join('/')
      .replace(/\.html$/, '')}`;
    pages.set(path, encodedOnce(withOperatorDetails(readFileSync(file, 'utf8'), config)));
  }
  return pages;
}

/** Compresses a page for each theme when the first visitor asks for it. */
function encodedOnce(html: string): InTheme {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const encoded = new Map<Theme, Promise<EncodedAnswer>>();
  return (theme) => {
    const page = encoded.get(theme) ?? encodePage(new Response(html, { headers }), theme);
    encoded.set(theme, page);
    return page;
  };
}

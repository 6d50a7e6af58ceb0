import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAssets } from '../../web/document/assets-manifest.ts';
import type * as entry from '../../web/entry-server.tsx';
import type { Config } from '../config/read-config.ts';
import { withOperatorDetails } from './operator-details.ts';
import type { Pages } from './pages.ts';
import {
  createPrerenderedCache,
  type PrerenderedPage,
  prerenderedPage,
} from './prerendered-page.ts';

/** The web app as the build left it in `dist`. */
export async function builtPages(dist: string, config: Config): Promise<Pages> {
  const files = join(dist, 'client');
  const record = (name: string) =>
    JSON.parse(readFileSync(join(files, '.vite', `${name}.json`), 'utf8'));
  const assets = readAssets({
    manifest: record('manifest'),
    reading: record('reading'),
    starter: record('starter'),
    messages: record('messages'),
  });
  const { renderPage }: typeof entry = await import(
    pathToFileURL(join(dist, 'server', 'entry-server.js')).href
  );
  const made = readPrerendered(join(dist, 'prerendered'), config);
  return {
    files,
    cacheable: true,
    ogImageParts: join(dist, 'previews'),
    prerendered: (path, theme, origin) => made.get(path)?.(theme, origin),
    render: (request, context) => renderPage(request, { ...context, assets }),
  };
}

function readPrerendered(folder: string, config: Config): Map<string, PrerenderedPage> {
  const pages = new Map<string, PrerenderedPage>();
  const cache = createPrerenderedCache();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file)
      .split(sep)
      .join('/')
      .replace(/\.html$/, '')}`;
    const bytes = readFileSync(file);
    const html = () => withOperatorDetails(bytes.toString(), config);
    pages.set(path, prerenderedPage(path, html, cache));
  }
  return pages;
}

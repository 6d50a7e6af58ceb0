import { LRUCache } from 'lru-cache';
import { escapeHtml } from '../../domain/text.ts';
import type { Theme } from '../../domain/theme.ts';
import { prerenderedOrigin } from '../../web/document/assets-manifest.ts';
import type { EncodedResponse } from '../response-cache/encoded-response.ts';
import { encodePage } from './encode-page.ts';

/** A page made at build time, for visitors in a theme, on a site at this origin. */
export type PrerenderedPage = (theme: Theme, origin: string) => Promise<EncodedResponse>;

/** Prerendered pages in the themes and at the origins that were asked for, the newest. */
export type PrerenderedCache = LRUCache<string, EncodedResponse, Variant>;

interface Variant {
  readonly html: () => string;
  readonly theme: Theme;
  readonly origin: string;
}

/** An upper bound, by `size`, which all of them in all themes come to at one origin; compressed, they take a tenth. */
export const prerenderedMaxBytes = 16 * 1024 * 1024;
export const prerenderedMaxEntries = 600;

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' };

/** Returns an empty cache, which makes a page of what it is asked for with. */
export function createPrerenderedCache(maxBytes = prerenderedMaxBytes): PrerenderedCache {
  return new LRUCache<string, EncodedResponse, Variant>({
    max: prerenderedMaxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    // A result that is evicted from the cache before it is there is still returned.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _previous, { context: { html, theme, origin } }) => {
      const escapedOrigin = escapeHtml(origin);
      // A replacement text would be searched for patterns such as "$`".
      const here = html().replaceAll(prerenderedOrigin, () => escapedOrigin);
      return encodePage(new Response(here, { headers: htmlHeaders }), theme);
    },
  });
}

/**
 * Writes the origin into a page made at build time and compresses it, for each theme when the first
 * visitor asks for it. Without PUBLIC_URL the origin is the one that was asked. `path` names the page
 * in the cache, which all pages share; `html` returns its text.
 */
export function prerenderedPage(
  path: string,
  html: () => string,
  cache: PrerenderedCache,
): PrerenderedPage {
  return (theme, origin) =>
    cache.forceFetch(`${theme} ${origin} ${path}`, { context: { html, theme, origin } });
}

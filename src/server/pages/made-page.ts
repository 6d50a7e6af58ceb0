import { LRUCache } from 'lru-cache';
import { escapeHtml } from '../../domain/text.ts';
import type { Theme } from '../../domain/theme.ts';
import { prerenderedOrigin } from '../../web/assets-manifest.ts';
import type { EncodedAnswer } from '../http/encoded-answer.ts';
import { encodePage } from './encode-page.ts';

/** A page made at build time, for visitors in a theme, on a site at this origin. */
export type MadePage = (theme: Theme, origin: string) => Promise<EncodedAnswer>;

/** Ways in which one page is kept: every theme at a few addresses of the same site. */
const mostKept = 9;

/**
 * Compresses a page for each theme when the first visitor asks for it. Without PUBLIC_URL it names
 * the address that it was asked for by.
 */
export function madePage(html: string): MadePage {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const encoded = new LRUCache<string, Promise<EncodedAnswer>>({ max: mostKept });
  return (theme, origin) => {
    const key = `${theme} ${origin}`;
    const known = encoded.get(key);
    if (known) return known;
    const here = html.replaceAll(prerenderedOrigin, escapeHtml(origin));
    const page = encodePage(new Response(here, { headers }), theme);
    encoded.set(key, page);
    return page;
  };
}

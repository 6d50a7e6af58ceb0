import { createHash } from 'node:crypto';
import type { Language } from '../../../src/domain/language.ts';
import { fillerOf } from '../built/filler.ts';

/*
 * Pages written one by one, each after a habit that real shops and shop systems have, and before
 * anybody looked at what the rules make of it. The name decides the half: nobody chose.
 */

/** A page as the lists beside write it. */
export interface QuirkPage {
  /** what is special about the page; unique */
  readonly name: string;
  readonly url: string;
  readonly language: Language;
  readonly shop: string;
  /** all that stands in `<head>`, the title too */
  readonly head: string;
  readonly body: string;
  /** the title that must be read, or several right ones; null for a page that must give no item */
  readonly title: string | readonly string[] | null;
  readonly price?: readonly [amount: number, currency: string] | null;
  /** absolute address of the picture, or several right ones; null when the page has none */
  readonly image?: string | readonly string[] | null;
  readonly status?: number;
  /** kilobytes of menus, scripts and styles; 120 when absent */
  readonly weight?: number;
  /** attributes of `<html>`; the language when absent */
  readonly root?: string;
  /** the character set that the bytes have; UTF-8 when absent */
  readonly encoding?: 'latin1';
  readonly contentType?: string;
}

/** Returns the half of the pages to which one of this name belongs. */
export function halfOf(name: string): 'open' | 'frozen' {
  const first = createHash('sha256').update(name).digest()[0] ?? 0;
  return first % 2 === 0 ? 'frozen' : 'open';
}

/** Returns the whole page with menus, styles and scripts around what is special about it. */
export function htmlOf(page: QuirkPage): string {
  const { name, url, language, shop, head, body, weight = 120 } = page;
  const filler = fillerOf({
    name,
    url,
    language,
    shop,
    title: name,
    price: null,
    currency: 'EUR',
    picture: 'none',
    text: '',
    weight,
  });
  return `<!doctype html>\n<html ${page.root ?? `lang="${language}"`}>\n<head>${head}${filler.styles}</head>\n<body>${filler.header}\n${body}\n${filler.footer}${filler.scripts}</body>\n</html>`;
}

import { type CheerioAPI, load } from 'cheerio/slim';
import { currencyOfCountry, type MoneyHints } from '../domain/currencies.ts';
import {
  childrenOf,
  codeOf,
  type Element,
  isElement,
  isHidden,
  namesOf,
  textOf,
  upwards,
} from './dom.ts';
import { likeness } from './likeness.ts';
import { plainLine } from './plain-text.ts';

/** A parsed page with what every reader of it asks for. */
export interface Page {
  readonly $: CheerioAPI;
  readonly url: URL;
  /** what relative addresses are relative to */
  readonly base: string;
  /** every element in the order of the document */
  readonly elements: readonly Element[];
  readonly order: ReadonlyMap<Element, number>;
  readonly headTitle: string;
  /** the product's heading, as far as one can be told */
  readonly heading: string;
  readonly headingElement: Element | null;
  readonly meta: ReadonlyMap<string, readonly string[]>;
  readonly canonical: string | null;
  readonly siteName: string | null;
  /** what the page tells about its money: country, language */
  readonly hints: MoneyHints;
}

const mostElements = 60_000;

export function openPage(html: string, address: string): Page {
  const $ = load(html);
  const url = URL.parse(address) ?? new URL('https://shop.invalid/');
  const elements: Element[] = [];
  const walk = (element: Element) => {
    if (elements.length >= mostElements) return;
    elements.push(element);
    for (const child of childrenOf(element)) walk(child);
  };
  for (const node of $.root()[0]?.children ?? []) if (isElement(node)) walk(node);
  const meta = metaOf(elements);
  const link = (rel: string) =>
    elements.find((e) => e.name === 'link' && e.attribs['rel']?.toLowerCase() === rel)?.attribs[
      'href'
    ];
  const headTitle = headTitleOf(elements);
  const headingElement = headingOf(elements, headTitle);
  const base = elements.find((e) => e.name === 'base' && e.attribs['href'])?.attribs['href'];
  const canonical = link('canonical');
  return {
    $,
    url,
    base: URL.parse(base ?? '', url)?.href ?? url.href,
    elements,
    order: new Map(elements.map((element, at) => [element, at])),
    headTitle,
    heading: headingElement ? plainLine(textOf(headingElement)) : '',
    headingElement,
    meta,
    canonical: canonical ? (URL.parse(canonical, url)?.href ?? null) : null,
    siteName:
      plainLine(meta.get('og:site_name')?.[0] ?? meta.get('application-name')?.[0] ?? '') || null,
    hints: hintsOf(url, elements, meta),
  };
}

/** The head's title: an inline picture may have a `title` too. */
function headTitleOf(elements: readonly Element[]): string {
  const titles = elements.filter((e) => e.name === 'title');
  const own = titles.find(
    (e) => ![...upwards(e)].some((up) => up.name === 'svg' || up.name === 'symbol'),
  );
  return own ? plainLine(codeOf(own)) : '';
}

function metaOf(elements: readonly Element[]): ReadonlyMap<string, readonly string[]> {
  const meta = new Map<string, string[]>();
  for (const element of elements) {
    if (element.name !== 'meta') continue;
    const { property, name, content } = element.attribs;
    if (!content?.trim()) continue;
    for (const key of new Set(
      [property, name].flatMap((keys) => keys?.toLowerCase().split(/\s+/) ?? []),
    ))
      meta.set(key, [...(meta.get(key) ?? []), content.trim()]);
  }
  return meta;
}

const notMain =
  /(?:^|[\s_-])(?:logo|brand-?logo|header|nav|navigation|footer|cookie|consent|modal|menu|breadcrumb|related|recommend\w*|newsletter|mini-?cart)(?:$|[\s_-])/;
const titleNames =
  /product[\w-]*(?:title|name|heading|titel)|(?:title|name|heading)[\w-]*product|pdp[\w-]*(?:title|name)|artikel(?:name|titel|bezeichnung)|(?:^|\s)name(?:$|\s)/;

/** A heading that is a link to the start page is the shop's. */
const leadsHome = (element: Element) =>
  element.name === 'a' &&
  /^(?:https?:\/\/[^/]+)?\/?(?:index\.\w+)?$/.test(element.attribs['href'] ?? '-');

/** The first-rank heading that is most like the page's title and not the shop's own. */
function headingOf(elements: readonly Element[], headTitle: string): Element | null {
  const rank = (element: Element): number => {
    const text = textOf(element);
    if (text.length < 2 || text.length > 400) return -1;
    const around = [...upwards(element)];
    if (around.some((up) => up.name === 'nav' || up.name === 'footer' || isHidden(up))) return -1;
    const shops =
      around.slice(0, 5).some((up) => notMain.test(namesOf(up)) || leadsHome(up)) ||
      childrenOf(element).some(leadsHome);
    return (
      likeness(text, headTitle) * 2 +
      (around.some((up) => up.name === 'main' || up.name === 'article') ? 0.5 : 0) +
      (titleNames.test(namesOf(element)) ? 0.8 : 0) -
      (shops ? 3 : 0)
    );
  };
  const best = (candidates: readonly Element[], least: number): Element | null => {
    const ranked = candidates.slice(0, 60).map((element) => ({ element, rank: rank(element) }));
    const top = ranked.toSorted((a, b) => b.rank - a.rank)[0];
    return top && top.rank >= least ? top.element : null;
  };
  const named = (name: string) => elements.filter((element) => element.name === name);
  return (
    best(named('h1'), 0) ??
    best(
      elements.filter(
        (e) => titleNames.test(namesOf(e)) && !['meta', 'link', 'input', 'img'].includes(e.name),
      ),
      1,
    ) ??
    best([...named('h2'), ...named('h3')], 1.6)
  );
}

const domainCountries: Readonly<Record<string, string>> = {
  uk: 'GB',
  com: '',
  org: '',
  net: '',
  eu: '',
  io: '',
  co: '',
  shop: '',
  tv: '',
  me: '',
  ai: '',
  cc: '',
  store: '',
};

/** Country and language from the host, the path, `og:locale` and the page's own language. */
function hintsOf(
  url: URL,
  elements: readonly Element[],
  meta: ReadonlyMap<string, readonly string[]>,
): MoneyHints {
  const lang = elements
    .find((e) => e.name === 'html')
    ?.attribs['lang']?.trim()
    .replace('_', '-');
  const locale = meta.get('og:locale')?.[0]?.replace('_', '-');
  const path = /^\/([a-z]{2})[-_/]([a-z]{2})(?:\/|$)/i.exec(url.pathname);
  const top = url.hostname.split('.').at(-1) ?? '';
  const ofDomain = domainCountries[top] ?? (top.length === 2 ? top.toUpperCase() : '');
  const ofPath = path ? [path[2], path[1]].map((part) => part?.toUpperCase()) : [];
  const countries = [
    ofDomain,
    ...ofPath,
    locale?.split('-')[1],
    lang?.split('-')[1]?.toUpperCase(),
  ];
  return {
    language: lang ?? locale,
    country:
      countries.find((country) => country && currencyOfCountry(country) !== null) ??
      (countries.find((country) => country) || undefined),
  };
}

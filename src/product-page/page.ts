import { currencyOfCountry, type MoneyHints } from '../domain/money/currencies.ts';
import { parseHtml } from './parse-html.ts';
import { plainLine } from './plain-text.ts';
import { tokenOverlap } from './token-overlap.ts';
import {
  childrenOf,
  codeOf,
  type Element,
  isHidden,
  isText,
  nameOf,
  namesOf,
  upwards,
} from './visible/dom.ts';

/** A parsed page, with the parts that every reader uses. */
export interface Page {
  readonly url: URL;
  /** base of relative addresses */
  readonly base: string;
  /** the elements that were read (`parseHtml`), in the order of the document */
  readonly elements: readonly Element[];
  /** the same by their names, such as `script` */
  readonly elementsByName: ReadonlyMap<string, readonly Element[]>;
  /** text of the title element, or empty */
  readonly headTitle: string;
  /** text of the likely product heading, or empty */
  readonly heading: string;
  readonly headingElement: Element | null;
  /** contents of the meta elements by lower-case name or property */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  readonly siteName: string | null;
  /** country and language of the page, to resolve shared currency signs */
  readonly hints: MoneyHints;
  /** the country (ISO 3166) that domain or path name; a page's own language is often a default */
  readonly addressCountry: string | null;
}

/** In characters; longer titles are no titles, and would take the patterns for titles too long. */
const maxNameLength = 400;

/** Returns the elements of a page with this name, such as `script`, in their order. */
export function elementsNamed(page: Page, name: string): readonly Element[] {
  return page.elementsByName.get(name) ?? [];
}

/**
 * Returns the parsed page; null for markup that is too complex (`parseHtml`).
 * @param address where the page came from; an invalid one is replaced by a placeholder
 */
export function openPage(html: string, address: string): Page | null {
  const elements = parseHtml(html);
  if (elements === null) return null;
  const url = URL.parse(address) ?? new URL('https://shop.invalid/');
  const elementsByName = Map.groupBy(elements, ({ name }) => name);
  const named = (name: string) => elementsByName.get(name) ?? [];
  const meta = metaOf(named('meta'));
  const headTitle = headTitleOf(named('title'));
  const headingElement = headingOf(elements, named, headTitle);
  const base = named('base').find((e) => e.attribs['href'])?.attribs['href'];
  return {
    url,
    base: URL.parse(base ?? '', url)?.href ?? url.href,
    elements,
    elementsByName,
    headTitle,
    heading: headingElement ? plainLine(nameOf(headingElement)).slice(0, maxNameLength) : '',
    headingElement,
    meta,
    siteName: siteNameOf(meta),
    hints: hintsOf(url, named('html')[0], meta),
    addressCountry: countriesOfAddress(url).find((c) => currencyOfCountry(c) !== null) ?? null,
  };
}

const siteNameOf = (meta: Page['meta']): string | null =>
  plainLine((meta.get('og:site_name') ?? meta.get('application-name') ?? [])[0] ?? '') || null;

/** The title element of the head; an inline SVG may have a `title` too. */
function headTitleOf(titles: readonly Element[]): string {
  const own = titles.find(
    (e) => ![...upwards(e)].some((up) => up.name === 'svg' || up.name === 'symbol'),
  );
  return own ? plainLine(codeOf(own).slice(0, 10 * maxNameLength)).slice(0, maxNameLength) : '';
}

function metaOf(elements: readonly Element[]): ReadonlyMap<string, readonly string[]> {
  const meta = new Map<string, string[]>();
  for (const element of elements) {
    const { property, name, content } = element.attribs;
    if (!content?.trim()) continue;
    for (const key of new Set(
      [property, name].flatMap((keys) => keys?.toLowerCase().split(/\s+/) ?? []),
    )) {
      const values = meta.get(key);
      if (values) values.push(content.trim());
      else meta.set(key, [content.trim()]);
    }
  }
  return meta;
}

const otherPartNames =
  /(?:^|[\s_-])(?:logo|brand-?logo|(?<!(?:page|product|content|entry|section|title)[_-])header|nav|navigation|footer|cookie|consent|modal|menu|breadcrumb|related|recommend\w*|newsletter|mini-?cart)(?:$|[\s_-])/;
const titleClassNames =
  /product[\w-]*(?:title|name|heading|titel)|(?:title|name|heading)[\w-]*product|pdp[\w-]*(?:title|name)|artikel(?:name|titel|bezeichnung)|(?:^|\s)name(?:$|\s)/;

/** A heading that links to the start page is the name of the shop. */
const linksToHome = (element: Element) =>
  element.name === 'a' &&
  /^(?:https?:\/\/[^/]+)?\/?(?:index\.\w+)?$/.test(element.attribs['href'] ?? '-');

/** The first-level heading that is most like the page's title and is not the shop's name. */
function headingOf(
  elements: readonly Element[],
  named: (name: string) => readonly Element[],
  headTitle: string,
): Element | null {
  const rank = (element: Element): number => {
    const text = nameOf(element);
    if (text.length < 2 || text.length > maxNameLength) return -1;
    const around = [...upwards(element)];
    if (around.some((up) => up.name === 'nav' || up.name === 'footer' || isHidden(up))) return -1;
    const isShopHeading =
      around.slice(0, 5).some((up) => otherPartNames.test(namesOf(up)) || linksToHome(up)) ||
      childrenOf(element).some(linksToHome);
    return (
      tokenOverlap(text, headTitle) * 2 +
      (around.some((up) => up.name === 'main' || up.name === 'article') ? 0.5 : 0) +
      (titleClassNames.test(namesOf(element)) ? 0.8 : 0) -
      (isShopHeading ? 3 : 0)
    );
  };
  const best = (candidates: readonly Element[], minRank: number): Element | null => {
    const ranked = candidates.slice(0, 60).map((element) => ({ element, rank: rank(element) }));
    const top = ranked.toSorted((a, b) => b.rank - a.rank)[0];
    return top && top.rank >= minRank ? top.element : null;
  };
  return (
    best(named('h1'), 0) ??
    best(
      elements.filter(
        (e) =>
          titleClassNames.test(namesOf(e)) && !['meta', 'link', 'input', 'img'].includes(e.name),
      ),
      1,
    ) ??
    best([...named('h2'), ...named('h3')], 1.6) ??
    titleInText(elements, headTitle)
  );
}

const titleSeparator = /\s+[-–—|·•»:]+\s+/;
const plainTextTags = new Set(['div', 'p', 'span', 'b', 'strong', 'font', 'td', 'big']);
/** In characters: a shorter part of a title may be any word. */
const minTitlePart = 8;

/** Old and small shops have no headings: the element that says a part of the page's title. */
function titleInText(elements: readonly Element[], headTitle: string): Element | null {
  const parts = new Set(
    headTitle.split(titleSeparator).filter((part) => part.length >= minTitlePart),
  );
  const says = (element: Element) =>
    plainTextTags.has(element.name) && parts.has(plainLine(ownText(element)));
  const isElsewhere = (up: Element) =>
    /^(?:nav|footer|header|a)$/.test(up.name) || otherPartNames.test(namesOf(up)) || isHidden(up);
  return (
    elements.find((element) => says(element) && ![...upwards(element)].some(isElsewhere)) ?? null
  );
}

/** The text of an element that has only text, and not much; else empty. */
function ownText({ children }: Element): string {
  const [only, ...more] = children;
  return isText(only) && more.length === 0 && only.data.length <= maxNameLength ? only.data : '';
}

/** Top-level domains of countries that shops everywhere use. */
const genericDomains = new Set(
  'ai am bz cc co fm gg gl io la ly me nu pw sh so st to tv vc vg ws'.split(' '),
);

/** The countries that domain and path name, such as CH in `shop.ch` and `/de-ch/`. */
function countriesOfAddress(url: URL): readonly string[] {
  const top = url.hostname.split('.').at(-1) ?? '';
  const path = /^\/([a-z]{2})[-_/]([a-z]{2})(?:\/|$)/i.exec(url.pathname);
  const ofDomain = top.length === 2 && !genericDomains.has(top) ? [top] : [];
  return [...ofDomain, ...(path ? [path[2], path[1]] : [])]
    .filter((part) => part !== undefined)
    .map((part) => (part.toLowerCase() === 'uk' ? 'GB' : part.toUpperCase()));
}

/** The region of a language tag such as `de-CH`, or none. */
const regionOf = (tag: string | undefined): readonly string[] =>
  tag
    ?.split('-')
    .slice(1, 2)
    .map((region) => region.toUpperCase()) ?? [];

/** Country and language from the host, the path, `og:locale` and the page's own language. */
function hintsOf(
  url: URL,
  root: Element | undefined,
  meta: ReadonlyMap<string, readonly string[]>,
): MoneyHints {
  const lang = root?.attribs['lang']?.trim().replace('_', '-');
  const locale = meta.get('og:locale')?.[0]?.replace('_', '-');
  const countries = [...countriesOfAddress(url), ...[locale, lang].flatMap(regionOf)];
  return {
    language: lang ?? locale,
    country: countries.find((country) => currencyOfCountry(country) !== null) ?? countries[0],
  };
}

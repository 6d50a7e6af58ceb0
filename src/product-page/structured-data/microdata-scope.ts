import { readPrice } from '../../domain/money/money.ts';
import type { Page } from '../page.ts';
import { attribute, childrenOf, type Element, textOf } from '../visible/dom.ts';
import { isStrikethrough } from '../visible/strikethrough-price.ts';
import type { Json } from './json-values.ts';

/** The attributes with which microdata or RDFa begins an item and names a property. */
export interface ScopeSyntax {
  readonly property: string;
  readonly type: string;
  readonly opens: (element: Element) => boolean;
}

const priceNames = new Set(['price', 'lowPrice', 'highPrice', 'minPrice']);
const maxDepth = 8;

/**
 * Returns an item with its properties as a JSON-LD node. The properties of a nested item (a brand,
 * a review, a related product) stay in the nested item.
 */
export function scopedNode(page: Page, syntax: ScopeSyntax, scope: Element, depth = 0): Json {
  const node: Record<string, Json[]> = {
    '@type': (attribute(scope, syntax.type) ?? '').split(/\s+/).filter(Boolean),
  };
  const add = (element: Element) => {
    const names = (attribute(element, syntax.property) ?? '').split(/\s+/).filter(Boolean);
    const opens = syntax.opens(element);
    for (const full of names.slice(0, 5)) {
      const name = full.split(/[/#:]/).at(-1) ?? full;
      const value =
        opens && depth < maxDepth
          ? scopedNode(page, syntax, element, depth + 1)
          : valueIn(page, element, name);
      const values = node[name] ?? [];
      node[name] = values;
      if (values.length < 100 && value !== null) values.push(value);
    }
    if (!opens) for (const child of childrenOf(element)) add(child);
  };
  for (const child of childrenOf(scope)) add(child);
  for (const id of (attribute(scope, 'itemref') ?? '').split(/\s+/).filter(Boolean).slice(0, 10)) {
    const element = page.elements.find((e) => e.attribs['id'] === id);
    if (element) add(element);
  }
  return node;
}

function valueIn(page: Page, element: Element, name: string): Json {
  const content = attribute(element, 'content');
  if (content) return content;
  const { attribs } = element;
  if (priceNames.has(name)) return priceValue(page, element);
  switch (element.name) {
    case 'meta':
      return null;
    case 'img':
      return attribs['data-zoom-image'] ?? lazySource(attribs) ?? attribs['src'] ?? null;
    case 'a':
    case 'link':
    case 'area':
      return name === 'url' ||
        name === 'image' ||
        element.name === 'link' ||
        name === 'availability'
        ? (attribs['href'] ?? null)
        : textOf(element) || null;
    case 'source':
    case 'video':
    case 'iframe':
      return attribs['src'] ?? null;
    case 'data':
    case 'meter':
      return attribs['value'] ?? (textOf(element) || null);
    case 'input':
      return attribs['value'] ?? null;
    case 'time':
      return attribs['datetime'] ?? (textOf(element) || null);
    default:
      return name === 'description'
        ? textOf(element).slice(0, 20_000) || null
        : textOf(element) || null;
  }
}

/** The real address of an image that a script loads later. */
function lazySource(attribs: Readonly<Record<string, string>>): string | undefined {
  return /^data:|placeholder|blank|lazy|spacer|loading/i.test(attribs['src'] ?? 'data:')
    ? (attribs['data-src'] ?? attribs['data-original'] ?? attribs['data-lazy'])
    : undefined;
}

/** A price that is only in the visible text is read from it. */
function priceValue(page: Page, element: Element): Json {
  const words =
    textOf(element, isStrikethrough) || textOf(element) || (attribute(element, 'value') ?? '');
  const price = readPrice(words, page.hints);
  return price ? { '@value': price.amount, '@currency': price.currency } : words || null;
}

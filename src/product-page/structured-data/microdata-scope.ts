import { readPrice } from '../../domain/money/money.ts';
import type { Page } from '../page.ts';
import { attribute, childrenOf, type Element, nameOf, textOf } from '../visible/dom.ts';
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
    const opens = syntax.opens(element);
    for (const name of propertiesOf(element, syntax)) {
      const value =
        opens && depth < maxDepth
          ? scopedNode(page, syntax, element, depth + 1)
          : valueIn(page, element, name);
      const values = node[name] ?? [];
      node[name] = values;
      if (values.length < maxValues && value !== null) values.push(value);
    }
    if (!opens) for (const child of childrenOf(element)) add(child);
  };
  for (const child of childrenOf(scope)) add(child);
  for (const element of referenced(page, scope)) add(element);
  return node;
}

const maxValues = 100;
const maxProperties = 5;
const maxReferences = 10;

/** The properties that an element has, without the namespace. */
const propertiesOf = (element: Element, syntax: ScopeSyntax): readonly string[] =>
  (attribute(element, syntax.property) ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxProperties)
    .map((full) => full.split(/[/#:]/).at(-1) ?? full);

/** The elements elsewhere on the page that `itemref` names. */
function referenced(page: Page, scope: Element): readonly Element[] {
  const ids = (attribute(scope, 'itemref') ?? '').split(/\s+/).filter(Boolean);
  return ids
    .slice(0, maxReferences)
    .flatMap((id) => page.elements.find((e) => e.attribs['id'] === id) ?? []);
}

type Read = (element: Element, property: string) => string | null;

const readText: Read = (element, property) =>
  (property === 'name' ? nameOf(element) : textOf(element).slice(0, maxValueLength)) || null;
const maxValueLength = 20_000;
const linkProperties = new Set(['url', 'image', 'availability']);
const readLink: Read = (element, property) =>
  linkProperties.has(property) ? (element.attribs['href'] ?? null) : textOf(element) || null;
const readSource: Read = ({ attribs }) => attribs['src'] ?? null;
const readOwnValue =
  (attributeName: string): Read =>
  (element) =>
    element.attribs[attributeName] ?? (textOf(element) || null);

/** How the value of a property is read, by element; other elements are read as text. */
const readers: Readonly<Record<string, Read>> = {
  meta: () => null,
  img: ({ attribs }) => attribs['data-zoom-image'] ?? lazySource(attribs) ?? attribs['src'] ?? null,
  a: readLink,
  area: readLink,
  link: ({ attribs }) => attribs['href'] ?? null,
  source: readSource,
  video: readSource,
  iframe: readSource,
  data: readOwnValue('value'),
  meter: readOwnValue('value'),
  input: ({ attribs }) => attribs['value'] ?? null,
  time: readOwnValue('datetime'),
};

function valueIn(page: Page, element: Element, property: string): Json {
  const content = attribute(element, 'content');
  if (content) return content;
  if (priceNames.has(property)) return priceValue(page, element);
  return (readers[element.name] ?? readText)(element, property);
}

/** The real address of an image that a script loads later; its `src` is small or a placeholder. */
const lazySource = (attribs: Readonly<Record<string, string>>): string | undefined =>
  attribs['data-src'] ?? attribs['data-original'] ?? attribs['data-lazy'];

/** A price that is only in the visible text is read from it. */
function priceValue(page: Page, element: Element): Json {
  const words =
    textOf(element, isStrikethrough) || textOf(element) || (attribute(element, 'value') ?? '');
  const price = readPrice(words, page.hints);
  // A unit price or an instalment that is marked as the price is none.
  if (price?.aside === 'measure' || price?.aside === 'other') return null;
  return price ? { '@value': price.amount, '@currency': price.currency } : words || null;
}

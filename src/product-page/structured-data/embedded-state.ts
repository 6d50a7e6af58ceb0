import { readCurrency } from '../../domain/money/currencies.ts';
import { machinePrice } from '../choose/product-price.ts';
import type { ExtractionResult, FoundPrice } from '../extraction-result.ts';
import { elementsNamed, type Page } from '../page.ts';
import { coverage } from '../token-overlap.ts';
import { codeOf } from '../visible/dom.ts';
import { isObject, type Json, type JsonObject, list, text } from './json-values.ts';
import { readNuxtPayload } from './nuxt-payload.ts';
import { endOfJson, parseJson } from './parse-json.ts';
import { shopifyPrices } from './shopify.ts';

const nameKeys = [
  'productName',
  'product_name',
  'item_name',
  'displayName',
  'productTitle',
  'name',
  'title',
];
const priceKeys =
  'salePrice sale_price currentPrice current_price finalPrice final_price discountedPrice specialPrice sellingPrice offerPrice buyPrice priceWithTax price prices pricing priceInfo productPrice product_price priceRange minPrice lowPrice offers offer variant variants skus'.split(
    ' ',
  );
const innerPriceKeys =
  'current sale final now selling value amount price raw gross minimum min low centAmount'.split(
    ' ',
  );
const currencyKeys =
  'currency currencyCode currency_code currencyIso currencyISO priceCurrency'.split(' ');
const imageKeys =
  'image images imageUrl image_url imageURL featured_image featuredImage primaryImage mainImage media gallery picture pictures product_image_url'.split(
    ' ',
  );
const skippedKeys =
  /related|recommend|similar|upsell|cross|also|recent|breadcrumb|navigation|menu|footer|header|review|translations|messages/i;
const maximum = { scripts: 60, nodes: 20_000, depth: 16, length: 1_500_000 };
const assignment =
  /(?:(?:window|self|globalThis)(?:\.|\[["'])[\w$.]+(?:["']\])?|(?:var|let|const)\s+[\w$]+|[\w$]+\.meta)\s*=\s*(?=[{[])|(?:dataLayer|digitalData|_etmc|utag)[\w$.]*\.push\(\s*(?=\{)|gtag\(\s*["']event["']\s*,\s*["']view_item["']\s*,\s*(?=\{)|(?:var|let|const|window\.)\s*[\w$.]+\s*=\s*JSON\.parse\(\s*(?=["'])/g;

interface Hit {
  readonly node: JsonObject;
  readonly name: string;
  readonly rank: number;
}

/**
 * Returns the product in the initial data of the shop's scripts (`__NEXT_DATA__`,
 * `__INITIAL_STATE__`, product JSON, data layers): the object that is most like heading and title.
 * Null when none is.
 */
export function readEmbeddedState(page: Page): ExtractionResult | null {
  const hits = findHits(documents(page));
  const best = hits
    .map((hit) => ({ ...hit, fit: nameMatch(page, hit.name) }))
    .filter(({ fit: value }) => value >= 0.6)
    .map((hit) => ({
      ...hit,
      score: hit.fit * 2 + hit.rank + (pricesIn(page, hit.node).length > 0 ? 1 : 0),
    }))
    .toSorted((a, b) => b.score - a.score)[0];
  return best ? toResult(page, best) : null;
}

const productKey = /^(?:current|selected|main)?_?product(?:data|detail)?s?$/i;

const maxParts = 500;

/** Every object in the documents that looks like a product. */
function findHits(values: readonly Json[]): readonly Hit[] {
  const hits: Hit[] = [];
  let nodes = 0;
  const search = (value: Json, depth: number, rank: number) => {
    if (depth > maximum.depth || nodes > maximum.nodes) return;
    if (Array.isArray(value)) {
      for (const part of value.slice(0, maxParts)) search(part, depth + 1, rank - 0.1);
    } else if (isObject(value)) {
      nodes += 1;
      hits.push(...hitOf(value, rank));
      for (const [key, part] of searchedParts(value))
        search(part, depth + 1, productKey.test(key) ? 0.5 : 0);
    }
  };
  for (const value of values) search(value, 0, 0);
  return hits;
}

function hitOf(node: JsonObject, rank: number): readonly Hit[] {
  const name = nameIn(node);
  return name !== null && looksLikeProduct(node) ? [{ node, name, rank }] : [];
}

const searchedParts = (node: JsonObject) =>
  Object.entries(node).filter(([key]) => !skippedKeys.test(key));

function nameIn(node: JsonObject): string | null {
  const name = nameKeys
    .map((key) => node[key])
    .find((some) => typeof some === 'string' && some.length > 1);
  return typeof name === 'string' ? name : null;
}

function nameMatch(page: Page, name: string): number {
  const both = (one: string, other: string) => (coverage(one, other) + coverage(other, one)) / 2;
  const heading = page.heading ? both(name, page.heading) : 0;
  return Math.max(heading, coverage(name, page.headTitle) * (page.heading ? 0.8 : 1));
}

function looksLikeProduct(node: JsonObject): boolean {
  return [...priceKeys, 'variant', 'variants', 'sku', 'skus'].some(
    (key) => node[key] !== undefined && node[key] !== null,
  );
}

function toResult(page: Page, { node, name }: Hit): ExtractionResult {
  return {
    source: 'state',
    name,
    description:
      [node['description'], node['longDescription'], node['shortDescription']]
        .map((value) => (typeof value === 'string' ? value : null))
        .find(Boolean) ?? null,
    images: imageKeys.flatMap((key) => imagesIn(node[key])).slice(0, 10),
    prices: pricesIn(page, node),
    brand: text(node['brand']) ?? text(node['vendor']),
  };
}

function pricesIn(page: Page, node: JsonObject): readonly FoundPrice[] {
  const shopify = shopifyPrices(page, node);
  if (shopify !== null) return shopify;
  const inherited = currencyIn(page, node);
  return priceKeys.flatMap((key) =>
    list(node[key])
      .slice(0, 3)
      .flatMap((value) => priceIn(page, value, inherited, 0) ?? []),
  );
}

function priceIn(
  page: Page,
  value: Json,
  inherited: string | null,
  depth: number,
): FoundPrice | null {
  if (!isObject(value)) return machinePrice(page, value, inherited);
  if (depth > 4) return null;
  const currency = currencyIn(page, value) ?? inherited;
  const cents = value['centAmount'];
  if (typeof cents === 'number') {
    const digits = typeof value['fractionDigits'] === 'number' ? value['fractionDigits'] : 2;
    return cents > 0 ? { amount: cents / 10 ** digits, currency } : null;
  }
  for (const key of [...innerPriceKeys, ...priceKeys]) {
    const price =
      value[key] === undefined ? null : priceIn(page, list(value[key])[0], currency, depth + 1);
    if (price) return price;
  }
  return null;
}

function currencyIn(page: Page, node: JsonObject): string | null {
  const written = currencyKeys.map((key) => node[key]).find((value) => typeof value === 'string');
  return typeof written === 'string' ? readCurrency(written, page.hints) : null;
}

function imagesIn(value: Json, depth = 0): readonly string[] {
  if (depth > 3) return [];
  return list(value)
    .slice(0, 5)
    .flatMap((image): readonly string[] => {
      if (typeof image === 'string')
        return /^(?:https?:)?\/\/|^\/|\.(?:jpe?g|png|webp|avif)/i.test(image) ? [image] : [];
      if (!isObject(image)) return [];
      return imagesIn(
        image['url'] ??
          image['src'] ??
          image['href'] ??
          image['large'] ??
          image['original'] ??
          image['image'],
        depth + 1,
      );
    });
}

/** Every JSON document in the scripts of the page that may contain a product. */
function documents(page: Page): readonly Json[] {
  let remainingLength = maximum.length;
  const scripts = elementsNamed(page, 'script')
    .filter((e) => !/ld\+json|importmap|speculation/i.test(e.attribs['type'] ?? ''))
    .slice(0, 200)
    .map((script) => ({
      code: codeOf(script),
      isJson: /json/i.test(script.attribs['type'] ?? ''),
      isNuxt: script.attribs['id'] === '__NUXT_DATA__',
    }))
    .filter(({ code }) => {
      remainingLength -= code.length;
      return remainingLength >= 0;
    });
  const single = scripts
    .filter(({ code }) => mayHaveProduct(code))
    .flatMap(({ code, isJson, isNuxt }) => {
      if (!isJson) return assignedJson(code);
      const value = parseJson(code);
      return (isNuxt ? readNuxtPayload(value) : value) ?? [];
    });
  return [...single, ...streamedJson(scripts.map(({ code }) => code)), ...attributeJson(page)];
}

/** In characters: a shorter value is no product. */
const minAttributeLength = 20;
const maxAttributes = 20;
/** In characters, of all attributes: what has mistakes is repaired, which is slow. */
const maxAttributesLength = 300_000;

/** JSON that the page keeps in attributes such as `data-product`, for its scripts. */
function attributeJson(page: Page): readonly Json[] {
  let remainingLength = maxAttributesLength;
  return page.elements
    .values()
    .filter(({ name }) => name !== 'meta')
    .flatMap(({ attribs }) => Object.values(attribs))
    .filter((value) => value.length > minAttributeLength && /^\s*\{/.test(value))
    .filter((value) => {
      const isRead = value.length <= remainingLength && mayHaveProduct(value);
      if (isRead) remainingLength -= value.length;
      return isRead;
    })
    .take(maxAttributes)
    .map(parseJson)
    .toArray();
}

const mayHaveProduct = (code: string) =>
  /name|title/i.test(code) && /price|variants|preis/i.test(code);

/**
 * The state that Next.js streams in pieces, `self.__next_f.push([1, "..."])`: lines of an id, a
 * colon and JSON. A line may begin in one piece and end in another.
 */
function streamedJson(codes: readonly string[]): readonly Json[] {
  const pieces = codes.flatMap((code) => {
    const start = /^\s*(?:self|window)\.__next_f\.push\(/.exec(code)?.[0].length;
    const end = start === undefined ? null : endOfJson(code, start);
    const piece = start === undefined || end === null ? null : parseJson(code.slice(start, end));
    return Array.isArray(piece) && typeof piece[1] === 'string' ? [piece[1]] : [];
  });
  return pieces
    .join('')
    .split('\n')
    .filter(mayHaveProduct)
    .slice(0, 50)
    .map((line) => parseJson(line.replace(/^[0-9a-f]*:[A-Z]?/, '')));
}

function assignedJson(code: string): readonly Json[] {
  const values: Json[] = [];
  for (const match of [...code.matchAll(assignment)].slice(0, 20)) {
    const start = match.index + match[0].length;
    const quoted = /["']/.test(code[start] ?? '');
    const end = quoted ? null : endOfJson(code, start);
    if (end !== null && end - start > 20) values.push(parseJson(code.slice(start, end)));
    if (quoted) values.push(quotedJson(code, start));
  }
  return values;
}

/** `JSON.parse("{\"name\": ...}")` */
function quotedJson(code: string, start: number): Json {
  const quote = code[start];
  let end = start + 1;
  while (end < code.length && code[end] !== quote) end += code[end] === '\\' ? 2 : 1;
  const body = code.slice(start + 1, end);
  const literal = parseJson(
    `["${quote === "'" ? body.replaceAll("\\'", "'").replace(/(?<!\\)"/g, '\\"') : body}"]`,
  );
  const inner = Array.isArray(literal) ? literal[0] : undefined;
  return typeof inner === 'string' ? parseJson(inner) : undefined;
}

import type { ExtractionResult } from '../extraction-result.ts';
import { elementsNamed, type Page } from '../page.ts';
import { codeOf } from '../visible/dom.ts';
import { isObject, type Json, type JsonObject, list } from './json-values.ts';
import { parseJson } from './parse-json.ts';
import { isProduct, schemaProduct, typesOf } from './schema-product.ts';

/**
 * Properties with other products (newspapers mark their subscription as `isPartOf` each article), or
 * with parts that are read with the product itself.
 */
const skippedProperties = new Set(
  'isRelatedTo isSimilarTo isAccessoryOrSparePartFor isConsumableFor itemListElement hasVariant isVariantOf review reviews hasOfferCatalog makesOffer seeks mentions breadcrumb isPartOf hasPart publisher sponsor itemOffered itemReviewed'.split(
    ' ',
  ),
);
const maxNodes = 5000;
const maxDepth = 12;

/** The JSON-LD of a page. */
export interface JsonLd {
  readonly products: readonly ExtractionResult[];
  /** the page calls itself a list, a search or a collection */
  readonly isList: boolean;
  /** the page calls itself an article, a recipe, a review or another text */
  readonly isArticle: boolean;
}

/**
 * Returns every product in the JSON-LD scripts of the page, in their order; invalid scripts are
 * skipped.
 */
export function readJsonLd(page: Page): JsonLd {
  const documents = elementsNamed(page, 'script')
    .filter((e) => /ld\+json/i.test(e.attribs['type'] ?? ''))
    .slice(0, 40)
    .map((e) => parseJson(codeOf(e)));
  const known = new Map<string, JsonObject>();
  const nodes: JsonObject[] = [];
  for (const document of documents) collect(document, { isTopLevel: true, depth: 0, nodes, known });
  const follow = (value: Json): Json => {
    if (!isObject(value) || typeof value['@id'] !== 'string') return value;
    return Object.keys(value).length <= 2 ? (known.get(value['@id']) ?? value) : value;
  };
  const types = nodes.flatMap(typesOf);
  return {
    products: nodes.flatMap((node) => {
      if (isProduct(node))
        return isOffer(node)
          ? offeredBy(page, node, follow)
          : schemaProduct(page, 'json-ld', node, follow);
      return typesOf(node).includes('offer') ? offeredBy(page, node, follow) : [];
    }),
    isArticle: types.some((type) =>
      /article$|^(?:blogposting|recipe|review|howto|qapage|discussionforumposting|jobposting)$/.test(
        type,
      ),
    ),
    isList: types.some((type) =>
      /^(?:itemlist|collectionpage|searchresultspage|offercatalog)$/.test(type),
    ),
  };
}

const isOffer = (node: JsonObject) => typesOf(node).some((type) => type.endsWith('offer'));

/** A top-level offer with the product inside it. */
function offeredBy(
  page: Page,
  offer: JsonObject,
  follow: (value: Json) => Json,
): readonly ExtractionResult[] {
  const item = list(offer['itemOffered']).map(follow).find(isObject);
  return item ? [schemaProduct(page, 'json-ld', { ...item, offers: offer }, follow)] : [];
}

interface Collection {
  /** the objects that are no part of a product */
  readonly nodes: JsonObject[];
  /** every object by its id */
  readonly known: Map<string, JsonObject>;
  readonly isTopLevel: boolean;
  readonly depth: number;
}

/** Collects the objects in a value. */
function collect(value: Json, into: Collection): void {
  const { nodes, known, depth } = into;
  if (depth > maxDepth || Math.max(nodes.length, known.size) > maxNodes) return;
  const inside = { ...into, depth: depth + 1 };
  if (Array.isArray(value)) for (const part of value) collect(part, inside);
  else if (isObject(value)) collectObject(value, into.isTopLevel, inside);
}

function collectObject(node: JsonObject, isTopLevel: boolean, inside: Collection): void {
  remember(node, inside.known);
  if (isTopLevel && node['@type'] !== undefined) inside.nodes.push(node);
  const isRead = isTopLevel && !isWholeProduct(node);
  for (const [name, part] of Object.entries(node))
    collect(part, { ...inside, isTopLevel: isRead && !skippedProperties.has(name) });
}

const isWholeProduct = (node: JsonObject) => isProduct(node) && !isOffer(node);

/** Of several objects with one id, the one that says most counts. */
function remember(node: JsonObject, known: Map<string, JsonObject>): void {
  const id = node['@id'];
  if (typeof id !== 'string') return;
  const size = Object.keys(known.get(id) ?? {}).length;
  if (Object.keys(node).length > size) known.set(id, node);
}

import { codeOf } from './dom.ts';
import type { Found } from './found.ts';
import { isObject, type Json, type JsonObject, list } from './json-values.ts';
import type { Page } from './page.ts';
import { parseJson } from './parse-json.ts';
import { isProduct, schemaProduct, typesOf } from './schema-product.ts';

/** Where other products stand, or parts that a product's own node is read with. */
const notFollowed = new Set(
  'isRelatedTo isSimilarTo isAccessoryOrSparePartFor isConsumableFor itemListElement hasVariant isVariantOf review reviews hasOfferCatalog makesOffer seeks mentions breadcrumb'.split(
    ' ',
  ),
);
const mostNodes = 5000;
const deepest = 12;

export interface JsonLd {
  readonly products: readonly Found[];
  /** the page calls itself a list, a search or a collection */
  readonly isList: boolean;
}

/** Every product in every JSON-LD script of the page, in their order. */
export function readJsonLd(page: Page): JsonLd {
  const documents = page.elements
    .filter((e) => e.name === 'script' && /ld\+json/i.test(e.attribs['type'] ?? ''))
    .slice(0, 40)
    .map((e) => parseJson(codeOf(e)));
  const known = new Map<string, JsonObject>();
  const nodes: JsonObject[] = [];
  for (const document of documents) collect(document, true, 0, nodes, known);
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
    isList: types.some((type) =>
      /^(?:itemlist|collectionpage|searchresultspage|offercatalog)$/.test(type),
    ),
  };
}

const isOffer = (node: JsonObject) => typesOf(node).some((type) => type.endsWith('offer'));

/** An offer at the top, with the product inside it. */
function offeredBy(page: Page, offer: JsonObject, follow: (value: Json) => Json): readonly Found[] {
  const item = list(offer['itemOffered']).map(follow).find(isObject);
  return item ? [schemaProduct(page, 'json-ld', { ...item, offers: offer }, follow)] : [];
}

/** Every object by its id; the ones that stand for themselves also in `nodes`. */
function collect(
  value: Json,
  open: boolean,
  depth: number,
  nodes: JsonObject[],
  known: Map<string, JsonObject>,
): void {
  if (depth > deepest || nodes.length > mostNodes || known.size > mostNodes) return;
  if (Array.isArray(value)) {
    for (const part of value) collect(part, open, depth + 1, nodes, known);
    return;
  }
  if (!isObject(value)) return;
  const id = value['@id'];
  if (typeof id === 'string' && Object.keys(value).length > Object.keys(known.get(id) ?? {}).length)
    known.set(id, value);
  if (open && value['@type'] !== undefined) nodes.push(value);
  const inside = open && !(isProduct(value) && !isOffer(value));
  for (const [name, part] of Object.entries(value))
    collect(
      part,
      inside && !notFollowed.has(name) && name !== 'itemOffered',
      depth + 1,
      nodes,
      known,
    );
}

import type { ExtractionResult, Source } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { isObject, type Json, type JsonObject, list, text } from './json-values.ts';
import { namingOf, type OfferPrice, offerPrices } from './offer-prices.ts';

const productTypes = new Set(
  'product productgroup productmodel individualproduct someproducts vehicle car'.split(' '),
);
/** Types that are products only with an offer. */
const typesSoldWithOffer = new Set(
  'book audiobook movie musicalbum musicrelease videogame game creativework event course painting visualartwork offer aggregateoffer'.split(
    ' ',
  ),
);

/** Returns the schema.org types of a node, in lower case without namespace. */
export function typesOf(node: JsonObject): readonly string[] {
  return list(node['@type']).flatMap(
    (type) => text(type)?.split(/[/#:]/).at(-1)?.toLowerCase() ?? [],
  );
}

/** Returns true for a schema.org node of something to buy. */
export function isProduct(node: JsonObject): boolean {
  const types = typesOf(node);
  return (
    types.some((type) => productTypes.has(type)) ||
    (node['offers'] !== undefined && types.some((type) => typesSoldWithOffer.has(type)))
  );
}

/**
 * Returns what a schema.org product says, from JSON-LD, microdata or RDFa. Of a product group: the
 * name of the group, and price and image of the variant that the page's address identifies.
 * @param follow resolves references to other nodes
 */
export function schemaProduct(
  page: Page,
  source: Source,
  node: JsonObject,
  follow: (value: Json) => Json = (value) => value,
): ExtractionResult {
  const variants = list(node['hasVariant']).slice(0, maxVariants).map(follow).filter(isObject);
  const group = list(node['isVariantOf']).map(follow).find(isObject);
  const chosen = namedVariant(page, variants, follow);
  const first = chosen ?? variants[0];
  const prices = productPrices(page, node, variants, chosen, follow);
  const images = [
    chosen?.['image'],
    ...offeredImages(page, node, follow),
    node['image'],
    node['photo'],
    group?.['image'],
    first?.['image'],
  ];
  const sources = [node, group, first].filter((some) => some !== undefined);
  return {
    source,
    name: firstText(sources, 'name'),
    description: firstText([node, ...(first ? [first] : [])], 'description'),
    images: images.flatMap((image) => addresses(image, follow)),
    prices,
    named: (prices[0]?.named ?? 0) > 1,
    url: text(node['url']) ?? text(node['@id']),
    brand: firstLinked(node, ['brand', 'manufacturer'], follow),
  };
}

const maxVariants = 300;

const firstLinked = (
  node: JsonObject,
  properties: readonly string[],
  follow: (value: Json) => Json,
): string | null =>
  properties
    .map((property) => text(follow(list(node[property])[0])))
    .find((value) => value !== null) ?? null;

const firstText = (nodes: readonly JsonObject[], property: string): string | null =>
  nodes.map((node) => text(node[property])).find((value) => value !== null) ?? null;

/** The variant that the page's address identifies. */
function namedVariant(
  page: Page,
  variants: readonly JsonObject[],
  follow: (value: Json) => Json,
): JsonObject | undefined {
  const best = variants
    .map((variant) => ({ variant, named: variantMatch(page, variant, follow) }))
    .toSorted((a, b) => b.named - a.named)[0];
  return best && best.named > 1 ? best.variant : undefined;
}

function productPrices(
  page: Page,
  node: JsonObject,
  variants: readonly JsonObject[],
  chosen: JsonObject | undefined,
  follow: (value: Json) => Json,
): readonly OfferPrice[] {
  const ofChosen = chosen ? offerPrices(page, chosen['offers'], follow) : [];
  return ranked([
    ...ofChosen.map((price) => ({ ...price, named: 3 })),
    ...offerPrices(page, node['offers'] ?? node['offerDetails'], follow),
    ...offerPrices(page, priceOnly(node), follow),
    ...variants.flatMap((variant) => offerPrices(page, variant['offers'], follow)),
  ]);
}

/** The images of the offer that the page's address identifies. */
function offeredImages(
  page: Page,
  node: JsonObject,
  follow: (value: Json) => Json,
): readonly Json[] {
  return list(node['offers'])
    .flat(2)
    .slice(0, 200)
    .map(follow)
    .filter(isObject)
    .filter((offer) => namingOf(page, offer) > 1)
    .flatMap((offer) => [
      list(offer['itemOffered']).map(follow).find(isObject)?.['image'],
      offer['image'],
    ]);
}

function variantMatch(page: Page, variant: JsonObject, follow: (value: Json) => Json): number {
  const offers = offerPrices(page, variant['offers'], follow);
  return Math.max(namingOf(page, variant), ...offers.map(({ named }) => named), 0);
}

/** Some markup has the price beside the name instead of in an offer. */
function priceOnly(node: JsonObject): Json {
  const { price, priceCurrency, lowPrice, priceSpecification } = node;
  const some = price ?? lowPrice ?? priceSpecification;
  return some === undefined ? undefined : { price, priceCurrency, lowPrice, priceSpecification };
}

/**
 * Offers that the address identifies come first, then those in stock; otherwise the order stays.
 */
function ranked(prices: readonly OfferPrice[]): readonly OfferPrice[] {
  const rank = ({ named, available }: OfferPrice) =>
    (named > 1 ? named * 10 : 0) + (available ? 1 : 0);
  return prices.toSorted((a, b) => rank(b) - rank(a));
}

function addresses(image: Json, follow: (value: Json) => Json, depth = 0): readonly string[] {
  if (depth > 3) return [];
  return list(image)
    .slice(0, 20)
    .map(follow)
    .flatMap((value) => {
      if (typeof value === 'string') return value.trim() || [];
      if (!isObject(value)) return [];
      const inner =
        value['contentUrl'] ?? value['url'] ?? value['@value'] ?? value['src'] ?? value['@id'];
      return addresses(inner, follow, depth + 1);
    });
}

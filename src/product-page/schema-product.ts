import type { Found, Source } from './found.ts';
import { isObject, type Json, type JsonObject, list, text } from './json-values.ts';
import { namingOf, type OfferPrice, offerPrices } from './offer-prices.ts';
import type { Page } from './page.ts';

const products = new Set(
  'product productgroup productmodel individualproduct someproducts vehicle car'.split(' '),
);
/** Things that are products only when somebody offers them. */
const offered = new Set(
  'book audiobook movie musicalbum musicrelease videogame game softwareapplication mobileapplication creativework event course painting visualartwork offer aggregateoffer'.split(
    ' ',
  ),
);

export function typesOf(node: JsonObject): readonly string[] {
  return list(node['@type']).flatMap(
    (type) => text(type)?.split(/[/#:]/).at(-1)?.toLowerCase() ?? [],
  );
}

/** True for a schema.org node that is a thing to buy. */
export function isProduct(node: JsonObject): boolean {
  const types = typesOf(node);
  return (
    types.some((type) => products.has(type)) ||
    (node['offers'] !== undefined && types.some((type) => offered.has(type)))
  );
}

/**
 * What a schema.org product says, whether it came from JSON-LD, microdata or RDFa. Of a group: the
 * group's name, and the price and picture of the variant that the page's address names.
 */
export function schemaProduct(
  page: Page,
  source: Source,
  node: JsonObject,
  follow: (value: Json) => Json = (value) => value,
): Found {
  const variants = list(node['hasVariant']).slice(0, 300).map(follow).filter(isObject);
  const group = list(node['isVariantOf']).map(follow).find(isObject);
  const named = variants
    .map((variant) => ({ variant, named: variantNaming(page, variant, follow) }))
    .toSorted((a, b) => b.named - a.named)[0];
  const chosen = named && named.named > 1 ? named.variant : undefined;
  const prices = ranked([
    ...(chosen
      ? offerPrices(page, chosen['offers'], follow).map((price) => ({ ...price, named: 3 }))
      : []),
    ...offerPrices(page, node['offers'] ?? node['offerDetails'], follow),
    ...offerPrices(page, priceOnly(node), follow),
    ...variants.flatMap((variant) => offerPrices(page, variant['offers'], follow)),
  ]);
  const first = chosen ?? variants[0];
  const images = [
    chosen?.['image'],
    ...offeredImages(page, node, follow),
    node['image'],
    node['photo'],
    group?.['image'],
    first?.['image'],
  ];
  return {
    source,
    name: text(node['name']) ?? text(group?.['name']) ?? text(first?.['name']),
    description: text(node['description']) ?? text(first?.['description']),
    images: images.flatMap((image) => addresses(image, follow)),
    prices,
    named: (prices[0]?.named ?? 0) > 1,
    url: text(node['url']) ?? text(node['@id']),
    brand: text(follow(list(node['brand'])[0])) ?? text(follow(list(node['manufacturer'])[0])),
  };
}

/** The picture of the offer that the page's address names. */
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

function variantNaming(page: Page, variant: JsonObject, follow: (value: Json) => Json): number {
  const offers = offerPrices(page, variant['offers'], follow);
  return Math.max(namingOf(page, variant), ...offers.map(({ named }) => named), 0);
}

/** Careless markup puts the price beside the name instead of into an offer. */
function priceOnly(node: JsonObject): Json {
  const { price, priceCurrency, lowPrice, priceSpecification } = node;
  const some = price ?? lowPrice ?? priceSpecification;
  return some === undefined ? undefined : { price, priceCurrency, lowPrice, priceSpecification };
}

/** Offers that the address names come first, then those in stock; otherwise the page's order stays. */
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

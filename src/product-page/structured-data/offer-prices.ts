import { machinePrice } from '../choose/product-price.ts';
import type { FoundPrice } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { addressHas, sameAddress } from '../same-address.ts';
import { isObject, type Json, type JsonObject, list, text } from './json-values.ts';

/** A price of an offer. */
export interface OfferPrice extends FoundPrice {
  /** how well the page's address identifies this offer; above 1 it does */
  readonly named: number;
  readonly available: boolean;
}

const maxDepth = 6;
const maxOffers = 200;
const formerPriceType = /list|srp|msrp|strikethrough|regular|suggested|invoice|minimumadvertised/i;
const otherPriceType = /delivery|paymentcharge|shipping/i;

/**
 * Returns the current prices of an offer, an aggregate of offers, or a list of either; empty when
 * there are none.
 * @param follow resolves references to other nodes
 * @param inherited the currency of the enclosing offer
 */
export function offerPrices(
  page: Page,
  offers: Json,
  follow: (value: Json) => Json,
  inherited?: Json,
  depth = 0,
): readonly OfferPrice[] {
  if (depth > maxDepth) return [];
  return list(offers)
    .flat(3)
    .slice(0, maxOffers)
    .map(follow)
    .flatMap((offer): readonly OfferPrice[] => {
      if (!isObject(offer)) return barePrice(page, offer, inherited);
      const currency = text(offer['priceCurrency']) ?? text(offer['currency']) ?? inherited;
      const inner = offerPrices(page, offer['offers'], follow, currency, depth + 1);
      const state = text(offer['availability']) ?? '';
      const about = {
        named: addressMatch(page, offer, follow),
        available: !/outofstock|soldout|discontinued/i.test(state),
      };
      const own = ownPrices(page, offer, currency, follow).map((price) => ({ ...price, ...about }));
      const exact = inner.filter((price) => price.named > 1);
      return exact.length > 0 ? [...exact, ...own, ...inner] : [...own, ...inner];
    });
}

function barePrice(page: Page, value: Json, currency: Json): readonly OfferPrice[] {
  const price = machinePrice(page, value, currency);
  return price ? [{ ...price, named: 0, available: true }] : [];
}

/**
 * The own price of an offer; its specification counts when that is the current one or the only one.
 */
function ownPrices(
  page: Page,
  offer: JsonObject,
  currency: Json,
  follow: (value: Json) => Json,
): readonly FoundPrice[] {
  const specified = specifications(offer['priceSpecification'], follow);
  const prices = specified
    .filter((node) => !isReference(node))
    .flatMap((node) => pricesOf(page, node, currency, ['price', 'minPrice', 'value']));
  const own = pricesOf(page, offer, currency, ['price', 'salePrice', 'lowPrice']);
  const first = own[0];
  const listed = specified
    .filter(isReference)
    .flatMap((node) => pricesOf(page, node, currency, ['price']));
  const isListed = first !== undefined && listed.some(({ amount }) => amount === first.amount);
  if (first !== undefined && !(isListed && prices[0])) return own.slice(0, 1);
  if (prices.length > 0) return prices;
  return pricesOf(page, offer, currency, ['highPrice']);
}

function specifications(
  value: Json,
  follow: (value: Json) => Json,
  depth = 0,
): readonly JsonObject[] {
  if (depth > 3) return [];
  return list(value)
    .slice(0, 30)
    .map(follow)
    .filter(isObject)
    .flatMap((node) => [node, ...specifications(node['priceComponent'], follow, depth + 1)]);
}

/** A list price, a price for members, for delivery, per month or per litre. */
function isReference(node: JsonObject): boolean {
  const type = text(node['@type']) ?? '';
  const kind = `${text(node['priceType']) ?? ''} ${text(node['name']) ?? ''}`;
  return (
    otherPriceType.test(type) ||
    formerPriceType.test(kind) ||
    node['validForMemberTier'] !== undefined ||
    node['billingDuration'] !== undefined ||
    isPerUnit(node['referenceQuantity'])
  );
}

const onePiece = /^(?:|c62|h87|ea|nar|pce|stk|stück|piece)$/i;

const isPerUnit = (quantity: Json): boolean =>
  isObject(quantity) &&
  !onePiece.test(text(quantity['unitCode']) ?? text(quantity['unitText']) ?? '');

function pricesOf(
  page: Page,
  node: JsonObject,
  inherited: Json,
  names: readonly string[],
): readonly FoundPrice[] {
  const currency = text(node['priceCurrency']) ?? inherited;
  return names
    .flatMap((name) => list(node[name]).slice(0, 3))
    .map((value) => machinePrice(page, valueIn(value), ownCurrency(value) ?? currency))
    .filter((price) => price !== null);
}

const valueIn = (value: Json): Json =>
  isObject(value)
    ? (value['@value'] ?? value['value'] ?? value['amount'] ?? value['price'])
    : value;
const ownCurrency = (value: Json): string | null =>
  isObject(value) ? text(value['@currency'] ?? value['currency'] ?? value['priceCurrency']) : null;

function addressMatch(page: Page, node: JsonObject, follow: (value: Json) => Json): number {
  const item = follow(list(node['itemOffered'])[0]);
  return Math.max(namingOf(page, node), isObject(item) ? namingOf(page, item) : 0);
}

/**
 * Returns how well the page's address identifies this node, by its address or one of its
 * identifiers: 0 not at all, above 1 it does.
 */
export function namingOf(page: Page, node: JsonObject): number {
  const addresses = [node['url'], node['@id'], node['mainEntityOfPage']].map(text);
  const ids = ['sku', 'productID', 'gtin13', 'gtin', 'mpn', 'isbn'].map((name) => text(node[name]));
  const best = Math.max(...addresses.map((address) => sameAddress(page, address)));
  return ids.some((id) => addressHas(page, id)) ? Math.max(best, 1.5) : best;
}

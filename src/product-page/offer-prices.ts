import type { FoundPrice } from './found.ts';
import { isObject, type Json, type JsonObject, list, text } from './json-values.ts';
import type { Page } from './page.ts';
import { machinePrice } from './product-price.ts';
import { addressHas, sameAddress } from './same-address.ts';

export interface OfferPrice extends FoundPrice {
  /** how exactly the page's address names this offer */
  readonly named: number;
  readonly available: boolean;
}

const deepest = 6;
const most = 200;
const notCurrent = /list|srp|msrp|strikethrough|regular|suggested|invoice|minimumadvertised/i;
const notThePrice = /delivery|paymentcharge|shipping/i;

/** Every current price of an offer, an aggregate of offers, or a list of either; `follow` resolves references. */
export function offerPrices(
  page: Page,
  offers: Json,
  follow: (value: Json) => Json,
  inherited?: Json,
  depth = 0,
): readonly OfferPrice[] {
  if (depth > deepest) return [];
  return list(offers)
    .flat(3)
    .slice(0, most)
    .map(follow)
    .flatMap((offer): readonly OfferPrice[] => {
      if (!isObject(offer)) return bare(page, offer, inherited);
      const currency = text(offer['priceCurrency']) ?? text(offer['currency']) ?? inherited;
      const inner = offerPrices(page, offer['offers'], follow, currency, depth + 1);
      const state = text(offer['availability']) ?? '';
      const about = {
        named: naming(page, offer, follow),
        available: !/outofstock|soldout|discontinued/i.test(state),
      };
      const own = ownPrices(page, offer, currency, follow).map((price) => ({ ...price, ...about }));
      const exact = inner.filter((price) => price.named > 1);
      return exact.length > 0 ? [...exact, ...own, ...inner] : [...own, ...inner];
    });
}

function bare(page: Page, value: Json, currency: Json): readonly OfferPrice[] {
  const price = machinePrice(page, value, currency);
  return price ? [{ ...price, named: 0, available: true }] : [];
}

/** The offer's own price; its specification when that has a lower one, or the only one. */
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
  const quantity = node['referenceQuantity'];
  const unit = isObject(quantity)
    ? (text(quantity['unitCode']) ?? text(quantity['unitText']) ?? '')
    : '';
  return (
    notThePrice.test(type) ||
    notCurrent.test(kind) ||
    node['validForMemberTier'] !== undefined ||
    node['billingDuration'] !== undefined ||
    !/^(?:|c62|h87|ea|nar|pce|stk|stück|piece)$/i.test(unit)
  );
}

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

function naming(page: Page, node: JsonObject, follow: (value: Json) => Json): number {
  const item = follow(list(node['itemOffered'])[0]);
  return Math.max(namingOf(page, node), isObject(item) ? namingOf(page, item) : 0);
}

/** How exactly the page's address names this node: by its address or by one of its numbers. */
export function namingOf(page: Page, node: JsonObject): number {
  const addresses = [node['url'], node['@id'], node['mainEntityOfPage']].map(text);
  const ids = ['sku', 'productID', 'gtin13', 'gtin', 'mpn', 'isbn'].map((name) => text(node[name]));
  const best = Math.max(...addresses.map((address) => sameAddress(page, address)));
  return ids.some((id) => addressHas(page, id)) ? Math.max(best, 1.5) : best;
}

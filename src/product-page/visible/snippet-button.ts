import { machinePrice, seenPrice } from '../choose/product-price.ts';
import type { ExtractionResult, FoundPrice } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { childrenOf, type Element } from './dom.ts';
import { isInRepeatedBox, isOutsideProduct } from './regions.ts';

/**
 * Returns the product in the data attributes of the only basket button, as small shops embed them;
 * null when there is none or several.
 */
export function readBuyButton(page: Page): ExtractionResult | null {
  const own = page.elements.filter(
    (e) => e.attribs['data-item-name'] && e.attribs['data-item-price'],
  );
  const button = own.length === 1 ? own[0] : undefined;
  if (button === undefined) return null;
  const { attribs } = button;
  const value = attribs['data-item-price'] ?? '';
  const price = seenPrice(page, value) ?? machinePrice(page, value, attribs['data-item-currency']);
  return {
    source: 'visible',
    name: attribs['data-item-name'] ?? null,
    description: attribs['data-item-description'] ?? null,
    images: attribs['data-item-image'] ? [attribs['data-item-image']] : [],
    prices: price ? [price] : [],
  };
}

const priceAttributes = ['data-price-amount', 'data-product-price', 'data-price'] as const;
const currencyAttributes = ['data-price-currency', 'data-currency'] as const;
/** Names of the hidden fields that a form sends to the basket, or to a payment service. */
const priceFields = /^(?:product|item|artikel|sale)?[_-]?(?:price|preis|prix|amount)$/i;
const currencyFields = /^currency(?:[_-]?code)?$/i;

/**
 * Returns the only price that stands in an attribute for scripts, such as `data-price`, or in a hidden
 * field of a form; null when there is none or several.
 */
export function readPriceAttribute(page: Page): FoundPrice | null {
  const priced = page.elements.filter((element) => {
    const isPriced = valueIn(element, priceAttributes, priceFields) !== undefined;
    return isPriced && !(isOutsideProduct(page, element) || isInRepeatedBox(page, element));
  });
  const values = priced.map((element) => valueIn(element, priceAttributes, priceFields));
  const [only, ...others] = new Set(values);
  if (only === undefined || others.length > 0) return null;
  const currency = [...priced, ...priced.flatMap(fieldsBeside)]
    .map((element) => valueIn(element, currencyAttributes, currencyFields))
    .find((code) => code !== undefined);
  return machinePrice(page, only, currency);
}

/** The value of the first of the attributes, or of a hidden field with such a name. */
function valueIn(
  { name, attribs }: Element,
  attributes: readonly string[],
  fields: RegExp,
): string | undefined {
  const isField = name === 'input' && attribs['type'] === 'hidden';
  if (isField && fields.test(attribs['name'] ?? '')) return attribs['value'] || undefined;
  return attributes.map((attribute) => attribs[attribute]).find(Boolean);
}

const fieldsBeside = ({ parent }: Element): readonly Element[] =>
  parent === null ? [] : childrenOf(parent);

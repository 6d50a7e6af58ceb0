import { machinePrice, seenPrice } from '../choose/product-price.ts';
import type { ExtractionResult, FoundPrice } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { isInRepeatedBox, isOutsideProduct } from './regions.ts';

/**
 * Returns the product in the data attributes of the only basket button, as small shops embed them;
 * null when there is none or several.
 */
export function readBuyButton(page: Page): ExtractionResult | null {
  const own = page.firstElements.filter(
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

/**
 * Returns the only price that stands in an attribute for scripts, such as `data-price`; null when
 * there is none or several.
 */
export function readPriceAttribute(page: Page): FoundPrice | null {
  const values = page.firstElements.flatMap((element) => {
    const value = priceAttributes.map((name) => element.attribs[name]).find(Boolean);
    const isOther = value && (isOutsideProduct(page, element) || isInRepeatedBox(page, element));
    return value && !isOther ? [value] : [];
  });
  const [only, ...others] = new Set(values);
  return only === undefined || others.length > 0 ? null : machinePrice(page, only, null);
}

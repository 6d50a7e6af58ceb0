import { readAmount } from '../../domain/money/money.ts';
import type { FoundPrice } from '../extraction-result.ts';
import { elementsNamed, type Page } from '../page.ts';
import { codeOf } from '../visible/dom.ts';
import { isObject, type JsonObject, list, text } from './json-values.ts';

/**
 * Returns the prices of a Shopify product object, of the variant in the address or else the
 * available ones first; null for any other object. Shopify writes whole numbers in cents.
 */
export function shopifyPrices(page: Page, product: JsonObject): readonly FoundPrice[] | null {
  const variants = list(product['variants']).filter(isObject);
  const shopifys = product['handle'] ?? product['vendor'] ?? product['price_min'];
  if (variants.length === 0 || shopifys === undefined) return null;
  const variantId = page.url.searchParams.get('variant');
  const named = variants.find((variant) => variantId !== null && text(variant['id']) === variantId);
  const ordered = named
    ? [named]
    : variants.toSorted((a, b) => Number(b['available'] ?? 1) - Number(a['available'] ?? 1));
  return ordered.flatMap((variant) => {
    const value = isObject(variant['price']) ? variant['price']['amount'] : variant['price'];
    const amount = readAmount(value);
    if (amount === null || amount <= 0) return [];
    const cents =
      typeof value === 'number' && Number.isInteger(value) && !isObject(variant['price']);
    return { amount: cents ? amount / 100 : amount, currency: shopCurrency(page) };
  });
}

function shopCurrency(page: Page): string | null {
  for (const script of elementsNamed(page, 'script')) {
    const code = codeOf(script);
    const active = /Shopify\.currency\s*=\s*\{\s*"active"\s*:\s*"([A-Z]{3})"/.exec(code)?.[1];
    if (active) return active;
  }
  return null;
}

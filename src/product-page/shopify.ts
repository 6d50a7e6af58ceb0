import { readAmount } from '../domain/money.ts';
import { codeOf } from './dom.ts';
import type { FoundPrice } from './found.ts';
import { isObject, type JsonObject, list, text } from './json-values.ts';
import type { Page } from './page.ts';

/**
 * Prices of Shopify's own product JSON, which counts in cents when they are whole numbers; of the
 * variant that the address names, else the first one that can be bought. Null for any other object.
 */
export function shopifyPrices(page: Page, product: JsonObject): readonly FoundPrice[] | null {
  const variants = list(product['variants']).filter(isObject);
  const shopifys = product['handle'] ?? product['vendor'] ?? product['price_min'];
  if (variants.length === 0 || shopifys === undefined) return null;
  const wanted = page.url.searchParams.get('variant');
  const named = variants.find((variant) => wanted !== null && text(variant['id']) === wanted);
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
  for (const script of page.elements) {
    if (script.name !== 'script') continue;
    const code = codeOf(script);
    const active = /Shopify\.currency\s*=\s*\{\s*"active"\s*:\s*"([A-Z]{3})"/.exec(code)?.[1];
    if (active) return active;
  }
  return null;
}

import { machinePrice, seenPrice } from '../choose/product-price.ts';
import type { ExtractionResult, FoundPrice } from '../extraction-result.ts';
import type { Page } from '../page.ts';

/** The product in the meta elements of a page. */
export interface Meta extends ExtractionResult {
  /** true when the page declares a product by its type or by a price */
  readonly saysProduct: boolean;
}

/**
 * Returns what the `og:`, `product:` and `twitter:` elements of the head say; absent fields are
 * null or empty.
 */
export function readMeta(page: Page): Meta {
  const first = (...names: readonly string[]) =>
    names.flatMap((name) => page.meta.get(name) ?? []).find((value) => value.trim() !== '') ?? null;
  const priced = (amounts: readonly string[], currencies: readonly string[]): FoundPrice | null =>
    machinePrice(page, first(...amounts), first(...currencies));
  const currencies = ['product:price:currency', 'og:price:currency', 'product:sale_price:currency'];
  const prices = [
    priced(
      ['product:sale_price:amount', 'product:sale_price'],
      ['product:sale_price:currency', ...currencies],
    ),
    priced(['product:price:amount', 'product:price', 'og:product:price:amount'], currencies),
    priced(['og:price:amount', 'og:price'], ['og:price:currency', ...currencies]),
    twitterPrice(page, first),
  ].filter((price) => price !== null);
  const type = (first('og:type') ?? '').toLowerCase();
  return {
    source: 'meta',
    name: first('og:title', 'twitter:title'),
    description: first('og:description', 'description', 'twitter:description', 'dc.description'),
    images: [
      'og:image:secure_url',
      'og:image',
      'og:image:url',
      'twitter:image',
      'twitter:image:src',
    ].flatMap((name) => page.meta.get(name) ?? []),
    prices,
    url: first('og:url'),
    brand: first('product:brand', 'og:brand'),
    named: page.meta.has('product:sale_price:amount'),
    saysProduct: isProductType(type) || prices.length > 0,
  };
}

/** `product`, `og:product`, `product.item`, `books.book`; a `product.group` is a list. */
const isProductType = (type: string) =>
  /(?:^|[:.])(?:product|book)(?:$|[:.])/.test(type) && !/group|list/.test(type);

/** Twitter's product card: pairs of a label and a value. */
function twitterPrice(page: Page, first: (...names: string[]) => string | null): FoundPrice | null {
  for (const at of [1, 2]) {
    const label = first(`twitter:label${at}`);
    const data = first(`twitter:data${at}`);
    if (data !== null && /price|preis|prix|prijs|precio|prezzo|cena|pris/i.test(label ?? ''))
      return seenPrice(page, data);
  }
  return null;
}

import type { Extracted } from '../extract.ts';
import type { ExtractionResult, FoundPrice, Source } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { hasSameCurrency, isSamePrice } from '../same-price.ts';
import type { VisiblePrices } from '../visible/visible-price.ts';
import { completeCurrency } from './complete-currency.ts';

/** The price in units of the currency (ISO 4217, null when unknown), and where it was read. */
export interface ChosenPrice {
  readonly amount: number;
  readonly currency: string | null;
  readonly source: Source;
}

/** From this score on a visible price comes before one in the shop's scripts. */
const minTrustedScore = 6;

/**
 * Returns the current price, or null when there is none. Markup comes before visible text, unless
 * the text shows that the markup has the former price, cents or a price without its thousands. Of
 * several offers the one that the page shows is chosen.
 */
export function choosePrice(page: Page, extracted: Extracted): ChosenPrice | null {
  const sources = priceSources(extracted);
  const result = sources.find(({ named, source }) => named && source !== 'meta') ?? sources[0];
  const price = result && chooseOffer(result, extracted.visible);
  if (result === undefined || price === undefined) return null;
  const better = betterVisible(result, price, extracted.visible);
  const chosen = better ?? price;
  return {
    amount: chosen.amount,
    currency: completeCurrency(page, chosen, [
      ...sources.flatMap(({ prices }) => prices),
      ...extracted.visible.current,
    ]),
    source: better ? 'visible' : result.source,
  };
}

/** Returns every source with a price, the most reliable first. */
export function priceSources(extracted: Extracted): readonly ExtractionResult[] {
  const { shop, structured, meta, metaFits, state, button, visible, attributePrice } = extracted;
  const visibleResult = visible.best && resultOf(visible.best.price);
  const isTrusted = (visible.best?.score ?? 0) >= minTrustedScore;
  return [
    shop?.lastResort === false ? shop : null,
    ...structured,
    button,
    metaFits ? meta : null,
    shop,
    isTrusted ? visibleResult : null,
    state,
    visibleResult,
    attributePrice && resultOf(attributePrice),
  ]
    .filter((found) => found !== null)
    .filter(({ prices }) => prices.length > 0);
}

const resultOf = (price: FoundPrice): ExtractionResult => ({
  source: 'visible',
  name: null,
  description: null,
  images: [],
  prices: [price],
});

/** The offer that the address names; else the one at the product's place; else the first shown. */
function chooseOffer(
  { prices, named }: ExtractionResult,
  visible: VisiblePrices,
): FoundPrice | undefined {
  const first = prices[0];
  if (named) return first;
  const atProduct = visible.best?.price;
  return (
    prices.find((price) => atProduct !== undefined && isSamePrice(price, atProduct)) ??
    prices.find((price) => visible.current.some((shown) => isSamePrice(price, shown))) ??
    first
  );
}

/** The visible price, where it shows that the price of the source is not the current one. */
function betterVisible(
  result: ExtractionResult,
  price: FoundPrice,
  visible: VisiblePrices,
): FoundPrice | null {
  const shown = visible.best?.price;
  if (shown === undefined || !hasSameCurrency(price, shown)) return null;
  const isFormer = shown.amount < price.amount && visible.strikethrough.includes(price.amount);
  const isBetter =
    isFormer ||
    isScaled(shown.amount, price.amount) ||
    // The Open Graph price may be that of another variant.
    (result.source === 'meta' && isOnlyCertain(visible));
  return isBetter && !isSamePrice(price, shown) ? shown : null;
}

/** True when the visible page shows one price, and shows it where a product has it. */
function isOnlyCertain({ best, current }: VisiblePrices): boolean {
  if (best === null || !best.alone || best.score < minTrustedScore) return false;
  return current.every((other) => isSamePrice(other, best.price));
}

/** The markup counts in cents, or its "1.290" are thousands, or its "24.958" are not but a sum that was not rounded. */
const isScaled = (shown: number, read: number) =>
  Math.abs(shown * 100 - read) < 0.01 ||
  (read < 1000 && Math.abs(read * 1000 - shown) < 0.01) ||
  (read >= 1000 && Math.abs(read - shown * 1000) <= 5);

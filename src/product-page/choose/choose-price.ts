import { currencyOfCountry } from '../../domain/money/currencies.ts';
import type { Extracted } from '../extract.ts';
import type { ExtractionResult, FoundPrice, Source } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { codeOf } from '../visible/dom.ts';

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
 * the text shows that the markup has the former price, or cents. Of several offers the one that the
 * page shows is chosen.
 */
export function choosePrice(page: Page, extracted: Extracted): ChosenPrice | null {
  const { visible } = extracted;
  const visiblePrice = visible.best;
  const results = ranked(extracted).filter(({ prices }) => prices.length > 0);
  const result = results.find(({ named, source }) => named && source !== 'meta') ?? results[0];
  const first = result?.prices[0];
  if (result === undefined || first === undefined) {
    return visiblePrice
      ? { ...complete(page, extracted, visiblePrice.price), source: 'visible' }
      : null;
  }
  const confirmed = result.prices.find(
    ({ amount, currency }) =>
      amount === visiblePrice?.price.amount &&
      (!currency || !visiblePrice.price.currency || currency === visiblePrice.price.currency),
  );
  const price = result.named ? first : (confirmed ?? first);
  if (
    visiblePrice !== null &&
    confirmed === undefined &&
    isBetter(visiblePrice.price, price, visible.strikethrough)
  )
    return { ...complete(page, extracted, visiblePrice.price), source: 'visible' };
  return { ...complete(page, extracted, price), source: result.source };
}

function ranked({
  shop,
  structured,
  meta,
  metaFits,
  state,
  button,
  visible,
}: Extracted): readonly ExtractionResult[] {
  const visiblePrice: ExtractionResult | null =
    visible.best === null
      ? null
      : {
          source: 'visible',
          name: null,
          description: null,
          images: [],
          prices: [visible.best.price],
        };
  return [
    shop?.lastResort === false ? shop : null,
    ...structured,
    button,
    metaFits ? meta : null,
    shop,
    (visible.best?.score ?? 0) >= minTrustedScore ? visiblePrice : null,
    state,
    visiblePrice,
  ].filter((found) => found !== null);
}

/** True when the markup has the strikethrough price, or counts in cents. */
function isBetter(
  visiblePrice: FoundPrice,
  markupPrice: FoundPrice,
  strikethrough: readonly number[],
): boolean {
  if (
    visiblePrice.currency !== null &&
    markupPrice.currency !== null &&
    visiblePrice.currency !== markupPrice.currency
  )
    return false;
  if (visiblePrice.amount >= markupPrice.amount) return false;
  return (
    strikethrough.includes(markupPrice.amount) ||
    Math.abs(visiblePrice.amount * 100 - markupPrice.amount) < 0.01
  );
}

/**
 * A price without a currency takes it from the same amount elsewhere, from the page, or from the
 * shop's country.
 */
function complete(page: Page, extracted: Extracted, price: FoundPrice): FoundPrice {
  if (price.currency !== null) return price;
  const all = ranked(extracted).flatMap(({ prices }) => prices);
  const withCurrency =
    all.find(({ amount, currency }) => amount === price.amount && currency !== null) ??
    all.find(({ currency }) => currency !== null);
  const currency =
    withCurrency?.currency ??
    currencyInScripts(page) ??
    currencyOfCountry(page.hints.country) ??
    currencyOfLanguage(page);
  return { amount: price.amount, currency };
}

/** Without a country, languages that are mostly spoken in the euro area mean euros. */
function currencyOfLanguage({ hints: { country, language } }: Page): string | null {
  const euro =
    country === undefined &&
    /^(?:de|fr|it|es|nl|fi|el|sk|sl|et|lv|lt|pt)(?:$|-)/i.test(language ?? '');
  return euro ? 'EUR' : null;
}

function currencyInScripts(page: Page): string | null {
  const metas = ['product:price:currency', 'og:price:currency', 'currency'].flatMap(
    (name) => page.meta.get(name) ?? [],
  );
  const meta = metas.find((code) => /^[A-Z]{3}$/.test(code));
  if (meta) return meta;
  for (const script of page.elements) {
    if (script.name !== 'script') continue;
    const code = codeOf(script).slice(0, 200_000);
    const currency =
      /["']?(?:price)?currency(?:_?code)?["']?\s*[:=]\s*\{?\s*(?:["']active["']\s*:\s*)?["']([A-Z]{3})["']/i.exec(
        code,
      )?.[1];
    if (currency) return currency.toUpperCase();
  }
  return null;
}

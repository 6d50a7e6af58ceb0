import { currencyOfCountry } from '../domain/currencies.ts';
import { codeOf } from './dom.ts';
import type { Found, FoundPrice, Source } from './found.ts';
import type { Gathered } from './gather.ts';
import type { Page } from './page.ts';

export interface ChosenPrice {
  readonly amount: number;
  readonly currency: string | null;
  readonly source: Source;
}

/** From this score on a visible price is worth more than one in a shop's scripts. */
const sure = 6;

/**
 * The current price. Markup comes before what is seen, unless what is seen shows that the markup has
 * the struck price, or cents; among several offers the one that is seen on the page.
 */
export function choosePrice(page: Page, gathered: Gathered): ChosenPrice | null {
  const { visible } = gathered;
  const seen = visible.best;
  const places = ranked(gathered).filter(({ prices }) => prices.length > 0);
  const place = places.find(({ named, source }) => named && source !== 'meta') ?? places[0];
  const first = place?.prices[0];
  if (place === undefined || first === undefined) {
    return seen ? { ...complete(page, gathered, seen.price), source: 'visible' } : null;
  }
  const agreed = place.prices.find(
    ({ amount, currency }) =>
      amount === seen?.price.amount &&
      (!currency || !seen.price.currency || currency === seen.price.currency),
  );
  const price = place.named ? first : (agreed ?? first);
  if (seen !== null && agreed === undefined && isBetter(seen.price, price, visible.struck))
    return { ...complete(page, gathered, seen.price), source: 'visible' };
  return { ...complete(page, gathered, price), source: place.source };
}

function ranked({
  shop,
  structured,
  meta,
  metaFits,
  state,
  button,
  visible,
}: Gathered): readonly Found[] {
  const seen: Found | null =
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
    (visible.best?.score ?? 0) >= sure ? seen : null,
    state,
    seen,
  ].filter((found) => found !== null);
}

/** The markup kept the struck price, or counts in cents. */
function isBetter(seen: FoundPrice, marked: FoundPrice, struck: readonly number[]): boolean {
  if (seen.currency !== null && marked.currency !== null && seen.currency !== marked.currency)
    return false;
  if (seen.amount >= marked.amount) return false;
  return struck.includes(marked.amount) || Math.abs(seen.amount * 100 - marked.amount) < 0.01;
}

/** A price without a currency takes it from the same amount elsewhere, from the page, from the shop's country. */
function complete(page: Page, gathered: Gathered, price: FoundPrice): FoundPrice {
  if (price.currency !== null) return price;
  const all = ranked(gathered).flatMap(({ prices }) => prices);
  const told =
    all.find(({ amount, currency }) => amount === price.amount && currency !== null) ??
    all.find(({ currency }) => currency !== null);
  const currency =
    told?.currency ?? inScripts(page) ?? currencyOfCountry(page.hints.country) ?? ofLanguage(page);
  return { amount: price.amount, currency };
}

/** Without any country, the languages that are spoken mostly where the euro is. */
function ofLanguage({ hints: { country, language } }: Page): string | null {
  const euro =
    country === undefined &&
    /^(?:de|fr|it|es|nl|fi|el|sk|sl|et|lv|lt|pt)(?:$|-)/i.test(language ?? '');
  return euro ? 'EUR' : null;
}

function inScripts(page: Page): string | null {
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

import { canMean, currencyOfCountry, readCurrency } from '../../domain/money/currencies.ts';
import type { FoundPrice } from '../extraction-result.ts';
import { elementsNamed, type Page } from '../page.ts';
import { codeOf } from '../visible/dom.ts';

/**
 * Returns the currency (ISO 4217) of a price: its own, or what the page says elsewhere, from the
 * most to the least certain: the same amount, another price, the country of the address, the head,
 * scripts, the country and the language of the page. A written sign admits only the currencies that
 * it can mean. Null when nothing says it.
 * @param others other prices of the page
 */
export function completeCurrency(
  page: Page,
  price: FoundPrice,
  others: readonly FoundPrice[],
): string | null {
  if (price.currency !== null) return price.currency;
  const isPossible = (code: string | null | undefined): code is string =>
    code != null && (price.sign === undefined || canMean(price.sign, code));
  const withCurrency = others.filter(({ currency }) => isPossible(currency));
  const known = [
    withCurrency.find(({ amount }) => amount === price.amount)?.currency,
    withCurrency[0]?.currency,
    currencyOfCountry(page.addressCountry ?? undefined),
    currencyInHead(page),
  ].find(isPossible);
  return (
    known ??
    [currencyInScripts(page), currencyOfCountry(page.hints.country), currencyOfLanguage(page)].find(
      isPossible,
    ) ??
    null
  );
}

function currencyInHead(page: Page): string | null {
  return (
    ['product:price:currency', 'og:price:currency', 'currency']
      .flatMap((name) => page.meta.get(name) ?? [])
      .map((code) => readCurrency(code))
      .find((code) => code !== null) ?? null
  );
}

const currencyInCode =
  /["']?(?:price)?currency(?:_?code)?["']?\s*[:=]\s*\{?\s*(?:["']active["']\s*:\s*)?["']([A-Z]{3})["']/i;
/** In characters of one script. */
const maxScriptLength = 200_000;

function currencyInScripts(page: Page): string | null {
  for (const script of elementsNamed(page, 'script')) {
    const code = currencyInCode.exec(codeOf(script).slice(0, maxScriptLength))?.[1];
    const currency = code === undefined ? null : readCurrency(code);
    if (currency !== null) return currency;
  }
  return null;
}

/** Without a country, languages that are mostly spoken in the euro area mean euros. */
function currencyOfLanguage({ hints: { country, language } }: Page): string | null {
  const isEuro =
    country === undefined &&
    /^(?:de|fr|it|es|nl|fi|el|sk|sl|et|lv|lt|pt)(?:$|-)/i.test(language ?? '');
  return isEuro ? 'EUR' : null;
}

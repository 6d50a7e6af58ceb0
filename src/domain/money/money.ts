import { decimalsOf, isShared, type MoneyHints, moneySign, readCurrency } from './currencies.ts';
import { machineAmount, priceDigits, visibleAmount } from './price-digits.ts';
import * as words from './price-words.ts';

/** A price as it was read from a text. */
export interface ReadPrice {
  /** in units of the currency, not in cents */
  readonly amount: number;
  /** ISO 4217; null when unknown */
  readonly currency: string | null;
  /** true for a text with "from" or a range; `amount` is the lowest then */
  readonly from?: boolean;
  readonly range?: readonly [low: number, high: number];
  /** set when the only amount is a unit price, a former price, or a rate, a saving or for delivery */
  readonly aside?: 'measure' | 'old' | 'other';
}

/** One number in the text, with the meaning of the words around it. */
interface Candidate {
  readonly amount: number;
  readonly currency: string | null;
  readonly hasCurrency: boolean;
  /** the text between this number with its currency and the next one */
  readonly gap: string;
  readonly from: boolean;
  readonly aside: 'measure' | 'other' | null;
  readonly old: boolean;
  readonly measure: boolean;
}

/** In characters. Longer texts are prose; the limit also bounds the time of the patterns. */
const maxTextLength = 400;
const date =
  /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\b(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*\b/iu;
const sign = new RegExp(moneySign, 'gu');
const signBefore = new RegExp(`(${moneySign})\\s?[:.]?\\s*$`, 'u');
const signAfter = new RegExp(`^\\s?(${moneySign})`, 'u');
const roundEnd = /^(?:[.,]\s?(?:-{1,2}|–{1,2}|—)|\s?-{2}|[.,](?=\s|$))(?!\s?\d)/;

/**
 * Returns the current price in a free text: no former or recommended price, saving, delivery or
 * unit price; of two side by side the lower. Null when the text has no price.
 * @param hints where the text is from, to resolve shared signs such as "$"
 */
export function readPrice(text: string, hints: MoneyHints = {}): ReadPrice | null {
  const line = normalizePriceText(text);
  if (words.free.test(line.toLowerCase())) return { amount: 0, currency: hints.currency ?? null };
  const all = candidates(line, hints);
  const hasCurrency = all.some((candidate) => candidate.hasCurrency);
  if (!hasCurrency && !isBareNumber(line, hints)) return null;
  const prices = all.filter(
    (c, at) => !c.measure && (!hasCurrency || c.hasCurrency || opensRange(all, at)),
  );
  const current = prices.filter((c) => !c.aside && !c.old);
  const choice =
    current.length > 0
      ? current
      : prices.filter((c) => c.old || !prices.some(({ old }) => old)).slice(0, 1);
  const first = choice[0];
  if (first === undefined) return null;
  const price = choose(first, choice.slice(1), hints);
  const aside = first.aside ?? (first.old ? 'old' : null);
  return aside ? { ...price, aside } : price;
}

/**
 * Returns the amount of a machine-readable value such as a `price` property, an attribute or a JSON
 * number, in units of the currency; null when it is no amount or negative.
 */
export function readAmount(value: unknown, currency?: string | null): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  if (typeof value !== 'string') return null;
  const line = normalizePriceText(value);
  if (/^\s*-\s*\d/.test(line)) return null;
  const numbers = [...line.matchAll(new RegExp(priceDigits, 'g'))];
  if (numbers.length > 1)
    return readPrice(line, { currency: currency ?? undefined })?.amount ?? null;
  return numbers[0] === undefined ? null : machineAmount(numbers[0][0], currency);
}

/**
 * Returns a price formatted for the language when the text is exactly one amount of a certain
 * currency; any other text unchanged. For display only: the stored text is never changed.
 */
export function showPrice(text: string, language: string): string {
  const line = normalizePriceText(text);
  const digits = new RegExp(priceDigits).exec(line)?.[0] ?? '';
  const withoutNumber = line.replace(digits, '').replace(roundEnd, '').trim();
  const written = withoutNumber.replace(/^[.,]?-+|[.,]?[-–—]+$/g, '').trim();
  const shared = isShared(written) && !['$', '£'].includes(written);
  const price = readPrice(line);
  const certain =
    price?.currency != null && written.length <= 4 && !shared && readCurrency(written) !== null;
  if (!certain || digits === '' || /^\d{1,3}[.,]\d{3}$/.test(digits)) return text;
  return formatMoney(price.amount, price.currency, language, {
    decimals: /[.,]\d{1,2}$/.test(digits) ? decimalsOf(price.currency) : 0,
    narrow: written === '$',
  });
}

/**
 * Returns an amount formatted for the language, with the usual decimals of the currency. Throws a
 * RangeError for an invalid currency code.
 */
export function formatMoney(
  amount: number,
  currency: string,
  language: string,
  { decimals = decimalsOf(currency), narrow = false } = {},
): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: narrow ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, Number.isInteger(amount) ? 0 : 2),
  }).format(amount);
}

function choose(first: Candidate, others: readonly Candidate[], hints: MoneyHints): ReadPrice {
  let low = first;
  for (const next of others) {
    const beside = /^[\s|*/()¹²³]*$/.test(low.gap) && next.currency === first.currency;
    if (!beside || words.rangeDash.test(low.gap)) break;
    if (next.amount > 0 && next.amount < low.amount) low = next;
  }
  const next = others[others.indexOf(low) + 1];
  const price = {
    amount: low.amount,
    currency: low.currency ?? next?.currency ?? hints.currency ?? null,
  };
  if (next && words.rangeDash.test(low.gap) && next.amount > low.amount)
    return { ...price, from: true, range: [low.amount, next.amount] };
  return low.from ? { ...price, from: true } : price;
}

function opensRange(all: readonly Candidate[], at: number): boolean {
  const [here, next] = [all[at], all[at + 1]];
  return here !== undefined && next?.hasCurrency === true && words.rangeDash.test(here.gap);
}

/** A number without a currency is a price unless the text says that it is something else. */
function isBareNumber(line: string, hints: MoneyHints): boolean {
  if (date.test(line) || /^\d+-\d+$/.test(line)) return false;
  if (/^\d+[.,]\d{2}(?![\d.,])/.test(line)) return true;
  const otherText = line.toLowerCase().replace(words.priceWord, '');
  return hints.currency !== undefined || (otherText.match(/\p{L}/gu) ?? []).length <= 3;
}

function candidates(line: string, hints: MoneyHints): readonly Candidate[] {
  const found = [...line.matchAll(new RegExp(priceDigits, 'g'))].slice(0, 40);
  const firstSign = [...line.matchAll(sign)].find(
    (m) => readCurrency(m[0]) !== null || isShared(m[0]),
  );
  const isSignBefore = firstSign !== undefined && firstSign.index < (found[0]?.index ?? 0);
  return found.flatMap((match, at) => {
    const end = match.index + match[0].length;
    const previous = found[at - 1];
    const head = line.slice(previous ? previous.index + previous[0].length : 0, match.index);
    const following = line.slice(end, found[at + 1]?.index);
    const tail = following.replace(roundEnd, '');
    const lead = money(signBefore.exec(head)?.[1], hints);
    const trail = money(signAfter.exec(tail)?.[1], hints);
    const near = isSignBefore ? (lead ?? trail) : (trail ?? lead);
    // "$1,190.00 AUD": the code says which dollar the sign means.
    const own = near?.shared && trail && !trail.shared && at === found.length - 1 ? trail : near;
    const currency = own?.currency ?? null;
    const amount = visibleAmount(match[0], currency ?? hints.currency);
    if (amount === null) return [];
    const before = (own && own === lead ? head.replace(signBefore, '') : head).toLowerCase();
    const after = (own && own === trail ? tail.replace(signAfter, '') : tail).toLowerCase();
    const other = [
      words.beforeSaving.test(before) && !(at > 0 && words.rangeDash.test(before)),
      words.beforeShipping.test(before),
      words.beforeInstalment.test(before),
      words.afterSaving.test(after),
      words.afterShipping.test(after),
      words.afterInstalment.test(after),
    ];
    const measure = words.beforeUnitPrice.test(before) || words.afterUnitPrice.test(after);
    return {
      amount,
      currency,
      hasCurrency: own !== null,
      gap: after.replace(sign, '').replace(signBefore, ''),
      from: words.beforeFrom.test(before),
      old: words.beforeOldPrice.test(before),
      aside: other.includes(true) ? 'other' : measure ? 'measure' : null,
      measure: words.afterPercent.test(after) || (own === null && words.afterMeasure.test(after)),
    };
  });
}

function money(
  written: string | undefined,
  hints: MoneyHints,
): { readonly currency: string | null; readonly shared: boolean } | null {
  if (written === undefined) return null;
  const currency = readCurrency(written, hints);
  const shared = isShared(written);
  return currency !== null || shared ? { currency, shared } : null;
}

/**
 * Returns one line with plain spaces, digits, minus and apostrophe; decimals separated by markup
 * are joined.
 */
function normalizePriceText(text: string): string {
  return (
    text
      .slice(0, maxTextLength)
      .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c\u00ad]/g, '')
      .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
      .replaceAll('\u066b', '.')
      .replace(/\u066c/g, ',')
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .replace(/[\u2019\u2018\u00b4`]/g, "'")
      .replace(/[\u2010\u2011\u2212]/g, '-')
      .replace(/\(?[-–]?\s?\d{1,3}(?:[.,]\d+)?\s?%\)?/g, ' ')
      .replace(/\.{2,}(?=\d)/g, '.')
      .replace(/\b([A-Z]{3}) ?\$/g, '$1 ')
      .replace(/(\d) ?([.,]) (\d{2})(?!\d)|(\d) ([.,])(\d{2})(?!\d)/g, '$1$2$3$4$5$6')
      // "19€99", or "19 € 99" when that is all: the sign stands for the decimal mark.
      .replace(
        /(?<![\d.,])((?:\d{1,3}[. ])*\d+)([€£]) ?(\d{2})(?=\s*$|\s*[^\s\p{L}\d%€£.,])/gu,
        '$1,$3 $2',
      )
      .replace(/^(\d{1,4}) ?€ ?(\d{2})$/, '$1,$2 €')
      .trim()
  );
}

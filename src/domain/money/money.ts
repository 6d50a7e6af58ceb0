import {
  decimalsOf,
  isShared,
  isSign,
  type MoneyHints,
  moneySign,
  readCurrency,
} from './currencies.ts';
import { isPossibleAmount, machineAmount, priceDigits, visibleAmount } from './price-digits.ts';
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
  /** the written sign when `currency` is null: it is unknown, or several currencies share it */
  readonly sign?: string;
  /**
   * set when the only amount is no current price: per weight or volume (`measure`), per piece or
   * metre (`piece`), a former price (`old`), or an instalment, a saving or for delivery (`other`)
   */
  readonly aside?: Aside;
}

type Aside = 'measure' | 'piece' | 'old' | 'other';

/** One number in the text, with the meaning of the words around it. */
interface Candidate {
  readonly amount: number;
  readonly currency: string | null;
  readonly sign: string | null;
  /** the text between this number with its currency and the next one */
  readonly gap: string;
  readonly from: boolean;
  readonly aside: Exclude<Aside, 'old'> | null;
  readonly old: boolean;
  /** without tax */
  readonly isNet: boolean;
}

/** A number in the line, with the sign of money that belongs to it. */
interface SignedNumber {
  readonly match: RegExpExecArray;
  readonly money: Money | null;
  /** the text from the number or sign before to this number with its sign */
  readonly head: string;
  /** the text from this number with its sign to the next number with its sign */
  readonly tail: string;
}

interface Money {
  readonly currency: string | null;
  readonly sign: string;
  readonly isShared: boolean;
}

/** In characters. Longer texts are prose; the limit also bounds the time of the patterns. */
const maxTextLength = 400;
const maxNumbers = 40;
const date =
  /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\b(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*\b/iu;
const sign = new RegExp(moneySign, 'gu');
const wordAtNumber = /\d[.,]?[-–—]{0,2}\s?(\p{L}[^\s\d]{0,8})|(\p{L}[^\s\d]{0,8})\s?(?=\d)/gu;
const roundAmount = /\d[.,]?\s?[-‐‑–—]{1,2}(?:\s|$)/;
const signBefore = new RegExp(`(${moneySign})\\s?[:.]?\\s*$`, 'u');
const signAfter = new RegExp(`^\\s?(${moneySign})`, 'u');
const signOnly = new RegExp(`^\\s*${moneySign}$`, 'u');
const roundEnd = /^(?:[.,]\s?(?:-{1,2}|–{1,2}|—)|\s?-{2}|[.,](?=\s|$))(?!\s?\d)/;

/**
 * Returns the current price in a free text: no former or recommended price, saving, delivery or
 * unit price; of two side by side the lower. Null when the text has no price.
 * @param hints where the text is from, to resolve shared signs such as "$"
 */
export function readPrice(text: string, hints: MoneyHints = {}): ReadPrice | null {
  const line = withPounds(normalizePriceText(text), hints);
  if (words.free.test(line.toLowerCase())) return { amount: 0, currency: hints.currency ?? null };
  const all = candidates(line, hints);
  const hasSign = all.some((candidate) => candidate.sign !== null);
  if (!hasSign && !isBareNumber(line, hints)) return null;
  const prices = all.filter((c, at) => !hasSign || c.sign !== null || opensRange(all, at));
  const [first, ...others] = currentOf(prices);
  if (first === undefined) return null;
  const price = choose(first, others, hints);
  const aside = first.aside ?? (first.old ? 'old' : null);
  return aside ? { ...price, aside } : price;
}

/** Amounts below a pound are written in pence. */
const penceOnly = /^\s*(?:now |only |from )?(\d{1,2})p\s*$/i;

const withPounds = (line: string, { country, currency }: MoneyHints): string =>
  country === 'GB' || currency === 'GBP'
    ? line.replace(penceOnly, (_, pence: string) => `£0.${pence.padStart(2, '0')}`)
    : line;

/** The prices that consumers pay now; without any, those without tax, else what is least aside. */
function currentOf(prices: readonly Candidate[]): readonly Candidate[] {
  const current = prices.filter(({ aside, old }) => !aside && !old);
  const gross = current.filter(({ isNet }) => !isNet);
  return [gross, current].find(({ length }) => length > 0) ?? leastAside(prices);
}

/** The first former price, else the first one per piece, else the first of all. */
function leastAside(prices: readonly Candidate[]): readonly Candidate[] {
  const best =
    prices.find(({ old }) => old) ?? prices.find(({ aside }) => aside === 'piece') ?? prices[0];
  return best ? [best] : [];
}

/**
 * Returns the amount of a machine-readable value such as a `price` property, an attribute or a JSON
 * number, in units of the currency; null when it is no amount, negative or impossibly large.
 */
export function readAmount(value: unknown, currency?: string | null): number | null {
  if (typeof value === 'number') return isPossibleAmount(value) ? value : null;
  if (typeof value !== 'string') return null;
  const line = normalizePriceText(value);
  if (/^\s*-\s*\d/.test(line)) return null;
  const numbers = [...line.matchAll(new RegExp(priceDigits, 'g'))];
  if (numbers.length > 1) return currentAmount(line, currency);
  return numbers[0] === undefined ? null : machineAmount(numbers[0][0], currency);
}

function currentAmount(line: string, currency: string | null | undefined): number | null {
  const price = readPrice(line, { currency: currency ?? undefined });
  const isOther = price?.aside === 'measure' || price?.aside === 'other';
  return price === null || isOther ? null : price.amount;
}

/** Returns true when a text has a sign or code of money, or a round amount ("12,-"). */
export function hasMoneySign(text: string): boolean {
  if (/\p{Sc}/u.test(text) || roundAmount.test(text) || penceOnly.test(text)) return true;
  return text.match(/\p{L}[^\s\d]*/gu)?.some((word) => isSignWord(word)) === true;
}

const isSignWord = (word: string) => isSign(word) || isSign(word.replace(/[^\p{L}]+$/u, ''));

/** Returns true when a text has a number with a sign or code of money, or a round amount ("12,-"). */
export function mentionsMoney(text: string): boolean {
  if (!/\d/.test(text)) return false;
  if (/\p{Sc}/u.test(text) || roundAmount.test(text) || penceOnly.test(text)) return true;
  return [...text.matchAll(wordAtNumber)].some(([, behind, before]) =>
    isSignWord(behind ?? before ?? ''),
  );
}

/**
 * Returns an amount formatted for the language, with the usual decimals of the currency. Throws a
 * RangeError for an invalid currency code.
 */
export function formatMoney(amount: number, currency: string, language: string): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, Number.isInteger(amount) ? 0 : 2),
  }).format(amount);
}

function choose(first: Candidate, others: readonly Candidate[], hints: MoneyHints): ReadPrice {
  const low = lowestBeside(first, others);
  const next = others[others.indexOf(low) + 1];
  const price = { amount: low.amount, ...currencyOf(low, next, hints) };
  const isRange = next !== undefined && words.rangeDash.test(low.gap) && next.amount > low.amount;
  if (isRange) return { ...price, from: true, range: [low.amount, next.amount] };
  return low.from ? { ...price, from: true } : price;
}

/** The lowest of the amounts that stand side by side: the others are former prices. */
function lowestBeside(first: Candidate, others: readonly Candidate[]): Candidate {
  let low = first;
  for (const next of others) {
    const isBeside = /^[\s|*/()¹²³]*$/.test(low.gap) && next.currency === first.currency;
    if (!isBeside || words.rangeDash.test(low.gap)) break;
    if (next.amount > 0 && next.amount < low.amount) low = next;
  }
  return low;
}

function currencyOf(
  price: Candidate,
  next: Candidate | undefined,
  hints: MoneyHints,
): Pick<ReadPrice, 'currency' | 'sign'> {
  const written = price.sign ?? next?.sign ?? null;
  if (written === null) return { currency: hints.currency ?? null };
  const currency = price.currency ?? next?.currency ?? null;
  return currency === null ? { currency, sign: written } : { currency };
}

function opensRange(all: readonly Candidate[], at: number): boolean {
  const [here, next] = [all[at], all[at + 1]];
  return here !== undefined && next?.sign != null && words.rangeDash.test(here.gap);
}

/** A number without a currency is a price unless the text says that it is something else. */
function isBareNumber(line: string, hints: MoneyHints): boolean {
  if (date.test(line) || /^\d+-\d+$/.test(line)) return false;
  if (/^\d+[.,]\d{2}(?![\d.,])/.test(line)) return true;
  const otherText = line.toLowerCase().replace(words.priceWord, '');
  return hints.currency !== undefined || (otherText.match(/\p{L}/gu) ?? []).length <= 3;
}

function candidates(line: string, hints: MoneyHints): readonly Candidate[] {
  const all = signedNumbers(line, hints);
  return all.flatMap(({ match, money, head, tail }, at) => {
    const amount = visibleAmount(match[0], money?.currency ?? hints.currency);
    if (amount === null) return [];
    const [before, after] = [head.toLowerCase(), tail.toLowerCase()];
    return {
      amount,
      currency: money?.currency ?? null,
      sign: money?.sign ?? null,
      gap: after.replace(sign, '').replace(signBefore, ''),
      from: words.beforeFrom.test(before),
      old: words.beforeOldPrice.test(before),
      isNet: words.afterNetPrice.test(after),
      aside: asideOf(before, after, { isFirst: at === 0, isLast: at === all.length - 1 }),
    };
  });
}

const beforeAsides = [
  words.beforeShipping,
  words.beforeInstalment,
  words.beforeMemberPrice,
  words.beforeOther,
];

/** What the words around an amount say that it is beside a price, or null. */
function asideOf(
  before: string,
  after: string,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): Candidate['aside'] {
  // "19,99 € Pfand 0,25 €": a label directly before the next amount belongs to that.
  const isLabelOfNext =
    !isLast && [words.beforeShipping, words.beforeSaving].some((label) => label.test(after));
  const labels = isLabelOfNext ? [] : [words.afterSaving, words.afterShipping];
  const isSaved = words.beforeSaving.test(before) && (isFirst || !words.rangeDash.test(before));
  const isOther =
    isSaved ||
    beforeAsides.some((label) => label.test(before)) ||
    [...labels, words.afterInstalment].some((label) => label.test(after));
  return isOther ? 'other' : unitOf(before, after);
}

/** Whether an amount is per weight or volume, or per piece; null when it is neither. */
function unitOf(before: string, after: string): Candidate['aside'] {
  if (words.beforeUnitPrice.test(before) || words.afterUnitPrice.test(after)) return 'measure';
  return words.afterPiecePrice.test(after) ? 'piece' : null;
}

/**
 * The numbers of the line that may be amounts, each with its sign. A number that counts or measures
 * something ("100 ml", "3 x") is text around an amount, and a sign belongs to one number only.
 */
function signedNumbers(line: string, hints: MoneyHints): readonly SignedNumber[] {
  const numbers = [...line.matchAll(new RegExp(priceDigits, 'g'))].slice(0, maxNumbers);
  const isSignBefore = startsWithSign(line, numbers[0]?.index ?? 0);
  const found: (Omit<SignedNumber, 'head' | 'tail'> & Span)[] = [];
  for (const [at, match] of numbers.entries()) {
    const next = numbers[at + 1];
    const from = found.at(-1)?.end ?? 0;
    const signs = signsAround(line, match, from, next, hints);
    const money = ownSign(signs.before, signs.behind, {
      isSignBefore,
      isLast: next === undefined,
    });
    if (money === null && isQuantity(signs.following)) continue;
    found.push({ match, money, ...spanOf(match, money, signs) });
  }
  return found.map(({ match, money, start, end }, at) => ({
    match,
    money,
    head: line.slice(found[at - 1]?.end ?? 0, start),
    tail: line.slice(end, found[at + 1]?.start),
  }));
}

/** Indexes in the line. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a number begins and ends together with its own sign. */
function spanOf(
  match: RegExpExecArray,
  money: Money | null,
  signs: ReturnType<typeof signsAround>,
): Span {
  return {
    start: money !== null && money === signs.before ? signs.start : match.index,
    end: money !== null && money === signs.behind ? signs.end : signs.numberEnd,
  };
}

/** The signs directly before and behind a number, and where number and signs begin and end. */
function signsAround(
  line: string,
  match: RegExpExecArray,
  from: number,
  next: RegExpExecArray | undefined,
  hints: MoneyHints,
) {
  const behindDigits = line.slice(match.index + match[0].length, next?.index);
  const following = behindDigits.replace(roundEnd, '');
  const numberEnd = match.index + match[0].length + behindDigits.length - following.length;
  const lead = signBefore.exec(line.slice(from, match.index));
  const trail = isSignOfNext(line, following, next) ? null : signAfter.exec(following);
  return {
    following,
    before: moneyOf(lead?.[1], hints),
    behind: moneyOf(trail?.[1], hints),
    start: match.index - (lead?.[0].length ?? 0),
    numberEnd,
    end: numberEnd + (trail?.[0].length ?? 0),
  };
}

/** "Set of 3 £12.99": a sign that touches the next number only, which has none behind it. */
function isSignOfNext(line: string, following: string, next: RegExpExecArray | undefined): boolean {
  if (next === undefined || !/^\s/.test(following) || /\s$/.test(following)) return false;
  const behindNext = line.slice(next.index + next[0].length).replace(roundEnd, '');
  const trail = signAfter.exec(behindNext)?.[1];
  return signOnly.test(following) && (trail === undefined || !isSign(trail));
}

const isQuantity = (following: string): boolean => {
  const text = following.toLowerCase();
  return words.afterPercent.test(text) || words.afterMeasure.test(text);
};

function startsWithSign(line: string, firstNumber: number): boolean {
  return [...line.slice(0, firstNumber).matchAll(sign)].some((match) => isSign(match[0]));
}

/** The sign before or behind a number that belongs to it. */
function ownSign(
  before: Money | null,
  behind: Money | null,
  { isSignBefore, isLast }: { readonly isSignBefore: boolean; readonly isLast: boolean },
): Money | null {
  const near = isSignBefore ? (before ?? behind) : (behind ?? before);
  // "$1,190.00 AUD": the code says which dollar the sign means.
  return near?.isShared && behind && !behind.isShared && isLast ? behind : near;
}

function moneyOf(written: string | undefined, hints: MoneyHints): Money | null {
  if (written === undefined || !isSign(written)) return null;
  return {
    currency: readCurrency(written, hints),
    sign: written,
    isShared: isShared(written),
  };
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
      // "C $12.50" and "AU $12.50": the letters belong to the sign.
      .replace(/\b(US|CA|C|AU|NZ|HK|SG|NT|MX) \$/g, '$1$')
      .replace(/(\d) ?([.,]) (\d{2})(?!\d)|(\d) ([.,])(\d{2})(?!\d)/g, '$1$2$3$4$5$6')
      // "19€99", or "19 € 99" when that is all: the sign stands for the decimal mark.
      .replace(
        /(?<![\d.,])((?:\d{1,3}[. ])*\d+)([€£]) ?(\d{2})(?=\s*$|\s*[^\s\p{L}\d%€£.,])/gu,
        '$1,$3 $2',
      )
      .replace(/^((?:\d{1,3} )*\d{1,4}) ?€ ?(\d{2})$/, '$1,$2 €')
      .trim()
  );
}

import { readPrice } from '../../domain/money/money.ts';
import { seenPrice } from '../choose/product-price.ts';
import type { FoundPrice } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import {
  attribute,
  descendants,
  type Element,
  isElement,
  isHidden,
  isText,
  namesOf,
  parentOf,
  textOf,
  upwards,
} from './dom.ts';
import { holdsHeading, isOutsideProduct } from './regions.ts';
import { isStrikethrough } from './strikethrough-price.ts';

/** A price in the visible text. */
export interface VisiblePrice {
  readonly price: FoundPrice;
  /** how likely this is the product's price; at least `minScore` */
  readonly score: number;
  /** true when the element has hardly any text beside the price */
  readonly alone: boolean;
}

/** The prices in the visible text. */
export interface VisiblePrices {
  readonly best: VisiblePrice | null;
  /** former or recommended amounts near the product */
  readonly strikethrough: readonly number[];
  /** number of different amounts outside of other products, header, footer and menus */
  readonly amounts: number;
}

/** A number with a lower score is not taken for the product's price. */
const minScore = 4;

const priceNames =
  /price|preis|prix|prijs|precio|prezzo|pris(?:$|[\s_-])|cena|kosten|(?:^|[\s_-])amount|(?:^|[\s_-])betrag/;
const mainNames =
  /current|sale|final|now|actual|our|special|product-?_?price|pdp|main|buy|offer|regular|retail-?price|selling|aktuell|active|primary/;
const otherNames =
  /unit|base-?price|grund|per-|instal|raten|rate-|monthly|financ|shipping|versand|delivery|lieferung|point|loyalty|member|coupon|voucher|tax|vat|deposit|pfand|saving|total-?cart|filter|range-?slider/;
/** Shops for businesses show prices with and without tax; consumers pay the one with tax. */
const beforeTax =
  /(?:^|[\s_-])(?:net|netto|nettopreis)(?:$|[\s_:-])|(?:zzgl|exkl|excl|ohne|plus|ex|\+)\.?\s*(?:mwst|ust|vat|tax|tva)|\bHT\b/i;
const money =
  /\p{Sc}|(?<!\p{L})(?:[Ee]uros?|EUR|USD|CHF|GBP|PLN|SEK|NOK|DKK|CZK|HUF|CAD|AUD|kr|zł|Kč|Ft|Fr\.?|lei)(?!\p{L})|(?:\d[.,]?\s?[-‐‑–—]{1,2}(?:\s|$))/u;

/**
 * Returns the price that is where a product's price is, and the strikethrough prices around it.
 * @param buttons the buy buttons of the page
 */
export function visiblePrices(page: Page, buttons: readonly Element[]): VisiblePrices {
  const at = (element: Element | null) => (element ? (page.order.get(element) ?? -1) : -1);
  const heading = at(page.headingElement);
  const buys = buttons.filter((button) => !isOutsideProduct(page, button)).map(at);
  const strikethrough: number[] = [];
  const amounts = new Set<number>();
  let best: (VisiblePrice & { readonly element: Element }) | null = null;
  for (const element of candidates(page)) {
    const around = [...upwards(element)].slice(0, 6);
    if (around.some(isHidden)) continue;
    const isOutside = isOutsideProduct(page, element);
    const isStruck = around.slice(0, 4).some((up) => isStrikethrough(up) && textOf(up).length < 80);
    const words = textOf(element, isStrikethrough);
    const own = words.length <= 160 && money.test(words) ? seenPrice(page, words) : null;
    const price = own && lowerBeside(page, element, own);
    if (price !== null && !isOutside && !isStruck) amounts.add(price.amount);
    if (!isOutside) strikethrough.push(...strikethroughIn(page, element, isStruck));
    if (price === null || isStruck) continue;
    const score =
      named(around) +
      nearHeading(at(element) - heading, heading) +
      near(at(element), buys) +
      (words.length <= 24 ? 1 : 0) -
      (isOutside ? 7 : 0) -
      (isCard(around) ? 4 : 0) -
      (readPrice(words)?.aside ? 2.5 : 0) -
      (beforeTax.test(words) || around.slice(0, 2).some((up) => beforeTax.test(namesOf(up)))
        ? 3
        : 0);
    if (score < minScore || (best !== null && score <= best.score) || isRepeated(page, element))
      continue;
    best = { price, score, element, alone: (words.match(/\p{L}/gu) ?? []).length <= 12 };
  }
  return { best, strikethrough, amounts: amounts.size };
}

/** True for one of several similar boxes, each with an image or heading and a price: a list. */
function isRepeated(page: Page, element: Element): boolean {
  for (const up of [...upwards(element)].slice(0, 7)) {
    if (holdsHeading(page, up)) return false;
    if (!isBox(up)) continue;
    const beside = parentOf(up)?.children ?? [];
    const same = beside
      .filter(isElement)
      .filter((e) => e !== up && e.name === up.name && e.attribs['class'] === up.attribs['class']);
    if (same.some(isBox)) return true;
  }
  return false;
}

function isBox(element: Element): boolean {
  const inside = [...descendants(element, 80)];
  return (
    inside.some((e) => /^(?:h[2-6]|img)$/.test(e.name)) &&
    money.test(textOf(element).slice(0, 2000))
  );
}

/** A price inside a link belongs to the linked product. */
const isCard = (around: readonly Element[]) =>
  around.some((up) => up.name === 'a' && /^(?!#|javascript)/.test(up.attribs['href'] ?? '#'));

function strikethroughIn(page: Page, element: Element, whole: boolean): readonly number[] {
  if (whole) {
    const amount = readPrice(textOf(element), page.hints)?.amount;
    return amount === undefined ? [] : [amount];
  }
  return [];
}

/** The innermost elements that contain a whole price, and all elements named as a price. */
function candidates(page: Page): readonly Element[] {
  const found = new Set<Element>();
  for (const element of page.elements) {
    if (
      [
        'script',
        'style',
        'meta',
        'link',
        'option',
        'noscript',
        'template',
        'title',
        'img',
        'input',
      ].includes(element.name)
    )
      continue;
    if (priceNames.test(namesOf(element)) || attribute(element, 'itemprop') === 'price')
      found.add(element);
    const own = element.children.map((node) => (isText(node) ? node.data : '')).join(' ');
    if (own.length < 400 && /\d/.test(own)) found.add(wholePrice(element));
    if (found.size > 1500) break;
  }
  return [...found];
}

/** "$129.99" and "$89.99", or "was" and "now", in separate elements: the lower price counts. */
function lowerBeside(page: Page, element: Element, own: FoundPrice): FoundPrice {
  const parent = parentOf(element);
  const words = parent === null ? '' : textOf(parent, isStrikethrough);
  if (parent === null || holdsHeading(page, parent) || words.length > 80) return own;
  const both = readPrice(words, page.hints);
  const lower =
    both !== null && !both.aside && !both.from && both.amount > 0 && both.amount < own.amount;
  return lower && both.currency === own.currency
    ? { amount: both.amount, currency: both.currency }
    : own;
}

/** Digits, decimals and currency may be in separate elements. */
function wholePrice(element: Element): Element {
  for (const up of [...upwards(element)].slice(0, 4)) {
    const words = textOf(up);
    if (words.length > 80) break;
    if (money.test(words) && readPrice(words) !== null) return cents(up);
  }
  return element;
}

/** "19€" with "99" beside it. */
function cents(element: Element): Element {
  const parent = parentOf(element);
  if (parent === null) return element;
  return /^\D{0,3}\d[\d. ]*\s?€\s?\d{2}$/.test(textOf(parent)) ? parent : element;
}

function named(around: readonly Element[]): number {
  const names = around.slice(0, 3).map(namesOf);
  const all = names.join(' ');
  return (
    (names.some((name) => priceNames.test(name)) ? 3 : 0) +
    (names.slice(0, 2).some((name) => priceNames.test(name) && mainNames.test(name)) ? 1 : 0) +
    (attribute(around[0] as Element, 'itemprop') === 'price' ? 2 : 0) -
    (otherNames.test(all) ? 3 : 0)
  );
}

function nearHeading(distance: number, heading: number): number {
  if (heading < 0) return 0;
  if (distance >= 0)
    return distance <= 40 ? 3 : distance <= 120 ? 2.5 : distance <= 400 ? 1.5 : 0.5;
  return distance >= -40 ? 1.5 : 0;
}

function near(at: number, others: readonly number[]): number {
  const distance = Math.min(...others.map((other) => Math.abs(other - at)));
  return distance <= 30 ? 2 : distance <= 100 ? 1 : 0;
}

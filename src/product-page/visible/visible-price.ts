import { hasMoneySign, mentionsMoney, type ReadPrice } from '../../domain/money/money.ts';
import { readPriceOnce, seenPrice } from '../choose/product-price.ts';
import type { FoundPrice } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { attribute, type Element, isHidden, isText, namesOf, nearest, textWithin } from './dom.ts';
import { holdsHeading, isInRepeatedBox, isOutsideProduct } from './regions.ts';
import {
  hasConditionalPrice,
  isBeforeTax,
  isStrikethrough,
  isWithTax,
} from './strikethrough-price.ts';

/** A price in the visible text. */
export interface VisiblePrice {
  readonly price: FoundPrice;
  /** how likely this is the product's price; at least `minScore` */
  readonly score: number;
  /** true when the element has hardly any text beside the price */
  readonly alone: boolean;
  /** true for a price per piece or metre */
  readonly perPiece: boolean;
}

/** The prices in the visible text. */
export interface VisiblePrices {
  readonly best: VisiblePrice | null;
  /** former or recommended amounts near the product */
  readonly strikethrough: readonly number[];
  /** the current prices outside of other products, header, footer and menus */
  readonly current: readonly FoundPrice[];
  /** how many prices stand in several similar boxes */
  readonly boxed: number;
}

/** A number with a lower score is not taken for the product's price. */
const minScore = 4;

const priceNames =
  /price|preis|prix|prijs|precio|prezzo|pris(?:$|[\s_-])|cena|kosten|(?:^|[\s_-])amount|(?:^|[\s_-])betrag/;
const mainNames =
  /current|sale|final|now|actual|our|special|product-?_?price|pdp|main|buy|offer|regular|retail-?price|selling|aktuell|active|primary/;
const otherNames =
  /unit|base-?price|grund|per-|instal|raten|rate-|monthly|financ|shipping|versand|delivery|lieferung|point|loyalty|member|coupon|voucher|tax|vat|deposit|pfand|saving|total-?cart|filter|range-?slider/;
/** In characters: an element with more text than this is no price. */
const maxTextLength = 160;

/**
 * Returns the price that is where a product's price is, and the strikethrough prices around it.
 * @param buttons the own buy buttons of the product
 */
export function visiblePrices(page: Page, buttons: readonly Element[]): VisiblePrices {
  const places = candidates(page).map((element) => placeIn(page, element));
  const own = places.filter(({ isOutside }) => !isOutside);
  const buttonPlaces = buttons.map((button) => button.place);
  const priced = places.flatMap((place) => pricedIn(page, place, buttonPlaces));
  const best = priced
    .filter(({ score, isBoxed }) => score >= minScore && !isBoxed)
    .reduce<PricedPlace | null>((first, next) => {
      return first === null || isPreferred(next, first) ? next : first;
    }, null);
  return {
    best,
    strikethrough: own
      .filter(({ isStruck }) => isStruck)
      .flatMap(({ element }) => amountIn(page, element)),
    current: priced
      .filter(({ isOutside, isBoxed }) => !isOutside && !isBoxed)
      .map(({ price }) => price),
    boxed: priced.filter(({ isBoxed }) => isBoxed).length,
  };
}

/** An element that may show a price. */
interface Place {
  readonly element: Element;
  /** the element and its nearest ancestors */
  readonly around: readonly Element[];
  /** in the header, footer, menu or among other products */
  readonly isOutside: boolean;
  readonly isStruck: boolean;
}

interface PricedPlace extends VisiblePrice {
  readonly isOutside: boolean;
  /** in one of several similar boxes */
  readonly isBoxed: boolean;
}

function placeIn(page: Page, element: Element): Place {
  const around = nearest(element, 6);
  const isStruck = around.slice(0, 4).some((up) => isStrikethrough(up) && isShort(up));
  return { element, around, isStruck, isOutside: isOutsideProduct(page, element) };
}

function pricedIn(
  page: Page,
  { element, around, isOutside, isStruck }: Place,
  buttonPlaces: readonly number[],
): readonly PricedPlace[] {
  const words = isStruck ? null : wordsIn(element);
  const price = words === null ? null : priceOf(page, element, words);
  if (words === null || price === null) return [];
  return [
    {
      price,
      score: scoreOf(page, { around, words, isOutside, buttonPlaces }),
      alone: (words.match(/\p{L}/gu) ?? []).length <= 12,
      perPiece: isPerPiece(page, words),
      isOutside,
      isBoxed: isInRepeatedBox(page, element),
    },
  ];
}

/** The text of an element, or its label for screen readers when it has no digits to read. */
function wordsIn(element: Element): string | null {
  const words = textWithin(element, maxTextLength, isStrikethrough);
  const label = attribute(element, 'aria-label');
  return words !== null && !/\d/.test(words) && label !== null && label.length <= maxTextLength
    ? label
    : words;
}

const isShort = (element: Element) => textWithin(element, 80) !== null;
const isPerPiece = (page: Page, words: string) => readPriceOnce(page, words)?.aside === 'piece';

/** A price per piece or metre is the product's price only where there is no other. */
function isPreferred(
  { score, perPiece }: Pick<VisiblePrice, 'score' | 'perPiece'>,
  best: VisiblePrice,
): boolean {
  return perPiece === best.perPiece ? score > best.score : best.perPiece;
}

function priceOf(page: Page, element: Element, words: string): FoundPrice | null {
  if (!mentionsMoney(words)) return isBareAmount(words) ? seenPrice(page, words) : null;
  const own = seenPrice(page, words);
  return own && lowerBeside(page, element, own);
}

/** An amount whose currency is elsewhere: in another element, or in the style sheet. */
const isBareAmount = (words: string) => /^\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}\s?\*?$/.test(words);

interface ScoredText {
  readonly around: readonly Element[];
  readonly words: string;
  readonly isOutside: boolean;
  readonly buttonPlaces: readonly number[];
}

function scoreOf(page: Page, { around, words, isOutside, buttonPlaces }: ScoredText): number {
  const [{ place } = { place: -1 }] = around;
  return (
    named(around) +
    nearHeading(place, page.headingElement) +
    near(place, buttonPlaces) +
    (words.length <= 24 ? 1 : 0) -
    (isOutside ? 7 : 0) -
    (isCard(around) ? 4 : 0) -
    (isBareAmount(words) ? 2 : 0) -
    (readPriceOnce(page, words)?.aside ? 2.5 : 0) -
    (isConditional(around, words) ? 3 : 0)
  );
}

/** In characters: a label around a price has little more text. */
const maxLabelLength = 60;

/** True for a price without tax, or for subscribers, as text, name or label around it say. */
function isConditional(around: readonly Element[], words: string): boolean {
  const [element, parent] = around;
  if (isBeforeTax(words)) return true;
  const names = [element, parent].filter((up) => up !== undefined).map(namesOf);
  const label = (parent && textWithin(parent, maxLabelLength))?.replace(words, '') ?? '';
  // With another amount beside it, the label may be about that.
  const isOwnLabel = !mentionsMoney(label) && hasConditionalPrice(label);
  return names.some(isBeforeTax) || (isOwnLabel && !isWithTax(label));
}

/** A price inside a link belongs to the linked product. */
const isCard = (around: readonly Element[]) =>
  around.some((up) => up.name === 'a' && /^(?!#|javascript)/.test(up.attribs['href'] ?? '#'));

function amountIn(page: Page, element: Element): readonly number[] {
  const amount = readPriceOnce(page, textWithin(element, maxTextLength) ?? '')?.amount;
  return amount === undefined ? [] : [amount];
}

const noTextTags = new Set(
  'script style meta link option noscript template title img input'.split(' '),
);

/** A list of two hundred products has about as many. */
const maxCandidates = 600;
/** In characters of the text directly in an element. */
const maxOwnLength = 400;
/** Levels between a number and its sign, where they are in separate elements. */
const maxLevels = 4;

/** The innermost elements that contain a whole price, and all elements named as a price. */
function candidates(page: Page): readonly Element[] {
  const texts = ownTexts(page);
  const withSign = nearSigns(texts);
  const found = new Set<Element>();
  for (const element of page.elements) {
    if (noTextTags.has(element.name)) continue;
    if (priceNames.test(namesOf(element)) || attribute(element, 'itemprop') === 'price')
      found.add(element);
    const isNumber = /\d/.test(texts.get(element) ?? '');
    if (isNumber && nearest(element, maxLevels).some((up) => withSign.has(up)))
      found.add(wholePrice(page, element));
    if (found.size > maxCandidates) break;
  }
  return [...found].filter((element) => !nearest(element, 6).some(isHidden));
}

/** The elements with a sign of money, and their nearest ancestors. */
const nearSigns = (texts: ReadonlyMap<Element, string>): ReadonlySet<Element> =>
  new Set(
    [...texts]
      .filter(([, text]) => hasMoneySign(text))
      .flatMap(([element]) => nearest(element, maxLevels)),
  );

/** The text directly in each element, without longer texts. */
function ownTexts(page: Page): ReadonlyMap<Element, string> {
  const texts = new Map<Element, string>();
  for (const element of page.elements) {
    if (noTextTags.has(element.name)) continue;
    const text = element.children.map((node) => (isText(node) ? node.data : '')).join(' ');
    if (text.length < maxOwnLength && text.trim() !== '') texts.set(element, text);
  }
  return texts;
}

/** "$129.99" and "$89.99", or "was" and "now", in separate elements: the lower price counts. */
function lowerBeside(page: Page, element: Element, own: FoundPrice): FoundPrice {
  const parent = element.parent;
  if (parent === null || holdsHeading(page, parent)) return own;
  const words = textWithin(parent, 80, isStrikethrough) ?? '';
  const both = hasConditionalPrice(words) ? null : readPriceOnce(page, words);
  return both !== null && isPlain(both) && isLowerThan(both, own)
    ? { amount: both.amount, currency: both.currency }
    : own;
}

const isPlain = (price: ReadPrice) => !price.aside && !price.from && price.amount > 0;
const isLowerThan = (price: ReadPrice, own: FoundPrice) =>
  price.currency === own.currency && price.amount < own.amount;

/** Digits, decimals and currency may be in separate elements. */
function wholePrice(page: Page, element: Element): Element {
  for (const up of nearest(element, 4)) {
    const words = textWithin(up, 80);
    if (words === null || (up !== element && up.name === 'main')) break;
    if (mentionsMoney(words) && readPriceOnce(page, words) !== null) return cents(up);
  }
  return element;
}

/** "19€" with "99" beside it. */
function cents(element: Element): Element {
  const parent = element.parent;
  if (parent === null) return element;
  return /^\D{0,3}\d[\d. ]*\s?€\s?\d{2}$/.test(textWithin(parent, 40) ?? '') ? parent : element;
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

function nearHeading(place: number, heading: Element | null): number {
  if (heading === null) return 0;
  const distance = place - heading.place;
  if (distance >= 0)
    return distance <= 40 ? 3 : distance <= 120 ? 2.5 : distance <= 400 ? 1.5 : 0.5;
  return distance >= -40 ? 1.5 : 0;
}

function near(at: number, others: readonly number[]): number {
  const distance = Math.min(...others.map((other) => Math.abs(other - at)));
  return distance <= 30 ? 2 : distance <= 100 ? 1 : 0;
}

import { mentionsMoney, readPrice } from '../../domain/money/money.ts';
import { tax, withoutTax } from '../../domain/money/price-words.ts';
import { type Element, namesOf, nearest, textWithin } from './dom.ts';

const savingNames =
  /(?:^|[\s_-])(?:savings?|you-?save|saved|discount-?(?:percent\w*|badge|amount)|ersparnis|rabatt)(?:$|[\s_-])/;
const formerPriceNames =
  /(?:^|[\s_-])(?:old|was|before|strike\w*|striked|struck|crossed|cross-?out|line-?through|msrp|rrp|uvp|pvp|statt|instead|previous|former|orig|original|vorher|alt|alter|barre|barré|ancien|compare\w*|list-?price|listenpreis|retail|reference|regular|recommended|suggested|streich\w*|pseudo\w*|non-?sale)(?:$|[\s_-])|(?:old|was|strike|list|original|crossed|rrp|uvp|before|previous|compare|regular|streich|barre|statt|vorher)[-_]*(?:price|preis|prix)|(?:price|preis|prix)[-_]*(?:old|was|strike\w*|list|original|crossed|rrp|uvp|before|previous|compare|regular|barre|statt|vorher)|isstruck/;
/** "with-list-price" tells what an element has inside, not what it is. */
const stateNames = /(?<!\S)(?:with|has|is|no)-\S+/g;
/** Shops for businesses show prices with and without tax; consumers pay the one with tax. */
const beforeTax = new RegExp(
  `(?:^|[\\s_-])(?:net|netto|nettopreis)(?:$|[\\s_:-])|${withoutTax}|\\bHT\\b`,
  'iu',
);
const withTax = new RegExp(
  `(?<!\\p{L})(?:inc|incl|inkl|s|con|met|med|ink|iva)\\.?\\s*(?:${tax}|inclu\\p{L}*)|\\bTTC\\b|brutto`,
  'iu',
);
const forMembers =
  /(?<!\p{L})(?:club|members?|mitglied\p{L}*|abonn\p{L}*|subscri\p{L}*|loyalty|membres?|adhérents?)(?!\p{L})/iu;

/** Returns true for a text that tells of a price with tax. */
export const isWithTax = (text: string): boolean => withTax.test(text);

/** Returns true for a text or names that tell of a price without tax, and of none with it. */
export const isBeforeTax = (text: string): boolean => beforeTax.test(text) && !isWithTax(text);

/** Returns true for a text with a price that not every consumer pays: without tax, for members. */
export function hasConditionalPrice(text: string): boolean {
  return beforeTax.test(text) || forMembers.test(text);
}

/** In characters: a block with a former price beside the current one has little more text. */
const maxBlockLength = 500;
const maxLevels = 5;

/**
 * Returns true for an element that shows a former price or a saving. A name such as "regularPrice"
 * does so only beside a lower price: some shops name their only price like this.
 */
export function isStrikethrough(element: Element): boolean {
  const cached = known.get(element);
  if (cached !== undefined) return cached;
  const isStruck = isMarkedAsFormer(element);
  known.set(element, isStruck);
  return isStruck;
}

const known = new WeakMap<Element, boolean>();

function isMarkedAsFormer(element: Element): boolean {
  if (/^(?:del|s|strike)$/.test(element.name)) return true;
  if (/line-through/i.test(element.attribs['style'] ?? '')) return true;
  const names = namesOf(element).replace(stateNames, '');
  if (names === '') return false;
  return savingNames.test(names) || (formerPriceNames.test(names) && hasLowerBeside(element));
}

function hasLowerBeside(element: Element): boolean {
  const own = readPrice(textWithin(element, maxBlockLength) ?? '');
  if (own === null) return false;
  const blocks = nearest(element, 1 + maxLevels).slice(1);
  for (const block of blocks) {
    const around = textWithin(block, maxBlockLength, (inner) => inner === element);
    if (around === null) return false;
    if (isLower(around, own.amount)) return true;
  }
  return false;
}

/** True for a text with a current price below the amount. */
function isLower(text: string, amount: number): boolean {
  if (!mentionsMoney(text) || hasConditionalPrice(text)) return false;
  const price = readPrice(text);
  return price !== null && !price.aside && price.amount > 0 && price.amount < amount;
}

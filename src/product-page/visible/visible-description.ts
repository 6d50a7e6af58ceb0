import { readPrice } from '../../domain/money/money.ts';
import type { Page } from '../page.ts';
import { type Element, isHidden, namesOf, textOf, upwards } from './dom.ts';
import { isOutsideProduct } from './regions.ts';

const descriptionNames =
  /(?:^|[\s_-])(?:(?:product|short|long|item|artikel|produkt)?[\s_-]*(?:description|desc|beschreibung|descriptif|omschrijving|beschrijving|kurztext|langtext)|shortdesc|productshortdesc|excerpt|rte|details-text|product-text)(?:$|[\s_-])/;
const otherText =
  /mwst|ust\b|versand|shipping|delivery|livraison|lieferzeit|cookie|warenkorb|newsletter|auf lager|in stock|artikelnummer|sku\b|^(?:home|start)/i;

/**
 * Returns the text that the page calls a description, else the first paragraph below the heading;
 * null when there is none.
 */
export function visibleDescription(page: Page): string | null {
  const start = page.headingElement?.place ?? 0;
  const blocks = page.elements.filter((element) => isBlock(element) && !isElsewhere(page, element));
  const namedBlock = blocks.find(
    (e) => descriptionNames.test(namesOf(e)) && isProse(textOf(e), 20),
  );
  if (namedBlock) return textOf(namedBlock);
  const paragraph = blocks.find(
    (e) => e.name === 'p' && e.place > start && isProse(textOf(e), 12) && /[.!?…]/.test(textOf(e)),
  );
  return paragraph && page.headingElement ? textOf(paragraph) : null;
}

const isBlock = (element: Element) =>
  ['p', 'div', 'section', 'article', 'td', 'span'].includes(element.name) && !isHidden(element);

function isElsewhere(page: Page, element: Element): boolean {
  if (!descriptionNames.test(namesOf(element)) && element.name !== 'p') return true;
  return isOutsideProduct(page, element) || [...upwards(element)].some((up) => up.name === 'form');
}

function isProse(text: string, minLength: number): boolean {
  if (text.length < minLength || text.length > 20_000) return false;
  return (
    text.length > 300 || !(otherText.test(text) || (text.length < 80 && readPrice(text) !== null))
  );
}

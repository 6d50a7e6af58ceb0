import { readPrice } from '../domain/money.ts';
import { type Element, isHidden, namesOf, textOf, upwards } from './dom.ts';
import type { Page } from './page.ts';
import { isElsewhere } from './regions.ts';

const names =
  /(?:^|[\s_-])(?:(?:product|short|long|item|artikel|produkt)?[\s_-]*(?:description|desc|beschreibung|descriptif|omschrijving|beschrijving|kurztext|langtext)|shortdesc|productshortdesc|excerpt|rte|details-text|product-text)(?:$|[\s_-])/;
const aside =
  /mwst|ust\b|versand|shipping|delivery|livraison|lieferzeit|cookie|warenkorb|newsletter|auf lager|in stock|artikelnummer|sku\b|^(?:home|start)/i;

/** What the page calls a description, else the first sentences below the heading. */
export function visibleDescription(page: Page): string | null {
  const start = page.headingElement ? (page.order.get(page.headingElement) ?? 0) : 0;
  const blocks = page.elements.filter((element) => isBlock(element) && !isAway(page, element));
  const called = blocks.find((e) => names.test(namesOf(e)) && isProse(textOf(e), 20));
  if (called) return textOf(called);
  const paragraph = blocks.find(
    (e) =>
      e.name === 'p' &&
      (page.order.get(e) ?? 0) > start &&
      isProse(textOf(e), 12) &&
      /[.!?…]/.test(textOf(e)),
  );
  return paragraph && page.headingElement ? textOf(paragraph) : null;
}

const isBlock = (element: Element) =>
  ['p', 'div', 'section', 'article', 'td', 'span'].includes(element.name) && !isHidden(element);

function isAway(page: Page, element: Element): boolean {
  if (!names.test(namesOf(element)) && element.name !== 'p') return true;
  return isElsewhere(page, element) || [...upwards(element)].some((up) => up.name === 'form');
}

function isProse(text: string, least: number): boolean {
  if (text.length < least || text.length > 20_000) return false;
  return text.length > 300 || !(aside.test(text) || (text.length < 80 && readPrice(text) !== null));
}

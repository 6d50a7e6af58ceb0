import { seenPrice } from '../choose/product-price.ts';
import type { ExtractionResult } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { matching } from '../select.ts';
import { type Element, isHidden, nameOf, nearest, textOf } from '../visible/dom.ts';
import { isStrikethrough } from '../visible/strikethrough-price.ts';
import { sources } from '../visible/visible-picture.ts';
import { shopPlaces } from './places.ts';

/** What the selectors of a known shop gave. */
export interface ShopExtraction extends ExtractionResult {
  /** true when this counts only for fields that nothing else on the page has */
  readonly lastResort: boolean;
}

/** Returns what the selectors of a known shop find; null for an unknown shop. */
export function readPlaces(page: Page): ShopExtraction | null {
  const places = shopPlaces.find(({ hosts }) => hosts.test(page.url.hostname));
  if (places === undefined) return null;
  const first = <T>(
    selectors: readonly string[] | undefined,
    read: (element: Element) => T | null,
  ): T | null => {
    for (const element of matching(page, selectors ?? [])) {
      const value = read(element);
      if (value !== null) return value;
    }
    return null;
  };
  const textOrNull = (element: Element) => textOf(element) || null;
  const price = first(places.price, (element) =>
    nearest(element, 5).some((up) => isStrikethrough(up) || isHidden(up))
      ? null
      : seenPrice(page, textOf(element, isStrikethrough)),
  );
  return {
    source: 'shop',
    name: first(places.title, (element) => nameOf(element) || null),
    description: first(places.description, textOrNull),
    images:
      first(places.image, (element) => (sources(element).length > 0 ? sources(element) : null)) ??
      [],
    prices: price ? [price] : [],
    lastResort: places.lastResort ?? false,
  };
}

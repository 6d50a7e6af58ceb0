import { type Element, isElement, isHidden, textOf, upwards } from '../dom.ts';
import type { Found } from '../found.ts';
import type { Page } from '../page.ts';
import { seenPrice } from '../product-price.ts';
import { isStruck } from '../struck.ts';
import { sources } from '../visible-picture.ts';
import { shopPlaces } from './places.ts';

export interface ShopFound extends Found {
  /** only for what nothing else on the page says */
  readonly lastResort: boolean;
}

/** What the shop's known places say; null for a shop without any. */
export function readPlaces(page: Page): ShopFound | null {
  const places = shopPlaces.find(({ hosts }) => hosts.test(page.url.hostname));
  if (places === undefined) return null;
  const first = <T>(
    selectors: readonly string[] | undefined,
    read: (element: Element) => T | null,
  ): T | null => {
    for (const selector of selectors ?? []) {
      for (const element of page.$(selector).toArray().slice(0, 10)) {
        const value = isElement(element) ? read(element) : null;
        if (value !== null) return value;
      }
    }
    return null;
  };
  const words = (element: Element) => textOf(element) || null;
  const price = first(places.price, (element) =>
    [...upwards(element)].slice(0, 5).some((up) => isStruck(up) || isHidden(up))
      ? null
      : seenPrice(page, textOf(element, isStruck)),
  );
  return {
    source: 'shop',
    name: first(places.title, words),
    description: first(places.description, words),
    images:
      first(places.image, (element) => (sources(element).length > 0 ? sources(element) : null)) ??
      [],
    prices: price ? [price] : [],
    lastResort: places.lastResort ?? false,
  };
}

import type { Element } from './dom.ts';
import { readEmbeddedState } from './embedded-state.ts';
import type { Found } from './found.ts';
import { readJsonLd } from './json-ld.ts';
import { coverage, wordsOf } from './likeness.ts';
import { type Meta, readMeta } from './meta.ts';
import { readMicrodata } from './microdata.ts';
import type { Page } from './page.ts';
import { readRdfa } from './rdfa.ts';
import { buyButtons, isElsewhere } from './regions.ts';
import { sameAddress } from './same-address.ts';
import { readPlaces, type ShopFound } from './shop-rules/read-places.ts';
import { readBuyButton } from './snippet-button.ts';
import { isShop } from './title.ts';
import { type VisiblePrices, visiblePrices } from './visible-price.ts';

/** Everything the page says about its product, by how it says it. */
export interface Gathered {
  readonly shop: ShopFound | null;
  /** JSON-LD, microdata, RDFa: of each the product that the page is about */
  readonly structured: readonly Found[];
  readonly meta: Meta;
  /** the meta elements are about what the heading and the title are about */
  readonly metaFits: boolean;
  readonly state: Found | null;
  readonly button: Found | null;
  readonly visible: VisiblePrices;
  /** buttons to buy with that are not another product's */
  readonly buys: readonly Element[];
  readonly isList: boolean;
}

export function gather(page: Page): Gathered {
  const jsonLd = readJsonLd(page);
  const meta = readMeta(page);
  const buttons = buyButtons(page);
  const pick = (products: readonly Found[]) => about(page, products, jsonLd.isList);
  return {
    shop: readPlaces(page),
    structured: [jsonLd.products, readMicrodata(page), readRdfa(page)]
      .map(pick)
      .filter((f) => f !== null),
    meta,
    metaFits: meta.name === null || isAboutSame(page, meta.name),
    state: readEmbeddedState(page),
    button: readBuyButton(page),
    visible: visiblePrices(page, buttons),
    buys: buttons.filter((button) => !isElsewhere(page, button)),
    isList: jsonLd.isList,
  };
}

/** The meta elements of many shops are the same on every page: the shop's name, its logo. */
function isAboutSame(page: Page, name: string): boolean {
  if (page.heading === '' && page.headTitle === '') return true;
  if (isShop(page, name)) return false;
  const trusted = page.heading !== '' && coverage(page.heading, page.headTitle) >= 0.6;
  if (!trusted) return suits(page, name) >= 0.4;
  return coverage(name, page.heading) >= 0.4 || coverage(page.heading, name) >= 0.6;
}

/** How much a name is what the page's heading or title says, 0 to 1. */
export function suits(page: Page, name: string): number {
  const heading = isShop(page, page.heading) ? '' : page.heading;
  const long = wordsOf(heading).length >= 3;
  return Math.max(
    coverage(name, heading),
    coverage(name, page.headTitle),
    heading === '' ? 0 : coverage(heading, name) * (long ? 0.9 : 0.45),
  );
}

/** Of several products the one that the page is about; null when it seems to be about none of them. */
function about(page: Page, products: readonly Found[], isList: boolean): Found | null {
  const ranked = products
    .map((found, at) => {
      const like = found.name === null ? 0 : suits(page, found.name);
      const here = sameAddress(page, found.url) >= 1;
      const whole = found.name === null ? 0 : coverage(page.heading, found.name) * 0.5;
      const rank =
        like +
        whole +
        (here ? 0.5 : 0) +
        (found.prices.length > 0 ? 0.3 : 0) +
        (found.images.length > 0 ? 0.1 : 0) -
        at / 1000;
      return { found, like, here, rank };
    })
    .toSorted((a, b) => b.rank - a.rank);
  const best = ranked[0];
  if (best === undefined) return null;
  const different = new Set(products.map(({ name }) => name)).size;
  if (different === 1) return best.like >= 0.4 || best.here || !isList ? best.found : null;
  return best.like >= (different > 3 ? 0.6 : 0.5) || (best.here && !isList) ? best.found : null;
}

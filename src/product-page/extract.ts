import { isShop } from './choose/title.ts';
import type { ExtractionResult, FoundPrice } from './extraction-result.ts';
import type { Page } from './page.ts';
import { sameAddress } from './same-address.ts';
import { readPlaces, type ShopExtraction } from './shop-rules/read-places.ts';
import { readEmbeddedState } from './structured-data/embedded-state.ts';
import { readJsonLd } from './structured-data/json-ld.ts';
import { type Meta, readMeta } from './structured-data/meta.ts';
import { readMicrodata } from './structured-data/microdata.ts';
import { readRdfa } from './structured-data/rdfa.ts';
import { coverage, wordsOf } from './token-overlap.ts';
import type { Element } from './visible/dom.ts';
import { buyButtons, ownBuyButtons } from './visible/regions.ts';
import { readBuyButton, readPriceAttribute } from './visible/snippet-button.ts';
import { type VisiblePrices, visiblePrices } from './visible/visible-price.ts';

/** Everything the page says about its product, by source. */
export interface Extracted {
  readonly shop: ShopExtraction | null;
  /** the product of the page from JSON-LD, microdata and RDFa, where there is one */
  readonly structured: readonly ExtractionResult[];
  readonly meta: Meta;
  /** true when the meta elements describe the same thing as heading and title */
  readonly metaFits: boolean;
  readonly state: ExtractionResult | null;
  readonly button: ExtractionResult | null;
  readonly visible: VisiblePrices;
  /** buy buttons that belong to no other product */
  readonly buys: readonly Element[];
  /** the only price in an attribute, where there is one */
  readonly attributePrice: FoundPrice | null;
  /** the page calls itself a list of products */
  readonly isList: boolean;
  /** the page calls itself an article */
  readonly isArticle: boolean;
}

/** Returns everything the page says about its product; nothing is ranked yet. */
export function extract(page: Page): Extracted {
  const jsonLd = readJsonLd(page);
  const meta = readMeta(page);
  const buys = ownBuyButtons(page, buyButtons(page));
  const pick = (products: readonly ExtractionResult[]) =>
    about(page, products.map(withShortName), jsonLd.isList);
  return {
    shop: readPlaces(page),
    structured: [jsonLd.products, readMicrodata(page), readRdfa(page)]
      .map(pick)
      .filter((f) => f !== null),
    meta,
    metaFits: meta.name === null || isAboutSame(page, meta.name),
    state: readEmbeddedState(page),
    button: readBuyButton(page),
    attributePrice: readPriceAttribute(page),
    visible: visiblePrices(page, buys),
    buys,
    isList: jsonLd.isList,
    isArticle: jsonLd.isArticle,
  };
}

/** Returns what the selectors of a known shop found, as everything that counts on its page. */
export function onlyOfShop(shop: ShopExtraction): Extracted {
  return {
    shop,
    structured: [],
    meta: {
      source: 'meta',
      name: null,
      description: null,
      images: [],
      prices: [],
      saysProduct: false,
    },
    metaFits: false,
    state: null,
    button: null,
    attributePrice: null,
    visible: { best: null, strikethrough: [], current: [], boxed: 0 },
    buys: [],
    isList: false,
    isArticle: false,
  };
}

/** In characters. Longer names are no names, and would take the patterns for titles too long. */
const maxNameLength = 400;

const withShortName = (found: ExtractionResult): ExtractionResult => ({
  ...found,
  name: found.name?.slice(0, maxNameLength) ?? null,
});

/** Many shops have the same meta elements on every page: the name of the shop, its logo. */
function isAboutSame(page: Page, name: string): boolean {
  if (page.heading === '' && page.headTitle === '') return true;
  if (isShop(page, name)) return false;
  const trusted = page.heading !== '' && coverage(page.heading, page.headTitle) >= 0.6;
  if (!trusted) return matchesProduct(page, name) >= 0.4;
  return coverage(name, page.heading) >= 0.4 || coverage(page.heading, name) >= 0.6;
}

/** Returns how much a name agrees with the page's heading or title, 0 to 1. */
export function matchesProduct(page: Page, name: string): number {
  const heading = isShop(page, page.heading) ? '' : page.heading;
  const isLongHeading = wordsOf(heading).length >= 3;
  return Math.max(
    coverage(name, heading),
    coverage(name, page.headTitle),
    heading === '' ? 0 : coverage(heading, name) * (isLongHeading ? 0.9 : 0.45),
  );
}

interface RankedProduct {
  readonly found: ExtractionResult;
  readonly nameMatch: number;
  readonly isSameAddress: boolean;
  readonly rank: number;
}

/** Returns the product that the page is about; null when it seems to be about none of them. */
function about(
  page: Page,
  products: readonly ExtractionResult[],
  isList: boolean,
): ExtractionResult | null {
  const [best, ...others] = products
    .map((found, at) => rankProduct(page, found, at))
    .toSorted((a, b) => b.rank - a.rank);
  if (best === undefined) return null;
  const nameCount = new Set(products.map(({ name }) => name)).size;
  const isProductOfPage =
    nameCount === 1
      ? isOnlyProduct(page, best, isList)
      : isOneOfSeveral(best, nameCount, isList) && !isOneOfEquals(best, others);
  return isProductOfPage ? best.found : null;
}

function isOneOfSeveral(product: RankedProduct, nameCount: number, isList: boolean): boolean {
  return product.nameMatch >= (nameCount > 3 ? 0.6 : 0.5) || (product.isSameAddress && !isList);
}

/** Half of its name is in the heading, as it is of another one: both are of the heading's kind. */
const isOneOfEquals = (best: RankedProduct, others: readonly RankedProduct[]): boolean =>
  best.nameMatch < 0.6 &&
  !best.isSameAddress &&
  others.some(
    ({ found, nameMatch }) => found.name !== best.found.name && nameMatch === best.nameMatch,
  );

/** A product that shares no word with heading and title is not the product of the page. */
function isOnlyProduct(page: Page, product: RankedProduct, isList: boolean): boolean {
  if (product.isSameAddress || product.nameMatch >= 0.4) return true;
  const isNamed = product.found.name !== null && (page.heading !== '' || page.headTitle !== '');
  return !isList && (product.nameMatch > 0 || !isNamed);
}

function rankProduct(page: Page, found: ExtractionResult, at: number): RankedProduct {
  const nameMatch = found.name === null ? 0 : matchesProduct(page, found.name);
  const isSameAddress = sameAddress(page, found.url) >= 1;
  const headingMatch = found.name === null ? 0 : coverage(page.heading, found.name) * 0.5;
  const rank =
    nameMatch +
    headingMatch +
    (isSameAddress ? 0.5 : 0) +
    (found.prices.length > 0 ? 0.3 : 0) +
    (found.images.length > 0 ? 0.1 : 0) -
    at / 1000;
  return { found, nameMatch, isSameAddress, rank };
}

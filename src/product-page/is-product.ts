import { type Extracted, matchesProduct } from './extract.ts';
import type { ExtractionResult } from './extraction-result.ts';
import type { Page } from './page.ts';
import { isSamePrice } from './same-price.ts';
import { coverage, wordsOf } from './token-overlap.ts';
import { isBasketButton } from './visible/regions.ts';
import { visiblePicture } from './visible/visible-picture.ts';

/** A page with more buy buttons is a list of products. */
const maxBuyButtons = 4;

/**
 * Returns true when the markup has one product with the name of the page. Such markup outweighs the
 * words on the page.
 */
export function isCertain(page: Page, extracted: Extracted): boolean {
  return (
    !isArticle(page, extracted) &&
    extracted.structured.some(
      ({ name }) =>
        name !== null &&
        matchesProduct(page, name) >= 0.6 &&
        (wordsOf(name).length > 1 || matchesProduct(page, name) === 1),
    )
  );
}

/** Returns true when a price and a few buy buttons are where a product has them. */
export function sellsVisibly({ visible, buys }: Extracted): boolean {
  return visible.best !== null && hasBuyButton(buys.length);
}

const hasBuyButton = (count: number) => count > 0 && count <= maxBuyButtons;

const saysArticle = (page: Page) => page.meta.get('og:type')?.[0]?.toLowerCase() === 'article';

/** Blogs mark what they write about as a product, to show stars in search results. */
function isArticle(page: Page, extracted: Extracted): boolean {
  const hasOffer = extracted.structured.some(({ prices }) => prices.length > 0);
  return saysArticle(page) && !hasOffer && !extracted.meta.saysProduct && !sellsVisibly(extracted);
}

/**
 * Galleries and workshops sell on request: the heading is the title, and there is one price and an
 * image.
 */
function showsOnePrice(page: Page, { visible, meta }: Extracted): boolean {
  if (visible.best === null || !visible.best.alone || saysArticle(page) || meta.saysProduct)
    return false;
  const amounts = new Set(visible.current.map(({ amount }) => amount));
  return amounts.size <= 2 && isTitled(page, 0.6) && visiblePicture(page) !== null;
}

const isTitled = (page: Page, minCoverage: number) =>
  coverage(page.heading, page.headTitle) >= minCoverage;

/** A product without a price: on request, sold out, or with a monthly rate only. */
function sellsWithoutPrice(page: Page, { visible, buys }: Extracted): boolean {
  const hasOtherPrices =
    visible.best === null &&
    visible.current.some((price) => !isSamePrice(price, visible.current[0] ?? price));
  return (
    !saysArticle(page) &&
    !hasOtherPrices &&
    hasBuyButton(buys.filter(isBasketButton).length) &&
    isTitled(page, 0.6) &&
    visiblePicture(page) !== null
  );
}

const startPath = /\/(?:index\.\w+|[a-z]{2}(?:[-_][a-z]{2})?)?\/?$/i;
const searchPath = /\/(?:search|suche|recherche|s|sch|zoeken|catalogsearch)(?:\/|$)/;
const searchQuery = /[?&](?:q|query|search|suche|k|_nkw|searchterm|text)=/i;

/**
 * Returns true when there is evidence that the page is about one product; false for a list, an
 * article or a start page.
 */
export function isProductPage(page: Page, extracted: Extracted): boolean {
  if (isArticle(page, extracted)) return false;
  const isStartPage = page.url.pathname.replace(startPath, '') === '';
  const isSearch = isSearchPage(page);
  if (extracted.structured.length > 0)
    return !(isStartPage || isSearch) || isCertain(page, extracted);
  if (extracted.button !== null) return true;
  const isEntrance = isStartPage && page.url.search === '';
  return !isSearch && !isEntrance && isOffered(page, extracted);
}

const isOffered = (page: Page, extracted: Extracted) =>
  isDeclared(extracted) || (!extracted.isList && isSoldHere(page, extracted));

const isSearchPage = ({ url }: Page) =>
  searchPath.test(url.pathname) || searchQuery.test(url.search);

/** The selectors of a known shop, or the head, name a product. */
function isDeclared({ shop, meta, metaFits }: Extracted): boolean {
  const isKnownShop =
    shop !== null && !shop.lastResort && shop.name !== null && shop.prices.length > 0;
  return isKnownShop || (meta.saysProduct && metaFits);
}

const hasPrice = (found: ExtractionResult | null) => found !== null && found.prices.length > 0;

/** Scripts or the visible page sell one product. */
function isSoldHere(page: Page, extracted: Extracted): boolean {
  const { state, shop, buys } = extracted;
  const isInState = hasPrice(state) && buys.length <= maxBuyButtons;
  if (isInState || (hasPrice(shop) && page.heading !== '')) return true;
  if (showsOnePrice(page, extracted) || sellsWithoutPrice(page, extracted)) return true;
  return sellsVisibly(extracted) && (page.heading !== '' || page.headTitle !== '');
}

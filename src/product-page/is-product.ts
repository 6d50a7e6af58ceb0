import { type Extracted, matchesProduct } from './extract.ts';
import type { Page } from './page.ts';
import { coverage, wordsOf } from './token-overlap.ts';
import { visiblePicture } from './visible/visible-picture.ts';

/** A page with more buy buttons is a list of products. */
const maxBuyButtons = 4;

/**
 * Returns true when the markup has one product with the name of the page. Such markup outweighs the
 * words on the page.
 */
export function isCertain(page: Page, extracted: Extracted): boolean {
  return extracted.structured.some(
    ({ name }) =>
      name !== null &&
      matchesProduct(page, name) >= 0.6 &&
      (wordsOf(name).length > 1 || matchesProduct(page, name) === 1),
  );
}

/** Returns true when a price and a few buy buttons are where a product has them. */
export function sellsVisibly({ visible, buys }: Extracted): boolean {
  return visible.best !== null && buys.length > 0 && buys.length <= maxBuyButtons;
}

/**
 * Galleries and workshops sell on request: the heading is the title, and there is one price and an
 * image.
 */
function showsOnePrice(page: Page, { visible, meta }: Extracted): boolean {
  const isArticleOrProduct =
    page.meta.get('og:type')?.[0]?.toLowerCase() === 'article' || meta.saysProduct;
  if (visible.best === null || !visible.best.alone || visible.amounts > 2 || isArticleOrProduct)
    return false;
  return coverage(page.heading, page.headTitle) >= 0.6 && visiblePicture(page) !== null;
}

/**
 * Returns true when there is evidence that the page is about one product; false for a list, an
 * article or a start page.
 */
export function isProductPage(page: Page, extracted: Extracted): boolean {
  const { shop, structured, meta, metaFits, state, button, isList } = extracted;
  const isStartPage =
    page.url.pathname.replace(/\/(?:index\.\w+|[a-z]{2}(?:[-_][a-z]{2})?)?\/?$/i, '') === '';
  const isSearchPage =
    /\/(?:search|suche|recherche|s|sch|zoeken|catalogsearch)(?:\/|$)/.test(page.url.pathname) ||
    /[?&](?:q|query|search|suche|k|_nkw|searchterm|text)=/i.test(page.url.search);
  if (structured.length > 0) return !(isStartPage || isSearchPage) || isCertain(page, extracted);
  if (button !== null) return true;
  if (isStartPage && page.url.search === '') return false;
  if (isSearchPage) return false;
  if (shop !== null && !shop.lastResort && shop.name !== null && shop.prices.length > 0)
    return true;
  if (meta.saysProduct && metaFits) return true;
  if (isList) return false;
  if (state !== null && state.prices.length > 0 && extracted.buys.length <= maxBuyButtons)
    return true;
  if (shop !== null && shop.prices.length > 0 && page.heading !== '') return true;
  if (showsOnePrice(page, extracted)) return true;
  return sellsVisibly(extracted) && (page.heading !== '' || page.headTitle !== '');
}

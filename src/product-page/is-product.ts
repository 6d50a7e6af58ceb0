import { type Gathered, suits } from './gather.ts';
import { coverage, wordsOf } from './likeness.ts';
import type { Page } from './page.ts';
import { visiblePicture } from './visible-picture.ts';

/** Buttons to buy with, of which more than this make a list of products. */
const mostButtons = 4;

/** Markup of one product whose name is the page's: enough to trust it over any word on the page. */
export function isCertain(page: Page, gathered: Gathered): boolean {
  return gathered.structured.some(
    ({ name }) =>
      name !== null &&
      suits(page, name) >= 0.6 &&
      (wordsOf(name).length > 1 || suits(page, name) === 1),
  );
}

/** A price and a button to buy with stand where a product's stand. */
export function sellsVisibly({ visible, buys }: Gathered): boolean {
  return visible.best !== null && buys.length > 0 && buys.length <= mostButtons;
}

/** Galleries and workshops sell on request: the title's heading, a price that stands alone, a picture. */
function showsOnePrice(page: Page, { visible, meta }: Gathered): boolean {
  const article = page.meta.get('og:type')?.[0]?.toLowerCase() === 'article' || meta.saysProduct;
  if (visible.best === null || !visible.best.alone || visible.amounts > 2 || article) return false;
  return coverage(page.heading, page.headTitle) >= 0.6 && visiblePicture(page) !== null;
}

/** Is there evidence that the page is about one product? A list, an article or a home page has none. */
export function isProductPage(page: Page, gathered: Gathered): boolean {
  const { shop, structured, meta, metaFits, state, button, isList } = gathered;
  const start =
    page.url.pathname.replace(/\/(?:index\.\w+|[a-z]{2}(?:[-_][a-z]{2})?)?\/?$/i, '') === '';
  const search =
    /\/(?:search|suche|recherche|s|sch|zoeken|catalogsearch)(?:\/|$)/.test(page.url.pathname) ||
    /[?&](?:q|query|search|suche|k|_nkw|searchterm|text)=/i.test(page.url.search);
  if (structured.length > 0) return !(start || search) || isCertain(page, gathered);
  if (button !== null) return true;
  if (start && page.url.search === '') return false;
  if (search) return false;
  if (shop !== null && !shop.lastResort && shop.name !== null && shop.prices.length > 0)
    return true;
  if (meta.saysProduct && metaFits) return true;
  if (isList) return false;
  if (state !== null && state.prices.length > 0 && gathered.buys.length <= mostButtons) return true;
  if (shop !== null && shop.prices.length > 0 && page.heading !== '') return true;
  if (showsOnePrice(page, gathered)) return true;
  return sellsVisibly(gathered) && (page.heading !== '' || page.headTitle !== '');
}

import { type Extracted, matchesProduct } from './extract.ts';
import type { ExtractionResult } from './extraction-result.ts';
import { elementsNamed, type Page } from './page.ts';
import { isSamePrice } from './same-price.ts';
import { coverage, wordsOf } from './token-overlap.ts';
import type { Element } from './visible/dom.ts';
import { isInPart } from './visible/outline.ts';
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

const typeOf = (page: Page) => page.meta.get('og:type')?.[0]?.toLowerCase() ?? '';
const saysArticle = (page: Page) => typeOf(page) === 'article';

/** Blogs mark what they write about as a product, to show stars in search results. */
function isArticle(page: Page, extracted: Extracted): boolean {
  const hasOffer =
    !extracted.isArticle && extracted.structured.some(({ prices }) => prices.length > 0);
  const isText = saysArticle(page) || extracted.isArticle;
  return isText && !hasOffer && !extracted.meta.saysProduct && !sellsItself(page, extracted);
}

/**
 * True when a basket's button stands under the heading of the page, not under that of a part. A mere
 * link in a text leads to the product that the text is about.
 */
const sellsItself = (page: Page, extracted: Extracted) =>
  sellsVisibly(extracted) &&
  extracted.buys.some((button) => isBasketButton(button) && !isInPart(page, button));

/**
 * Galleries and workshops sell on request: the heading is the title, and there is one price and an
 * image.
 */
function showsOnePrice(page: Page, extracted: Extracted): boolean {
  const { visible, meta } = extracted;
  if (visible.best === null || !visible.best.alone || meta.saysProduct) return false;
  if (saysArticle(page) || extracted.isArticle || isOfOtherKind(page)) return false;
  const amounts = new Set(visible.current.map(({ amount }) => amount));
  return amounts.size <= 2 && isTitled(page, 0.6) && isPictured(page, extracted);
}

/** A visible price with this score stands where a product has it, and is named as its price. */
const minSureScore = 6;

/** The page shows a picture; beside a sure price the one of the meta elements is enough. */
const isPictured = (page: Page, { visible, meta, metaFits }: Extracted) =>
  visiblePicture(page) !== null ||
  ((visible.best?.score ?? 0) >= minSureScore && metaFits && meta.images.length > 0);

/** A film, a question, a list of prices of several things, or a page about the shop. */
const isOfOtherKind = (page: Page) =>
  /^(?:video|music|profile)\b/.test(typeOf(page)) ||
  page.heading.endsWith('?') ||
  otherKinds.test(page.heading);
const otherKinds =
  /(?<!\p{L})(?:preise|preisliste|prices?|pricing|tarifs?|tarife)(?!\p{L})|^(?:about|contact|delivery|shipping|returns|faq|über uns|kontakt|versand|lieferung|rückgabe|impressum|livraison|retours|à propos|contactez)(?!\p{L})/iu;

const isTitled = (page: Page, minCoverage: number) =>
  coverage(page.heading, page.headTitle) >= minCoverage;

/**
 * A product that shows no price: on request, sold out, with a monthly rate only, or drawn by a script
 * from an attribute.
 */
function sellsWithoutPrice(page: Page, { visible, buys, attributePrice }: Extracted): boolean {
  if (saysArticle(page) || !isTitled(page, 0.6)) return false;
  if (!hasBuyButton(buys.filter(isBasketButton).length)) return false;
  if (attributePrice !== null) return true;
  const hasOtherPrices =
    visible.best === null &&
    visible.current.some((price) => !isSamePrice(price, visible.current[0] ?? price));
  return !hasOtherPrices && visiblePicture(page) !== null;
}

/** The heading of what a visitor has collected. */
const basketHeading =
  /^(?:(?:your|my|shopping) (?:shopping )?(?:cart|bag|basket|trolley)|(?:cart|basket)$|(?:ihr|dein|mein) (?:waren|einkaufs)korb|warenkorb|(?:votre|mon) panier|panier$)/i;

/** Fewer boxes are other products beside one that is sold out. */
const minBoxesOfList = 4;

/**
 * Shops mark a category as one product, to show its stars and lowest price in search results. It has
 * further pages or no picture, and prices and pictures in boxes only.
 */
function isBoxedList(page: Page, { visible, buys, structured }: Extracted): boolean {
  if (structured.length === 0 || buys.length > 0 || visible.best !== null) return false;
  return (
    visible.boxed >= minBoxesOfList &&
    visiblePicture(page) === null &&
    (structured.every(({ images }) => images.length === 0) ||
      ['a', 'link']
        .flatMap((name) => elementsNamed(page, name))
        .some((element) => leadsToNextPage(page, element)))
  );
}

/** A link to the same address with another page number. */
function leadsToNextPage({ url, base }: Page, { attribs }: Element): boolean {
  const target = URL.parse(attribs['href'] ?? '', base);
  if (target === null || target.hostname !== url.hostname) return false;
  const [own, next] = [url, target].map(({ pathname }) => pathname.replace(/\/$/, ''));
  if (attribs['rel'] === 'next' && attribs['href'] !== '#') return true;
  return next === own
    ? /[?&](?:p|page|pg|seite|pagina)=[2-9]\b/i.test(target.search)
    : next?.replace(/\/(?:page|seite)\/?\d+$/i, '') === own;
}

const startPath = /\/(?:index\.\w+|[a-z]{2}(?:[-_][a-z]{2})?)?\/?$/i;
const searchPath = /\/(?:search|suche|recherche|s|sch|zoeken|catalogsearch)(?:\/|$)/;
const basketPath =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/)?(?:checkout\/)?(?:cart|basket|warenkorb|panier|checkout|kasse|commande|wishlist|merkliste)\/?$/i;
const searchQuery = /[?&](?:q|query|search|suche|k|_nkw|searchterm|text)=/i;

/**
 * Returns true when there is evidence that the page is about one product; false for a list, an
 * article or a start page.
 */
export function isProductPage(page: Page, extracted: Extracted): boolean {
  if (isArticle(page, extracted) || isBoxedList(page, extracted)) return false;
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

/** A search, or what a visitor has collected: many products, or one of many. */
const isSearchPage = ({ url, heading }: Page) =>
  searchPath.test(url.pathname) ||
  searchQuery.test(url.search) ||
  basketPath.test(url.pathname) ||
  basketHeading.test(heading);

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

import type { Language } from '../domain/language.ts';
import { limits } from '../domain/limits.ts';
import { formatMoney } from '../domain/money/money.ts';
import { type BlockPage, blockOfPage, blockOfResponse } from './block-page.ts';
import { chooseDescription } from './choose/choose-description.ts';
import { choosePicture } from './choose/choose-picture.ts';
import { type ChosenPrice, choosePrice } from './choose/choose-price.ts';
import { chooseTitle } from './choose/choose-title.ts';
import { type Extracted, extract, matchesProduct, onlyOfShop } from './extract.ts';
import type { Source } from './extraction-result.ts';
import { isCertain, isProductPage, sellsVisibly } from './is-product.ts';
import { openPage, type Page } from './page.ts';
import { readAmazon } from './shop-rules/amazon.ts';

/** A page as a shop sent it; `url` is its address after all redirects. */
export interface AnsweredPage {
  readonly html: string;
  readonly url: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** the visitor's language, in which the price is written */
  readonly language: Language;
}

/** Why a page gives no product. */
export type NoProduct = BlockPage | 'not_a_product' | 'too_complex';

/** The price to pay. */
export interface ProductPrice {
  /** formatted in the visitor's language; at most `limits.itemPrice` characters */
  readonly text: string;
  /** in units of the currency */
  readonly amount: number;
  /** ISO 4217 */
  readonly currency: string | null;
}

/**
 * The product of a page; without one `title` and the other fields are null and `reason` says why.
 */
export interface ReadProduct {
  readonly title: string | null;
  readonly price: ProductPrice | null;
  readonly description: string | null;
  /** an absolute http or https address */
  readonly image: string | null;
  /** where each field was read */
  readonly sources: Readonly<Partial<Record<'title' | 'price' | 'description' | 'image', Source>>>;
  readonly reason: NoProduct | null;
}

/** Longer pages are cut: the product is described early, and parsing the rest takes time. */
const maxPageLength = 2_000_000;

/** A page with everything that it says, or the reason why it gives no product. */
export interface ExaminedPage {
  readonly page: Page;
  readonly extracted: Extracted;
  /** true when only the selectors of the shop count */
  readonly onlyShop: boolean;
  readonly reason: NoProduct | null;
}

/**
 * Returns title, current price, description and image of the product, each with its source; or the
 * reason why there is none: a block page, an error, no product, or markup that is too complex.
 * Never throws.
 */
export function readProductPage(answer: AnsweredPage): ReadProduct {
  const examined = examinePage(answer);
  if (typeof examined === 'string') return nothing(examined);
  return examined.reason === null ? present(examined, answer.language) : nothing(examined.reason);
}

/**
 * Returns the page with everything that it says about its product; only the reason when response or
 * markup already rule out a product. Never throws.
 */
export function examinePage(answer: AnsweredPage): ExaminedPage | NoProduct {
  const responseBlock = blockOfResponse({ status: answer.status, headers: answer.headers ?? {} });
  if (responseBlock !== null) return responseBlock;
  const html = answer.html.slice(0, maxPageLength);
  if (html.trim() === '') return 'empty';
  const page = openPage(html, answer.url);
  if (page === null) return 'too_complex';
  if (/(?:^|\.)amazon\.[a-z.]+$/.test(page.url.hostname)) return examineAmazonPage(page);
  const extracted = extract(page);
  return { page, extracted, onlyShop: false, reason: reasonOf(page, extracted) };
}

function reasonOf(page: Page, extracted: Extracted): NoProduct | null {
  const blockPage = isCertain(page, extracted) ? null : blockOfPage(page);
  if (blockPage !== null && !hasProductAnyway(page, blockPage, extracted)) return blockPage;
  return isProductPage(page, extracted) ? null : 'not_a_product';
}

/** True when the words of a block page are on a page that shows a product all the same. */
function hasProductAnyway(page: Page, blockPage: BlockPage, extracted: Extracted): boolean {
  if (blockPage === 'not_found') return false;
  const { state, meta, metaFits } = extracted;
  if (sellsVisibly(extracted)) return true;
  if (blockPage === 'empty' && (state?.prices.length ?? 0) > 0) return true;
  return (
    meta.saysProduct && metaFits && meta.name !== null && matchesProduct(page, meta.name) >= 0.6
  );
}

function examineAmazonPage(page: Page): ExaminedPage | NoProduct {
  const shop = readAmazon(page);
  if (shop === null) return blockOfPage(page) ?? 'not_a_product';
  const extracted = onlyOfShop({ ...shop, lastResort: false });
  return { page, extracted, onlyShop: true, reason: null };
}

function present({ page, extracted, onlyShop }: ExaminedPage, language: Language): ReadProduct {
  const title = chooseTitle(page, extracted);
  if (title === null) return nothing('not_a_product');
  const price = choosePrice(page, extracted);
  const picture = choosePicture(page, extracted, title.title, onlyShop);
  const description = chooseDescription(page, extracted, title.title, onlyShop);
  return {
    title: title.title,
    price: price && {
      text: priceText(price, language),
      amount: price.amount,
      currency: price.currency,
    },
    description: description?.description ?? null,
    image: picture?.address ?? null,
    sources: {
      title: title.source,
      ...(price && { price: price.source }),
      ...(description && { description: description.source }),
      ...(picture && { image: picture.source }),
    },
    reason: null,
  };
}

function priceText({ amount, currency }: ChosenPrice, language: Language): string {
  const text =
    currency === null
      ? new Intl.NumberFormat(language, {
          minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
        }).format(amount)
      : formatMoney(amount, currency, language);
  return text.slice(0, limits.itemPrice);
}

function nothing(reason: NoProduct): ReadProduct {
  return { title: null, price: null, description: null, image: null, sources: {}, reason };
}

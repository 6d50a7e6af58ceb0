import type { Language } from '../domain/language.ts';
import { limits } from '../domain/limits.ts';
import { formatMoney } from '../domain/money/money.ts';
import { type BlockPage, blockOfPage, blockOfResponse } from './block-page.ts';
import { chooseDescription } from './choose/choose-description.ts';
import { choosePicture } from './choose/choose-picture.ts';
import { type ChosenPrice, choosePrice } from './choose/choose-price.ts';
import { chooseTitle } from './choose/choose-title.ts';
import { isTooComplex } from './complexity-guard.ts';
import { type Extracted, extract, matchesProduct } from './extract.ts';
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

/**
 * Returns title, current price, description and image of the product, each with its source; or the
 * reason why there is none: a block page, an error, no product, or markup that is too complex.
 * Never throws.
 */
export function readProductPage(answer: AnsweredPage): ReadProduct {
  const responseBlock = blockOfResponse({ status: answer.status, headers: answer.headers ?? {} });
  if (responseBlock !== null) return nothing(responseBlock);
  const html = answer.html.slice(0, maxPageLength);
  if (html.trim() === '') return nothing('empty');
  if (isTooComplex(html)) return nothing('too_complex');
  const page = openPage(html, answer.url);
  if (/(?:^|\.)amazon\.[a-z.]+$/.test(page.url.hostname))
    return readAmazonPage(page, answer.language);
  const extracted = extract(page);
  const isSure = isCertain(page, extracted);
  const blockPage = isSure ? null : blockOfPage(page);
  if (blockPage !== null && !hasProductAnyway(page, blockPage, extracted))
    return nothing(blockPage);
  if (!isProductPage(page, extracted)) return nothing('not_a_product');
  return present(page, extracted, answer.language);
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

function readAmazonPage(page: Page, language: Language): ReadProduct {
  const shop = readAmazon(page);
  if (shop === null) return nothing(blockOfPage(page) ?? 'not_a_product');
  const meta = {
    source: 'meta',
    name: null,
    description: null,
    images: [],
    prices: [],
    saysProduct: false,
  } as const;
  return present(
    page,
    {
      shop: { ...shop, lastResort: false },
      structured: [],
      meta,
      metaFits: false,
      state: null,
      button: null,
      visible: { best: null, strikethrough: [], amounts: 0 },
      buys: [],
      isList: false,
    },
    language,
    { onlyShop: true },
  );
}

function present(
  page: Page,
  extracted: Extracted,
  language: Language,
  { onlyShop = false } = {},
): ReadProduct {
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

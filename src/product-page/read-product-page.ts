import type { Language } from '../domain/language.ts';
import { limits } from '../domain/limits.ts';
import { formatMoney } from '../domain/money.ts';
import { chooseDescription } from './choose-description.ts';
import { choosePicture } from './choose-picture.ts';
import { type ChosenPrice, choosePrice } from './choose-price.ts';
import { chooseTitle } from './choose-title.ts';
import type { Source } from './found.ts';
import { type Gathered, gather, suits } from './gather.ts';
import { isCertain, isProductPage, sellsVisibly } from './is-product.ts';
import { openPage, type Page } from './page.ts';
import { readAmazon } from './shop-rules/amazon.ts';
import { isTooComplex } from './too-deep.ts';
import { type Wall, wallOfAnswer, wallOfPage } from './wall.ts';

/** A page as it was answered; `url` is where it came from after all redirects. */
export interface AnsweredPage {
  readonly html: string;
  readonly url: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** the visitor's language, in which the price is written */
  readonly language: Language;
}

/** Why a page gives no product. */
export type NoProduct = Wall | 'not_a_product' | 'too_complex';

export interface ProductPrice {
  /** as the visitor's language writes it; at most `limits.itemPrice` characters */
  readonly text: string;
  readonly amount: number;
  /** ISO 4217 */
  readonly currency: string | null;
}

export interface ReadProduct {
  readonly title: string | null;
  readonly price: ProductPrice | null;
  readonly description: string | null;
  /** an absolute http or https address */
  readonly image: string | null;
  readonly sources: Readonly<Partial<Record<'title' | 'price' | 'description' | 'image', Source>>>;
  readonly reason: NoProduct | null;
}

/** Longer pages are cut: what names the product comes early, and the rest costs time. */
const longestPage = 2_000_000;

/**
 * What a shop's page says about its product: title, current price, description and picture, each with
 * the place it was read from; or, when the page is a wall, an error or no product's, why there is nothing.
 */
export function readProductPage(answer: AnsweredPage): ReadProduct {
  const refused = wallOfAnswer({ status: answer.status, headers: answer.headers ?? {} });
  if (refused !== null) return nothing(refused);
  const html = answer.html.slice(0, longestPage);
  if (html.trim() === '') return nothing('empty');
  if (isTooComplex(html)) return nothing('too_complex');
  const page = openPage(html, answer.url);
  if (/(?:^|\.)amazon\.[a-z.]+$/.test(page.url.hostname))
    return readAmazonPage(page, answer.language);
  const gathered = gather(page);
  const certain = isCertain(page, gathered);
  const wall = certain ? null : wallOfPage(page);
  if (wall !== null && !isAnswered(page, wall, gathered)) return nothing(wall);
  if (!isProductPage(page, gathered)) return nothing('not_a_product');
  return present(page, gathered, answer.language);
}

/** Words that look like a wall, on a page that shows or carries a product all the same. */
function isAnswered(page: Page, wall: Wall, gathered: Gathered): boolean {
  if (wall === 'not_found') return false;
  const { state, meta, metaFits } = gathered;
  if (sellsVisibly(gathered)) return true;
  if (wall === 'empty' && (state?.prices.length ?? 0) > 0) return true;
  return meta.saysProduct && metaFits && meta.name !== null && suits(page, meta.name) >= 0.6;
}

function readAmazonPage(page: Page, language: Language): ReadProduct {
  const shop = readAmazon(page);
  if (shop === null) return nothing(wallOfPage(page) ?? 'not_a_product');
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
      visible: { best: null, struck: [], amounts: 0 },
      buys: [],
      isList: false,
    },
    language,
    { onlyShop: true },
  );
}

function present(
  page: Page,
  gathered: Gathered,
  language: Language,
  { onlyShop = false } = {},
): ReadProduct {
  const title = chooseTitle(page, gathered);
  if (title === null) return nothing('not_a_product');
  const price = choosePrice(page, gathered);
  const picture = choosePicture(page, gathered, title.title, onlyShop);
  const description = chooseDescription(page, gathered, title.title, onlyShop);
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

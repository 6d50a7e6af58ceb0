import { seenPrice } from '../choose/product-price.ts';
import type { ExtractionResult, FoundPrice } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { matching } from '../select.ts';
import { descendants, type Element, isHidden, nameOf, nearest, textOf } from '../visible/dom.ts';

/** Selectors of the price to pay, the most reliable first. */
const priceSelectors = [
  '#corePriceDisplay_desktop_feature_div .priceToPay',
  '#corePriceDisplay_desktop_feature_div .apexPriceToPay',
  '#corePriceDisplay_desktop_feature_div .a-price',
  '#corePriceDisplay_mobile_feature_div .priceToPay',
  '#corePriceDisplay_mobile_feature_div .a-price',
  '#corePrice_feature_div .a-price',
  '#corePrice_desktop .a-price',
  '#corePrice_mobile_feature_div .a-price',
  '#apex_desktop .a-price',
  '#apex_offerDisplay_desktop .a-price',
  '#apex_offerDisplay_mobile .a-price',
  '#priceblock_dealprice',
  '#priceblock_saleprice',
  '#priceblock_ourprice',
  '#price_inside_buybox',
  '#newBuyBoxPrice',
  '#tp_price_block_total_price_ww .a-price',
  '#usedBuySection .offer-price',
  '#buyNewSection .offer-price',
  '#kindle-price',
  '#buybox .kindle-price',
  '#buybox .a-color-price',
  '#tmmSwatches .selected .slot-price',
  '#tmmSwatches .selected .a-color-price',
  '#mediaTab_content_landing .header-price',
  '#sns-base-price',
  '#renewedBuyBoxPrice',
  // Other sellers, where Amazon itself has no offer.
  '#olp-upd-new .a-color-price',
  '#olp-upd-new-used .a-color-price',
  '#olp-upd-new-used-refurbished .a-color-price',
  '#olp_feature_div .a-color-price',
  '#olpLinkWidget_feature_div .a-color-price',
  '#price',
];

/** Selectors of the title, in order: on pages of books the heading holds the kind of cover too. */
const titleSelectors = [
  '#productTitle',
  '#ebooksProductTitle',
  '#btAsinTitle',
  '#gc-asin-title',
  '#dmusicProductTitle_feature_div',
  'h1#title',
];
const imageSelectors = [
  '#landingImage',
  '#imgBlkFront',
  '#ebooksImgBlkFront',
  '#main-image',
  '#imgTagWrapperId img',
  '#unrolledImgNo0 img',
];

/**
 * Returns the product of an Amazon page, or null when it has no product title. Only selectors are
 * used: on the page of an unavailable product the only prices are those of sponsored products.
 */
export function readAmazon(page: Page): ExtractionResult | null {
  const title = firstOf(page, titleSelectors);
  if (title === null) return null;
  return {
    source: 'shop',
    name: nameOf(title),
    description: description(page),
    images: pictures(page),
    prices: price(page),
    named: true,
  };
}

const maxBullets = 20;

function description(page: Page): string | null {
  const bullets = matching(page, ['#feature-bullets li:not(.aok-hidden) .a-list-item'])
    .take(maxBullets)
    .map((bullet) => textOf(bullet));
  const text = [...bullets].join('\n');
  if (text !== '') return text;
  const book = firstOf(page, [
    '#bookDescription_feature_div .a-expander-content, #productDescription, #drengr_desktopTabbedDescriptionOverviewContent_feature_div',
  ]);
  return book && textOf(book);
}

function firstOf(page: Page, selectors: readonly string[]): Element | null {
  const [first = null] = matching(page, selectors);
  return first;
}

function price(page: Page): readonly FoundPrice[] {
  for (const element of matching(page, priceSelectors)) {
    if (nearest(element, 5).some(isReference)) continue;
    const found = seenPrice(page, priceText(element));
    if (found) return [found];
  }
  return [];
}

/** Strikethrough prices, unit prices and hidden boxes. */
function isReference(element: Element): boolean {
  const names = element.attribs['class'] ?? '';
  return (
    (/a-text-price/.test(names) && !/apexPriceToPay|priceToPay/.test(names)) ||
    /basisPrice|a-text-strike|pricePerUnit|apexPriceSavings|aok-hidden/.test(names) ||
    element.attribs['data-a-strike'] === 'true' ||
    isHidden(element)
  );
}

/** A price is there twice: whole for screen readers, and in parts for display. */
function priceText(element: Element): string {
  const parts = (name: string): string => {
    const part = [...descendants(element, 50)].find((e) =>
      e.attribs['class']?.split(/\s+/).includes(name),
    );
    return part ? textOf(part) : '';
  };
  const whole = parts('a-price-whole')
    .replace(/[^\d.,\s']/g, '')
    .replace(/[.,\s]+$/, '');
  if (parts('a-offscreen') !== '') return parts('a-offscreen');
  if (whole === '') return textOf(element, isReference);
  return `${parts('a-price-symbol')} ${whole.replace(/[.,\s]/g, '')}.${parts('a-price-fraction') || '00'}`;
}

function pictures(page: Page): readonly string[] {
  const image = firstOf(page, imageSelectors);
  if (image === null) return [];
  return [
    image.attribs['data-old-hires'],
    ...sizes(image.attribs['data-a-dynamic-image']),
    image.attribs['src'],
  ].filter((address): address is string => address !== undefined && address !== '');
}

/** `{"address": [width, height], ...}`, the widest first. */
function sizes(json: string | undefined): readonly string[] {
  try {
    const known = JSON.parse(json ?? '{}') as Record<string, readonly number[]>;
    return Object.entries(known)
      .sort((a, b) => (b[1]?.[0] ?? 0) - (a[1]?.[0] ?? 0))
      .map(([address]) => address);
  } catch {
    return [];
  }
}

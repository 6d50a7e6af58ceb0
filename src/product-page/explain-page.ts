import { choosePicture, pictureSources } from './choose/choose-picture.ts';
import { choosePrice, priceSources } from './choose/choose-price.ts';
import { chooseTitle, titleChoices } from './choose/choose-title.ts';
import { type Extracted, matchesProduct } from './extract.ts';
import type { ExtractionResult, FoundPrice } from './extraction-result.ts';
import { isCertain } from './is-product.ts';
import type { Page } from './page.ts';
import { type AnsweredPage, type ExaminedPage, examinePage } from './read-product-page.ts';
import { visiblePictures } from './visible/visible-picture.ts';

/** In lines of a list. */
const maxLines = 12;

/**
 * Returns in lines of plain text what a page says about its product, by source, and which title,
 * price and picture were chosen. For developers; the wording may change.
 */
export function explainPage(answer: AnsweredPage): readonly string[] {
  const examined = examinePage(answer);
  if (typeof examined === 'string') return [`No product: ${examined}`];
  const { page, extracted, reason } = examined;
  return [
    ...section('Page', pageLines(page)),
    ...section('Evidence', evidenceLines(page, extracted)),
    ...titleLines(examined),
    ...priceLines(examined),
    ...pictureLines(examined),
    '',
    reason === null ? 'Result: a product' : `Result: no product (${reason})`,
  ];
}

const section = (name: string, lines: readonly string[]): readonly string[] => [
  '',
  name,
  ...lines.slice(0, maxLines).map((line) => `  ${line}`),
  ...(lines.length > maxLines ? [`  and ${lines.length - maxLines} more`] : []),
];

const pageLines = (page: Page): readonly string[] => [
  `address: ${page.url.href}`,
  `title of the head: ${page.headTitle || 'none'}`,
  `heading: ${page.heading || 'none'}`,
  `site name: ${page.siteName ?? 'none'}`,
  `country of the address: ${page.addressCountry ?? 'none'}`,
  `country and language of the page: ${page.hints.country ?? 'none'}, ${page.hints.language ?? 'none'}`,
  `elements: ${page.elements.length}`,
];

function evidenceLines(page: Page, extracted: Extracted): readonly string[] {
  const { shop, structured, meta, metaFits, state, button, visible, buys, isList } = extracted;
  const found = [shop, ...structured, button, state].filter((result) => result !== null);
  return [
    ...found.map((result) => resultLine(page, result)),
    `${resultLine(page, meta)}; ${metaFits ? 'about this product' : 'not about this product'}`,
    `visible price: ${visible.best ? `${priceText(visible.best.price)}, score ${visible.best.score}` : 'none'}`,
    `other visible prices: ${visible.current.map(priceText).join(', ') || 'none'}`,
    `former prices: ${visible.strikethrough.join(', ') || 'none'}`,
    `buy buttons: ${buys.length}`,
    `calls itself a list: ${isList}; markup is certain: ${isCertain(page, extracted)}`,
  ];
}

function resultLine(page: Page, { source, name, prices, images }: ExtractionResult): string {
  const match = name === null ? 0 : matchesProduct(page, name);
  return `${source}: ${name ?? 'no name'} (agrees ${match.toFixed(2)}), ${prices.length} prices, ${images.length} pictures`;
}

const priceText = ({ amount, currency, sign }: FoundPrice) =>
  `${amount} ${currency ?? (sign ? `sign ${sign}` : 'without currency')}`;

function titleLines({ page, extracted }: ExaminedPage): readonly string[] {
  const chosen = chooseTitle(page, extracted);
  return [
    ...section(
      'Titles, best first',
      titleChoices(page, extracted).map(({ source, title }) => `${source}: ${title}`),
    ),
    `  chosen: ${chosen ? `${chosen.title} (${chosen.source})` : 'none'}`,
  ];
}

function priceLines({ page, extracted }: ExaminedPage): readonly string[] {
  const chosen = choosePrice(page, extracted);
  return [
    ...section(
      'Prices, most reliable source first',
      priceSources(extracted).map(
        ({ source, prices, named }) =>
          `${source}: ${prices.slice(0, maxLines).map(priceText).join(', ')}${named ? ' (named by the address)' : ''}`,
      ),
    ),
    `  chosen: ${chosen ? `${priceText(chosen)} (${chosen.source})` : 'none'}`,
  ];
}

function pictureLines({ page, extracted, onlyShop }: ExaminedPage): readonly string[] {
  const title = chooseTitle(page, extracted)?.title ?? '';
  const chosen = choosePicture(page, extracted, title, onlyShop);
  const visible = onlyShop ? [] : visiblePictures(page);
  return [
    ...section('Pictures, most reliable source first', [
      ...pictureSources(extracted).flatMap(({ source, images }) =>
        images.map((image) => `${source}: ${image.slice(0, 200)}`),
      ),
      ...visible.map(({ address, score }) => `visible, score ${score.toFixed(1)}: ${address}`),
    ]),
    `  chosen: ${chosen ? `${chosen.address} (${chosen.source})` : 'none'}`,
  ];
}

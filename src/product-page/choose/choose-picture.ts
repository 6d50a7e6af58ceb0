import type { Extracted } from '../extract.ts';
import type { ExtractionResult, Source } from '../extraction-result.ts';
import { elementsNamed, type Page } from '../page.ts';
import { wordsOf } from '../token-overlap.ts';
import { readSrcset, visiblePictures } from '../visible/visible-picture.ts';
import { largestPicture } from './largest-picture.ts';
import { pictureAddress } from './pictures.ts';

/** The absolute address of the image, and where it was read. */
export interface ChosenPicture {
  readonly address: string;
  readonly source: Source;
}

/**
 * Returns the image of the product in its largest size on the page: the first that is no logo or
 * placeholder, from the most reliable source on, or the one of the variant that the page's address
 * names. Null when there is none.
 * @param title the product's name
 * @param onlyShop true to ignore the visible images
 */
export function choosePicture(
  page: Page,
  extracted: Extracted,
  title: string,
  onlyShop = false,
): ChosenPicture | null {
  const marked = pictureSources(extracted).flatMap(({ images, source }) =>
    images.flatMap((image) => {
      const address = pictureAddress(page, image, title);
      return address === null ? [] : [{ address, source }];
    }),
  );
  const visible = onlyShop
    ? []
    : visiblePictures(page).map(({ address }) => ({ address, source: 'visible' as const }));
  const all = [...marked, ...visible];
  const first = all[0] ?? (onlyShop ? null : preloaded(page, title));
  if (first === null) return null;
  const chosen = ofVariant(page, first, all) ?? first;
  const known = all.map(({ address }) => address);
  return { ...chosen, address: largestPicture(page, chosen.address, known) };
}

/** Returns every source that may have images, the most reliable first. */
export function pictureSources(extracted: Extracted): readonly ExtractionResult[] {
  const { shop, structured, button, meta, metaFits, state } = extracted;
  return [
    shop?.lastResort === false ? shop : null,
    ...structured,
    button,
    metaFits ? meta : null,
    state,
    shop,
  ].filter((found) => found !== null);
}

/** In characters: a shorter value says nothing, a longer one is no colour or size. */
const [minValueLength, maxValueLength] = [3, 30];
/** Parameters that count visits. */
const tracking = /^(?:utm_|gclid|fbclid|msclkid|ref|aff|campaign|source|tag)/i;

/** A picture of the variant in the page's address, if the first one is not of it. */
function ofVariant(
  page: Page,
  first: ChosenPicture,
  all: readonly ChosenPicture[],
): ChosenPicture | null {
  const values = [...page.url.searchParams]
    .filter(([name]) => !tracking.test(name))
    .map(([, value]) => wordsOf(value).join(' '))
    .filter((value) => value.length >= minValueLength && value.length <= maxValueLength);
  const shows = ({ address }: ChosenPicture) => {
    const words = ` ${wordsOf(fileOf(address)).join(' ')} `;
    return values.some((value) => words.includes(` ${value} `));
  };
  if (values.length === 0 || shows(first)) return null;
  return all.find((picture) => shows(picture) && isRelated(picture, first)) ?? null;
}

const fileOf = (address: string) =>
  (URL.parse(address)?.pathname.split('/').at(-1) ?? '').replaceAll('_', ' ');

/** Pictures of one product have names that begin alike. */
const isRelated = (one: ChosenPicture, other: ChosenPicture) =>
  wordsOf(fileOf(one.address))[0] === wordsOf(fileOf(other.address))[0];

/** Some pages have their picture in scripts alone, and ask the browser to load it early. */
function preloaded(page: Page, title: string): ChosenPicture | null {
  for (const { attribs } of elementsNamed(page, 'link')) {
    if (attribs['rel'] !== 'preload' || attribs['as'] !== 'image') continue;
    const sizes = readSrcset(attribs['imagesrcset'] ?? '').map(({ address }) => address);
    const address = [attribs['href'] ?? '', ...sizes]
      .map((text) => pictureAddress(page, text, title))
      .find((found) => found !== null);
    if (address != null) return { address, source: 'visible' };
  }
  return null;
}

import { pictureAddress } from '../choose/pictures.ts';
import type { Page } from '../page.ts';
import { coverage, wordsOf } from '../token-overlap.ts';
import { attribute, childrenOf, type Element, isHidden, namesOf, nearest } from './dom.ts';
import { isInRepeatedBox, isOutsideProduct } from './regions.ts';

const galleryNames =
  /gallery|galerie|product-?_?(?:image|img|photo|media|picture|detail)|main-?_?(?:image|img|photo|visual)|hero|zoom|featured|pdp|artikel-?bild|produkt-?bild|image-?(?:main|box|container|wrapper)|media/;
const thumbnailNames = /thumb|mini|swatch|icon|badge|avatar|logo|payment|rating|banner|flag/;
/** An image with a lower score may show something else. */
const minScore = 1.5;
const maxImages = 400;
/** `amp-img` is the image of a page in the AMP format. */
const pictureTags = new Set(['img', 'amp-img']);

/** An image in the visible page. */
export interface VisiblePicture {
  readonly address: string;
  readonly score: number;
}

/**
 * Returns the image that most likely shows the product, with its score; null when none has a score
 * of 1.5.
 */
export function visiblePicture(page: Page): VisiblePicture | null {
  return visiblePictures(page)[0] ?? null;
}

const cachedPictures = new WeakMap<Page, readonly VisiblePicture[]>();

/** Returns the images that may show the product, the likeliest first. */
export function visiblePictures(page: Page): readonly VisiblePicture[] {
  const cached = cachedPictures.get(page);
  if (cached !== undefined) return cached;
  const name = page.heading || page.headTitle;
  const pictures = page.elements
    .filter((e) => pictureTags.has(e.name) || backgroundAddress(e) !== undefined)
    .slice(0, maxImages)
    .flatMap((element): readonly VisiblePicture[] => {
      const address = sources(element)
        .map((source) => pictureAddress(page, source, name))
        .find((found) => found !== null);
      const around = nearest(element, 6);
      if (address == null || around.slice(0, 3).some(isHidden)) return [];
      return [{ address, score: scoreOf(page, element, around, address) }];
    })
    .filter(({ score }) => score >= minScore)
    .toSorted((a, b) => b.score - a.score);
  cachedPictures.set(page, pictures);
  return pictures;
}

function scoreOf(
  page: Page,
  element: Element,
  around: readonly Element[],
  address: string,
): number {
  const isElsewhere = isInRepeatedBox(page, element) || isLinkedElsewhere(page, around);
  return (
    byName(page, element, address) +
    byNames(around.map(namesOf)) +
    bySize(element) +
    byDistance(page, element) -
    (isOutsideProduct(page, element) ? 6 : 0) -
    (isElsewhere ? 6 : 0)
  );
}

/** Text and address of the image have the words of the product's name. */
function byName(page: Page, element: Element, address: string): number {
  const name = page.heading || page.headTitle;
  if (name === '') return 0;
  const alt = attribute(element, 'alt') ?? attribute(element, 'title') ?? '';
  const isInAddress = coverage(name, decodeURIComponentSafe(address)) >= 0.4;
  return coverage(alt, name) * Math.min(3, wordsOf(alt).length) + (isInAddress ? 1 : 0);
}

const byNames = (names: readonly string[]): number =>
  (names.some((name) => galleryNames.test(name)) ? 2 : 0) -
  (names.slice(0, 2).some((name) => thumbnailNames.test(name)) ? 2 : 0);

function byDistance(page: Page, element: Element): number {
  if (page.headingElement === null) return 0;
  const heading = page.headingElement.place;
  const distance = Math.abs(element.place - heading);
  return distance <= 60 ? 1.5 : distance <= 200 ? 0.7 : 0;
}

/** Addresses of pages that show a picture alone. */
const viewerNames = /zoom|pop-?up|lightbox|enlarge|image|picture|photo|bild|gallery|galerie/i;

/** An image that leads to another page shows what is there. */
function isLinkedElsewhere(page: Page, around: readonly Element[]): boolean {
  const link = around.find((up) => up.name === 'a')?.attribs['href'];
  if (link === undefined || /^(?:#|javascript:|data:)|^$/i.test(link)) return false;
  if (/\.(?:jpe?g|png|webp|avif|gif)(?:$|[?#])/i.test(link)) return false;
  if (viewerNames.test(link)) return false;
  const target = URL.parse(link, page.base);
  return target !== null && target.pathname !== page.url.pathname;
}

/** The address in the element's own style. */
function backgroundAddress(element: Element): string | undefined {
  const style = element.attribs['style'];
  return style === undefined
    ? undefined
    : /background(?:-image)?\s*:[^;]{0,200}?url\(\s*["']?([^"')]{1,2000})/i.exec(style)?.[1];
}

/** Returns the addresses of an image element, the largest first; they may be relative. */
export function sources(element: Element): readonly string[] {
  const { attribs } = element;
  const parent = element.parent;
  const picture =
    parent?.name === 'picture' ? childrenOf(parent).filter(({ name }) => name === 'source') : [];
  const sets = [
    attribs['srcset'],
    attribs['data-srcset'],
    ...picture.map(({ attribs: { srcset } }) => srcset),
  ];
  const linked =
    parent?.name === 'a' && /\.(?:jpe?g|png|webp|avif)(?:$|\?)/i.test(parent.attribs['href'] ?? '')
      ? parent.attribs['href']
      : undefined;
  return [
    attribs['data-zoom-image'],
    attribs['data-zoom-src'],
    attribs['data-large_image'],
    attribs['data-old-hires'],
    linked,
    ...sets.map((set) => largest(set ?? '')),
    attribs['data-src'],
    attribs['data-original'],
    attribs['data-lazy-src'],
    attribs['data-lazy'],
    attribs['src'],
    backgroundAddress(element),
  ].filter((source): source is string => source !== undefined && source !== '');
}

/** Returns the addresses of a `srcset` with their widths in pixels, or densities below 10. */
export function readSrcset(
  set: string,
): readonly { readonly address: string; readonly size: number }[] {
  const entries = set
    .slice(0, maxSrcsetLength)
    .matchAll(/\s*(\S+)(?:\s+([\d.]+)[wx])?\s*(?:,\s|,?$)/g);
  return [...entries]
    .slice(0, 40)
    .map((match) => ({ address: (match[1] ?? '').replace(/,$/, ''), size: Number(match[2] ?? 1) }));
}

const maxSrcsetLength = 20_000;

/** Returns the widest or densest address of a `srcset`. */
function largest(set: string): string | undefined {
  return readSrcset(set).toSorted((a, b) => b.size - a.size)[0]?.address;
}

function bySize(element: Element): number {
  const [width, height] = ['width', 'height'].map((side) =>
    Number.parseInt(attribute(element, side) ?? '', 10),
  );
  const sides = [width, height].filter(
    (side) => side !== undefined && Number.isFinite(side),
  ) as number[];
  if (sides.length === 0) return 0;
  return Math.min(...sides) >= 200 ? 1.5 : Math.max(...sides) < 100 ? -4 : 0;
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

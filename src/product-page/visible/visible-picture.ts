import { pictureAddress } from '../choose/pictures.ts';
import type { Page } from '../page.ts';
import { coverage, wordsOf } from '../token-overlap.ts';
import { attribute, type Element, isHidden, namesOf, parentOf, upwards } from './dom.ts';
import { isOutsideProduct } from './regions.ts';

const galleryNames =
  /gallery|galerie|product-?_?(?:image|img|photo|media|picture|detail)|main-?_?(?:image|img|photo|visual)|hero|zoom|featured|pdp|artikel-?bild|produkt-?bild|image-?(?:main|box|container|wrapper)|media/;
const thumbnailNames = /thumb|mini|swatch|icon|badge|avatar|logo|payment|rating|banner|flag/;
/** An image with a lower score may show something else. */
const minScore = 1.5;

/**
 * Returns the image that most likely shows the product, with its score; null when none has a score
 * of 1.5.
 */
export function visiblePicture(page: Page): { address: string; score: number } | null {
  const heading = page.headingElement ? (page.order.get(page.headingElement) ?? -1) : -1;
  const name = page.heading || page.headTitle;
  let best: { address: string; score: number } | null = null;
  for (const element of page.elements.filter((e) => e.name === 'img').slice(0, 400)) {
    const address = sources(element)
      .map((source) => pictureAddress(page, source, name))
      .find((found) => found !== null);
    if (address == null) continue;
    const around = [...upwards(element)].slice(0, 6);
    if (around.slice(0, 3).some(isHidden)) continue;
    const names = around.map(namesOf);
    const alt = attribute(element, 'alt') ?? attribute(element, 'title') ?? '';
    const distance = heading < 0 ? 999 : Math.abs((page.order.get(element) ?? 0) - heading);
    const score =
      (alt !== '' && name !== '' ? coverage(alt, name) * Math.min(3, wordsOf(alt).length) : 0) +
      (names.some((n) => galleryNames.test(n)) ? 2 : 0) +
      (names.slice(0, 2).some((n) => thumbnailNames.test(n)) ? -2 : 0) +
      bySize(element) +
      (distance <= 60 ? 1.5 : distance <= 200 ? 0.7 : 0) +
      (name !== '' && coverage(name, decodeURIComponentSafe(address)) >= 0.4 ? 1 : 0) -
      (isOutsideProduct(page, element) ? 6 : 0);
    if (score >= minScore && (best === null || score > best.score)) best = { address, score };
  }
  return best;
}

/** Returns the addresses of an image element, the largest first; they may be relative. */
export function sources(element: Element): readonly string[] {
  const { attribs } = element;
  const parent = parentOf(element);
  const picture =
    parent?.name === 'picture'
      ? parent.children.filter((n) => 'attribs' in n && n.name === 'source')
      : [];
  const sets = [
    attribs['srcset'],
    attribs['data-srcset'],
    ...picture.map((n) => ('attribs' in n ? n.attribs['srcset'] : '')),
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
  ].filter((source): source is string => source !== undefined && source !== '');
}

/** Returns the widest or densest address of a `srcset`. */
function largest(set: string): string | undefined {
  const entries = [...set.matchAll(/\s*(\S+)(?:\s+([\d.]+)[wx])?\s*(?:,\s|,?$)/g)].slice(0, 40);
  return entries
    .map((match) => ({ address: (match[1] ?? '').replace(/,$/, ''), size: Number(match[2] ?? 1) }))
    .toSorted((a, b) => b.size - a.size)[0]?.address;
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

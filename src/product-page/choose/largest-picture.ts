import type { Page } from '../page.ts';
import { codeOf, type Element } from '../visible/dom.ts';
import { readSrcset } from '../visible/visible-picture.ts';
import { readSize } from './picture-size.ts';
import { pictureAddress } from './pictures.ts';

/** An address of a picture somewhere on the page. */
interface Occurrence {
  readonly address: string;
  /** in pixels, by the place where the address stands; null when that says nothing */
  readonly width: number | null;
}

const largeNames = /zoom|full|large|hi-?res|orig|big|max|super|popup|magnif|detail/i;
const smallNames = /thumb|small|mini|tiny|preview|placeholder|icon/i;
const imageFile = /\.(?:jpe?g|png|webp|avif)(?:$|[?#&%])|^https?:.*[?&](?:w|sw|wid|width)=/i;
/** Pixels that stand for such names; only their order counts. */
const [largeWidth, smallWidth, unscaledWidth, unknownWidth, densityWidth] = [
  1600, 120, 1999, 500, 400,
];
/** In pixels; larger files may exceed the limits of an upload, and no screen shows more. */
const maxWidth = 3000;
const maxOccurrences = 200;
const maxAddressLength = 2000;

/**
 * Returns the address of the largest size of the same picture that the page has anywhere: in
 * `srcset`, data attributes, links, meta elements or scripts. The given address when there is none
 * larger.
 * @param known further addresses, from structured data
 */
export function largestPicture(page: Page, address: string, known: readonly string[]): string {
  const { picture } = readSize(address);
  const stem = distinctPart(picture);
  if (stem === null) return address;
  const same = occurrences(page, stem, known)
    .flatMap((found) => {
      const absolute = pictureAddress(page, found.address, stem);
      return absolute === null ? [] : [{ ...found, address: absolute, sized: readSize(absolute) }];
    })
    .filter(({ sized }) => sized.picture === picture);
  // Beside sizes in pixels, the address without one is the original.
  const isScaled = same.some(({ sized }) => sized.isMeasured);
  const widthOf = (occurrence: (typeof same)[number]) =>
    occurrence.sized.width ?? (isScaled ? unscaledWidth : (occurrence.width ?? unknownWidth));
  const own = same.filter((occurrence) => occurrence.address === address);
  const current = Math.max(
    readSize(address).width ?? (isScaled ? unscaledWidth : unknownWidth),
    ...own.map(widthOf),
  );
  const largest = same
    .filter((occurrence) => widthOf(occurrence) <= maxWidth)
    .toSorted((a, b) => widthOf(b) - widthOf(a))[0];
  return largest !== undefined && widthOf(largest) > current ? largest.address : address;
}

/** The longest part of the file's name in plain characters, which every size has. */
function distinctPart(picture: string): string | null {
  const file =
    picture
      .split('?')[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? '';
  const part = file.match(/[a-z0-9_-]+/g)?.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return part.length >= 3 ? part : null;
}

function occurrences(page: Page, stem: string, known: readonly string[]): readonly Occurrence[] {
  const found: Occurrence[] = known.map((address) => ({ address, width: null }));
  for (const element of page.elements) {
    if (found.length > maxOccurrences) break;
    if (element.name === 'script') found.push(...inScript(element, stem));
    else found.push(...inAttributes(element, stem));
  }
  return found;
}

function inAttributes(element: Element, stem: string): readonly Occurrence[] {
  return Object.entries(element.attribs)
    .filter(([, value]) => value.toLowerCase().includes(stem))
    .flatMap(([name, value]) => inAttribute(element, name, value, stem));
}

function inAttribute(
  element: Element,
  name: string,
  value: string,
  stem: string,
): readonly Occurrence[] {
  if (/srcset/.test(name))
    return readSrcset(value).map(({ address, size }) => ({
      address,
      width: size < 10 ? size * densityWidth : size,
    }));
  if (value.startsWith('{') || value.startsWith('[')) return inCode(value, stem);
  const isAddress = value.length < maxAddressLength && imageFile.test(value);
  return isAddress
    ? [{ address: value, width: element.name === 'a' ? largeWidth : widthByName(name) }]
    : [];
}

const inScript = (script: Element, stem: string) => inCode(codeOf(script), stem);

/** Quoted addresses in a script or JSON, with the name of the property before them. */
function inCode(code: string, stem: string): readonly Occurrence[] {
  const found: Occurrence[] = [];
  const lower = code.toLowerCase();
  let end = 0;
  for (let at = lower.indexOf(stem); at >= 0; at = lower.indexOf(stem, end)) {
    const start = Math.max(code.lastIndexOf('"', at), code.lastIndexOf("'", at)) + 1;
    const quote = code[start - 1] ?? '"';
    const close = code.indexOf(quote, at);
    end = Math.max(close, at + stem.length);
    if (close < 0 || found.length >= maxOccurrences) break;
    const text = code
      .slice(start, close)
      .replace(/\\u002f|\\?\//gi, '/')
      .replace(/\\$/, '');
    const property = /["']?(\w+)\\?["']?\s*:\s*\\?$/.exec(
      code.slice(Math.max(0, start - 60), start - 1),
    );
    if (text.length < maxAddressLength && imageFile.test(text))
      found.push({ address: text, width: widthByName(property?.[1] ?? '') });
  }
  return found;
}

function widthByName(name: string): number | null {
  if (largeNames.test(name)) return largeWidth;
  return smallNames.test(name) ? smallWidth : null;
}

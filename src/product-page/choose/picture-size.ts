/*
 * Shops serve one picture in several sizes under addresses that differ in one part: a query
 * parameter, a suffix of the file, or a folder.
 */

const sizeParameters = new Set(
  'w h sw sh wid hei width height imwidth imheight size s sm q quality fit crop format fm auto dpr resize scale pad v ver version bg op_usm strip interpolation cache bgcolor'.split(
    ' ',
  ),
);
/** The parameters whose number is a width in pixels. */
const widthParameters = [
  'w',
  'sw',
  'wid',
  'width',
  'imwidth',
  'size',
  's',
  'h',
  'sh',
  'hei',
  'height',
];

/** Widths in pixels that names of sizes stand for, roughly: only their order counts. */
const namedWidths: Readonly<Record<string, number>> = {
  xs: 60,
  mini: 80,
  thumb: 120,
  thumbs: 120,
  thumbnail: 120,
  thumbnails: 120,
  thumbnail_images: 120,
  gallery_images: 150,
  cart: 125,
  preview: 200,
  sm: 240,
  small: 240,
  klein: 240,
  home: 250,
  info_images: 400,
  md: 500,
  medium: 500,
  mittel: 500,
  lg: 1200,
  large: 1000,
  gross: 1200,
  big: 1200,
  grande: 1200,
  xl: 1500,
  xxl: 1800,
  popup: 1400,
  popup_images: 1400,
  zoom: 1600,
  full: 1600,
  fullsize: 1600,
  original: 2000,
  original_images: 1500,
  originals: 2000,
  master: 2000,
};
const names = Object.keys(namedWidths)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** Parts of a path that say a size; the first group is a width, the second a named size. */
const sizeParts: readonly RegExp[] = [
  /\._[A-Z]{2}[A-Z0-9_,]*?(\d{2,4})?_(?=\.)/g,
  /\bs-l(\d{2,4})(?=\.)/g,
  /[_-](\d{2,4})x\d{0,4}(?:_crop_center|@\dx)?(?=\.[a-z]{3,4}$)/gi,
  /[_-]x(\d{2,4})(?=\.[a-z]{3,4}$)/gi,
  /(?<=\/)(?:[a-z]_[\w.]+,)*w_(\d{2,4})[\w.,]*(?=\/)/g,
  /(?<=\/)(?:w|h|width|size)?[=_-]?(\d{2,4})x\d{2,4}(?=\/)/g,
  new RegExp(`(?<=/)()(${names})(?=/)`, 'gi'),
  new RegExp(`(?<=/\\d+)-()(${names})_default(?=/)`, 'gi'),
  new RegExp(`[_-]()(${names})(?=\\.[a-z]{3,4}$)`, 'gi'),
  /(?<=\/cache\/)[0-9a-f]{8,}(?=\/)/g,
  /(?<=^\/)media(?=\/)/g,
];

/** An address, told apart in the picture and its size. */
export interface SizedAddress {
  /** the same for every size of one picture */
  readonly picture: string;
  /** in pixels by the address; null when the address says none */
  readonly width: number | null;
  /** true when the width is a number in the address, not a name such as "large" */
  readonly isMeasured: boolean;
}

/** Returns picture and size of an absolute address. */
export function readSize(address: string): SizedAddress {
  const url = URL.parse(address);
  if (url === null) return { picture: address, width: null, isMeasured: false };
  const inner = wrappedAddress(url);
  const queryWidth = widthOfQuery(url);
  if (inner !== null)
    return { picture: readSize(inner).picture, width: queryWidth, isMeasured: queryWidth !== null };
  let width = queryWidth;
  let isMeasured = queryWidth !== null;
  let path = decodeSafely(url.pathname);
  for (const part of sizeParts) {
    path = path.replace(part, (_whole, pixels: unknown, name: unknown) => {
      // Without groups the replacer receives the position instead.
      const named = typeof name === 'string' ? namedWidths[name.toLowerCase()] : undefined;
      const own = named ?? (typeof pixels === 'string' ? Number(pixels) : 0);
      if (own > 0) width = Math.max(width ?? 0, own);
      if (own > 0 && named === undefined) isMeasured = true;
      return '';
    });
  }
  const query = [...url.searchParams]
    .filter(([name]) => !sizeParameters.has(name.toLowerCase()))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&');
  const key = path.replace(/\/+/g, '/').replace(/\.(?:jpe?g|png|webp|avif)$/i, '');
  return { picture: `${key.toLowerCase()}?${query}`, width, isMeasured };
}

/** The address of the picture that a service scales, in its own address. */
function wrappedAddress(url: URL): string | null {
  const value = url.searchParams.get('url') ?? url.searchParams.get('src');
  if (value === null || !/\.(?:jpe?g|png|webp|avif)/i.test(value)) return null;
  return URL.parse(value, url)?.href ?? null;
}

function widthOfQuery(url: URL): number | null {
  for (const name of widthParameters) {
    const width = Number(url.searchParams.get(name));
    if (Number.isInteger(width) && width >= 16 && width < 10_000) return width;
  }
  return null;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { Language } from './language.ts';

/** Size in pixels of the image that a messenger shows beside a link. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** Increased when the drawing changes, so that messengers fetch the images again. */
const drawingVersion = 2;
const maxItems = 4;

/** The parts of a list that its Open Graph image shows. Claims are not among them. */
export interface OgImageSource {
  readonly name: string | null;
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly imageKey: string | null;
  }[];
}

/**
 * Returns at most four items for the image: those with an image first, each group in the order of
 * the list.
 */
export function ogImageItems<W extends OgImageSource['items'][number]>(items: readonly W[]): W[] {
  const withImage = items.filter(({ imageKey }) => imageKey !== null);
  const withoutImage = items.filter(({ imageKey }) => imageKey === null);
  return [...withImage, ...withoutImage].slice(0, maxItems);
}

/** Returns a hash of everything that the image shows: 64 bits in base 36. Another image has another version. */
export function ogImageVersion({ name, items }: OgImageSource): string {
  // Without an image the title chooses what is drawn.
  const itemKeys = ogImageItems(items).map(({ id, title, imageKey }) => imageKey ?? [id, title]);
  return digest(JSON.stringify([drawingVersion, name, itemKeys]));
}

/** Returns the path of an article's Open Graph image. */
export function articleOgImagePath(language: Language, slug: string): string {
  return `/art/article/${language}/${slug}.jpg`;
}

/** Returns the path of the Open Graph image of all other pages. */
export function siteOgImagePath(language: Language): string {
  return `/preview-${language}.jpg`;
}

/**
 * 64 bits of a text, the same in browser and server: enough to tell one picture of a list from the
 * next. FNV-1a (Fowler, Noll, Vo) over UTF-16 code units.
 */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return hash.toString(36);
}

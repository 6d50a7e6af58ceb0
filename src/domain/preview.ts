import type { Language } from './language.ts';

/** How large the picture is that a messenger shows beside a link, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Raised when pictures are drawn differently: those that messengers keep are asked for anew. */
const drawing = 1;
const mostWishes = 4;

/** What the picture of a shared list is made from. Nothing of it says what is claimed. */
export interface PreviewSource {
  readonly name: string | null;
  readonly items: readonly { readonly id: string; readonly imageKey: string | null }[];
}

/** The wishes in the picture: photographs first, each group in the order of the list. */
export function previewWishes<W extends PreviewSource['items'][number]>(items: readonly W[]): W[] {
  const shown = items.filter(({ imageKey }) => imageKey !== null);
  const others = items.filter(({ imageKey }) => imageKey === null);
  return [...shown, ...others].slice(0, mostWishes);
}

/** Where the picture of a shared list is; another picture has another address. */
export function previewPath(guestToken: string, list: PreviewSource): string {
  return `/api/preview/${guestToken}/${previewVersion(list)}.jpg`;
}

export function previewVersion({ name, items }: PreviewSource): string {
  const wishes = previewWishes(items).map(({ id, imageKey }) => imageKey ?? id);
  return digest(JSON.stringify([drawing, name, wishes]));
}

/** The picture of an article; it lies with the drawings, which are looked for when asked for. */
export function articlePreviewPath(language: Language, slug: string): string {
  return `/art/article/${language}/${slug}.jpg`;
}

/** The picture of all other pages. */
export function sitePreviewPath(language: Language): string {
  return `/preview-${language}.jpg`;
}

/**
 * 64 bits of a text, the same in browser and server: enough to tell one picture of a list from the
 * next. FNV-1a (Fowler, Noll, Vo) over UTF-16 code units.
 */
function digest(text: string): string {
  let sum = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    sum = BigInt.asUintN(64, (sum ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return sum.toString(36);
}

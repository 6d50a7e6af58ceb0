import type { Language } from '../../domain/language.ts';
import type { Tint } from '../ui/object-names.ts';
import type { Ground } from '../ui/tile.tsx';

/** A gift somebody might like, in the words of one language. */
export interface GalleryGift {
  /** of the idea in the catalogue */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** from and to, as text */
  readonly price: string;
  /** the name of its drawing */
  readonly art: string;
  readonly tint: Tint;
  readonly ground: Ground;
}

export const galleryTabs = ['trending', 'tech', 'lifestyle', 'books'] as const;
export type GalleryTab = (typeof galleryTabs)[number];
export type Gallery = Readonly<Record<GalleryTab, readonly GalleryGift[]>>;

// The build takes them out of the catalogue, a file a language.
const files = import.meta.glob<Gallery>('/.cache/gallery/*.json', { import: 'default' });

/** Loads the gifts of every tab in one language. */
export async function galleryIn(language: Language): Promise<Gallery> {
  const load = files[`/.cache/gallery/${language}.json`];
  if (!load) throw new Error(`There is no gallery in "${language}".`);
  return load();
}

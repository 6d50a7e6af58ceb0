import type { Language } from '../../domain/language.ts';
import type { Tint } from '../illustrations/object-names.ts';
import type { Ground } from '../illustrations/tile.tsx';

/** An idea of the catalogue in one language, as the gallery shows it. */
export interface GalleryGift {
  /** the id of the idea in the catalogue */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** a price range as text */
  readonly price: string;
  /** the name of its drawing */
  readonly art: string;
  readonly tint: Tint;
  readonly ground: Ground;
}

export const galleryTabs = ['trending', 'tech', 'lifestyle', 'books'] as const;
export type GalleryTab = (typeof galleryTabs)[number];
export type Gallery = Readonly<Record<GalleryTab, readonly GalleryGift[]>>;

// The build extracts them from the catalogue into one file per language.
const files = import.meta.glob<Gallery>('/.cache/gallery/*.json', { import: 'default' });

/** Loads the gifts of every tab in one language. Throws when the file is missing or does not load. */
export async function galleryIn(language: Language): Promise<Gallery> {
  const load = files[`/.cache/gallery/${language}.json`];
  if (!load) throw new Error(`There is no gallery in "${language}".`);
  return load();
}

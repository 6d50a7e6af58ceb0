import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Language, languages } from '../../src/domain/language.ts';
import { priceBand } from '../../src/domain/money/euros.ts';
import type { Gallery, GalleryGift } from '../../src/web/gallery/gallery-gifts.ts';
import { type GiftIdea, giftIdeas } from './gift-ideas.ts';

/** By tab: an idea of the catalogue and what its picture stands on. */
export type GallerySelection = Readonly<
  Record<keyof Gallery, readonly Pick<GalleryGift, 'id' | 'tint' | 'ground'>[]>
>;

const selectionFile = new URL('../../content/gallery.json', import.meta.url);
const folder = new URL('../../.cache/gallery/', import.meta.url);

/**
 * Takes the picked gifts out of the catalogue, a small file a language. Browsers load one of these
 * and never the catalogue.
 */
export function galleryTexts(): Plugin {
  return { name: 'gallery-texts', config: () => layOutGallery() };
}

function layOutGallery(): void {
  const ideas = new Map(giftIdeas().map((idea) => [idea.id, idea]));
  mkdirSync(folder, { recursive: true });
  for (const language of languages) {
    const text = JSON.stringify(galleryIn(language, readGallerySelection(), ideas));
    const file = new URL(`${language}.json`, folder);
    // Only what differs: a server that watches the folder is not woken for nothing.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** Returns the ideas that were picked for the gallery. */
export const readGallerySelection = (): GallerySelection =>
  JSON.parse(readFileSync(selectionFile, 'utf8'));

function galleryIn(
  language: Language,
  selection: GallerySelection,
  ideas: ReadonlyMap<string, GiftIdea>,
): Record<string, GalleryGift[]> {
  return Object.fromEntries(
    Object.entries(selection).map(([tab, gifts]) => [
      tab,
      gifts.map(({ id, tint, ground }) => {
        const idea = ideas.get(id);
        if (!idea) throw new Error(`The gallery shows "${id}", which the catalogue does not have.`);
        const { title, description } = idea[language];
        return {
          id,
          title,
          description,
          price: priceBand(idea.price, language),
          art: idea.art,
          tint,
          ground,
        };
      }),
    ]),
  );
}

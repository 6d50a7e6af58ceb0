import { expect, test } from 'vitest';
import { draw } from '../../../scripts/art/draw-objects.ts';
import { readGallerySelection } from '../../../scripts/build/gallery-texts.ts';
import { giftIdeas } from '../../../scripts/build/gift-ideas.ts';
import { languages } from '../../domain/language.ts';
import { limits } from '../../domain/limits.ts';
import { tints } from '../illustrations/object-names.ts';
import { grounds } from '../illustrations/tile.tsx';
import { galleryIn, galleryTabs } from './gallery-gifts.ts';

test('every tab shows at least sixteen gifts of the catalogue, none twice', () => {
  const selection = readGallerySelection();
  expect(Object.keys(selection)).toEqual([...galleryTabs]);
  const ids = new Set(giftIdeas().map(({ id }) => id));
  for (const tab of galleryTabs) {
    const picked = selection[tab].map(({ id }) => id);
    expect(picked.length, tab).toBeGreaterThanOrEqual(16);
    expect(new Set(picked).size, tab).toBe(picked.length);
    expect(picked.filter((id) => !ids.has(id))).toEqual([]);
  }
});

test('neighbouring gifts have different background colours', () => {
  const selection = readGallerySelection();
  for (const tab of galleryTabs) {
    for (const [index, { id, tint, ground }] of selection[tab].entries()) {
      expect(tints).toContain(tint);
      expect(grounds).toContain(ground);
      // The gifts fill two rows column by column: a neighbour is the other one of the column, or two places on.
      const below = index % 2 === 0 ? selection[tab][index + 1] : undefined;
      for (const neighbour of [below, selection[tab][index + 2]])
        expect(neighbour?.tint, `${id} and ${neighbour?.id}`).not.toBe(tint);
    }
  }
});

test('the title of a gift fits into an item in every language', async () => {
  for (const language of languages) {
    const gallery = await galleryIn(language);
    for (const { title, description, price } of galleryTabs.flatMap((tab) => gallery[tab])) {
      expect(title.length).toBeLessThanOrEqual(limits.itemTitle);
      expect(description.length).toBeLessThanOrEqual(limits.itemDescription);
      expect(price.length).toBeLessThanOrEqual(limits.itemPrice);
    }
  }
});

test('every drawing of a gift in the catalogue is a safe SVG', () => {
  for (const { id, art } of giftIdeas()) {
    expect(draw(art), id).toMatch(/^<svg [^>]*viewBox/);
    expect(draw(art), id).not.toContain('<script');
  }
}, 20_000);

import { expect, test } from 'vitest';
import { draw } from '../../../scripts/art/draw-objects.ts';
import { readPicks } from '../../../scripts/gallery-texts.ts';
import { giftIdeas } from '../../../scripts/gift-ideas.ts';
import { languages } from '../../domain/language.ts';
import { limits } from '../../domain/limits.ts';
import { tints } from '../ui/object-names.ts';
import { grounds } from '../ui/tile.tsx';
import { galleryIn, galleryTabs } from './gallery-gifts.ts';

test('every tab shows sixteen gifts of the catalogue or more, none twice', () => {
  const picks = readPicks();
  expect(Object.keys(picks)).toEqual([...galleryTabs]);
  const ids = new Set(giftIdeas().map(({ id }) => id));
  for (const tab of galleryTabs) {
    const picked = picks[tab].map(({ id }) => id);
    expect(picked.length, tab).toBeGreaterThanOrEqual(16);
    expect(new Set(picked).size, tab).toBe(picked.length);
    expect(picked.filter((id) => !ids.has(id))).toEqual([]);
  }
});

test('gifts that touch each other stand on different paper', () => {
  const picks = readPicks();
  for (const tab of galleryTabs) {
    for (const [place, { id, tint, ground }] of picks[tab].entries()) {
      expect(tints).toContain(tint);
      expect(grounds).toContain(ground);
      // Two rows, filled from the top: above and below are a pair, beside it the next.
      const below = place % 2 === 0 ? picks[tab][place + 1] : undefined;
      for (const beside of [below, picks[tab][place + 2]])
        expect(beside?.tint, `${id} and ${beside?.id}`).not.toBe(tint);
    }
  }
});

test('a gift fits on a list in every language', async () => {
  for (const language of languages) {
    const gallery = await galleryIn(language);
    for (const { title, description, price } of galleryTabs.flatMap((tab) => gallery[tab])) {
      expect(title.length).toBeLessThanOrEqual(limits.itemTitle);
      expect(description.length).toBeLessThanOrEqual(limits.itemDescription);
      expect(price.length).toBeLessThanOrEqual(limits.itemPrice);
    }
  }
});

test('everything that stands for a gift of the catalogue is drawn, in our colours', () => {
  for (const { id, art } of giftIdeas()) {
    expect(draw(art), id).toMatch(/^<svg [^>]*viewBox/);
    expect(draw(art), id).not.toContain('<script');
  }
}, 20_000);

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import lexicon from '../../../content/drawings.json' with { type: 'json' };
import { draw } from '../../../scripts/art/draw-objects.ts';
import { languages } from '../../domain/language.ts';
import type { Category } from '../../finder/content/catalogue.ts';
import { keysOf } from '../../finder/text/normalize.ts';
import { drawingChooser } from './drawing-chooser.ts';
import { drawingOf, setIdeaDrawings } from './drawing-of.ts';
import { ideaDrawings } from './idea-drawings.ts';

function catalogueIdeas() {
  const folder = new URL('../../../content/gifts/ideas/', import.meta.url);
  return readdirSync(folder).flatMap(
    (name) => (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Category).ideas,
  );
}

describe('the drawing of an item is chosen by its title', () => {
  it.each([
    ['teapot', 'Stoneware teapot', 'Teekanne aus Steinzeug', 'Théière en grès', 'TEAPOT!!'],
    ['headphone', 'Noise-cancelling headphones', 'Funkkopfhörer', 'Un casque audio sans fil'],
    ['bicycle', 'Red bicycle for Emma', 'Trekking-Fahrrad', 'Vélo 16 pouces'],
    ['running-shoe', 'Laufschuhe Größe 42', 'Baskets blanches', 'White sneakers'],
    ['light-bulb', 'Nachttischlampe', 'Lampe de bureau', 'A lamp', 'Kuerbislampe'],
    ['scarf', 'Schal', 'Écharpe', 'Scarves'],
    ['couch-and-lamp', 'Coffee table', 'Table basse', 'Couchtisch'],
  ])('%s', (drawing, ...titles) => {
    for (const title of titles) expect(drawingOf(title), title).toBe(drawing);
  });
});

it('is that of the thing, not of its purpose, material or accessories', () => {
  const choose = drawingChooser({
    tree: { en: 'tree', de: 'baum', fr: 'arbre' },
    house: { en: 'house', de: 'haus', fr: 'maison' },
    dog: { en: 'dog', de: 'hund', fr: 'chien' },
    course: { en: 'course', de: 'kurs', fr: 'cours' },
  });
  expect(choose('A house for the dog')).toBe('house');
  expect(choose('Dog house')).toBe('house');
  expect(choose('Maison pour chien')).toBe('house');
  expect(choose('Maison chien')).toBe('house');
  expect(choose('Hundehaus mit Baum')).toBe('house');
  expect(choose('Hundefrisur')).toBe(null);
  expect(choose('Baumhaus')).toBe('house');
  expect(choose('Solid oak (tree), 2 m')).toBe('tree');
  expect(choose('A dog that guards the house')).toBe('dog');
  expect(choose('Hund, der das Haus bewacht')).toBe('dog');
  expect(choose('Das Haus, das ein Baum trägt')).toBe('house');
  expect(choose('Un chien qui garde la maison')).toBe('dog');
});

it('is a wrapped gift for titles that name no known thing, and for words that only sound alike', () => {
  for (const title of ['Time with you', 'Zeit mit euch', 'Du temps avec toi', '🎁', '12345', 'the'])
    expect(drawingOf(title), title).toBe(null);
  // "thé" and "the", "dés" and "des", "Ton" and "to" are different words.
  expect(drawingOf('Anything for the evening')).toBe(null);
  expect(drawingOf('Des idées')).toBe(null);
});

it('changes only with the title', () => {
  expect(drawingOf('Kite')).toBe('kite');
  expect(drawingOf('Kite')).toBe('kite');
  expect(drawingOf('Kettle')).not.toBe('kite');
});

it('is that of the gift idea for a wish with its title, in every language', () => {
  const ideas = catalogueIdeas();
  onTestFinished(() => setIdeaDrawings({}));
  setIdeaDrawings(ideaDrawings(ideas, drawingOf));
  for (const idea of ideas)
    for (const language of languages)
      expect(drawingOf(idea[language].title), idea[language].title).toBe(idea.art);
  expect(drawingOf('Stoneware teapot')).toBe('teapot');
});

it('is found for a title of any characters, within a time limit', () => {
  const titles = ['a '.repeat(50), 'ab'.repeat(50), 'ü'.repeat(100), '-'.repeat(100), ''];
  for (const title of titles) expect(drawingOf(title)).toBe(null);
});

it('exists for each name of the lexicon, and is one for each word', () => {
  for (const name of Object.keys(lexicon)) expect(draw(name), name).toContain('<svg');
  for (const language of languages) {
    const words = Object.values(lexicon).flatMap((texts) =>
      texts[language].split(', ').map((word) => keysOf(word).join(' ')),
    );
    expect(words.filter((word) => word === '')).toEqual([]);
    const drawings = new Map<string, Set<string>>();
    for (const [name, texts] of Object.entries(lexicon))
      for (const word of texts[language].split(', ')) {
        const key = keysOf(word).join(' ');
        drawings.set(key, (drawings.get(key) ?? new Set()).add(name));
      }
    expect([...drawings].filter(([, names]) => names.size > 1)).toEqual([]);
  }
});

// The titles of the gift ideas were written for another purpose, by others.
it('is found for four in five titles of the catalogue, in each language', () => {
  const ideas = catalogueIdeas();
  for (const language of languages) {
    const drawn = ideas.filter((idea) => drawingOf(idea[language].title) !== null).length;
    expect(drawn / ideas.length, language).toBeGreaterThan(0.8);
  }
});

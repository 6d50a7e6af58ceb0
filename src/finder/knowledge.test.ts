import { expect, test } from 'vitest';
import { loadCatalogue, loadLexicon } from '../../test/support/gift-data.ts';
import { createFinder } from './finder.ts';

/** The lexicon with other titles of its groups. */
const lexicon = loadLexicon().map((group, at) => ({ ...group, group: `group ${at}` }));
const finder = createFinder(loadCatalogue(), lexicon);
const read = (text: string) => finder.parseQuery(text, { language: 'en' });

test('a profession that is over is no interest, whatever the group of professions is called', () => {
  const { interests } = read('a retired nurse who loves tea');
  expect(interests.map(({ concept }) => concept)).toEqual(['tea']);
});

test('who loves a drink and refuses it is given none of it, whatever the group of drinks is called', () => {
  const { excluded } = read('rum collector, but no rum please');
  expect(excluded).toContainEqual(
    expect.objectContaining({ concept: 'spirits', ofKinds: expect.arrayContaining(['drink']) }),
  );
});

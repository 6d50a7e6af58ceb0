import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';

const finder = sharedFinder();
const page = (text: string, language: Language) =>
  finder
    .find(finder.parseQuery(text, { language }), { limit: 9 })
    .ideas.map(({ id }) => ({ id, ...finder.facts(id) }));

test.each<[string, Language, string]>([
  ['my godson is blind, he is 10 and plays football', 'en', 'football-with-bells-inside'],
  ['a blind colleague who plays chess', 'en', 'tactile-chess-set'],
  ['girl 6 blind loves picture books', 'en', 'touch-and-feel-book-with-braille'],
  ['my sister can only use one hand and cooks every day', 'en', 'one-handed-chopping-board'],
  ['Tante hat nur einen Arm und kocht für ihr Leben gern', 'de', 'one-handed-chopping-board'],
  ['unser blinder Freund mag Schach und Wein', 'de', 'tactile-chess-set'],
  ['mon cousin aveugle de 9 ans est fou de foot', 'fr', 'football-with-bells-inside'],
  ['papa a perdu l’usage de sa main gauche, il cuisine', 'fr', 'one-handed-chopping-board'],
  ['notre voisine est malvoyante et adore la pâtisserie', 'fr', 'talking-kitchen-scale'],
])(
  'what is made for a condition is on the page where it fits an interest: "%s"',
  (text, language, id) => {
    expect(page(text, language).map((idea) => idea.id)).toContain(id);
  },
);

test.each<[string, Language]>([
  ['my godson is blind, he is 10 and plays football', 'en'],
  ['visually impaired niece, 13, who draws', 'en'],
  ['grandma can’t see to knit any more, she likes board games', 'en'],
  ['Oma sieht zum Lesen zu schlecht, mag Brettspiele', 'de'],
  ['blinder Junge, 9, mag Fußball und Basteln', 'de'],
  ['mon grand-père n’y voit plus, il aime les jeux', 'fr'],
])('what needs eyes is nothing for whoever hardly sees: "%s"', (text, language) => {
  const isAllowed = finder.limits(finder.parseQuery(text, { language }));
  expect(isAllowed('match-quality-football')).toBe(false);
  expect(isAllowed('tabletop-table-football')).toBe(false);
  expect(isAllowed('graphite-pencil-tin')).toBe(false);
  expect(isAllowed('island-settlement-board-game')).toBe(false);
  expect(isAllowed('dominoes-with-raised-dots')).toBe(true);
});

test.each<[string, Language]>([
  ['my godson is 10 and plays football', 'en'],
  ['my sister is colour-blind and plays chess', 'en'],
  ['mein Bruder spielt Schach und ist betriebsblind', 'de'],
  ['mon cousin joue aux échecs, il a une confiance aveugle en moi', 'fr'],
])('and whoever sees gets the usual things: "%s"', (text, language) => {
  const ids = page(text, language).map(({ id }) => id);
  expect(ids).not.toContain('football-with-bells-inside');
  expect(ids).not.toContain('tactile-chess-set');
});

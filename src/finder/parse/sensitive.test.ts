import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';

const finder = sharedFinder();
const noticeOf = (text: string, language: 'en' | 'de' | 'fr') =>
  finder.parseQuery(text, { language }).notice;

test.each([
  ['something nice before I kill myself', 'en', 'crisis'],
  ['sie will nicht mehr leben', 'de', 'crisis'],
  ['un vrai pistolet pour mon frère', 'fr', 'refused'],
  ['sexy lingerie for a 13 year old girl', 'en', 'refused'],
  ['sexy Dessous für meine Frau', 'de', null],
  ['une lingerie sexy pour ma femme', 'fr', null],
  ['pour ma filleule de 3 ans, les voisins du dessous râlent', 'fr', null],
  ['nude tones for my niece, 11', 'en', null],
  ['Dessous für meine 13-jährige Nichte', 'de', 'refused'],
  ['Dessous for my daughter, 12', 'en', 'refused'],
  ['vibrator pour ma nièce de 14 ans', 'fr', 'refused'],
  ['ma nièce de 9 ans habite en dessous de chez nous', 'fr', null],
  ['a water gun for my nephew', 'en', null],
  ['Massagepistole für meinen Vater', 'de', null],
  ['un pistolet à colle pour ma mère', 'fr', null],
  ['a knife to stab my ex', 'en', 'refused'],
  ['Nacktfotos von meiner Schülerin', 'de', 'refused'],
  ['un sextoy pour ma nièce de 14 ans', 'fr', 'refused'],
  ['my husband hits me, a gift so he stops', 'en', 'crisis'],
  ['je n’en peux plus de vivre', 'fr', 'crisis'],
  ['garçon 4 ans, pompiers, pas de pistolet ni de jouet bruyant', 'fr', null],
  ['bitte keine Waffen, er ist 9 und liebt Ritter', 'de', null],
  ['not a toy gun, a real gun', 'en', 'refused'],
  ['mon frère s’est suicidé, un cadeau pour maman', 'fr', null],
] as const)('"%s" (%s): %s', (text, language, notice) => {
  expect(noticeOf(text, language)).toBe(notice);
});

test('a query that is refused finds nothing', () => {
  const query = finder.parseQuery('a gun for my husband', { language: 'en' });
  expect(finder.find(query, { limit: 9 })).toMatchObject({ ideas: [], total: 0 });
});

test('no idea is found by the words of somebody in a crisis', () => {
  const query = finder.parseQuery('I want to die', { language: 'en' });
  expect(query).toMatchObject({ notice: 'crisis', words: [], interests: [] });
  const titles = finder.find(query, { limit: 9 }).ideas.map(({ id }) => finder.idea(id)?.en.title);
  expect(titles).toHaveLength(9);
  expect(titles.filter((title) => title?.includes('ie-cast'))).toEqual([]);
});

import { expect, it } from 'vitest';
import {
  loadCatalogue,
  loadFinderOptions,
  loadLexicon,
} from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';
import { createFinder } from '../../finder.ts';

const catalogue = loadCatalogue();
const finder = createFinder(catalogue, loadLexicon(), loadFinderOptions());
const ideas = catalogue.flatMap((category) => category.ideas);
const allowed = (text: string, language: Language) => {
  const allows = finder.limits(finder.parseQuery(text, { language }));
  return ideas.filter(({ id }) => allows(id));
};

it.each([
  ['en', 'my da cant really drive anymore, loves cars'],
  ['de', 'Opa darf seit dem Schlaganfall nicht mehr Auto fahren, mag Autos'],
  ['fr', 'papi ne peut plus conduire mais il adore les voitures'],
] as const)('whoever cannot drive gets nothing for drivers (%s)', (language, text) => {
  expect(
    allowed(text, language).filter(({ concepts }) => concepts.includes('driving-licence')),
  ).toEqual([]);
});

it.each([
  ['en', 'mate is two years sober, likes cooking'],
  ['de', 'Kollege, seit zwei Jahren trocken, kocht gern'],
  ['fr', 'ami sobre, deux ans sans boire, aime cuisiner'],
] as const)('whoever has stopped drinking gets no alcohol (%s)', (language, text) => {
  expect(allowed(text, language).filter(({ flags }) => flags?.includes('alcohol'))).toEqual([]);
});

it.each([
  ['en', 'hosts who eat kosher', 'christian-faith'],
  ['en', 'goodbye gift for a guy from work, hes muslim', 'christian-faith'],
  ['de', 'Nachbarin, jüdisch, zum Einzug', 'islam'],
  ['fr', 'collègue musulmane, pour un départ', 'hinduism'],
] as const)('a faith gets no meat and nothing of another faith: %s %s', (language, text, other) => {
  const found = allowed(text, language);
  expect(found.filter(({ concepts }) => concepts.includes(other))).toEqual([]);
  const meat = found.filter(({ flags }) => flags?.includes('meat'));
  expect(meat.filter(({ id }) => !id.startsWith('halal'))).toEqual([]);
});

it('what says that it is halal is halal', () => {
  expect(allowed('colleague, muslim', 'en').map(({ id }) => id)).toContain('halal-sweets-box');
});

it.each([
  ['en', 'he broke his leg, loves sport'],
  ['de', 'hat sich das Bein gebrochen, mag Sport'],
  ['fr', 'il a la jambe cassée, adore le sport'],
] as const)('whoever cannot move well gets nothing that needs it (%s)', (language, text) => {
  expect(allowed(text, language).filter(({ flags }) => flags?.includes('needs-fitness'))).toEqual(
    [],
  );
});

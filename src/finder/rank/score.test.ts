import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';

const finder = sharedFinder();
const find = (text: string, limit = 27) =>
  finder.find(finder.parseQuery(text, { language: 'en' }), { limit }).ideas;

test('ideas beside the interest follow its best matches, and no page after them is filled', () => {
  const found = find('ukulele');
  const best = found.findIndex((idea) => idea.isBeside);
  expect(best).toBeGreaterThanOrEqual(3);
  expect(found.slice(best, 9).every((idea) => idea.isBeside)).toBe(true);
  // What pleases less than they do is about the interest all the same.
  const weak = found.slice(9);
  expect(weak.filter(({ isBeside }) => isBeside)).toEqual([]);
  const reasons = weak.flatMap((idea) => idea.reasons.map(({ kind }) => kind));
  expect(reasons).toContain('interest');
});

test.each([
  ['espresso machine for my wife', 'portafilter-espresso-machine'],
  ['sewing machine', 'compact-sewing-machine'],
])('"%s" finds the very thing first', (text, id) => {
  expect(find(text, 1).map((idea) => idea.id)).toEqual([id]);
});

test('a word that names a situation is not searched for in another sense', () => {
  // "Enceintes" are loudspeakers, too.
  const query = finder.parseQuery('idée cadeau pour une amie enceinte', { language: 'fr' });
  const ideas = finder.find(query, { limit: 9 }).ideas.map(({ id }) => finder.idea(id));
  expect(query.situations.map(({ situation }) => situation)).toEqual(['pregnancy']);
  expect(ideas.filter((idea) => idea?.fr.title.includes('enceinte'))).toEqual([]);
});

test('somebody who likes an activity gets what suits it, not what has its name', () => {
  const [first] = find('my grandma loves cooking', 1);
  expect(finder.idea(first?.id ?? '')?.concepts).toContain('cooking');
});

test.each<[Language, string, RegExp]>([
  ['en', 'kettle for mum', /kettle/],
  ['en', 'my brother needs a new backpack', /backpack|daypack/],
  ['de', 'Wasserkocher für Mama', /kettle/],
  ['de', 'Papa braucht einen neuen Rucksack', /backpack|daypack/],
  ['fr', 'une bouilloire pour maman', /kettle/],
  ['fr', 'papa a besoin d’un nouveau sac à dos', /backpack|daypack/],
])('what is asked for comes first (%s): %s', (language, text, thing) => {
  const query = finder.parseQuery(text, { language });
  expect(query.interests.map(({ isAskedFor }) => isAskedFor)).toContain(true);
  const two = finder.find(query, { limit: 2 }).ideas.map(({ id }) => id);
  expect(two.filter((id) => !thing.test(id))).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'my mum likes tea'],
  ['en', 'tea, mum, 60'],
  ['de', 'Opa spielt Posaune'],
  ['fr', 'maman aime les gants'],
])('what somebody likes is not asked for (%s): %s', (language, text) => {
  const { interests } = finder.parseQuery(text, { language });
  expect(interests).not.toEqual([]);
  expect(interests.filter(({ isAskedFor }) => isAskedFor)).toEqual([]);
});

import { expect, test } from 'vitest';
import { loadCatalogue, loadLexicon } from '../../../test/support/gift-data.ts';
import { checkCategory } from './check-catalogue.ts';
import { checkConceptGroup } from './check-lexicon.ts';

const lexicon = loadLexicon();
const ids = new Set(lexicon.flatMap(({ concepts }) => concepts.map(({ id }) => id)));
const category = loadCatalogue()[0];
const idea = category?.ideas[0];
const group = lexicon[0];

test.each([
  ['a price that falls', { price: [50, 20] }, 'price'],
  ['a broken price', { price: [5.5, 20] }, 'price'],
  ['an unknown occasion', { occasions: ['doomsday'] }, 'occasions.0'],
  ['the same receiver twice', { for: ['friend', 'friend'] }, 'for'],
  ['an unknown concept', { concepts: ['no-such-concept'] }, 'no-such-concept'],
  ['space around the id', { id: ' tea-set' }, 'id'],
  ['a part that nobody knows', { colour: 'red' }, 'colour'],
  ['no search for a marketplace', { search: { de: 'tee', fr: 'thé', es: 'tetera' } }, 'search.it'],
])('an idea with %s is reported with its place', (_, change, place) => {
  expect(checkCategory(category, ids)).toEqual([]);
  const wrong = checkCategory({ ...category, ideas: [{ ...idea, ...change }] }, ids);
  expect(wrong).not.toEqual([]);
  for (const sentence of wrong) expect(sentence).toContain(place);
});

test.each([
  ['a word in capitals', { en: { words: ['Tea'] } }, 'en.words.0'],
  ['an unknown wider concept', { broader: ['no-such-concept'] }, 'no-such-concept'],
  ['a language that is missing', { de: undefined }, 'de'],
  ['a language that nobody speaks', { not: { xx: ['tea'] } }, 'xx'],
  ['an unknown condition that it is made for', { aidFor: ['old-age'] }, 'aidFor.0'],
  ['an unknown diet that it lifts', { lifts: ['no-ears'] }, 'lifts.0'],
])('a concept with %s is reported with its place', (_, change, place) => {
  expect(checkConceptGroup(group, ids)).toEqual([]);
  const wrong = checkConceptGroup(
    { ...group, concepts: [{ ...group?.concepts[0], ...change }] },
    ids,
  );
  expect(wrong).not.toEqual([]);
  for (const sentence of wrong) expect(sentence).toContain(place);
});

test('a group of concepts with an unknown fact is reported with its place', () => {
  const wrong = checkConceptGroup({ ...group, is: ['professions'] }, ids);
  expect(wrong).toEqual([expect.stringContaining('is.0')]);
});

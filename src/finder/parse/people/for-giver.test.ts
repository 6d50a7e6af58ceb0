import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const finder = sharedFinder();

test.each<[Language, string, string, number | null]>([
  ['en', 'something for myself, I am 52 and love baking', 'baking', 52],
  ['en', 'treating myself, I’m into watercolours', 'watercolour', null],
  ['en', 'I’ve just taken up the guitar', 'guitar', null],
  ['de', 'ein Geschenk für mich selbst, bin 45 und liebe Yoga', 'yoga', 45],
  ['de', 'ich will mir was gönnen, mag Wein', 'wine', null],
  ['de', 'ich möchte Gitarre lernen', 'guitar', null],
  ['fr', 'un cadeau pour moi, j’ai 38 ans, j’adore le yoga', 'yoga', 38],
  ['fr', 'je veux me mettre au piano, j’ai 60 ans', 'piano', 60],
])(
  'who gives to herself has her own facts, and nothing that only others give: %s "%s"',
  (language, text, concept, age) => {
    const query = finder.parseQuery(text, { language });
    expect(query.interests.map((one) => one.concept)).toContain(concept);
    expect(query.age?.min ?? null).toBe(age);
    const ideas = finder.find(query, { limit: 30 }).ideas.map(({ id }) => finder.facts(id));
    const ofOthers = ideas.filter((idea) =>
      idea?.flags?.some((flag) => flag === 'by-giver' || flag === 'for-two'),
    );
    expect(ofOthers).toEqual([]);
  },
);

test.each<[Language, string]>([
  ['en', 'a gift for my wife, it is important for me'],
  ['en', 'I want to learn pottery with my mum'],
  ['en', 'I’ve started looking for a gift for her'],
  ['de', 'Oma ist sehr wichtig für mich, sie wird 80'],
  ['de', 'ich habe angefangen zu suchen, was für Opa'],
  ['fr', 'papi veut me faire plaisir, que lui offrir'],
  ['fr', 'pour moi c’est important, ma mère fête ses 60 ans'],
])('who gives to somebody else is not meant: %s "%s"', (language, text) => {
  const { excluded } = finder.parseQuery(text, { language });
  expect(excluded.some((one) => 'flag' in one && one.flag === 'by-giver')).toBe(false);
});

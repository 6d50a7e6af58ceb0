import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const finder = sharedFinder();

test.each<[Language, string, number]>([
  ['en', 'something my 6 year old can make with grandad, 70', 6],
  ['en', 'our daughter, 4, and her aunt, 28, would like to do something together', 4],
  ['en', 'a kit my mum and my nephew (8) could build together', 8],
  ['de', 'Oma und Enkelin 5 wollen was zusammen backen', 5],
  ['de', 'ein Spiel, das Opa mit meinem Sohn 7 spielen kann', 7],
  ['fr', 'une activité à faire à deux pour papi et ma fille de 5 ans', 5],
  ['fr', 'un jeu que mon neveu de 8 ans puisse faire avec sa mamie', 8],
])(
  'what a child and a grown-up shall do together suits the child, and is for no couple: %s "%s"',
  (language, text, age) => {
    const query = finder.parseQuery(text, { language });
    expect(query.age && [query.age.min, query.age.max]).toEqual([age, age]);
    expect(query.recipients.map(({ recipient }) => recipient)).toContain('child');
    const ideas = finder.find(query, { limit: 18 }).ideas.map(({ id }) => finder.facts(id));
    expect(
      ideas.filter((idea) => (idea?.age[0] ?? 0) > age || idea?.flags?.includes('for-two')),
    ).toEqual([]);
  },
);

test.each<[Language, string]>([
  ['en', 'my wife and I want to do something together'],
  ['en', 'from my 4 year old to her grandpa, he loves trains'],
  ['de', 'Mama und Papa wollen was zusammen machen, sie sind 60 und 62'],
  ['fr', 'un truc à faire ensemble pour mes parents'],
])('without a child, or with nothing to do together, none is read: %s "%s"', (language, text) => {
  const { recipients } = finder.parseQuery(text, { language });
  expect(recipients.map(({ recipient }) => recipient)).not.toContain('child');
});

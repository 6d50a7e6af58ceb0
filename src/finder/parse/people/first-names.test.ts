import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const read = (language: Language, text: string) => sharedFinder().parseQuery(text, { language });
const likes = (language: Language, text: string) =>
  read(language, text).interests.map(({ concept }) => concept);

test.each([
  ['de', 'Freundin Lena heiratet'],
  ['de', 'Tochter Frida und Neffe Finn'],
  ['de', 'Oma Lotte wird 80'],
  ['de', 'oma lotte wird 80'],
  ['de', 'Kollege Wolf geht in Rente'],
  ['de', 'für unsere Zwillinge Greta und Leon'],
  ['de', 'Marina, 30'],
  ['de', 'Onkel Dieter'],
  ['de', 'Bruder Roman wird 40'],
  ['de', 'das Mädchen heißt Viola'],
  ['en', 'my daughter Ivy, 7'],
  ['en', 'my sister Amber and my brother Robin'],
  ['en', 'Ruby, 6'],
  ['en', 'a girl called Hazel'],
  ['fr', 'ma soeur Marine'],
  ['fr', 'ma nièce Olive, 5 ans'],
  ['fr', 'ma fille Clémentine'],
  ['fr', 'pour Clémentine, 8 ans'],
] as const)('a first name is no like: %s %s', (language, text) => {
  expect(likes(language, text)).toEqual([]);
});

test.each([
  ['de', 'Tochter, 5, liebt Elsa', 'princesses'],
  ['de', 'Opa Rüben anbauen', 'vegetables'],
  ['de', 'Mama Roman', 'novels'],
  ['en', 'my mum loves ivy and roses', 'flowers'],
  ['en', 'my sister amber necklace', 'amber'],
  ['en', 'my daughter loves Mamma Mia', 'musicals'],
  ['fr', 'mon père aime la marine', 'sea'],
  ['fr', 'ma tante olives', 'olive-oil'],
] as const)(
  'a word that is spelled like one tells a like elsewhere: %s %s',
  (language, text, like) => {
    expect(likes(language, text)).toContain(like);
  },
);

test.each([
  ['de', 'Kollegin Frau Fischer geht in Rente'],
  ['de', 'Physiotherapeutin Frau Zimmermann'],
  ['de', 'Frau Weber geht in Rente'],
  ['de', 'Nachbarin Frau Krebs'],
  ['de', 'unser Hausarzt Dr. Vogel'],
] as const)('a name behind a title tells nothing: %s %s', (language, text) => {
  const themes = ['fishing', 'weaving', 'woodworking', 'craftspeople', 'birds', 'birdwatching'];
  const { interests, situations } = read(language, text);
  expect(interests.filter(({ concept }) => themes.includes(concept))).toEqual([]);
  expect(situations.map(({ situation }) => situation)).not.toContain('cancer');
});

import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';

const read = (text: string, language: 'en' | 'de' | 'fr') =>
  sharedFinder().parseQuery(text, { language });
const liked = (text: string, language: 'en' | 'de' | 'fr') =>
  read(text, language).interests.map(({ concept }) => concept);

test.each([
  ['en', 'my wife has loads of houseplants and adores them', 'plants'],
  ['en', 'my brother has so many plants and wants even more', 'plants'],
  ['en', 'my uncle has dozens of model trains and still builds new ones', 'model-trains'],
  ['en', 'my aunt has tons of jigsaws and can never get enough', 'jigsaw'],
  ['de', 'meine Tante hat jede Menge Pflanzen und pflegt sie', 'plants'],
  ['de', 'mein Opa hat zig Modelleisenbahnen und baut immer neue', 'model-trains'],
  ['fr', 'ma tante a énormément de plantes et les bichonne', 'plants'],
  ['fr', 'papi a une collection de trains miniatures et en cherche toujours', 'model-trains'],
] as const)(
  '%s: more of what somebody has and cares for is welcome: "%s"',
  (language, text, concept) => {
    expect(liked(text, language)).toContain(concept);
    expect(read(text, language).excluded).toEqual([]);
  },
);

test.each([
  ['en', 'my wife has loads of mugs and loves tea'],
  ['en', 'my wife has loads of mugs and loves them, but no more please'],
  ['de', 'meine Frau hat jede Menge Tassen und liebt Tee'],
  ['de', 'meine Frau hat jede Menge Tassen und liebt sie, aber bitte keine weiteren'],
  ['fr', 'ma femme a plein de tasses et adore le thé'],
] as const)('%s: what somebody only has is not given again: "%s"', (language, text) => {
  expect(read(text, language).excluded).not.toEqual([]);
});

test('a pursuit of which somebody has many things stays a theme', () => {
  expect(liked('my mum has lots of orchids', 'en')).toEqual(['plants']);
});

test.each([
  ['en', 'my niece has just started playing the guitar', 'guitar'],
  ['en', 'my sister has been swimming for years and has a race in may', 'swimming'],
] as const)(
  '%s: what somebody began or does for years is liked: "%s"',
  (language, text, concept) => {
    expect(liked(text, language)).toContain(concept);
    expect(read(text, language).excluded).toEqual([]);
  },
);

test.each([
  ['en', 'I hate tea but my uncle loves it', 'tea'],
  ['en', 'I really don’t like chess though my son is obsessed with it', 'chess'],
  ['en', 'for my dad, I’m not into golf but he adores it', 'golf'],
  ['en', 'my husband hates opera but his mother loves it, gift for his mother', 'opera'],
  ['de', 'Ich hasse Tee, aber meine Tante liebt ihn', 'tea'],
  ['de', 'ich kann mit Schach nichts anfangen, mein Sohn ist aber verrückt danach', 'chess'],
  ['fr', 'je déteste le thé mais ma tante l’adore', 'tea'],
  ['fr', 'j’aime pas le golf mais mon père en est fou', 'golf'],
] as const)('%s: what only the giver dislikes is liked: "%s"', (language, text, concept) => {
  expect(liked(text, language)).toContain(concept);
  expect(read(text, language).excluded).toEqual([]);
});

test.each([
  ['en', 'I love coffee but my brother hates it', 'coffee'],
  ['en', 'my wife hates yoga but her sister loves it, gift for my wife', 'yoga'],
  ['en', 'a present for a colleague who detests baking but loves cake, 45', 'baking'],
  ['en', 'my uncle hates golf and loves tea', 'golf'],
  ['de', 'Ich liebe Kaffee, aber mein Bruder mag ihn nicht', 'coffee'],
  ['fr', 'j’adore le café mais mon frère n’aime pas ça', 'coffee'],
] as const)('%s: what the recipient dislikes is no liking: "%s"', (language, text, concept) => {
  expect(liked(text, language)).not.toContain(concept);
});

import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { exclusionName } from '../../exclusion.ts';

const refused = (text: string, language: 'en' | 'de' | 'fr') =>
  sharedFinder().parseQuery(text, { language }).excluded.map(exclusionName);

test.each([
  ['en', 'no puzzles with small parts, niece 2', 'flag:small-parts', 'kind:puzzle'],
  ['en', 'no chocolate with alcohol for my aunt', 'flag:alcohol', 'concept:chocolate'],
  ['en', 'she hates sweets with nuts', 'flag:nuts', 'kind:sweets'],
  ['en', 'no toys that need batteries, son of 5', 'flag:electric', 'kind:toy'],
  ['de', 'bitte kein Spielzeug mit Kleinteilen, Neffe 2', 'flag:small-parts', 'kind:toy'],
  ['de', 'kein Spielzeug, das Lärm macht', 'flag:noisy', 'kind:toy'],
  ['de', 'keine Schokolade mit Alkohol', 'flag:alcohol', 'concept:chocolate'],
  ['fr', 'pas de jouets avec des petites pièces, neveu 2', 'flag:small-parts', 'kind:toy'],
  ['fr', 'pas de chocolat aux noix', 'flag:nuts', 'concept:chocolate'],
] as const)('%s: of "%s" only some of the kind are refused', (language, text, some, whole) => {
  expect(refused(text, language)).toContain(some);
  expect(refused(text, language)).not.toContain(whole);
  expect(refused(text, language).filter((name) => name.startsWith('word:'))).toEqual([]);
});

test.each([
  ['en', 'no books for children, he is 40 and likes jazz', 'kind:book'],
  ['en', 'no books about politics, my mum loves history', 'kind:book'],
  ['de', 'keine Bücher über Politik, Mama liebt Geschichte', 'kind:book'],
  ['fr', 'pas de livres sur la politique, maman adore l’histoire', 'kind:book'],
] as const)('%s: "%s" does not refuse the whole kind', (language, text, whole) => {
  expect(refused(text, language)).not.toContain(whole);
});

test.each([
  ['en', 'no perfume with her asthma', 'kind:perfume'],
  ['en', 'no toys for him, nephew 4', 'kind:toy'],
  ['en', 'no books, about 20 euros', 'kind:book'],
  ['en', 'no books or toys with batteries', 'kind:book'],
  ['de', 'kein Parfum mit ihrem Asthma', 'kind:perfume'],
  ['de', 'keine Bücher für ihn', 'kind:book'],
  ['fr', 'pas de parfum avec son asthme', 'kind:perfume'],
  ['fr', 'pas de livres pour lui', 'kind:book'],
] as const)('%s: "%s" refuses the whole kind', (language, text, whole) => {
  expect(refused(text, language)).toContain(whole);
});

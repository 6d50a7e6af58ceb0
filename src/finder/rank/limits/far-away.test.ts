import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Kind } from '../../content/vocabulary.ts';

const finder = sharedFinder();
const kindsShown = (text: string): ReadonlySet<Kind> => {
  const { ideas } = finder.find(finder.parseQuery(text, { language: 'fr' }), { limit: 40 });
  expect(ideas.length).toBeGreaterThan(8);
  return new Set(ideas.flatMap(({ id }) => finder.facts(id)?.kinds ?? []));
};

const local: readonly Kind[] = ['voucher', 'experience', 'course', 'subscription', 'magazine'];

test.each([
  'ma marraine à Cotonou aime la musique',
  'mes cousins de 9 et 11 ans qui vivent au Liban, fans de foot',
  'je lui envoie un colis, elle aime lire',
  'pour mon oncle, je pars lundi et ça doit aller dans ma valise, il aime le foot',
])('nothing that works only near the giver goes abroad or by post: "%s"', (text) => {
  expect([...kindsShown(text)].filter((kind) => local.includes(kind))).toEqual([]);
});

test.each([
  'ma marraine rêve du Liban et aime la musique',
  'mon cousin vient du Bénin, il est fan de foot',
  'ma tante part en vacances à Rome, elle aime lire',
])('who dreams of a country or comes from there is not far away: "%s"', (text) => {
  expect([...kindsShown(text)].some((kind) => local.includes(kind))).toBe(true);
});

test.each([
  'mon cousin refuse les objets',
  'mes parents ne veulent plus d’objets, juste des souvenirs',
  'rien de matériel pour ma sœur',
])('who wants no objects gets what is done or used up: "%s"', (text) => {
  const kinds = kindsShown(text);
  for (const kind of ['decoration', 'clothing', 'gadget', 'tool', 'book'] as const)
    expect(kinds).not.toContain(kind);
});

test.each(['pas d’objets en plastique pour papa', 'il a déjà du matériel de pêche'])(
  'who refuses or has some things may get others: "%s"',
  (text) => {
    const kinds = kindsShown(text);
    expect(
      ['decoration', 'clothing', 'gadget', 'tool', 'book'].some((kind) => kinds.has(kind as Kind)),
    ).toBe(true);
  },
);

test('for the birth of a girl the baby receives, for the parents they do', () => {
  const ages = (text: string) => {
    const { ideas } = finder.find(finder.parseQuery(text, { language: 'fr' }), { limit: 9 });
    return ideas.map(({ id }) => finder.facts(id)?.age ?? [99, 99]);
  };
  expect(ages('cadeau de naissance pour une petite fille').filter(([from]) => from > 1)).toEqual(
    [],
  );
  expect(ages('cadeau de naissance pour les parents').some(([from]) => from > 1)).toBe(true);
});

test.each<[string, string | undefined, number | undefined]>([
  ['parents 30 ans de mariage, noces de perle', 'anniversary', undefined],
  ['la fête à ma blonde est samedi', 'birthday', undefined],
  ['sa fête d’adieu au bureau', 'farewell', undefined],
  ['pot de départ à la retraite de ma chef', 'retirement', undefined],
  ['mamie 90 ans en maison de retraite', undefined, 90],
])('occasion and age of "%s"', (text, occasion, age) => {
  const query = finder.parseQuery(text, { language: 'fr' });
  expect([query.occasion?.occasion, query.age?.min]).toEqual([occasion, age]);
});

test('brothers and sisters who are counted give', () => {
  const { recipients } = finder.parseQuery('on est 4 frères et sœurs, cadeau pour maman', {
    language: 'fr',
  });
  expect(recipients.map(({ recipient }) => recipient)).toEqual(['parent']);
});

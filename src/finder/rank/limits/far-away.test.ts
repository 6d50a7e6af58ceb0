import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { Kind } from '../../content/vocabulary.ts';

const finder = sharedFinder();
const kindsShown = (text: string, language: Language): ReadonlySet<Kind> => {
  const { ideas } = finder.find(finder.parseQuery(text, { language }), { limit: 40 });
  expect(ideas.length).toBeGreaterThan(8);
  return new Set(ideas.flatMap(({ id }) => finder.facts(id)?.kinds ?? []));
};

const local: readonly Kind[] = ['voucher', 'experience', 'course', 'subscription', 'magazine'];

test.each<[string, Language]>([
  ['my cousin lives in Canada and loves music', 'en'],
  ['I am posting it to my sister in New Zealand, she loves books', 'en'],
  ['my nephew of 9 lives overseas, mad about football', 'en'],
  ['meine Patentante lebt in Neuseeland und mag Musik', 'de'],
  ['ich schicke meinem Neffen, 9, ein Paket nach Kanada, er liebt Fußball', 'de'],
  ['ma marraine à Cotonou aime la musique', 'fr'],
  ['mes cousins de 9 et 11 ans qui vivent au Liban, fans de foot', 'fr'],
  ['je lui envoie un colis, elle aime lire', 'fr'],
  ['pour mon oncle, je pars lundi et ça doit aller dans ma valise, il aime le foot', 'fr'],
])('nothing that works only near the giver goes abroad or by post: "%s" (%s)', (text, language) => {
  expect([...kindsShown(text, language)].filter((kind) => local.includes(kind))).toEqual([]);
});

test.each<[string, Language]>([
  ['my godmother dreams of Canada and loves music', 'en'],
  ['my aunt is in Italy on holiday, she loves music', 'en'],
  ['mein Nachbar lebt seit zwei Jahren in Deutschland und mag Musik', 'de'],
  ['ma marraine rêve du Liban et aime la musique', 'fr'],
  ['mon cousin vient du Bénin, il est fan de foot', 'fr'],
  ['ma tante part en vacances à Rome, elle aime lire', 'fr'],
])('who dreams of a country or comes from there is not far away: "%s" (%s)', (text, language) => {
  expect([...kindsShown(text, language)].some((kind) => local.includes(kind))).toBe(true);
});

test.each<[string, Language]>([
  ['mum doesn’t want any more things', 'en'],
  ['our boss says she wants no stuff, loves opera', 'en'],
  ['no physical gifts please, for my sister', 'en'],
  ['meine Eltern wollen keine Gegenstände mehr', 'de'],
  ['die Chefin will kein Zeug, liebt Oper', 'de'],
  ['nichts Materielles für meine Schwester', 'de'],
  ['mon cousin refuse les objets', 'fr'],
  ['mes parents ne veulent plus d’objets, juste des souvenirs', 'fr'],
  ['rien de matériel pour ma sœur', 'fr'],
  ['elle ne veut pas de trucs, aime l’opéra', 'fr'],
])('who wants no objects gets what is done or used up: "%s" (%s)', (text, language) => {
  const kinds = kindsShown(text, language);
  for (const kind of ['decoration', 'clothing', 'gadget', 'tool', 'book'] as const)
    expect(kinds).not.toContain(kind);
});

test.each<[string, Language]>([
  ['no plastic things for dad', 'en'],
  ['keine Sachen aus Plastik für Papa', 'de'],
  ['pas d’objets en plastique pour papa', 'fr'],
  ['il a déjà du matériel de pêche', 'fr'],
])('who refuses or has some things may get others: "%s" (%s)', (text, language) => {
  const kinds = kindsShown(text, language);
  expect(
    ['decoration', 'clothing', 'gadget', 'tool', 'book'].some((kind) => kinds.has(kind as Kind)),
  ).toBe(true);
});

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

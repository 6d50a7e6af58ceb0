import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { Recipient } from '../../content/vocabulary.ts';

const read = (text: string, language: Language) => sharedFinder().parseQuery(text, { language });

type Case = readonly [
  language: Language,
  text: string,
  recipients: readonly Recipient[],
  age: readonly [number, number] | null,
  likes: readonly string[],
];

/** What is read of a query: who receives, how old they are, and what they like, but for what follows from their work. */
function readAll(text: string, language: Language) {
  const { recipients, age, interests } = read(text, language);
  return [
    recipients.map(({ recipient }) => recipient),
    age && [age.min, age.max],
    interests.filter(({ confidence }) => confidence > 0.6).map(({ concept }) => concept),
  ];
}

test.each<Case>([
  [
    'en',
    'my son 6 sings in a choir and wants to give his grandad something',
    ['grandparent'],
    null,
    [],
  ],
  ['en', 'the kids 4 and 7 are giving nan something, she is 72', ['grandparent'], [72, 72], []],
  ['en', 'my boy is 5 and loves dinosaurs, a present for his childminder', ['teacher'], null, []],
  ['en', 'my daughter is 8 and plays chess, thank you for her coach', ['teacher'], null, []],
  ['en', 'our hockey club is thanking the caretaker', ['acquaintance'], null, []],
  ['en', 'I fly planes for a living, something for my son who is 9', ['child'], [9, 9], []],
  ['en', 'I am far away from my boys 6 and 9', ['child'], [6, 9], []],
  ['en', 'my brother is abroad and needs a present for his daughter, 6', ['child'], [6, 6], []],
  [
    'de',
    'Unsere Tochter 8 reitet gern und möchte ihrer Uroma was schenken',
    ['grandparent'],
    null,
    [],
  ],
  ['de', 'Enkel 5 und 9 basteln Oma was, sie ist 66', ['grandparent'], [66, 66], []],
  ['de', 'mein Sohn 8 spielt Handball, Geschenk für seine Trainerin', ['teacher'], null, []],
  ['de', 'Unser Ruderverein dankt der Hausmeisterin', ['acquaintance'], null, []],
  ['de', 'ich spiele Geige in einem Orchester, Geschenk für meine Nichte 7', ['child'], [7, 7], []],
  [
    'fr',
    'mon fils de 7 ans adore le foot et veut fabriquer quelque chose à son papi',
    ['grandparent'],
    null,
    [],
  ],
  ['fr', 'ma fille 6 ans danse, cadeau pour sa maîtresse', ['teacher'], null, []],
  ['fr', 'notre club de rugby offre quelque chose au gardien', ['acquaintance'], null, []],
  ['fr', 'je joue du violon, cadeau pour ma nièce de 8 ans', ['child'], [8, 8], []],
])('who gives is told of and does not receive: %s "%s"', (language, text, ...expected) => {
  expect(readAll(text, language)).toEqual(expected);
});

test.each<Case>([
  ['en', 'something for my son, 6, and a present for my wife', ['child', 'partner'], [6, 6], []],
  ['en', 'my daughter 7 loves horses', ['child'], [7, 7], ['horses']],
  ['en', 'I play chess with my dad', ['parent'], null, ['chess']],
  [
    'de',
    'meine Tochter 7 liebt Pferde und will Fußball spielen',
    ['child'],
    [7, 7],
    ['horses', 'football'],
  ],
  ['de', 'ich spiele Schach mit meinem Opa', ['grandparent'], null, ['chess']],
  ['fr', 'ma fille de 7 ans adore les chevaux', ['child'], [7, 7], ['horses']],
])('who receives keeps what is told: %s "%s"', (language, text, ...expected) => {
  expect(readAll(text, language)).toEqual(expected);
});

test.each<[Language, string]>([
  ['en', "dad died last month and it's mum's first birthday without him, she's 71"],
  ['de', 'Papa ist im März gestorben, Mama hat den ersten Geburtstag ohne ihn, sie wird 68'],
  ['fr', 'papa est mort en mars, c’est le premier Noël de maman sans lui'],
])('who is left beside the dead receives: %s "%s"', (language, text) => {
  const { recipients } = read(text, language);
  expect(recipients.map(({ recipient, gender }) => [recipient, gender])).toEqual([['parent', 'f']]);
});

test.each<Case>([
  ['en', 'my uncle, 61, hindu wife, likes darts', ['relative'], [61, 61], ['darts']],
  ['en', 'our boss, her husband is vegan, she loves cheese', ['boss'], null, ['cheese']],
  ['en', 'my neighbour, his kids love lego, he likes chess', ['neighbour'], null, ['chess']],
  [
    'de',
    'unsere Nachbarin, ihr Mann ist Vegetarier, sie grillt gern',
    ['neighbour'],
    null,
    ['barbecue'],
  ],
  ['de', 'mein Chef, seine Frau sammelt Vasen, er mag Schach', ['boss'], null, ['chess']],
  ['fr', 'ma tante, son mari est végétarien, elle adore les échecs', ['relative'], null, ['chess']],
])('what belongs to the family is not theirs: %s "%s"', (language, text, ...expected) => {
  expect(readAll(text, language)).toEqual(expected);
  expect(read(text, language).excluded).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'a present for two nurses, 15 each'],
  ['de', 'für zwei Erzieherinnen'],
  ['fr', 'pour deux maîtresses'],
])('a number counts people and makes no couple: %s "%s"', (language, text) => {
  const concepts = read(text, language).interests.map(({ concept }) => concept);
  expect(concepts).not.toContain('couples');
});

test.each<[Language, string, readonly string[]]>([
  ['en', 'I enjoy sewing but my aunt prefers pottery, gift for her', ['pottery']],
  ['en', 'my uncle loves trains and I love chess', ['railways']],
  ['de', 'ich liebe Nähen, aber meine Tante mag Keramik', ['pottery']],
  ['de', 'mein Onkel liebt Schach und ich mag Katzen', ['chess']],
  ['fr', 'j’adore la couture mais ma tante préfère la poterie', ['pottery']],
  ['fr', 'mon oncle adore les échecs et moi j’aime les chats', ['chess']],
  ['en', 'our cleaner is 50, our boys love trains and chess, a present for her', []],
  ['en', 'our sitter likes chess, our kids love trains, a present for them', ['chess', 'railways']],
  ['de', 'unser Babysitter ist 17, unsere Jungs lieben Züge, kleines Geschenk für ihn', []],
  ['fr', 'notre nounou est super, nos garçons adorent les trains, un cadeau pour elle', []],
  // Both like it, or the giver tells of the gift.
  ['en', 'my uncle and I love chess', ['chess']],
  ['en', 'I love chess and so does my uncle', ['chess']],
  ['en', 'my uncle plays chess and I like wooden toys', ['chess', 'toddler-play', 'wooden']],
  ['de', 'ich liebe Schach und mein Onkel auch', ['chess']],
  ['fr', 'j’adore les échecs et mon oncle aussi', ['chess']],
])('what the giver likes is not liked by who receives: %s "%s"', (language, text, likes) => {
  expect(readAll(text, language)[2]).toEqual(likes);
});

test.each<[Language, string, Recipient]>([
  ['en', 'we are five cousins and want to give our aunt something together', 'relative'],
  ['en', 'my six siblings and I are getting mum something nice together', 'parent'],
  ['en', 'something to do together with my son, 16', 'teen'],
  ['de', 'meine fünf Geschwister und ich möchten Opa was zusammen schenken', 'grandparent'],
  ['de', 'etwas Gemeinsames mit meiner Tochter, 14', 'teen'],
  ['fr', 'nous quatre cousines voulons offrir quelque chose à mamie ensemble', 'grandparent'],
  ['fr', 'une soirée à deux avec ma fille de 15 ans', 'teen'],
])('who gives together, or with a child, is no couple: %s "%s"', (language, text, recipient) => {
  const { recipients, interests, words } = read(text, language);
  expect(recipients.map((one) => one.recipient)).toEqual([recipient]);
  expect(interests.map(({ concept }) => concept)).not.toContain('couples');
  expect(words).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'something together for my parents'],
  ['en', 'dinner for two'],
  ['de', 'Essen für zwei'],
  ['fr', 'un dîner pour deux'],
])('elsewhere it does: %s "%s"', (language, text) => {
  const concepts = read(text, language).interests.map(({ concept }) => concept);
  expect(concepts).toContain('couples');
});

test.each([
  ['de', 'Patentante sein: Taufe von Emil, 5 Monate'],
  ['de', 'Ich werde Patentante! Was schenkt man zur Taufe von einem kleinen Jungen?'],
  ['de', 'Als Taufpatin suche ich ein Geschenk zur Taufe'],
  ['de', 'ich darf Patenonkel werden, was zur Taufe'],
  ['en', "I've been asked to be godfather, christening gift"],
  ['en', 'As a godmother I need a christening gift'],
  ['fr', 'je deviens parrain, quoi offrir au baptême'],
  ['fr', "on m'a demandé d'être marraine, cadeau de baptême"],
] as const)('who is or will be a godparent gives at the baptism: %s %s', (language, text) => {
  const { occasion, recipients } = sharedFinder().parseQuery(text, { language });
  expect(occasion?.occasion).toBe('baptism');
  expect(recipients.map(({ recipient }) => recipient)).not.toContain('relative');
});

test.each([
  ['de', 'Geschenk für die Taufpatin zur Taufe', 'thank-you'],
  ['de', 'Geschenk für meine Patentante zum Geburtstag', 'birthday'],
  ['en', 'gift for the godmother at the christening', 'thank-you'],
  ['en', 'my godmother turns 60', 'birthday'],
  ['fr', 'cadeau pour la marraine au baptême', 'thank-you'],
] as const)('a godparent receives where the gift is for one: %s %s', (language, text, day) => {
  const { occasion, recipients } = sharedFinder().parseQuery(text, { language });
  expect(occasion?.occasion).toBe(day);
  expect(recipients.map(({ recipient }) => recipient)).toEqual(['relative']);
});

test('an aunt to be gives at the birth', () => {
  const { recipients } = sharedFinder().parseQuery('ich werde Tante, Geschenk zur Geburt', {
    language: 'de',
  });
  expect(recipients).toEqual([]);
});

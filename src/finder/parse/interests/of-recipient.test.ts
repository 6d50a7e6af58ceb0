import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const finder = sharedFinder();
const interests = (text: string, language: Language) =>
  finder.parseQuery(text, { language }).interests.map(({ concept }) => concept);

test.each<[string, Language, readonly string[]]>([
  ['present for our dog, he sleeps all day', 'en', ['dogs']],
  ['gift for my dog Max who loves the beach', 'en', ['dogs']],
  ['Geschenk für unseren Hund, er schläft gern', 'de', ['dogs']],
  ['cadeau pour notre chien, il dort tout le temps', 'fr', ['dogs']],
  ['mon chat Moustache va avoir dix ans', 'fr', ['cats']],
])('a pet that receives is all that the gift is about: "%s" (%s)', (text, language, expected) => {
  expect(interests(text, language)).toEqual(expected);
});

test('who keeps something for the pet of the giver is no pet', () => {
  const text =
    'Au marché, le poissonnier garde toujours des arêtes pour mon chat. Bonne année à lui.';
  expect(interests(text, 'fr')).not.toEqual(['cats']);
});

test.each<[string, Language, string]>([
  ['thanks to the neighbour who looked after our two dogs', 'en', 'dogs'],
  ['Danke an die Nachbarin, die unsere zwei Katzen gefüttert hat', 'de', 'cats'],
  ['remercier le voisin qui a nourri nos 3 lapins et tondu la pelouse', 'fr', 'small-pets'],
  ['remercier le voisin qui a nourri nos 3 lapins et tondu la pelouse', 'fr', 'gardening'],
  ['the vet of my horse has been great', 'en', 'horses'],
])('what belongs to the giver is no interest: "%s" (%s)', (text, language, concept) => {
  expect(interests(text, language)).not.toContain(concept);
});

test.each<[string, Language, string]>([
  ['my aunt loves dogs', 'en', 'dogs'],
  ['Mein Bruder liebt Katzen', 'de', 'cats'],
  ['une boîte de friandises pour notre chien', 'fr', 'dogs'],
  ['ma tante adore ses lapins', 'fr', 'small-pets'],
])('what somebody else loves is one: "%s" (%s)', (text, language, concept) => {
  expect(interests(text, language)).toContain(concept);
});

test.each<[string, Language, string]>([
  ['my colleague who comes from Italy likes football', 'en', 'italy'],
  ['Kollege kommt aus Italien und mag Fußball', 'de', 'italy'],
  ['mon voisin vient d’Italie, il aime le foot', 'fr', 'italy'],
  ['mes grands-parents d’Italie viennent à Noël', 'fr', 'italy'],
])('where somebody comes from is no interest: "%s" (%s)', (text, language, concept) => {
  expect(interests(text, language)).not.toContain(concept);
});

test.each<[string, Language, string]>([
  ['small present for our hosts in Scotland', 'en', 'great-britain'],
  ['my niece has an exchange year in Ireland', 'en', 'great-britain'],
  ['visiting cousins in the USA', 'en', 'usa'],
  ['Mitbringsel für Freunde in den USA', 'de', 'usa'],
  ['unsere Gastfamilie in der Schweiz', 'de', 'skiing'],
  ['Neffe, Auslandssemester in Australien', 'de', 'surfing'],
  ['des amis en Suisse nous reçoivent', 'fr', 'skiing'],
  ['ma nièce étudie au Japon', 'fr', 'japan'],
])('where somebody stays or is visited is no interest: "%s" (%s)', (text, language, concept) => {
  expect(interests(text, language)).not.toContain(concept);
});

test.each<[string, Language, string]>([
  ['my cousin travels to Japan in May', 'en', 'japan'],
  ['mein Bruder liebt die USA', 'de', 'usa'],
  ['mon oncle rêve du Japon', 'fr', 'japan'],
  ['my colleague is mad about Italy', 'en', 'italy'],
  ['Kollege schwärmt für Italien', 'de', 'italy'],
  ['elle aime tout ce qui vient d’Italie', 'fr', 'italy'],
  ['mon voisin vient d’Italie et il a le mal du pays', 'fr', 'italy'],
])('what somebody longs for is one: "%s" (%s)', (text, language, concept) => {
  expect(interests(text, language)).toContain(concept);
});

test.each<[string, Language, string]>([
  ['my godson loves chess, his dad is a firefighter', 'en', 'fire-brigade'],
  ['a friend whose wife teaches yoga, he likes coffee', 'en', 'yoga'],
  ['Mein Neffe mag Schach, seine Mutter ist Krankenschwester', 'de', 'nurses'],
  ['ma filleule aime le judo, sa mère est boulangère', 'fr', 'bread'],
  ['un cousin dont le mari est prof de piano', 'fr', 'piano'],
])(
  'the work of somebody beside the recipient is no interest: "%s" (%s)',
  (text, language, concept) => {
    expect(interests(text, language)).not.toContain(concept);
  },
);

test.each<[string, Language, string]>([
  ['my dad is a firefighter', 'en', 'fire-brigade'],
  ['Meine Mutter ist Krankenschwester', 'de', 'nurses'],
  ['ma mère est prof de piano', 'fr', 'piano'],
  ['pour mon oncle qui est pompier et sa fille', 'fr', 'fire-brigade'],
  ['her mum is a nurse and she loves chess', 'en', 'chess'],
])('the work of the recipient may be one: "%s" (%s)', (text, language, concept) => {
  expect(interests(text, language)).toContain(concept);
});

test('the age after "of" is no die with as many faces', () => {
  expect(interests('une fille de 20 ans qui lit', 'fr')).not.toContain('role-playing-games');
});

test.each<[string, string, string]>([
  ['Bruder arbeitet bei der Eisenbahn und spielt Schach', 'chess', 'railways'],
  ['mei Schwester schafft beim Floristen, mag Krimis', 'crime-fiction', 'flowers'],
  ['Onkel ist nach Schweden gezogen und liebt Musik', 'music', 'scandinavia'],
  ['d Tante wohnt z London und liebt Schoggi', 'chocolate', 'great-britain'],
])('where somebody works or lives is no interest beside others: "%s"', (text, liked, told) => {
  expect(interests(text, 'de')).toContain(liked);
  expect(interests(text, 'de')).not.toContain(told);
});

test.each<[string, string]>([
  ['Nichte arbeitet in der Pflege und malt', 'nurses'],
  ['Opa arbeitet gern im Garten und hört Jazz', 'gardening'],
  ['Papa liebt die Eisenbahn und Schach', 'railways'],
  ['Tante vermisst Schwarzbrot', 'bread'],
  ['sie reist nach Schweden und wandert', 'scandinavia'],
])('a profession, a hobby and what is missed stay: "%s"', (text, concept) => {
  expect(interests(text, 'de')).toContain(concept);
});

test.each<[string, Language, readonly string[]]>([
  ['he works for the railway and plays chess', 'en', ['chess']],
  ['er arbeitet bei der Bahn und spielt Schach', 'de', ['chess']],
  ['il travaille pour les chemins de fer et joue aux échecs', 'fr', ['chess']],
  ['he works for the railway', 'en', ['railways']],
  ['no hobbies except yoga', 'en', ['yoga']],
  ['aucun loisir à part le yoga', 'fr', ['yoga']],
])('an employer says less than a hobby: "%s" (%s)', (text, language, expected) => {
  expect(interests(text, language)).toEqual(expected);
});

test.each<[string, Language]>([
  ['gift for our cat', 'en'],
  ['my dog’s 2nd birthday, he destroys every toy', 'en'],
  ['unser Hund Balu wird 5, ein Labrador', 'de'],
  ['mon chat va avoir 10 ans', 'fr'],
])(
  'a pet is shown what it has a use for, and nothing for its keeper: "%s" (%s)',
  (text, language) => {
    const { ideas } = finder.find(finder.parseQuery(text, { language }), { limit: 9 });
    expect(ideas).toHaveLength(9);
    expect(ideas.filter(({ id }) => !finder.facts(id)?.kinds.includes('pet-supply'))).toEqual([]);
  },
);

test.each<[string, Language, string]>([
  ['my son can barely cook, moving into a flat share', 'en', 'cooking'],
  ['mein Sohn zieht in eine WG, kann kaum kochen', 'de', 'cooking'],
  ['mon fils part en coloc, il sait à peine cuisiner', 'fr', 'cooking'],
])('who can barely do something does not love it: "%s" (%s)', (text, language, concept) => {
  expect(interests(text, language)).not.toContain(concept);
});

test.each<[string, Language, readonly string[]]>([
  ['Dad watches a lot of sport on TV', 'en', ['sports-fan']],
  ['Papa schaut viel Sport im Fernsehen', 'de', ['sports-fan']],
  ['papa regarde beaucoup le sport à la télé', 'fr', ['sports-fan']],
  ['meine Freundin zieht in eine winzige Wohnung', 'de', []],
  ['die Nachbarin, die im Urlaub unsere Blumen gegossen hat', 'de', []],
  ['secret santa at work, drew a guy from accounts', 'en', []],
  ['my niece is graduating high school', 'en', []],
  ['c’est quoi un bon cadeau pour mon frère', 'fr', []],
  ['tonton, chasseur de champignons', 'fr', ['foraging']],
])('words are read in their sentence: "%s" (%s)', (text, language, expected) => {
  expect(interests(text, language)).toEqual(expected);
});

test('who can barely cook and wants to learn it does', () => {
  expect(interests('er kann kaum kochen, will es aber lernen', 'de')).toContain('cooking');
});

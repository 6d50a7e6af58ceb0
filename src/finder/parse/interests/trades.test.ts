import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const finder = sharedFinder();
const read = (text: string, language: Language) => finder.parseQuery(text, { language });
const interests = (text: string, language: Language) =>
  read(text, language).interests.map(({ concept }) => concept);

test.each<[string, Language, string]>([
  ['my cousin sells fabrics and loves jazz', 'en', 'sewing'],
  ['my brother owns a yarn shop and likes whisky', 'en', 'knitting'],
  ['he works in a chocolate factory, mad about cats', 'en', 'chocolate'],
  ['she is a florist and loves whisky', 'en', 'flowers'],
  ['grandad was a plumber and loves crosswords', 'en', 'craftspeople'],
  ['a retired nurse who loves tea', 'en', 'nurses'],
  ['retirement gift for a midwife at our practice', 'en', 'nurses'],
  ['mein Cousin verkauft Stoffe und liebt Jazz', 'de', 'sewing'],
  ['mein Bruder hat ein Fahrradgeschäft und mag Whisky', 'de', 'cycling'],
  ['er arbeitet in einer Kerzenfabrik, verrückt nach Katzen', 'de', 'candle-making'],
  ['sie ist Floristin und liebt Krimis', 'de', 'flowers'],
  ['Opa war Klempner und liebt Kreuzworträtsel', 'de', 'craftspeople'],
  ['Schwiegermutter, früher Lehrerin, liebt Tee', 'de', 'teachers'],
  ['mon cousin vend des tissus et adore le jazz', 'fr', 'sewing'],
  ['ma sœur tient une mercerie et aime le whisky', 'fr', 'sewing'],
  ['il travaille dans une chocolaterie et adore les chats', 'fr', 'chocolate'],
  ['elle est fleuriste et aime les polars', 'fr', 'flowers'],
  ['papi était plombier et adore les mots croisés', 'fr', 'craftspeople'],
  ['voisine, autrefois institutrice, elle aime le thé', 'fr', 'teachers'],
])('what somebody only works at is no interest: "%s" (%s)', (text, language, concept) => {
  expect(interests(text, language)).not.toContain(concept);
});

test.each<[string, Language, string]>([
  ['my aunt loves fabrics and sells houses', 'en', 'sewing'],
  ['he was a keen angler as a boy and still loves fishing', 'en', 'fishing'],
  ['my sister is a nurse, thank you gift', 'en', 'nurses'],
  ['she is a florist', 'en', 'flowers'],
  ['mum bakes cakes for the family', 'en', 'baking'],
  ['meine Tante liebt Stoffe und verkauft Häuser', 'de', 'sewing'],
  ['sie ist Floristin', 'de', 'flowers'],
  ['Mama backt Kuchen für die Familie', 'de', 'baking'],
  ['ma tante adore les tissus et vend des maisons', 'fr', 'sewing'],
  ['elle est fleuriste', 'fr', 'flowers'],
])('what somebody likes or works as stays one: "%s" (%s)', (text, language, concept) => {
  expect(interests(text, language)).toContain(concept);
});

test.each<[string, Language, string]>([
  ['my uncle keeps bees and reads history', 'en', 'honey'],
  ['he brews his own beer', 'en', 'beer'],
  ['my aunt bakes her own bread', 'en', 'bread'],
  ['mein Onkel hält Bienen und liest viel', 'de', 'honey'],
  ['er braut sein eigenes Bier', 'de', 'beer'],
  ['meine Tante backt ihr Brot selbst', 'de', 'bread'],
  ['mon oncle a des ruches et lit beaucoup', 'fr', 'honey'],
  ['il brasse sa propre bière', 'fr', 'beer'],
  ['ma tante fait son pain elle-même', 'fr', 'bread'],
])(
  'of what somebody makes to eat or drink, no more is given: "%s" (%s)',
  (text, language, concept) => {
    const { excluded } = read(text, language);
    expect(excluded).toContainEqual(
      expect.objectContaining({ concept, ofKinds: expect.arrayContaining(['food']) }),
    );
  },
);

test('who likes honey may get some', () => {
  expect(read('my aunt loves honey', 'en').excluded).toEqual([]);
});

test.each<[string, Language]>([
  ['she makes candles for a living, loves thrillers', 'en'],
  ['sie macht Kerzen und verkauft sie, liebt Thriller', 'de'],
  ['elle fabrique des bougies pour les vendre, adore les thrillers', 'fr'],
])('a kind that somebody deals in is neither wanted nor given: "%s" (%s)', (text, language) => {
  const { kinds, excluded } = read(text, language);
  expect(kinds).toEqual([]);
  expect(excluded).toContainEqual(expect.objectContaining({ kind: 'candle' }));
});

test.each<[string, Language]>([
  ['the doctor says no sugar, for my grandad', 'en'],
  ['für Opa, der Arzt hat ihm Zucker verboten', 'de'],
  ['pour papi, le médecin lui a interdit le sucre', 'fr'],
])('who only gives advice neither receives nor works for the gift: "%s" (%s)', (text, language) => {
  expect(read(text, language).recipients.map(({ recipient }) => recipient)).toEqual([
    'grandparent',
  ]);
  expect(interests(text, language)).toEqual([]);
});

test.each<[string, string]>([
  ['Freundin, Barista, Kaffee bloß nicht', 'coffee'],
  ['der Gastgeber ist Sommelier, also bitte keinen Wein', 'wine'],
  ['Opa, gelernter Uhrmacher, will keine Uhren mehr sehen', 'clocks'],
  ['meine Schwester ist Tischlerin und will zuhause kein Holz sehen', 'wooden'],
])('what somebody works at and refuses is refused as a whole: "%s"', (text, concept) => {
  const { excluded, interests: liked } = read(text, 'de');
  expect(excluded).toContainEqual(expect.objectContaining({ concept }));
  expect(liked.map((one) => one.concept)).not.toContain(concept);
});

test('what somebody loves stays a theme where one thing of it is refused', () => {
  const { excluded } = read('Papa liebt Wein, aber bitte keinen Rosé', 'de');
  expect(excluded).not.toContainEqual(expect.objectContaining({ concept: 'wine' }));
});

test.each<[string, Language, string]>([
  ['my husband is a teacher, nothing to do with school, he loves sailing', 'en', 'teachers'],
  ['she is a nurse and likes jazz, no work stuff please', 'en', 'nurses'],
  ['my dad was a chef all his life and never wants to see a pan again', 'en', 'cooking'],
  ['something that isn’t about her job, she is a lawyer', 'en', 'lawyers'],
  ['meine Frau ist Krankenschwester, bitte nichts mit Krankenhaus', 'de', 'nurses'],
  ['er ist Lehrer, nichts was nach Schule aussieht, er mag Jazz', 'de', 'teachers'],
  ['mein Opa war Bäcker und will keinen Teig mehr sehen', 'de', 'baking'],
  ['mon frère est prof, rien qui lui rappelle l’école, il aime la voile', 'fr', 'teachers'],
  ['ma mère a été cuisinière et ne veut plus voir un fourneau', 'fr', 'cooking'],
  ['mon mari policier adore la voile, rien en rapport avec son métier', 'fr', 'crime-fiction'],
])('who wants nothing of their work gets nothing of it: "%s" (%s)', (text, language, concept) => {
  const { interests: liked, excluded } = read(text, language);
  expect(liked.map((one) => one.concept)).not.toContain(concept);
  expect(excluded).toContainEqual(expect.objectContaining({ concept }));
});

test.each<[string, Language, string]>([
  ['dad retires after 30 years in bakery, he gets bored', 'en', 'bread'],
  ['Papa geht nach 40 Jahren Bäckerei in Rente', 'de', 'bread'],
  ['papa part à la retraite après 35 ans de boulangerie, il s’ennuie', 'fr', 'bread'],
])('who retires has dealt in it long enough: "%s" (%s)', (text, language, concept) => {
  expect(interests(text, language)).not.toContain(concept);
});

test.each<[string, Language, string]>([
  ['she is a nurse, nothing about football', 'en', 'nurses'],
  ['my brother loves baking, nothing for work', 'en', 'baking'],
  ['sie ist Krankenschwester, nichts mit Fußball', 'de', 'nurses'],
  ['elle est infirmière, rien sur le foot', 'fr', 'nurses'],
  ['mon frère aime la cuisine, rien de professionnel', 'fr', 'cooking'],
  ['il fait du foot depuis 20 ans, il aime la voile', 'fr', 'football'],
])('another refusal leaves the work: "%s" (%s)', (text, language, concept) => {
  expect(interests(text, language)).toContain(concept);
});

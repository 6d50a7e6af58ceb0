import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const finder = sharedFinder();
const read = (text: string, language: Language) => {
  const { interests, excluded } = finder.parseQuery(text, { language });
  return {
    liked: interests.map(({ concept }) => concept),
    refused: excluded.flatMap((one) => ('concept' in one ? [one.concept] : [])),
  };
};

test.each<[string, Language, string]>([
  ['my granddad is into hunting but I am against it', 'en', 'hunting'],
  ['my niece, 9, adores make-up but I think it is far too early', 'en', 'make-up'],
  ['my brother loves motorbikes, which scares me', 'en', 'motorcycles'],
  ['my cousin likes boxing and I don’t want to encourage that', 'en', 'boxing'],
  ['mein Opa liebt die Jagd, aber wir sind dagegen', 'de', 'hunting'],
  ['Patenkind, 9, mag Make-up, aber ich finde das zu früh', 'de', 'make-up'],
  ['mein Bruder liebt Motorräder, aber das macht mir Angst', 'de', 'motorcycles'],
  ['mon grand-père aime la chasse mais je suis contre', 'fr', 'hunting'],
  ['ma filleule de 9 ans adore le maquillage mais je trouve ça trop tôt', 'fr', 'make-up'],
  ['mon frère adore la moto mais ça me fait peur', 'fr', 'motorcycles'],
  ['mon cousin aime la boxe et je ne veux pas encourager ça', 'fr', 'boxing'],
])('what the giver disapproves of is refused: "%s" (%s)', (text, language, concept) => {
  const { liked, refused } = read(text, language);
  expect(liked).not.toContain(concept);
  expect(refused).toContain(concept);
});

test.each<[string, Language, string]>([
  ['my uncle loves fishing but he thinks he is too old for a gift', 'en', 'fishing'],
  ['my aunt loves chess, which I find fascinating', 'en', 'chess'],
  ['mein Onkel angelt gern, aber ich finde nichts Passendes', 'de', 'fishing'],
  ['meine Tante liebt Schach, was ich toll finde', 'de', 'chess'],
  ['mon oncle aime la pêche mais je trouve rien', 'fr', 'fishing'],
  ['ma tante aime les échecs, ce que je trouve génial', 'fr', 'chess'],
])('what the giver only wonders about stays liked: "%s" (%s)', (text, language, concept) => {
  expect(read(text, language).liked).toContain(concept);
});

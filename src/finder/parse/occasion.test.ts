import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';
import type { Occasion } from '../content/vocabulary.ts';

const finder = sharedFinder();
const read = (text: string) => finder.parseQuery(text, { language: 'en' });

test.each<[string, Occasion | null, readonly string[]]>([
  ['our housemate moves out in june', 'farewell', ['friend']],
  ['a colleague is leaving for a new job', 'farewell', ['colleague']],
  ['my neighbours are moving away', 'farewell', ['neighbour']],
  ['my friend is moving to peru for good', 'farewell', ['friend']],
  ['my boss is back from maternity leave', null, ['boss']],
  ['rakhi gift for my brother', 'raksha-bandhan', ['sibling']],
  ['meeting my boyfriend’s parents for the first time', 'invitation', ['parent']],
  ['a present for my cousin who just finished her physics degree', 'graduation', ['relative']],
  // Near misses.
  ['my uncle studied art in the nineties', null, ['relative']],
  ['we met for the first time in march, she is a friend', null, ['friend']],
  ['my son is moving out', 'housewarming', ['relative']],
  ['my boss goes on maternity leave', 'birth', ['boss']],
  ['my friend goes to peru for a week', null, ['friend']],
])('"%s": the occasion is %s, and the person is read too', (text, occasion, people) => {
  const query = read(text);
  expect(query.occasion?.occasion ?? null).toBe(occasion);
  expect(query.recipients.map(({ recipient }) => recipient)).toEqual(people);
});

test.each<[string, Language, Occasion]>([
  ['vietnamese new year for my boss', 'en', 'lunar-new-year'],
  ['vietnamesisches Neujahrsfest, Kollege', 'de', 'lunar-new-year'],
  ['Nouvel An vietnamien, arrière-grand-mère', 'fr', 'lunar-new-year'],
  ['goldne Hochzeit von Oma und Opa', 'de', 'anniversary'],
  ['ma cousine vient de finir ses études de droit', 'fr', 'graduation'],
])('"%s" (%s) is for %s', (text, language, occasion) => {
  expect(finder.parseQuery(text, { language }).occasion?.occasion).toBe(occasion);
});

test.each([
  ['work anniversary of a colleague', 'en'],
  ['25 Jahre Firmenjubiläum, Kollegin', 'de'],
  ['collègue qui a 20 ans de maison', 'fr'],
] as const)(
  'many years at work are a reason to say thanks, and no wedding: "%s" (%s)',
  (text, language) => {
    const { occasion } = finder.parseQuery(text, { language });
    expect(occasion?.occasion).toBe('thank-you');
  },
);

test.each([
  ['a present for the godmother of our son, christening', 'en', 'thank-you'],
  ['Geschenk für die Patentante zur Taufe', 'de', 'thank-you'],
  ['cadeau pour le parrain de ma fille, communion', 'fr', 'thank-you'],
  ['christening of my goddaughter', 'en', 'baptism'],
  ['Taufe von meinem Neffen, ich bin die Patin', 'de', 'baptism'],
  ['communion de ma filleule', 'fr', 'communion'],
] as const)(
  'at the feast of a child its godparents are thanked: "%s" (%s)',
  (text, language, expected) => {
    expect(finder.parseQuery(text, { language }).occasion?.occasion).toBe(expected);
  },
);

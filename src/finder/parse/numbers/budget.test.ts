import { expect, test } from 'vitest';
import { type Language, languages } from '../../../domain/language.ts';
import { languagePacks } from '../../languages/language-packs.ts';
import { fold } from '../../text/normalize.ts';
import { compileGrammars } from '../grammar.ts';

const grammars = compileGrammars(languagePacks);
const read = (text: string, language: Language) => {
  const { numbers, budgets } = grammars.of(language);
  const budget = budgets.read(numbers.withDigits(fold(text)));
  return budget && [budget.min, budget.max];
};

test.each<[string, Language]>([
  ['petite sœur 16 ans', 'fr'],
  ['chauffeur 50 ans', 'fr'],
  ['Friseur, 40, mag Fußball', 'de'],
])('"%s" (%s) names no budget: a currency begins a word', (text, language) =>
  expect(read(text, language)).toBeNull(),
);

test.each<[string, [number | null, number | null]]>([
  ['under £30', [null, 35]],
  ['up to 50 euros', [null, 50]],
  ['no more than fifty', [null, 50]],
  ['thirty quid tops', [null, 35]],
  ['max $20', [null, 18]],
  ['a hundred bucks', [null, 90]],
  ['$1,299.99', [null, 1170]],
  ['between 20 and 30', [20, 30]],
  ['from 50 euros', [50, null]],
  ['at least 50', [50, null]],
  ['around 30', [21, 36]],
  ['cheap', [null, 25]],
  ['not too expensive', [null, 40]],
  ['£15-20', [17, 23]],
])('English: "%s"', (text, bounds) => expect(read(text, 'en')).toEqual(bounds));

test.each<[string, [number | null, number | null]]>([
  ['bis 50 €', [null, 50]],
  ['bis zu 50 Euro', [null, 50]],
  ['höchstens 35 euro', [null, 35]],
  ['hoechstens 35 euro', [null, 35]],
  ['unter fünfzig Euro', [null, 50]],
  ['nicht mehr als 20€', [null, 20]],
  ['max. 25', [null, 25]],
  ['20 bis 30', [20, 30]],
  ['20-30 Euro', [20, 30]],
  ['zwischen fünfzig und achtzig Euro', [50, 80]],
  ['mindestens 20 höchstens 40 Euro', [20, 40]],
  ['bis 50 € und über 20 €', [20, 50]],
  ['ab 20 Euro', [20, null]],
  ['ca. 40€', [28, 48]],
  ['so um die 30 Euro', [21, 36]],
  ['ein 50er', [35, 55]],
  ['einen Fünfziger', [35, 55]],
  ['1.299,00 €', [null, 1299]],
  ['CHF 50.-', [null, 53]],
  ['20 Franken', [null, 21]],
  ['günstig', [null, 25]],
  ['nicht zu teuer', [null, 40]],
])('German: "%s"', (text, bounds) => expect(read(text, 'de')).toEqual(bounds));

test.each<[string, [number | null, number | null]]>([
  ['moins de 40 €', [null, 40]],
  ['jusqu’à 15€', [null, 15]],
  ['pas plus de 50', [null, 50]],
  ['budget 40', [null, 40]],
  ['20 euros max', [null, 20]],
  ['30 balles max', [null, 30]],
  ['entre vingt et trente euros', [20, 30]],
  ['de 20 à 30 euros', [20, 30]],
  ['quatre-vingts euros', [null, 80]],
  ['quatre-vingt-dix euros', [null, 90]],
  ['une trentaine d’euros', [21, 36]],
  ['environ cent euros', [70, 120]],
  ['1 299 €', [null, 1299]],
  ['pas cher', [null, 25]],
])('French: "%s"', (text, bounds) => expect(read(text, 'fr')).toEqual(bounds));

test.each([
  '60 Jahre',
  'für 2 Personen',
  '2-jährige Zwillinge',
  'iPhone 15',
  'bis 24. Dezember',
  'bis 24.12.',
  'for kids under 12',
  'for men over 50',
  'zum 50.',
  'zum 50er',
  'in den 50er Jahren geboren',
  '60 ans de mariage',
  'pour ses 40 ans',
  'dans les années 80',
  'turns 30',
  '30th birthday',
  '6 Monate',
  'from 6 years',
  'ab 3 Jahren',
  'moins de 10 ans',
  'PlayStation 5',
  'la cinquantaine',
  '10 km Lauf',
  'ein Set mit 24 Teilen',
])('"%s" names no budget', (text) =>
  expect(languages.map((language) => read(text, language))).toEqual([null, null, null]),
);

test.each<[string, Language, boolean]>([
  ['around 60', 'en', true],
  ['um die 45 Euro', 'de', true],
  ['environ 80 euros', 'fr', true],
  ['between 20 and 30', 'en', false],
  ['mindestens 50 Euro', 'de', false],
])('"%s" (%s): the lower bound is a wish: %s', (text, language, isWish) => {
  const { numbers, budgets } = grammars.of(language);
  expect(budgets.read(numbers.withDigits(fold(text)))?.about !== undefined).toBe(isWish);
});

test.each<[string, [number | null, number | null]]>([
  ['60$ pour ma blonde', [null, 38]],
  ['60$ pour ma sœur', [null, 54]],
  ['40 piastres', [null, 25]],
])('Québec: "%s"', (text, bounds) => expect(read(text, 'fr')).toEqual(bounds));

test.each<[string, [number | null, number | null]]>([
  ['my tuition sir, old songs, max 700', [null, 7]],
  ['yaar loves cricket, 300 max', [null, 3]],
  ['diwali present for the neighbours, max 40', [null, 40]],
  ['diwali present, max £500', [null, 575]],
  ['learns Hindi, up to 120', [null, 120]],
  ['perfume under 100 dirhams', [null, 24]],
])('currencies of other countries: "%s"', (text, bounds) =>
  expect(read(text, 'en')).toEqual(bounds),
);

test('somebody between two ages has a budget elsewhere', () => {
  expect(read('she is somewhere between 30 and 40, 20 euros', 'en')).toEqual([null, 20]);
  expect(read('not for anybody over 60', 'en')).toBeNull();
});

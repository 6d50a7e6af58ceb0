import { expect, test } from 'vitest';
import { annotatedQueries } from '../../../../test/support/annotated-queries.ts';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { languagePacks } from '../../languages/language-packs.ts';
import { fold, maxQueryLength, touches } from '../../text/normalize.ts';
import { compileGrammars } from '../grammar.ts';

const grammars = compileGrammars(languagePacks);
const read = (text: string, language: Language) => {
  const { numbers, budgets, ages } = grammars.of(language);
  const digits = numbers.withDigits(fold(text));
  const budget = budgets.read(digits);
  const age = ages.read(digits, (place) => !touches(place, budget));
  return age && [age.min, age.max];
};

const finder = sharedFinder();
/** The age in a whole query on a page in a language, where the other parts are read too. */
const readIn = (text: string, language: Language) => finder.parseQuery(text, { language }).age;

test.each<[string, [number, number]]>([
  ['my 8-year-old nephew', [8, 8]],
  ['15 yr old boy', [15, 15]],
  ['7yo girl', [7, 7]],
  ['turns 30', [30, 30]],
  ['her 30th birthday', [30, 30]],
  ['sixtieth birthday', [60, 60]],
  ['in her twenties', [20, 29]],
  ['a teenager', [13, 17]],
  ['retired', [58, 99]],
  ['my sister’s kids, 4 and 6', [4, 6]],
  ['kids 5, 7 and 10', [5, 10]],
  ['for men over 50', [50, 99]],
  ['for kids under 12', [6, 11]],
  ['toddler', [1, 3]],
  ['eight years old', [8, 8]],
  ['toddler 3', [3, 3]],
  ['loves handball, 12', [12, 12]],
  ['boy 7 to 60 €', [7, 7]],
  ['kiddo 7 obsessed with dinosaurs', [7, 7]],
  ['8 and 10 year olds', [8, 10]],
  ['the twins are turning five', [5, 5]],
  ['a one year old', [1, 1]],
  ['for her fourth birthday', [4, 4]],
  ['in her nineties', [90, 99]],
])('English: "%s"', (text, bounds) => expect(read(text, 'en')).toEqual(bounds));

test.each<[string, [number, number]]>([
  ['für 3 Jährige', [3, 3]],
  ['2-jährige Zwillinge', [2, 2]],
  ['zum 60. für meinen Papa', [60, 60]],
  ['zum 60er', [60, 60]],
  ['zum Sechzigsten', [60, 60]],
  ['meinen Papa, 60, wandert gern', [60, 60]],
  ['Oma wird 80', [80, 80]],
  ['spielt Handball, 12', [12, 12]],
  ['Junge 7 bis 60 €', [7, 7]],
  ['Junge, 7, bis 60 €', [7, 7]],
  ['Baby, 6 Monate', [0.5, 0.5]],
  ['6 bis 8 Jahre', [6, 8]],
  ['ab 3 Jahren', [3, 5]],
  ['Mitte 40', [43, 47]],
  ['Frau um die 50, reist gern', [50, 59]],
  ['Tochter 8 liebt Pferde', [8, 8]],
  ['Rentner', [58, 99]],
  ['die Kleine 6 mag Pferde', [6, 6]],
  ['unser Baby wird eins', [1, 1]],
  ['eine dreijährige Nichte', [3, 3]],
  ['mein Mann wird in zwei Wochen 45', [45, 45]],
  ['zum dritten Geburtstag', [3, 3]],
])('German: "%s"', (text, bounds) => expect(read(text, 'de')).toEqual(bounds));

test.each<[string, [number, number]]>([
  ['8 ans', [8, 8]],
  ['de 6 à 8 ans', [6, 8]],
  ['pour ses 40 ans', [40, 40]],
  ['grand-mère de quatre-vingts ans', [80, 80]],
  ['18 mois', [1.5, 1.5]],
  ['un ado', [13, 17]],
  ['la cinquantaine', [50, 59]],
  ['tout-petit', [1, 3]],
])('French: "%s"', (text, bounds) => expect(read(text, 'fr')).toEqual(bounds));

test.each([
  '10 Jahre verheiratet',
  'seit 10 Jahren zusammen',
  '50th anniversary gift',
  '10 ans de mariage',
  'anniversaire de mariage 10 ans',
  'in den 50er Jahren geboren',
  'unter 50 €',
  'um die 50 Euro',
  'für 2 Personen',
  'my wife just had a baby',
  'baby shower',
  'bis 24. Dezember',
])('"%s" is no age', (text) =>
  expect(languages.map((language) => readIn(text, language))).toEqual([null, null, null]),
);

test.each(['1  ', 'nine  ', '1 , ', 'acht  ', 'neuf  '])(
  'a query of nothing but %j is read, however many ways there are to divide it',
  (word) => {
    const text = word.repeat(maxQueryLength / word.length);
    for (const language of languages)
      expect(finder.parseQuery(text, { language }).interests).toEqual([]);
  },
);

test.each<[string, Language]>([
  ['100th birthday of my gran', 'en'],
  ['zum 100. Geburtstag von Oma', 'de'],
  ['pour les 100 ans de mamie', 'fr'],
])('who turns a hundred is a hundred: "%s" (%s)', (text, language) => {
  expect(read(text, language)).toEqual([100, 100]);
});

test('from an age on there is no upper end, and no range is reversed', () => {
  expect(read('60+', 'en')).toEqual([60, 99]);
  const reversed = languages.flatMap((language) =>
    annotatedQueries(language).filter(({ text }) => {
      const [min = 0, max = 0] = read(text, language) ?? [];
      return min > max;
    }),
  );
  expect(reversed).toEqual([]);
});

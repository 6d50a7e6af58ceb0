import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';

const finder = sharedFinder();

const excluded = (text: string) =>
  finder
    .parseQuery(text, { language: 'de' })
    .excluded.flatMap((one) =>
      'concept' in one ? [one.concept] : 'flag' in one ? [one.flag] : [],
    );

test.each([
  ['mein Nachbar trinkt kei Alkohol', 'alcohol'],
  ['de Götti trinkt ke Alkohol meh', 'alcohol'],
  ['sie trinkt koan Wein', 'wine'],
  ['mei Schwester mag Schokolade ned', 'chocolate'],
  ['er mog net wandern', 'hiking'],
  ['der Opa kocht nit gern', 'cooking'],
  ['sie mag nüm stricken', 'knitting'],
  ['für d Tante, ka Tee bitte', 'tea'],
  ['der Kollege trinkt keen Bier', 'beer'],
  ['mini Mueter isst kei Chäs', 'cheese'],
  ['Yoga mag sie nich', 'yoga'],
])('a negation of a dialect excludes: "%s"', (text, what) => {
  expect(excluded(text)).toContain(what);
});

test.each(['sie mag ned nur Kaffee', 'geht net ohne Kaffee'])(
  'a negation of a dialect that excludes nothing: "%s"',
  (text) => {
    expect(excluded(text)).toEqual([]);
  },
);

test.each([
  ['gegen Katzen ist er allergisch', 'cats'],
  ['sie reagiert auf Nüsse', 'nuts'],
  ['Yoga findet er albern', 'yoga'],
  ['Dinosaurier sind langst durch', 'dinosaurs'],
  ['Kekse darf er nicht wegen Diabetes', 'sugar'],
  ['nix für den Garten', 'gardening'],
])('what somebody cannot have or finds bad is excluded: "%s"', (text, what) => {
  expect(excluded(text)).toContain(what);
});

test.each(['Yoga findet er toll', 'sie mag Katzen, ist sonst allergisch'])(
  'praise, and an allergy to what is not said, exclude nothing: "%s"',
  (text) => {
    expect(excluded(text)).toEqual([]);
  },
);

test.each([
  ['mini Schwöster häklet gärn', false],
  ['sie kauft Garn', true],
])('"gärn" is no yarn: "%s"', (text, isYarn) => {
  const { interests } = finder.parseQuery(text, { language: 'de' });
  expect(interests.some(({ words }) => words.includes('gar'))).toBe(isYarn);
});

test.each([
  'unsere Kollegin wohnt seit kurzem in München',
  'Fernbeziehung Zürich München',
  'möchte meiner Freundin mal was Gutes tun',
])('where somebody lives and a figure of speech are no tastes: "%s"', (text) => {
  expect(finder.parseQuery(text, { language: 'de' }).interests).toEqual([]);
});

test('who gives with somebody is no recipient', () => {
  const text =
    'mein Mann und ich sind gerade umgezogen, unsere Tochter wird am Freitag 8 und liebt Pferde';
  const { recipients, age } = finder.parseQuery(text, { language: 'de' });
  expect(recipients.map(({ recipient }) => recipient)).toEqual(['child']);
  expect(age?.max).toBe(8);
});

test.each([
  ['Trauzeugin, bloß keinen kitschigen Kram', 'sentimental'],
  ['Jubiläum, nix Schmalziges', 'sentimental'],
  ['Patenkind 3, bitte nichts mit Gedudel', 'noisy'],
  ['nüt wo Krach macht, die Nichte ist 4', 'noisy'],
])('a refusal of a tone or a noise: "%s"', (text, what) => {
  expect(excluded(text)).toContain(what);
  expect(excluded(text)).not.toContain('quirky');
});

test.each([
  'sie liebt Kitsch und Flamingos',
  'mag Töne und Musik',
  'alles nur kein Ton zum Töpfern',
])('no refusal of a tone or a noise: "%s"', (text) => {
  expect(excluded(text)).not.toContain('sentimental');
  expect(excluded(text)).not.toContain('noisy');
});

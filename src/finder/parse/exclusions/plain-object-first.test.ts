import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../domain/language.ts';

/** How people say that something is not liked, X for the thing, often with the thing first. */
const refusing: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "X she can't stand",
    'X makes her cringe',
    'X she finds dreadful',
    'X is a waste of money in her eyes',
    'X is no use to her',
    "X she won't touch",
    "she won't touch X",
    'X is out',
    'so X is out',
    'X and wine are out',
    "who can't stand X",
    'who avoids X',
    'she steers clear of X',
    'X is a no',
    'X is off the menu',
    'X is strictly forbidden',
    'the doctor has banned X',
    'the doctor told her to stay away from X',
    'doctor said no X',
    'she has to stay off X',
    'she has gone off X',
    "she's off X",
    'X upsets her stomach',
    'X gives her a headache',
    "she's not allowed X",
    "she isn't allowed any X",
    "X isn't her thing",
    "X really isn't her thing",
    "she's never liked X",
    'please not X again',
    'anything but X',
    'anything except X',
    'she never drinks X',
    'she refuses to drink X',
    'she cut out X',
    'X is dangerous for her',
    'X makes her jittery',
    'nothing to do with X',
    'nothing X related',
    "she can't have X",
    "she mustn't drink X",
    'she reacts to X',
    "she's sensitive to X",
    "don't get her X",
    'not a X drinker',
    "she's no fan of X",
    'X leaves her cold',
    'steer clear of X',
    'keep X out of it',
    'X is not an option',
    "she's fed up with X",
    "she doesn't do X",
  ],
  de: [
    'X findet sie grauenhaft',
    'mit X wird sie wütend',
    'X mag sie nicht',
    'X mag sie gar nicht',
    'X mag sie garnicht',
    'X mag sie garnich',
    'X mag sie überhaupt nicht',
    'X trinkt sie nicht',
    'X trinkt sie nie',
    'X trinkt sie aber nie',
    'X trinkt sie aus Prinzip nicht',
    'X ist ihr zuwider',
    'X kann sie nicht ausstehen',
    'X verträgt sie nicht',
    'X lehnt sie ab',
    'die X ablehnt',
    'die X grundsätzlich ablehnt',
    'die keinen X mag',
    'die X hasst',
    'die X nicht mag',
    'die mit X nichts anfangen kann',
    'X verabscheut sie',
    'X fällt flach',
    'X fällt also flach',
    'X ist allerdings durch',
    'X ist durch',
    'X geht nicht',
    'X geht leider gar nicht',
    'X kommt nicht in Frage',
    'sie kann X nicht mehr sehen',
    'von X hat sie genug',
    'X darf sie nicht',
    'auf X verzichtet sie',
    'sie hat X aufgegeben',
    'X rührt sie nicht an',
    'um X macht sie einen Bogen',
    'X trinkt sie seit Jahren nicht mehr',
    'X will sie keinen mehr',
    'X findet sie eklig',
    'bloß nicht noch mehr X',
    'nicht schon wieder X',
    'X gilt bei ihr als Gift',
    'X kriegt sie nicht runter',
    'wegen Herzproblemen keinen X',
    'X bekommt ihr nicht',
    'X tut ihr nicht gut',
    'X hat sie abgeschworen',
    'sie ist kein Fan von X',
    'X nervt sie',
  ],
  fr: [
    'X l’agace',
    'X, c’est du gaspillage pour elle',
    'X elle trouve ça ringard',
    'hors de question d’offrir du X',
    "le X elle n'aime pas",
    "le X, elle n'aime pas",
    'le X elle aime pas',
    'le X elle supporte pas',
    "le X, elle n'en boit pas",
    'le X très peu pour elle',
    'le X, très peu pour elle',
    'le X lui est interdit',
    'le médecin lui a interdit le X',
    'interdite de X',
    'elle ne boit jamais de X',
    'elle ne veut plus entendre parler de X',
    'elle en a marre du X',
    'elle a arrêté le X',
    "le X c'est fini",
    "le X, c'est non",
    'fini le X',
    'hors de question de lui offrir du X',
    'surtout pas de X',
    'ne me proposez pas de X',
    'elle évite le X',
    'elle fuit le X',
    'elle refuse le X',
    'elle déteste le X',
    'elle a horreur du X',
    'le X lui donne mal à la tête',
    'le X la rend malade',
    'le X ne lui réussit pas',
    'le X elle peut plus',
    "elle n'a pas droit au X",
    'pas le droit au X',
    'elle ne doit pas boire de X',
    "elle n'est pas X",
    "elle n'est pas très X",
    "elle n'est pas fan de X",
    'rien à voir avec le X',
    'tout sauf du X',
    'le X est proscrit',
    'X interdit',
    'le X est banni',
    'elle digère mal le X',
    'elle ne digère pas le X',
    "elle s'est lassée du X",
    "elle n'est pas du tout branchée X",
    'évitez le X',
    'elle ne touche plus au X',
    "le X ne l'intéresse pas",
    'elle se passe très bien de X',
  ],
};
const beginnings: Readonly<Record<Language, string>> = {
  en: 'for my sister, ',
  de: 'für meine Schwester, ',
  fr: 'pour ma sœur, ',
};
/** Words for two things, and the concept of each. */
const things: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['coffee', 'coffee'],
    ['yoga', 'yoga'],
  ],
  de: [
    ['Kaffee', 'coffee'],
    ['Yoga', 'yoga'],
  ],
  fr: [
    ['café', 'coffee'],
    ['fromage', 'cheese'],
  ],
};

const finder = sharedFinder();

for (const language of languages)
  test.each(
    refusing[language].flatMap((text) =>
      things[language].map(([word, concept]) => [text.replace('X', word), concept] as const),
    ),
  )(`${language}: "%s" refuses`, (text, concept) => {
    const { interests, excluded } = finder.parseQuery(beginnings[language] + text, { language });
    expect(interests.map((one) => one.concept)).not.toContain(concept);
    expect(excluded).toContainEqual(expect.objectContaining({ concept }));
  });

test.each<[string, Language, string]>([
  ['auf Kaffee kann meine Schwester nicht verzichten', 'de', 'coffee'],
  ['ohne Kaffee geht meine Schwester nicht aus dem Haus', 'de', 'coffee'],
  ['Kaffee mag sie nicht nur am Morgen', 'de', 'coffee'],
  ['Kaffee lehnt sie nie ab', 'de', 'coffee'],
  ['von Kaffee bekommt sie nie genug', 'de', 'coffee'],
  ['mit Schlager hört er nie auf', 'de', 'schlager-chanson'],
  ['Tee mag sie nicht, Kaffee trinkt sie den ganzen Tag', 'de', 'coffee'],
  ['she can never have too much coffee', 'en', 'coffee'],
  ['no day without coffee, my sister', 'en', 'coffee'],
  ['tea is out, coffee is in', 'en', 'coffee'],
  ['le thé, elle n’en boit pas, mais elle adore le café', 'fr', 'coffee'],
  ['ma sœur ne se passe jamais de café', 'fr', 'coffee'],
])('"%s" (%s) tells a liking for %s', (text, language, concept) => {
  const { interests, excluded } = finder.parseQuery(text, { language });
  expect(interests.map((one) => one.concept)).toContain(concept);
  expect(excluded).not.toContainEqual(expect.objectContaining({ concept }));
});

test.each<[Language, string]>([
  ['en', 'my aunt hates wine, cheese and coffee'],
  ['en', 'my aunt is allergic to wine, cheese and coffee'],
  ['en', 'my aunt gave up wine, cheese and coffee'],
  ['en', 'my aunt hates wine, cheese, and coffee'],
  ['en', 'my aunt, no wine, cheese or coffee'],
  ['en', 'for my aunt, wine, cheese and coffee are out'],
  ['de', 'meine Tante hasst Wein, Käse und Kaffee'],
  ['de', 'meine Tante ist allergisch gegen Wein, Käse und Kaffee'],
  ['de', 'für meine Tante, Wein, Käse und Kaffee fallen flach'],
  ['de', 'für meine Tante, Wein, Käse und Kaffee mag sie nicht'],
  ['fr', 'ma tante déteste le vin, le fromage et le café'],
  ['fr', 'ma tante est allergique au vin, au fromage et au café'],
  ['fr', 'ma tante ne supporte pas le vin, le fromage et le café'],
])('%s: all that is listed is refused in "%s"', (language, text) => {
  const { interests, excluded } = finder.parseQuery(text, { language });
  expect(interests).toEqual([]);
  for (const concept of ['cheese', 'coffee'])
    expect(excluded).toContainEqual(expect.objectContaining({ concept }));
});

test.each<[Language, string, readonly string[]]>([
  ['en', 'my aunt hates wine, loves cheese and coffee', ['cheese', 'coffee']],
  ['en', 'my aunt, no candles, coffee and cheese', ['coffee', 'cheese']],
  ['de', 'Tante, keine Kerzen, Kaffee und Käse', ['coffee', 'cheese']],
  ['de', 'meine Tante hasst Wein, liebt Käse und Kaffee', ['coffee', 'cheese']],
  ['fr', 'ma tante déteste le vin, elle adore le fromage et le café', ['cheese', 'coffee']],
])('%s: a list of other things is liked in "%s"', (language, text, liked) => {
  const { interests } = finder.parseQuery(text, { language });
  expect(interests.map(({ concept }) => concept)).toEqual(expect.arrayContaining([...liked]));
});

test('what is listed is refused although people like it elsewhere', () => {
  const text = 'my dad 60 hates golf, jazz and whisky, likes birds';
  const { interests, excluded } = finder.parseQuery(text, { language: 'en' });
  expect(interests.map(({ concept }) => concept)).toEqual(['birds']);
  for (const concept of ['golf', 'jazz', 'whisky'])
    expect(excluded).toContainEqual(expect.objectContaining({ concept }));
});

test('a list that ends with a comma is read in bounded time', () => {
  const { excluded } = finder.parseQuery('my aunt hates wine, cheese,', { language: 'en' });
  expect(excluded).toContainEqual(expect.objectContaining({ concept: 'wine' }));
});

import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import { type Language, languages } from '../../domain/language.ts';

/** Where and how somebody lives, in plain words; with the property that ideas must not have. */
const barring: Readonly<Record<Language, readonly (readonly [flag: string, text: string])[]>> = {
  en: [
    ['needs-space', 'present for my friend, lives in a tiny flat'],
    ['needs-space', 'present for my friend, no room for more stuff'],
    ['heavy', 'present for my friend, has to be sent by post'],
    ['heavy', 'something to send through the post for my friend'],
    ['needs-space', 'present for my friend, she has a tiny kitchen'],
    ['noisy', 'present for my friend, no stuff that makes noise'],
    ['heavy', 'present for my friend, i am taking it on the train'],
    ['heavy', 'present for my friend, it must not be heavy'],
    ['needs-space', 'present for my friend, has to fit in hand luggage'],
    ['needs-space', 'present for my friend, nothing bigger than a shoebox'],
    ['needs-space', 'present for my friend, her room has nine square metres'],
    ['needs-space', 'present for my friend, she has nowhere to put anything'],
    ['needs-space', 'present for my friend, lives in a van'],
    ['heavy', 'present for my friend, must weigh less than a kilo'],
    ['heavy', "present for my friend, i take it on the train so it can't be big"],
    ['electric', 'present for my friend, nothing that plugs in'],
    ['online', 'present for my friend, it must not need wifi'],
    ['salty', 'present for my friend, the doctor told her to watch the salt'],
    ['needs-fitness', 'present for my friend, she is on bed rest'],
    ['alcohol', 'present for my friend, before her maternity leave'],
    ['fragile', 'present for my friend, it has to be unbreakable'],
    ['living', 'present for my friend, nothing she has to water'],
    ['online', 'present for my friend, has no internet'],
    ['screen', 'present for my friend, no screens'],
    ['fragrance', 'present for my friend, she has eczema'],
  ],
  de: [
    ['needs-space', 'geschenk für meine freundin, sie wohnt in einer kleinen wohnung'],
    ['needs-space', 'geschenk für meine freundin, sie wohnt auf 30 qm'],
    ['needs-space', 'geschenk für meine freundin, ihre wohnung ist winzig'],
    ['needs-space', 'geschenk für meine freundin, sie hat kaum platz'],
    ['needs-space', 'geschenk für meine freundin, muss in einen brief passen'],
    ['needs-space', 'geschenk für meine freundin, soll in einen schuhkarton passen'],
    ['thick', 'geschenk für meine freundin, maximal ein brief'],
    ['bulky', 'geschenk für meine freundin, der koffer ist schon voll'],
    ['bulky', 'geschenk für meine freundin, ihr koffer hat übergewicht'],
    ['heavy', 'geschenk für meine freundin, bitte handlich'],
    ['messy', 'geschenk für meine freundin, nichts was krümelt'],
    ['gluten', 'geschenk für meine freundin, sie muss auf gluten achten'],
    ['needs-fitness', 'geschenk für meine freundin, ihr rücken ist kaputt'],
    ['crowded', 'geschenk für meine freundin, nix wo man hin muss'],
    ['heavy', 'geschenk für meine freundin, wohnt im vierten stock ohne aufzug'],
    ['heavy', 'geschenk für meine freundin, jedes gramm zählt'],
    ['fragrance', 'geschenk für meine freundin, sollte nicht riechen'],
    ['living', 'geschenk für meine freundin, nichts, was gegossen werden muss'],
    ['water', 'geschenk für meine freundin, sie wird leicht seekrank'],
    ['meat', 'geschenk für meine freundin, bitte kein schwein'],
    ['heavy', 'geschenk für meine freundin, muss ins handgepäck'],
    ['heavy', 'geschenk für meine freundin, wir kommen mit dem zug'],
    ['heavy', 'geschenk für meine freundin, ich muss es per post schicken'],
    ['heavy', 'geschenk für meine freundin, nichts sperriges'],
    ['online', 'geschenk für meine freundin, sie hat kein internet'],
    ['online', 'geschenk für meine freundin, sie hat keinen computer'],
    ['screen', 'geschenk für meine freundin, ohne bildschirm'],
    ['fragrance', 'geschenk für meine freundin, sie hat neurodermitis'],
    ['fragrance', 'geschenk für meine freundin, gerüche stören sie'],
  ],
  fr: [
    ['needs-space', 'cadeau pour ma nièce, elle a un petit appart'],
    ['needs-space', 'cadeau pour ma nièce, elle vit dans un studio'],
    ['needs-space', "cadeau pour ma nièce, elle n'a pas de place"],
    ['needs-space', 'cadeau pour ma nièce, elle manque de place'],
    ['needs-space', "cadeau pour ma nièce, rien d'encombrant"],
    ['heavy', 'cadeau pour ma nièce, à envoyer par la poste'],
    ['heavy', 'cadeau pour ma nièce, je dois le poster'],
    ['heavy', 'cadeau pour ma nièce, elle voyage léger'],
    ['heavy', 'cadeau pour ma nièce, ça doit rentrer dans un bagage cabine'],
    ['online', "cadeau pour ma nièce, elle n'a pas internet"],
    ['online', "cadeau pour ma nièce, elle n'a pas de connexion"],
    ['screen', "cadeau pour ma nièce, pas d'écran"],
    ['noisy', 'cadeau pour ma nièce, ni plastique ni trucs qui font du bruit'],
    ['fragrance', "cadeau pour ma nièce, elle a de l'eczéma"],
    ['fragrance', 'cadeau pour ma nièce, les odeurs la dérangent'],
  ],
};

/** Circumstances that tell neither a taste nor a situation. */
const telling: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'present for my friend, comes from japan',
    'present for my friend, from france',
    'present for my friend, is from india',
    'present for my friend, born in mexico',
    'present for my friend, grew up in cornwall',
    'present for my friend, she is italian',
    'present for my japanese friend',
    'present for my friend, lives in london',
    'present for my friend, has no tv',
    "present for my friend, doesn't own a tv",
    'present for my friend, has no oven',
    "present for my friend, i'm going by train",
    'present for my friend, she has no car',
    'present for my friend, has no kids',
    'present for my old school friend',
    'present for my friend, it must fit in a suitcase',
  ],
  de: [
    'geschenk für meine freundin, kommt aus japan',
    'geschenk für meine freundin, kommt ursprünglich aus italien',
    'geschenk für meine freundin, ist in england aufgewachsen',
    'geschenk für meine freundin, wohnt am bodensee',
    'geschenk für meine freundin, lebt in berlin',
    'geschenk für meine freundin, hat keinen garten',
    'geschenk für meine freundin, hat keinen führerschein',
    'geschenk für meine freundin, hat keinen fernseher',
    'geschenk für meine freundin, ist verheiratet',
    'geschenk für meine freundin, es soll in den rucksack passen',
  ],
  fr: [
    'cadeau pour ma nièce, elle vient du japon',
    "cadeau pour ma nièce, elle est d'origine italienne",
    'cadeau pour ma nièce, elle est née en italie',
    'cadeau pour ma nièce, elle a grandi en bretagne',
    'cadeau pour ma nièce, ça doit tenir dans une valise',
    'cadeau pour notre dame de compagnie',
    'cadeau pour ma nièce, elle habite à lyon',
    "cadeau pour ma nièce, elle n'a pas de four",
    "cadeau pour ma nièce, elle n'a pas de télé",
    "cadeau pour ma nièce, elle n'a pas d'enfants",
    'cadeau pour ma nièce, elle a une grande maison',
    'cadeau pour ma nièce, elle est locataire',
  ],
};

/** What is told in spite of them. */
const told: Readonly<Record<Language, readonly (readonly [concept: string, text: string])[]>> = {
  en: [
    ['japan', 'present for my friend, loves japan'],
    ['spain', 'present for my friend, she misses spain'],
    ['japan', 'present for my friend, she is going to japan'],
    ['balcony', 'present for my friend, no garden'],
    ['balcony', 'present for my friend, only has a balcony'],
    ['railways', 'present for my friend, loves trains'],
  ],
  de: [
    ['japan', 'geschenk für meine freundin, liebt japan'],
    ['balcony', 'geschenk für meine freundin, hat einen kleinen balkon'],
    ['balcony', 'geschenk für meine freundin, hat nur einen balkon'],
    ['railways', 'geschenk für meine freundin, liebt züge'],
  ],
  fr: [
    ['japan', 'cadeau pour ma nièce, elle adore le japon'],
    ['japan', 'cadeau pour ma nièce, elle rêve du japon'],
    ['japan', 'cadeau pour ma nièce, elle part au japon'],
    ['balcony', 'cadeau pour ma nièce, elle a juste un balcon'],
    ['commuting', 'cadeau pour ma nièce, elle prend le train tous les jours'],
    ['railways', 'cadeau pour ma nièce, elle aime les trains'],
    ['travel', "cadeau pour ma nièce, elle part faire le tour de l'Asie"],
    ['travel', 'cadeau pour ma nièce, elle va faire le tour du monde'],
    ['backpacking', 'cadeau pour ma nièce, elle part trois mois en sac à dos'],
    ['backpacking', 'cadeau pour ma nièce, elle voyage en backpacking'],
  ],
};

const read = (text: string, language: Language) => {
  const { interests, excluded, situations, only } = sharedFinder().parseQuery(text, { language });
  const flags = excluded.flatMap((one) => ('flag' in one ? [one.flag] : []));
  return { flags, interests: interests.map(({ concept }) => concept), situations, only };
};
const cases = <T extends readonly unknown[]>(table: Readonly<Record<Language, readonly T[]>>) =>
  languages.flatMap((language) => table[language].map((one) => [language, ...one] as const));

test.each(cases(barring))('%s: %s is barred in "%s"', (language, flag, text) => {
  expect(read(text, language).flags).toContain(flag);
});

test.each(
  languages.flatMap((language) => telling[language].map((text) => [language, text] as const)),
)('%s: "%s" tells no taste', (language, text) => {
  expect(read(text, language)).toMatchObject({ interests: [], situations: [], only: null });
});

test.each(cases(told))('%s: %s is liked in "%s"', (language, concept, text) => {
  const { interests, only } = read(text, language);
  expect(interests).toContain(concept);
  expect(only).toBeNull();
});

test('who works in a hospital is no patient', () => {
  expect(read('present for my friend, works in a hospital', 'en').situations).toEqual([]);
});

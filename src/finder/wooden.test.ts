import { expect, test } from 'vitest';
import { sharedFinder } from '../../test/support/gift-data.ts';
import type { Language } from '../domain/language.ts';

const finder = sharedFinder();

const wooden = (text: string, language: Language) => {
  const { interests, excluded } = finder.parseQuery(text, { language });
  return {
    isLiked: interests.some(({ concept }) => concept === 'wooden'),
    isRefused: excluded.some((one) => 'concept' in one && one.concept === 'wooden'),
  };
};
/** How many of the first nine ideas are of wood. */
const woodenOnPage = (text: string, language: Language) =>
  finder
    .find(finder.parseQuery(text, { language }), { limit: 9 })
    .ideas.flatMap(({ id }) => finder.idea(id) ?? [])
    .filter(({ concepts, also = [] }) => [...concepts, ...also].includes('wooden')).length;

test.each<[string, Language]>([
  ['something wooden for a first birthday', 'en'],
  ['dad, 60, loves things made out of wood', 'en'],
  ['housewarming present, wood or ceramic', 'en'],
  ['wooden toys for a one year old girl', 'en'],
  ['etwas aus Holz zur Taufe', 'de'],
  ['Junge 3, hölzernes Spielzeug', 'de'],
  ['Papa mag Sachen aus Massivholz', 'de'],
  ['un jouet en bois svp pas de plastique', 'fr'],
  ['papa aime les objets en bois', 'fr'],
  ['garçon 3 ans, tout en bois', 'fr'],
])('things of wood are asked for: "%s" (%s)', (text, language) => {
  expect(wooden(text, language)).toEqual({ isLiked: true, isRefused: false });
});

test.each<[string, Language]>([
  ['my brother loves woodworking', 'en'],
  ['my uncle carves wood', 'en'],
  ['he has a wood workshop', 'en'],
  ['he makes wooden toys', 'en'],
  ['walks in the woods with his dog', 'en'],
  ['touch wood she passes her exam', 'en'],
  ['grandpa who chops wood for his stove', 'en'],
  ['she plays in a woodwind group', 'en'],
  ['mein Bruder arbeitet gern mit Holz', 'de'],
  ['Papa hat eine Holzwerkstatt', 'de'],
  ['Opa hackt Holz für seinen Ofen', 'de'],
  ['Holzkohlegrill-Fan', 'de'],
  ['auf Holz geklopft, sie besteht die Prüfung', 'de'],
  ['sie spielt im Holzbläserensemble', 'de'],
  ['mag Süßholz', 'de'],
  ['mon frère aime travailler le bois', 'fr'],
  ['se promène dans les bois avec son chien', 'fr'],
  ['fan de barbecue au charbon de bois', 'fr'],
  ['papa a la gueule de bois', 'fr'],
  ['poêle à bois et soirées cocooning', 'fr'],
])('wood in another sense asks for no wooden things: "%s" (%s)', (text, language) => {
  expect(wooden(text, language)).toEqual({ isLiked: false, isRefused: false });
});

test.each<[string, Language]>([
  ['no wood please, gift for my aunt', 'en'],
  ['no wooden toys please, girl 3', 'en'],
  ['bitte nichts aus Holz, Geschenk für Tante', 'de'],
  ['kein Holzspielzeug, Junge 3', 'de'],
  ['rien en bois, cadeau pour ma tante', 'fr'],
  ['pas de jouets en bois, fille 3 ans', 'fr'],
])('who refuses wood gets none, and is refused no toys for it: "%s" (%s)', (text, language) => {
  const { excluded } = finder.parseQuery(text, { language });
  expect(wooden(text, language)).toEqual({ isLiked: false, isRefused: true });
  expect(excluded.filter((one) => 'kind' in one)).toEqual([]);
  expect(excluded.flatMap((one) => ('concept' in one ? one.concept : []))).not.toContain(
    'toddler-play',
  );
  expect(woodenOnPage(text, language)).toBe(0);
});

test.each<[string, Language, number]>([
  ['something wooden for a first birthday', 'en', 6],
  ['wooden toys for a one year old girl', 'en', 6],
  ['a wooden gift for my husband for our 5th anniversary', 'en', 9],
  ['something made of wood for a christening, no plastic', 'en', 9],
  ['etwas aus Holz zur Taufe', 'de', 9],
  ['Papa 60, mag Sachen aus Holz, bis 50 €', 'de', 9],
  ['un jouet en bois svp pas de plastique', 'fr', 9],
  ['quelque chose en bois pour un baptême', 'fr', 9],
])('most of the first page is of wood: "%s" (%s)', (text, language, least) => {
  expect(woodenOnPage(text, language)).toBeGreaterThanOrEqual(least);
});

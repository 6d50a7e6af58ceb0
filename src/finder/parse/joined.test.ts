import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';
import { exclusionName } from '../exclusion.ts';

const finder = sharedFinder();
const read = (text: string, language: Language) => {
  const { interests, excluded } = finder.parseQuery(text, { language });
  return {
    liked: interests.map(({ concept }) => concept),
    refused: excluded.flatMap((one) => ('concept' in one ? [one.concept] : [])),
  };
};

test.each<[string, Language, readonly string[]]>([
  [
    'ma blonde est tannée du thé pis des puzzles, on fête Noël au chalet avec les enfants',
    'fr',
    ['tea', 'jigsaw'],
  ],
  [
    'ma voisine est lassée de la poterie et des bougies, un truc pour ses 50 ans svp',
    'fr',
    ['pottery', 'candles'],
  ],
  [
    'mon oncle a arrêté le golf il y a deux ans et le tennis aussi, il habite Genève',
    'fr',
    ['golf', 'tennis'],
  ],
  ['he gave up rugby two years ago and squash too', 'en', ['rugby', 'squash']],
])('"and" joins to what is refused: "%s" (%s)', (text, language, concepts) => {
  expect(read(text, language).refused).toEqual(expect.arrayContaining([...concepts]));
});

test.each<[string, Language, readonly string[]]>([
  [
    'mon cousin de 19 ans est tout le temps sur son vélo et à la piscine',
    'fr',
    ['cycling', 'swimming'],
  ],
  ['ma tante cuisine libanais et mexicain', 'fr', ['levantine-cooking', 'mexican-cooking']],
  ['il fait de la cuisine coréenne ou indienne', 'fr', ['korean-cooking', 'indian-cooking']],
  [
    'she lives in Leeds, works at a bank and is always at the climbing wall and on her bike',
    'en',
    ['climbing', 'cycling'],
  ],
  ['elle n’aime plus le foot et adore aussi le tennis', 'fr', ['tennis']],
  ['she hates wine and her sister loves tea too', 'en', ['tea']],
])('and to what is liked: "%s" (%s)', (text, language, concepts) => {
  expect(read(text, language).liked).toEqual(expect.arrayContaining([...concepts]));
});

test('a new clause after "and" refuses nothing', () => {
  expect(read('elle n’aime pas le vin et sa sœur boit du thé', 'fr').refused).not.toContain('tea');
});

test.each<[string, readonly string[]]>([
  ['je supporte pas le rap mais ma fille n’écoute que ça', ['hip-hop']],
  ['mes voisins ont des poules, moi j’aime pas trop ça', ['chickens']],
  ['je ne connais rien au vin mais papa adore', ['wine']],
])('what only the giver dislikes is not refused: "%s"', (text, concepts) => {
  const { liked, refused } = read(text, 'fr');
  expect(liked).toEqual(expect.arrayContaining([...concepts]));
  expect(refused).toEqual([]);
});

test.each<[string, string]>([
  ['je ne veux pas de bougie pour ma mère', 'kind:candle'],
  ['moi j’aime pas trop offrir des livres', 'kind:book'],
])('what the giver will not give is refused: "%s"', (text, name) => {
  const { excluded } = finder.parseQuery(text, { language: 'fr' });
  expect(excluded.map(exclusionName)).toContain(name);
});

import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const read = (text: string, language: Language) => {
  const { interests, kinds, excluded } = sharedFinder().parseQuery(text, { language });
  return {
    likes: interests.map(({ concept }) => concept),
    kinds,
    refused: excluded.flatMap((one) => ('concept' in one ? [one.concept] : [])),
  };
};

test.each<[string, Language, readonly string[]]>([
  [
    'my dad has tools, a grill and whisky, none of that please',
    'en',
    ['tools', 'barbecue', 'whisky'],
  ],
  ['sister likes jewellery and perfume but has plenty of that', 'en', ['jewellery', 'perfume']],
  [
    'Mann hat schon alles, Werkzeug, Grill, Whisky, bitte nichts davon',
    'de',
    ['tools', 'barbecue', 'whisky'],
  ],
  [
    'Papa hat alles: Bohrmaschine, Grill, Angelzeug. Bitte nichts davon',
    'de',
    ['tools', 'barbecue', 'fishing'],
  ],
  ['Frau mag Schmuck und Parfum, davon hat sie aber genug', 'de', ['jewellery', 'perfume']],
  ['il a des outils, un barbecue et du whisky, rien de tout ça', 'fr', ['barbecue', 'whisky']],
])('what was named before is refused: "%s" (%s)', (text, language, refused) => {
  const query = read(text, language);
  expect(query.refused).toEqual(expect.arrayContaining([...refused]));
  expect(query.likes).toEqual([]);
  expect(query.kinds).toEqual([]);
});

test.each<[string, Language, string]>([
  ['mum loves gardening, has candles and tea, none of that please', 'en', 'gardening'],
  ['mein Vater liebt Schach, hat Werkzeug und Wein, davon bitte nichts', 'de', 'chess'],
  ['papa aime les échecs, il a des outils et du vin, rien de tout ça', 'fr', 'chess'],
])('the list ends at a verb: "%s" (%s)', (text, language, liked) => {
  expect(read(text, language).likes).toContain(liked);
});

test.each<[string, Language]>([
  ['they do yoga and none of them got a proper goodbye', 'en'],
  ['she gardens and nothing that breaks, please', 'en'],
])('other words refuse nothing before them: "%s" (%s)', (text, language) => {
  expect(read(text, language).likes).not.toEqual([]);
});

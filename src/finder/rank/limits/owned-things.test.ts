import { expect, test } from 'vitest';
import {
  loadCatalogue,
  loadFinderOptions,
  loadLexicon,
} from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { Kind } from '../../content/vocabulary.ts';
import { createFinder } from '../../finder.ts';

const finder = createFinder(loadCatalogue(), loadLexicon(), loadFinderOptions());
const titles = (text: string, language: Language) =>
  finder
    .find(finder.parseQuery(text, { language }), { limit: 99 })
    .ideas.map(({ id }) => finder.idea(id)?.[language].title ?? '');

test.each<[string, Language, RegExp, RegExp]>([
  ['my sister rides motorbikes and already has gloves', 'en', /gloves$/i, /motor/i],
  ['my brother drinks coffee, he already has mugs', 'en', /\bmugs?$/i, /coffee/i],
  ['Mutter strickt und hat schon Wolle', 'de', /wolle$/i, /strick/i],
  ['Tante strickt Socken, hat Wolle ohne Ende', 'de', /wolle$/i, /strick/i],
  ['Opa kocht. Messer? Berge.', 'de', /messer$/i, /./],
  ['ma sœur fait de la moto et a déjà des gants', 'fr', /^gants/i, /moto/i],
  [
    'my aunt loves vinyl and has hundreds of records',
    'en',
    /vinyl (?:trio|box|set)/i,
    /record|slipmat/i,
  ],
  ['Papa kocht gern, hat aber schon Messer', 'de', /messer$/i, /./],
  ['mon père cuisine, il possède déjà tous les couteaux', 'fr', /^couteau santoku/i, /./],
  ['mon père a déjà trois casques audio, il aime le jazz', 'fr', /^casque à/i, /jazz/i],
  ['des foulards elle en a plein les placards, elle aime la mode', 'fr', /foulard|écharpe/i, /./],
])(
  'a thing that the recipient owns is not suggested, but its accessories are: "%s" (%s)',
  (text, language, thing, other) => {
    const found = titles(text, language);
    expect(found.filter((title) => thing.test(title))).toEqual([]);
    expect(found.some((title) => other.test(title))).toBe(true);
  },
);

test('a kettle bans kettles, and not all that makes hot drinks', () => {
  const found = titles('she already has a kettle and loves hot drinks', 'en');
  expect(found.filter((title) => /kettle$/i.test(title))).toEqual([]);
  expect(found.some((title) => /thermos|mug|frother|infuser/i.test(title))).toBe(true);
  const knives = titles('my brother cooks and already has a good knife', 'en');
  expect(knives.filter((title) => /knife$/i.test(title))).toEqual([]);
});

test.each<[string, Language, Kind]>([
  ['my girlfriend says she only wants books', 'en', 'book'],
  ['meine Freundin wünscht sich nur Bücher', 'de', 'book'],
])('for "%s" (%s) no other idea is found', (text, language, kind) => {
  const query = finder.parseQuery(text, { language });
  const found = finder.find(query, { limit: 99 }).ideas.map(({ id }) => finder.facts(id));
  expect(found.length).toBeGreaterThan(8);
  expect(query.only?.things.flatMap(({ kinds }) => kinds)).toContain(kind);
  // A blanket to read under is about reading too.
  const ids = found.map((idea) => idea?.id);
  expect(ids).not.toContain('chunky-wool-blanket');
  expect(ids).not.toContain('loose-leaf-tea-tin-collection');
});

test.each<[string, Language]>([
  ["a man who can't eat gluten and loves pasta", 'en'],
  ['Kollege, keine Milchprodukte, mag Kaffee', 'de'],
])('food that the recipient cannot eat is excluded: "%s" (%s)', (text, language) => {
  expect(finder.parseQuery(text, { language }).excluded.length).toBeGreaterThan(1);
});

test.each<[string, Language]>([
  ['Onkel heimwerkt gern, hat schon vier Bohrmaschinen', 'de'],
  ['my dad loves diy, already has three drills', 'en'],
])('one tool that is owned does not ban the others: "%s" (%s)', (text, language) => {
  const found = finder.find(finder.parseQuery(text, { language }), { limit: 99 }).ideas;
  expect(found.some(({ id }) => finder.facts(id)?.kinds.includes('tool'))).toBe(true);
});

test.each<[string, Language, string, RegExp]>([
  ['dad loves golf, no golf balls', 'en', 'golf', /\bgolf balls?$/i],
  ['my wife loves tea, no herbal tea please', 'en', 'tea', /\bherbal teas?$/i],
])(
  'of what is liked only the refused thing is left out: "%s"',
  (text, language, liked, refused) => {
    const { interests } = finder.parseQuery(text, { language });
    expect(interests.map(({ concept }) => concept)).toContain(liked);
    const shown = titles(text, language);
    expect(shown.some((title) => title.toLowerCase().includes(liked))).toBe(true);
    expect(shown.filter((title) => refused.test(title))).toEqual([]);
  },
);

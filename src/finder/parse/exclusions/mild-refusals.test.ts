import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const finder = sharedFinder();

function likedAndRefused(text: string, language: Language) {
  const { interests, excluded } = finder.parseQuery(text, { language });
  return {
    liked: interests.map(({ concept }) => concept),
    refused: excluded.flatMap((one) => ('concept' in one ? [one.concept] : [])),
  };
}

test.each<[string, Language, string]>([
  ['my brother isn’t all that keen on golf, but sails', 'en', 'golf'],
  ['she has never been big on candles', 'en', 'candles'],
  ['not too wild about tea, my dad', 'en', 'tea'],
  ['mum isn’t so interested in fashion', 'en', 'fashion'],
  ['yoga she’s less into, loves running', 'en', 'yoga'],
  ['rugby he isn’t that keen on', 'en', 'rugby'],
  ['my aunt is less into gardening these days', 'en', 'gardening'],
  ['meine Tante trinkt Tee nicht so gern, aber Kaffee', 'de', 'tea'],
  ['er kocht gern, Backen weniger', 'de', 'baking'],
  ['Yoga mag meine Schwester weniger', 'de', 'yoga'],
  ['meine Mutter steht nicht besonders auf Kerzen', 'de', 'candles'],
  ['Opa interessiert sich null Komma null für Mode', 'de', 'fashion'],
  ['mein Bruder hat null Bock auf Yoga, kocht gern', 'de', 'yoga'],
  ['Wandern ist nicht so unser Ding', 'de', 'hiking'],
  ['mit Golf hat er es nicht so', 'de', 'golf'],
  ['meine Frau ist nicht so der Kaffeetyp', 'de', 'coffee'],
  ['Papa ist nicht der Typ für Yoga', 'de', 'yoga'],
  ['sie ist nicht so der große Fan von Jazz', 'de', 'jazz'],
  ['mon frère n’est pas trop porté sur le vin', 'fr', 'wine'],
  ['ma mère est pas spécialement attirée par le yoga', 'fr', 'yoga'],
  ['le thé, mon père apprécie moins', 'fr', 'tea'],
  ['il a zéro attirance pour la mode, adore le jazz', 'fr', 'fashion'],
  ['mon oncle s’en tape un peu du rugby', 'fr', 'rugby'],
  ['elle n’est pas plus branchée que ça jardinage, bof le yoga', 'fr', 'yoga'],
  ['papy n’est pas plus intéressé que ça par le jardinage', 'fr', 'gardening'],
])('what is hardly liked is refused: "%s" (%s)', (text, language, concept) => {
  const { liked, refused } = likedAndRefused(text, language);
  expect(liked).not.toContain(concept);
  expect(refused).toContain(concept);
});

test.each<[string, Language, string]>([
  ['dad is not just into golf, he also sails', 'en', 'golf'],
  ['less into fashion than music, my niece', 'en', 'music'],
  ['he isn’t that old but into trains', 'en', 'railways'],
  ['Mutter mag Wein nicht so süß', 'de', 'wine'],
  ['Fußball ist nicht meins, aber mein Mann liebt ihn', 'de', 'football'],
  ['Kollegin, kenne sie nicht so gut, mag Katzen', 'de', 'cats'],
  ['mein Bruder hat wenig Zeit, mag Musik', 'de', 'music'],
  ['Freund mag Wein nicht so, aber Gin', 'de', 'gin'],
  ['elle n’aime pas que le thé', 'fr', 'tea'],
  ['pas trop cher, elle aime le vin', 'fr', 'wine'],
  ['le café elle aime moins, le thé beaucoup plus', 'fr', 'tea'],
])('"%s" (%s) likes %s', (text, language, concept) => {
  const { liked, refused } = likedAndRefused(text, language);
  expect(liked).toContain(concept);
  expect(refused).not.toContain(concept);
});

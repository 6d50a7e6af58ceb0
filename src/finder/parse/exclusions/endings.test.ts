import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const finder = sharedFinder();

function read(text: string, language: Language) {
  const { excluded, interests, age } = finder.parseQuery(text, { language });
  return {
    age,
    interests: interests.map(({ concept }) => concept),
    excluded: excluded.flatMap((one) => {
      if ('concept' in one) return one.concept;
      if ('kind' in one) return one.kind;
      return 'flag' in one ? one.flag : [];
    }),
  };
}

test.each<[string, Language, string]>([
  ['my cousin used to be mad about cricket', 'en', 'cricket'],
  ["granddad can't get into the garden any longer", 'en', 'gardening'],
  ['Opa 88, mit Musik kann er leider nichts mehr anfangen', 'de', 'music'],
  ['mon mari vient d’arrêter la course à pied', 'fr', 'running'],
  ['le jardin c fini pr lui, papi 80 ans', 'fr', 'gardening'],
  ['mamie elle peut plu tricoter', 'fr', 'knitting'],
  ['les puzzles le rendent fou', 'fr', 'jigsaw'],
  ['für den Onkel etwas anderes als schon wieder Tassen', 'de', 'tableware'],
  ['gf is allergc to nuts but loves sweets', 'en', 'nuts'],
  ['fairies are for babies, says my 10 year old niece', 'en', 'fairies'],
  ['he is too old for puzzles, turning 12', 'en', 'puzzle'],
  ['my wife has gone off gin', 'en', 'gin'],
  ['there is no space for more candles', 'en', 'candle'],
  ['she wants nothing more to do with baking', 'en', 'baking'],
  ['war früher begeisterter Segler', 'de', 'sailing'],
  ['Einhörner findet sie kindisch, 10', 'de', 'unicorns'],
  ['Onkel spielte Tennis bis zum Kreuzbandriss', 'de', 'tennis'],
  ['Opa war gelernter Schreiner, nun zittern seine Hände', 'de', 'woodworking'],
  ['sie schminkt sich nicht und liest gern', 'de', 'make-up'],
  ['war begeisterter Taucher, darf aber nicht mehr wegen dem Herz', 'de', 'diving'],
  ['mit dem Stricken hat sie Schluss gemacht', 'de', 'knitting'],
  ['das Klavier hat sie letztes Jahr verkauft', 'de', 'piano'],
  ['die Geige steht nur noch in der Ecke', 'de', 'violin'],
  ['sie hat keinen Platz mehr für Tassen', 'de', 'tableware'],
  ['mit Tennis will er nichts mehr zu tun haben', 'de', 'tennis'],
  ['Nikolausstiefel füllen keine Kerzen', 'de', 'candle'],
  ['elle jouait beaucoup au tennis avant', 'fr', 'tennis'],
  ['trop vieux pour les dinosaures, 11 ans', 'fr', 'dinosaurs'],
  ['mon frère en a marre du vélo', 'fr', 'cycling'],
  ['elle n’a pas la place pour des bougies', 'fr', 'candle'],
  ['papa aime plus la pêche', 'fr', 'fishing'],
  ['unser Opa ging jeden Tag schwimmen, seit der OP is des vorbei, mag Tee', 'de', 'swimming'],
  ['Oma nähte ihr Leben lang, das geht mit den Augen nimmer, liebt Musik', 'de', 'sewing'],
  ['sie hat jahrelang gerudert, jetzt ist sie auf Yoga umgestiegen', 'de', 'rowing'],
  ['Papa spielte bis vor kurzem Tennis, jetzt kocht er', 'de', 'tennis'],
  ['mein Opa wird 82, mag Rosen züchten ned mehr, guckt gern Krimis', 'de', 'flowers'],
  ['he climbed all his life, sadly that is over now, loves crosswords', 'en', 'climbing'],
  ['mum loved gardening but she can’t do that any more, likes tea', 'en', 'gardening'],
  ['she sang in a choir, had to give it up, into birds now', 'en', 'singing'],
  ['she knits for everyone but can’t knit now, loves tea', 'en', 'knitting'],
  ['grandad loves gardening but his back is too bad for it these days', 'en', 'gardening'],
  ['mes voisins voyagent plus trop, ils aiment le thé', 'fr', 'travel'],
  ['papi nageait tous les jours, maintenant c’est fini, il aime le jazz', 'fr', 'swimming'],
  ['elle jouait de la harpe mais elle n’en joue plus, adore le chocolat', 'fr', 'music'],
  ['something for my uncle, not just a voucher in an envelope', 'en', 'voucher'],
  ['pas juste une enveloppe pour ma filleule', 'fr', 'money-gift'],
  ['ma tante, pas juste un énième puzzle', 'fr', 'puzzle'],
  ['ma tante brodait avant, maintenant elle se repose', 'fr', 'embroidery'],
  ['mes beaux-parents jardinent presque plus', 'fr', 'gardening'],
  ['mon frère est dégoûté de recevoir toujours des chaussettes', 'fr', 'socks'],
  ['ma cousine en a marre qu’on lui offre que des trucs de thé', 'fr', 'tea'],
  ['my mum is sick of getting nothing but candles', 'en', 'candle'],
  ['she is tired of stuff for the baby', 'en', 'baby-item'],
])('what is over or refused is excluded and no interest: "%s" (%s)', (text, language, what) => {
  const { interests, excluded } = read(text, language);
  expect(excluded).toContain(what);
  expect(interests).not.toContain(what);
});

test.each<[string, Language, string]>([
  ['she used to play the violin and is starting again', 'en', 'violin'],
  ['er hat früher gern getaucht und will wieder einsteigen', 'de', 'diving'],
  ['il jouait du piano et va reprendre', 'fr', 'piano'],
  ['he is used to good coffee', 'en', 'coffee'],
  ['früher hat sie in Japan gelebt', 'de', 'japan'],
  ['elle aime plus que tout la danse', 'fr', 'dancing'],
  ['er liebt Rosen, knien kann er nicht mehr', 'de', 'flowers'],
  ['sie backt gern, das Studium ist vorbei', 'de', 'baking'],
  ['mag Tee, es geht ihr nicht mehr so gut', 'de', 'tea'],
  ['he loves tennis, and it is over 30 pounds', 'en', 'tennis'],
  ['elle adore le thé, le travail c’est fini', 'fr', 'work'],
  ['she likes not just tea but coffee too', 'en', 'tea'],
  ['elle aime pas seulement le thé', 'fr', 'tea'],
  ['mon frère est veuf, il jardinait jamais, là il s’y met', 'fr', 'gardening'],
  ['avant Noël elle faisait toujours des gâteaux, elle adore la pâtisserie', 'fr', 'baking'],
  ['il n’avait jamais cuisiné, là il s’y met', 'fr', 'cooking'],
  ['elle joue de la flûte plus souvent qu’avant', 'fr', 'flute'],
])('what begins again, or was never over, is not excluded: "%s" (%s)', (text, language, what) => {
  expect(read(text, language).excluded).not.toContain(what);
});

test.each<[string, Language, string]>([
  ['not for the cat but for its owner', 'en', 'cats'],
  ['nicht für den Hund, sondern für sie', 'de', 'dogs'],
  ['pas pour le chat mais pour ma tante', 'fr', 'cats'],
])('what a gift is not for is no theme: "%s" (%s)', (text, language, what) => {
  const { interests, excluded } = read(text, language);
  expect(excluded).toContain(what);
  expect(interests).not.toContain(what);
});

test('the age of a baby that a gift is not for is nobody’s', () => {
  expect(read('nicht für das Baby, sondern für die Mama', 'de').age).toBeNull();
});

test.each<[string, Language, string]>([
  ['my niece is glued to her tablet, she likes drawing', 'en', 'tablet'],
  ['he should spend less time gaming', 'en', 'gaming'],
  ['meine Enkelin hockt immer vorm Computer', 'de', 'computers'],
  ['pour le sortir de sa console', 'fr', 'console-gaming'],
  ['Neffe 14 daddelt nur Fortnite, womit lockt man ihn vor die Tür', 'de', 'gaming'],
  ['meine Schwester streamt jeden Abend Serien, sie soll mal an die frische Luft', 'de', 'series'],
])('who shall do without screens gets none: "%s" (%s)', (text, language, thing) => {
  const { interests, excluded } = read(text, language);
  expect(excluded).toContain('screen');
  expect(interests).not.toContain(thing);
});

test('somebody who likes what is on screens keeps them', () => {
  expect(read('mein Bruder zockt gern und mag Pizza', 'de').interests).toContain('gaming');
  expect(read('Kollege, Gamer, geht auch gern wandern', 'de').interests).toContain('gaming');
  expect(read('my brother plays on his console a lot', 'en').excluded).toEqual([]);
});

test.each<[string, Language, string]>([
  ['Gran has dementia, she used to sing in a choir', 'en', 'singing'],
  ['Oma hat Demenz und hat früher gern gesungen', 'de', 'singing'],
  ['mamie a Alzheimer, elle jouait du piano avant', 'fr', 'piano'],
])('with dementia, what was loved once is welcome: "%s"', (text, language, concept) => {
  const { interests, excluded } = read(text, language);
  expect(interests).toContain(concept);
  expect(excluded).not.toContain(concept);
});

test.each<[string, Language]>([
  ['er hat noch fast nichts für die Küche, kocht aber gern', 'de'],
  ['sie hat noch nix für den Garten', 'de'],
  ['a decent cook but doesn’t even own a good knife any more', 'en'],
])('what somebody lacks is not excluded: "%s"', (text, language) => {
  expect(read(text, language).excluded).toEqual([]);
});

test('whoever refuses soft toys may get other toys', () => {
  expect(read('pas de peluche, elle en a déjà trop', 'fr').excluded).not.toContain('toy');
});

test.each<[string, Language, string]>([
  ['früher begeisterte Reiterin, jetzt Rentnerin', 'de', 'horse-riding'],
  ['er war begeisterter Radfahrer bis zu seinem Unfall', 'de', 'cycling'],
  ['Opa spielte in seiner Jugend Tennis, mag Tee', 'de', 'tennis'],
  ['sie ist über die Pferdephase hinaus', 'de', 'horses'],
  ['Freund, früher Fußballer, jetzt im Rollstuhl', 'de', 'football'],
  ['she does jigsaws by the dozen so not another one of those', 'en', 'jigsaw'],
  ['sie puzzelt viel, aber nicht noch mehr davon', 'de', 'jigsaw'],
  ['elle fait des puzzles, donc pas encore un', 'fr', 'jigsaw'],
  ['friend, formerly a footballer, likes tea', 'en', 'football'],
  ['ami, ancien footballeur, 40 ans', 'fr', 'football'],
  ['autrefois passionnée de couture', 'fr', 'sewing'],
  ['le jardin devient trop dur pour elle, mamie', 'fr', 'gardening'],
  ['elle a passé sa période cheval, 13 ans', 'fr', 'horses'],
])('what somebody did once is over: "%s" (%s)', (text, language, concept) => {
  expect(read(text, language).interests).not.toContain(concept);
});

test.each<[string, Language, string]>([
  ['er war schon immer begeisterter Radfahrer', 'de', 'cycling'],
  ['schon als Kind spielte sie Klavier und spielt immer noch', 'de', 'piano'],
  ['ma tante est passionnée de couture', 'fr', 'sewing'],
])('what somebody has always done is an interest: "%s" (%s)', (text, language, concept) => {
  expect(read(text, language).interests).toContain(concept);
});

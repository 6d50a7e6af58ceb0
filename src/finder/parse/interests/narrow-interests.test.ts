import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const finder = sharedFinder();
const interestsIn = (text: string, language: Language) =>
  finder.parseQuery(text, { language }).interests.map(({ concept }) => concept);

test.each<[string, Language, readonly string[]]>([
  ['niece, 9, collects pokemon cards', 'en', ['trading-cards']],
  ['Neffe sammelt Pokémon', 'de', ['trading-cards']],
  ['ma nièce joue aux cartes Pokémon', 'fr', ['trading-cards']],
  ['mon neveu joue à Magic l’assemblée', 'fr', ['trading-cards']],
  ['grandson, 8, minecraft', 'en', ['construction-toys', 'gaming']],
  ['Enkel, 6, Ninjago', 'de', ['construction-toys']],
  ['Nichte, 7, liebt Bibi und Tina', 'de', ['horses', 'audiobooks', 'film']],
  ['petit-fils, 4 ans, Pat’ Patrouille', 'fr', ['toy-vehicles', 'pretend-play']],
  ['niece, 6, loves Barbie', 'en', ['dolls']],
  ['Enkel, 5, Playmobil', 'de', ['pretend-play']],
  ['neveu, 8 ans, Yu-Gi-Oh', 'fr', ['trading-cards']],
  ['nephew, 7, Beyblade', 'en', ['pocket-money-toys']],
  ['boy, 4, Numberblocks', 'en', ['maths']],
  ['uncle reads about the first world war', 'en', ['war-history']],
  ['Onkel liest über den Ersten Weltkrieg', 'de', ['war-history']],
  ['mon voisin est passionné par la guerre d’Algérie', 'fr', ['war-history']],
  ['gran adores the royals', 'en', ['royalty']],
  ['Tante liest alles über Königshäuser', 'de', ['royalty']],
  ['ma mère suit la famille royale', 'fr', ['royalty']],
  ['boy, 6, obsessed with volcanoes', 'en', ['volcanoes']],
  ['Junge, 7, Vulkane', 'de', ['volcanoes']],
  ['my daughter plays hockey for her school', 'en', ['field-hockey']],
  ['Schwester spielt Floorball', 'de', ['floorball']],
  ['my cousin plays netball on Tuesdays', 'en', ['netball']],
  ['mes parents font de la raquette en hiver', 'fr', ['snowshoeing']],
  ['mon oncle a une motoneige', 'fr', ['snowmobiling']],
  ['Opa spielt Hackbrett', 'de', ['folk-music']],
  ['Onkel jasst am Sonntag', 'de', ['jass']],
  ['Opa klopft Skat', 'de', ['skat']],
  ['papi joue à la belote', 'fr', ['belote']],
  ['my mum has night sweats', 'en', ['hot-flushes']],
  ['meine Frau ist in den Wechseljahren', 'de', ['hot-flushes']],
  ['ma tante a des bouffées de chaleur', 'fr', ['hot-flushes']],
  ['my niece got her first period', 'en', ['first-period']],
  ['die Eltern von einem Frühchen', 'de', ['premature-baby']],
  ['leur bébé est en couveuse', 'fr', ['premature-baby']],
  ['loves kpop', 'en', ['k-pop']],
  ['my uncle repairs old radios', 'en', ['electronics']],
  ['Freund restauriert alte Radios', 'de', ['electronics']],
  ['Freundin züchtet Garnelen', 'de', ['aquarium']],
  ['er grillt mit Holzkohle', 'de', ['barbecue']],
  ['ma nièce fait du hip-hop', 'fr', ['dancing']],
  ['my son passed his motorbike test', 'en', ['motorcycles']],
  ['Tochter hat den Motorradführerschein gemacht', 'de', ['motorcycles']],
  ['mon frère a son permis moto', 'fr', ['motorcycles']],
  ['Bruder hat den LKW-Führerschein geschafft', 'de', ['trucks']],
  ['ma sœur a son permis bateau', 'fr', ['ships']],
])('"%s" (%s) names %j', (text, language, concepts) => {
  expect(interestsIn(text, language)).toEqual(expect.arrayContaining([...concepts]));
});

test.each<[string, Language, string, string]>([
  ['we are having a barbie on Sunday', 'en', 'barbecue', 'dolls'],
  ['Barbie fan, 7', 'en', 'dolls', 'barbecue'],
  ['my son plays hockey in the NHL juniors', 'en', 'ice-hockey', 'field-hockey'],
  ['mein Bruder isst gern Garnelen', 'de', 'fish-dishes', 'aquarium'],
  ['mon frère joue au tennis, il lui faut une raquette', 'fr', 'tennis', 'snowshoeing'],
  ['ma sœur a eu son permis', 'fr', 'driving-licence', 'motorcycles'],
  ['Tante hält Hühner und hat einen Brutkasten für Eier', 'de', 'chickens', 'premature-baby'],
  ['rap and hip hop, he knows every album', 'en', 'hip-hop', 'dancing'],
  ['joue aux cartes avec ses amis', 'fr', 'classic-card-games', 'trading-cards'],
  ['elle adore le latin et l’histoire de Rome', 'fr', 'history', 'war-history'],
])('"%s" (%s) names %s and not %s', (text, language, concept, other) => {
  expect(interestsIn(text, language)).toContain(concept);
  expect(interestsIn(text, language)).not.toContain(other);
});

test.each<[string, Language, string]>([
  ['my uncle plays French tarot and belote', 'en', 'skat-and-doppelkopf-decks-in-a-case'],
  ['papi joue aux cartes tous les dimanches', 'fr', 'skat-and-doppelkopf-decks-in-a-case'],
  ['Opa spielt jede Woche Skat', 'de', 'belote-and-tarot-decks-with-a-cloth'],
  ['my aunt has hot flushes', 'en', 'chunky-wool-blanket'],
  ['Mein Sohn hat den Motorradführerschein bestanden', 'de', 'first-car-boot-kit'],
  ['mon frère a son permis moto', 'fr', 'magnetic-new-driver-sign'],
])('"%s" (%s) is not shown %s', (text, language, id) => {
  const { ideas } = finder.find(finder.parseQuery(text, { language }), { limit: 9 });
  expect(ideas.map((idea) => idea.id)).not.toContain(id);
});

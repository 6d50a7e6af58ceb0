import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../domain/language.ts';
import type { Flag } from '../../content/vocabulary.ts';

/** How people name the properties that a gift must not have. */
const properties: Readonly<Record<Language, readonly (readonly [Flag, string])[]>> = {
  en: [
    ['heavy', 'nothing heavy'],
    ['heavy', 'nothing that weighs a lot'],
    ['fragile', 'nothing made of glass'],
    ['fragile', 'no china'],
    ['fragile', 'nothing that breaks easily'],
    ['noisy', 'nothing that makes a racket'],
    ['noisy', 'nothing that plays music'],
    ['small-parts', 'nothing with small bits'],
    ['fiddly', 'nothing to assemble'],
    ['living', 'no houseplants'],
    ['living', 'greenery is a no'],
    ['needs-fitness', 'nothing strenuous'],
    ['flame', 'no naked flames'],
    ['sharp', 'no scissors'],
    ['online', 'nothing that needs an app'],
    ['dairy', 'no dairy'],
    ['fish', 'no seafood'],
    ['needs-space', 'nothing that takes up room'],
    ['crowded', 'she hates crowds'],
    ['crowded', 'nothing with lots of people'],
    ['crowded', 'she has social anxiety'],
    ['height', 'she is afraid of heights'],
    ['height', 'no head for heights'],
    ['flashing', 'nothing that flickers'],
    ['flashing', 'she has epilepsy, no flashing lights'],
    ['two-handed', 'she can only use one hand'],
    ['colour-vision', 'she is colourblind'],
    ['pierced-ears', 'her ears aren’t pierced'],
    ['pierced-ears', 'no earrings please'],
    ['electric', 'nothing that plugs in'],
    ['electric', 'her cabin has no electricity'],
    ['gruesome', 'nothing scary'],
    ['gruesome', 'no weapons or violence'],
    ['messy', 'no glitter'],
    ['messy', 'nothing that makes a mess'],
    ['salty', 'she is on a low-salt diet'],
    ['fatty', 'nothing greasy'],
    ['spicy', 'she can’t eat spicy food'],
    ['egg', 'she is allergic to eggs'],
    ['needs-garden', 'she has no garden'],
    ['needs-kitchen', 'she has no oven'],
    ['needs-bathtub', 'she only has a shower'],
    ['thick', 'it has to fit through the letterbox'],
    ['for-two', 'nothing for couples'],
    ['plastic', 'no plastic toys'],
    ['plastic', 'they avoid plastic'],
    ['water', 'he is scared of water'],
    ['water', 'my aunt can’t swim'],
    ['for-two', 'she has just split up with her husband'],
  ],
  de: [
    ['heavy', 'nichts Schweres'],
    ['heavy', 'nichts, was schwer zu tragen ist'],
    ['fragile', 'nichts aus Glas'],
    ['fragile', 'kein Porzellan'],
    ['fragile', 'nichts Zerbrechliches'],
    ['noisy', 'nichts, was Krach macht'],
    ['small-parts', 'keine verschluckbaren Teile, keine Kleinteile'],
    ['fiddly', 'nichts zum Zusammenbauen'],
    ['fiddly', 'nichts Fummeliges'],
    ['living', 'keine Zimmerpflanzen'],
    ['living', 'kein Grünzeug'],
    ['needs-fitness', 'nichts Anstrengendes'],
    ['flame', 'keine offenen Flammen, kein offenes Feuer'],
    ['sharp', 'keine Scheren'],
    ['online', 'nichts mit App'],
    ['dairy', 'keine Milchprodukte'],
    ['fish', 'keine Meeresfrüchte'],
    ['needs-space', 'nichts, was Platz wegnimmt'],
    ['crowded', 'sie hat Angst vor Menschenmengen'],
    ['crowded', 'nichts mit vielen Leuten'],
    ['height', 'sie hat Höhenangst'],
    ['flashing', 'nichts, was blinkt'],
    ['flashing', 'sie hat Epilepsie'],
    ['two-handed', 'sie ist halbseitig gelähmt'],
    ['colour-vision', 'sie ist farbenblind'],
    ['pierced-ears', 'sie hat keine Ohrlöcher'],
    ['electric', 'nichts Elektrisches'],
    ['electric', 'die Hütte hat keinen Strom'],
    ['gruesome', 'nichts Gruseliges'],
    ['messy', 'Glitzer ist verboten'],
    ['messy', 'nichts, was Dreck macht'],
    ['salty', 'sie darf kein Salz essen'],
    ['fatty', 'sie darf nichts Fettes essen'],
    ['spicy', 'sie verträgt nichts Scharfes'],
    ['egg', 'sie hat eine Hühnereiweißallergie'],
    ['needs-garden', 'sie hat weder Balkon noch Garten'],
    ['needs-kitchen', 'sie hat keinen Herd'],
    ['needs-bathtub', 'sie hat nur eine Dusche'],
    ['thick', 'soll in einen Maxibrief passen'],
    ['thick', 'muss durch den Briefschlitz'],
    ['for-two', 'keine Sachen für Paare'],
    ['plastic', 'kein Plastikspielzeug'],
    ['plastic', 'nichts aus Kunststoff'],
    ['water', 'sie hat Angst vor Wasser'],
    ['water', 'er ist Nichtschwimmer'],
    ['noisy', 'laute Töne machen ihr Angst'],
  ],
  fr: [
    ['heavy', 'rien de lourd'],
    ['fragile', 'rien en verre'],
    ['fragile', 'pas de porcelaine'],
    ['fragile', 'rien de fragile'],
    ['noisy', 'rien qui fasse du bruit'],
    ['noisy', 'rien de sonore'],
    ['small-parts', 'pas de petites pièces'],
    ['living', 'pas de plantes vertes'],
    ['needs-fitness', 'rien de fatigant'],
    ['flame', 'pas de flamme'],
    ['sharp', 'pas de ciseaux'],
    ['online', 'rien de connecté'],
    ['dairy', 'pas de produits laitiers'],
    ['fish', 'pas de fruits de mer'],
    ['needs-space', 'rien qui prenne de la place'],
    ['crowded', 'elle déteste la foule'],
    ['crowded', 'elle fuit les endroits bondés'],
    ['height', 'elle a le vertige'],
    ['height', 'elle a peur du vide'],
    ['flashing', 'rien qui clignote'],
    ['flashing', 'elle est épileptique'],
    ['two-handed', 'elle n’a plus qu’une main'],
    ['colour-vision', 'elle est daltonienne'],
    ['pierced-ears', 'ses oreilles ne sont pas percées'],
    ['electric', 'rien d’électrique'],
    ['electric', 'une cabane sans électricité'],
    ['gruesome', 'rien de violent'],
    ['gruesome', 'rien qui fasse peur, rien de sanglant'],
    ['messy', 'pas de paillettes'],
    ['messy', 'rien de salissant'],
    ['salty', 'elle suit un régime sans sel'],
    ['fatty', 'rien de gras'],
    ['spicy', 'elle ne supporte pas les plats épicés'],
    ['egg', 'elle est allergique aux œufs'],
    ['needs-garden', 'elle n’a ni balcon ni jardin'],
    ['needs-kitchen', 'elle n’a pas de four'],
    ['needs-bathtub', 'elle n’a qu’une douche'],
    ['thick', 'à glisser dans une enveloppe'],
    ['for-two', 'rien pour deux, elle vient de se séparer'],
    ['plastic', 'pas de jouets en plastique'],
    ['plastic', 'elle refuse le plastique'],
    ['water', 'il a peur de l’eau'],
    ['water', 'elle ne sait pas nager'],
  ],
};
const receivers: Readonly<Record<Language, string>> = {
  en: 'gift for my aunt, ',
  de: 'Geschenk für meine Tante, ',
  fr: 'cadeau pour ma tante, ',
};

const finder = sharedFinder();

test.each(
  languages.flatMap((language) =>
    properties[language].map(
      ([flag, text]) => [language, flag, receivers[language] + text] as const,
    ),
  ),
)('%s: nothing %s after "%s"', (language, flag, text) => {
  const query = finder.parseQuery(text, { language });
  expect(query.excluded).toContainEqual(expect.objectContaining({ flag }));
  for (const { id } of finder.find(query, { limit: 36 }).ideas)
    expect(finder.facts(id)?.flags ?? [], id).not.toContain(flag);
});

test.each<[Language, Flag, string]>([
  ['en', 'gluten', 'my aunt is a coelliac'],
  ['en', 'sugar', 'my aunt is diabettic'],
  ['de', 'nuts', 'Tante mit nussalergie'],
  ['de', 'dairy', 'tante laktoseintollerant'],
  ['de', 'gluten', 'Tante glutenintollerant'],
  ['fr', 'sugar', 'tante diabettique'],
  ['fr', 'meat', 'ma tante est végettarienne'],
])('%s: %s is left out although a letter is wrong in "%s"', (language, flag, text) => {
  const { excluded } = finder.parseQuery(text, { language });
  expect(excluded).toContainEqual(expect.objectContaining({ flag, isImplied: true }));
});

test.each<[Language, string]>([
  ['en', 'my aunt is allergic to wool and always cold'],
  ['de', 'meine Tante verträgt keine Wolle und friert immer'],
  ['fr', 'ma tante ne supporte pas la laine, elle a toujours froid'],
])('%s: no wool of any kind after "%s"', (language, text) => {
  const { ideas } = finder.find(finder.parseQuery(text, { language }), { limit: 27 });
  const titles = ideas.map(({ id }) => finder.idea(id)?.[language].title ?? '');
  expect(titles.length).toBeGreaterThan(8);
  expect(
    titles.filter((title) =>
      /wool|merino|cashm|woll|kaschmir|laine|cachemire|mérinos/i.test(title),
    ),
  ).toEqual([]);
});

test('who cannot bear wool may be given leather, and who wants no plastic is told so by what ideas are made of', () => {
  const excludedFlags = (text: string) =>
    sharedFinder()
      .parseQuery(text, { language: 'en' })
      .excluded.flatMap((one) => ('flag' in one ? [one.flag] : []));
  expect(excludedFlags('she is allergic to wool')).toEqual([]);
  expect(excludedFlags('they avoid plastic')).toEqual(['plastic']);
});

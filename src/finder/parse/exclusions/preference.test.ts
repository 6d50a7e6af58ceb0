import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const finder = sharedFinder();

const read = (text: string, language: Language = 'de') => {
  const { interests, excluded } = finder.parseQuery(text, { language });
  return {
    liked: interests.map(({ concept }) => concept),
    refused: excluded.flatMap((one) => ('concept' in one ? [one.concept] : [])),
  };
};

test.each([
  ['Patensohn, 14, daddelt bloß Fortnite, ich suche eher was zum Schwimmen', 'swimming', 'gaming'],
  [
    'mei Nichtn, 9, spuit nur mit da Barbie, i gib ihr liaba wos zum Reiten',
    'horse-riding',
    'dolls',
  ],
  [
    'Papa redet dauernd vom Angeln, wir möchten ihm lieber was zum Kochen schenken',
    'cooking',
    'fishing',
  ],
  ['Kollegin bekommt ständig Pralinen, wir würden ihr lieber Tee schenken', 'tea', 'chocolate'],
])('what somebody does too much is background: "%s"', (text, wanted, tooMuch) => {
  const { liked, refused } = read(text);
  expect(liked).toContain(wanted);
  expect(liked).not.toContain(tooMuch);
  expect(refused).toContain(tooMuch);
});

test.each([
  ['Tante wandert gern, noch lieber klettert sie', 'hiking'],
  ['mein lieber Opa angelt nur, hätte gern was dazu', 'fishing'],
  ['er kocht nur vegetarisch, ist eher ruhig und mag Jazz', 'jazz'],
  ['darf nur Bücher bekommen, lieber was mit Krimis', 'crime-fiction'],
  ['wir haben nur 20 Euro, sie malt gern, lieber was Praktisches', 'painting'],
])('a comparison that refuses nothing: "%s"', (text, liked) => {
  expect(read(text).liked).toContain(liked);
});

test.each<[string, Language, string, string]>([
  [
    'godson only ever plays Fortnite, I’d rather get him something for swimming',
    'en',
    'swimming',
    'gaming',
  ],
  [
    'dad talks about fishing all day, we’d rather give him something for cooking',
    'en',
    'cooking',
    'fishing',
  ],
  [
    'mon filleul joue tout le temps à Fortnite, je préfère lui offrir un truc pour la natation',
    'fr',
    'swimming',
    'gaming',
  ],
  [
    'papa parle tout le temps de pêche, on voudrait plutôt lui offrir un truc pour cuisiner',
    'fr',
    'cooking',
    'fishing',
  ],
])('what somebody does too much is background: "%s" (%s)', (text, language, wanted, tooMuch) => {
  const { liked, refused } = read(text, language);
  expect(liked).toEqual([wanted]);
  expect(refused).toContain(tooMuch);
});

test.each<[string, Language, string]>([
  ['my aunt loves hiking, and climbing even more', 'en', 'hiking'],
  ['he always wanted a telescope, rather a small one as a gift', 'en', 'space'],
  ['ma tante aime toujours la randonnée, elle est plutôt calme', 'fr', 'hiking'],
])('a comparison that refuses nothing: "%s" (%s)', (text, language, liked) => {
  expect(read(text, language).liked).toContain(liked);
});

test.each<[string, Language, string]>([
  [
    'my nephew, 15, spends every evening on Fortnite, something to get him out of the house',
    'en',
    'gaming',
  ],
  ['dad watches football all day, we want to get him off the couch', 'en', 'sports-fan'],
  ['my niece won’t stop watching anime, something outdoors for her, 13', 'en', 'anime'],
  ['mein Neffe, 15, spielt den ganzen Tag Fortnite, er soll mal an die Luft', 'de', 'gaming'],
  ['Papa schaut nur noch Fußball, etwas damit er rauskommt', 'de', 'football'],
  [
    'mon neveu de 15 ans passe ses soirées sur Fortnite, un truc pour le faire bouger',
    'fr',
    'gaming',
  ],
  ['papa regarde le foot toute la journée, quelque chose à faire dehors', 'fr', 'football'],
])('who shall do something else wants no more of it: "%s" (%s)', (text, language, tooMuch) => {
  expect(read(text, language).liked).not.toContain(tooMuch);
});

test.each<[string, Language, string]>([
  ['my nephew spends every evening on Fortnite, he loves it', 'en', 'gaming'],
  ['dad watches football all day and loves beer', 'en', 'sports-fan'],
  ['mein Neffe spielt den ganzen Tag Fortnite und freut sich auf Weihnachten', 'de', 'gaming'],
  ['mon neveu passe ses soirées sur Fortnite et adore ça', 'fr', 'gaming'],
])('who does much of it and shall do nothing else likes it: "%s" (%s)', (text, language, liked) => {
  expect(read(text, language).liked).toContain(liked);
});

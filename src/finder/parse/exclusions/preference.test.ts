import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';

const finder = sharedFinder();

const read = (text: string) => {
  const { interests, excluded } = finder.parseQuery(text, { language: 'de' });
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

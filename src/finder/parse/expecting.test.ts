import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';

/** Who expects a child, in words for the birth, the day and what they become. */
const read = (language: Language, text: string) => sharedFinder().parseQuery(text, { language });
const told = (language: Language, text: string) =>
  read(language, text).situations.map(({ situation }) => situation);

test.each([
  ['fr', 'ma copine attend notre premier enfant'],
  ['fr', 'ma femme attend notre deuxième'],
  ['fr', 'on attend notre premier bébé'],
  ['fr', 'ma femme accouche dans un mois'],
  ['fr', 'ma cousine accouche bientôt'],
  ['fr', 'ma sœur est sur le point d’accoucher'],
  ['fr', 'mon frère devient papa'],
  ['fr', 'mes amis vont bientôt accoucher'],
  ['en', 'my sister gives birth next month'],
  ['en', 'my wife is due in march'],
  ['en', 'my cousin is due any day now'],
  ['en', 'my daughter is about to give birth'],
  ['de', 'meine Schwester entbindet bald'],
  ['de', 'meine Kollegin entbindet im Mai'],
  ['de', 'meine Frau erwartet unser erstes Kind'],
  ['de', 'wir erwarten unser zweites Kind'],
] as const)('a child is expected: %s %s', (language, text) => {
  expect(told(language, text)).toContain('pregnancy');
  expect(told(language, text)).not.toContain('empty-nest');
});

test.each([
  ['fr', 'ma cousine vient d’accoucher', 'new-parent'],
  ['fr', 'ma sœur a accouché hier', 'new-parent'],
  ['fr', 'notre dernier enfant a quitté la maison', 'empty-nest'],
  ['en', 'my sister gave birth last week', 'new-parent'],
  ['de', 'meine Schwester hat gerade entbunden', 'new-parent'],
] as const)('a child that is born is expected no more: %s %s', (language, text, situation) => {
  expect(told(language, text)).toContain(situation);
  expect(told(language, text)).not.toContain('pregnancy');
});

test.each([
  ['fr', 'ma fille accouche en mars, je vais être mamie'],
  ['en', "my daughter is due in may, I'm going to be a grandma"],
  ['de', 'meine Tochter entbindet im März, ich werde Oma'],
] as const)('a grandmother who gives does not receive: %s %s', (language, text) => {
  const recipients = read(language, text).recipients.map(({ recipient }) => recipient);
  expect(recipients).not.toContain('grandparent');
});

test.each([
  ['fr', 'ma cheffe devient grand-mère'],
  ['fr', 'mon père va devenir grand-père'],
  ['en', 'my boss becomes a grandmother'],
  ['de', 'meine Chefin wird Großmutter'],
] as const)('who becomes a grandparent likes the grandchild: %s %s', (language, text) => {
  const concepts = read(language, text).interests.map(({ concept }) => concept);
  expect(concepts).toContain('grandchildren');
});

test.each([
  ['fr', 'ma femme accouche en mai, une soirée bien-être'],
  ['en', 'my wife is due in may, a wellness evening'],
  ['de', 'meine Frau ist schwanger, etwas zum Verwöhnen'],
] as const)('in a pregnancy nothing of a sauna is shown: %s %s', (language, text) => {
  const query = read(language, text);
  expect(query.excluded.map((one) => 'concept' in one && one.concept)).toContain('sauna');
});

import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';
import type { ParsedQuery } from '../parsed-query.ts';

/** Words that mean one thing alone and another one beside certain words. */
const read = (language: Language, text: string) => sharedFinder().parseQuery(text, { language });
const concepts = ({ interests }: ParsedQuery) => interests.map(({ concept }) => concept);
const recipients = ({ recipients: all }: ParsedQuery) => all.map(({ recipient }) => recipient);

test.each([
  ['fr', 'elle est bénévole à la SPA', 'animals', 'spa'],
  ['fr', 'ils jouent au tarot tous les vendredis', 'belote', 'tarot'],
  ['fr', 'des soirées tarot entre copains', 'belote', 'tarot'],
  ['fr', 'elle tire le tarot pour ses amies', 'tarot', 'belote'],
  ['fr', 'collectionne les cartes de catch', 'trading-cards', 'maps'],
  ['fr', 'fan de cartes pokémon', 'trading-cards', 'maps'],
  ['fr', 'il collectionne les cartes routières', 'maps', 'trading-cards'],
  ['de', 'sammelt Fußballkarten', 'trading-cards', 'maps'],
  ['en', 'he collects wrestling cards', 'trading-cards', 'maps'],
  ['fr', 'aime la chasse aux champignons', 'foraging', 'hunting'],
  ['fr', 'mon père coupe du bois tout l’automne', 'fireplace', 'forest'],
  ['en', 'my dad chops wood', 'fireplace', 'forest'],
] as const)('a word takes its sense from those beside it: %s %s', (language, text, is, isNot) => {
  expect(concepts(read(language, text))).toContain(is);
  expect(concepts(read(language, text))).not.toContain(isNot);
});

test.each([
  ['fr', 'adore la chasse aux bonnes affaires', false],
  ['fr', 'elle chasse les promos', false],
  ['en', 'she is hunting for vintage records', false],
  ['de', 'ist auf der Jagd nach alten Platten', false],
  ['fr', 'il aime la chasse au sanglier', true],
  ['en', 'he goes hunting for deer', true],
  ['de', 'geht gern auf die Jagd', true],
] as const)('whoever looks for bargains does not shoot: %s %s', (language, text, hunts) => {
  expect(concepts(read(language, text)).includes('hunting')).toBe(hunts);
});

test.each([
  ['fr', 'elle fait de la photo de mariage', undefined],
  ['fr', 'mon cousin est photographe de mariage', undefined],
  ['en', 'my sister is a wedding photographer', undefined],
  ['fr', 'un album photo de mariage', 'wedding'],
  ['en', 'a photo frame as a wedding present', 'wedding'],
] as const)('whoever photographs weddings does not marry: %s %s', (language, text, occasion) => {
  expect(read(language, text).occasion?.occasion).toBe(occasion);
});

test.each([
  ['fr', 'il roule sur home trainer avec zwift', []],
  ['en', 'my brother rides his turbo trainer all winter', ['sibling']],
  ['en', 'for my trainer at the gym', ['teacher']],
] as const)('a machine to train on is no trainer: %s %s', (language, text, all) => {
  expect(recipients(read(language, text))).toEqual(all);
});

test.each([
  ['something for the plane, my sister flies a lot for work', []],
  ['something he can take on the train', []],
  ['a thing to read on the bus home', []],
  ['my dad has taken up bowls', ['boules']],
  ['she needs new bowls', ['tableware']],
  ['my niece got into oxford', ['student-life']],
  ['she loves oxford', ['great-britain']],
  ['he loves fiddle music', ['folk-music']],
  ['he plays the fiddle', ['violin']],
  ['the whole street is collecting money for our postman', []],
  ['he loves trains', ['railways']],
  ['she loves going on the train', ['railways']],
  ['he loves flying', ['flying']],
  ['he is collecting coins', ['coins']],
] as const)('English words take their sense from those beside them: %s', (text, all) => {
  const meant = new Set<string>(all);
  const others = ['flying', 'railways', 'tableware', 'great-britain', 'violin', 'collecting'];
  const found = concepts(read('en', text));
  expect(found).toEqual(expect.arrayContaining([...meant]));
  expect(found.filter((one) => others.includes(one) && !meant.has(one))).toEqual([]);
});

test('what a baby turns is no birthday', () => {
  const text = 'the baby loves turning knobs';
  expect(read('en', text).occasion).toBeNull();
  expect(read('en', 'he is turning forty').occasion?.occasion).toBe('birthday');
});

test('a daughter-in-law is a relative', () => {
  expect(recipients(read('fr', 'un cadeau pour ma bru'))).toEqual(['relative']);
});

test('what one brings along is no soup', () => {
  const asked = read('fr', 'chez ma belle-sœur pour la galette, que ramener');
  expect(asked.words).not.toContain('ramen');
  expect(concepts(read('fr', 'elle adore les ramen'))).toContain('japanese-cooking');
});

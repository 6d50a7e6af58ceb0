import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../domain/language.ts';
import type { Recipient } from '../../content/vocabulary.ts';

type Case = readonly [
  text: string,
  recipients: readonly Recipient[],
  gender: 'f' | 'm' | null,
  age: readonly [number, number] | null,
];

/** Who receives, of several persons, in the words that most people use; with their gender and their age. */
const plain: Readonly<Record<Language, readonly Case[]>> = {
  en: [
    ["for my sister's boyfriend", ['sibling'], 'm', null],
    ["for my wife's boss", ['boss'], null, null],
    ["for my son's teacher", ['teacher'], null, null],
    ["for my son's best friend", ['child'], null, null],
    ["for my neighbours' daughter, 7", ['child'], 'f', [7, 7]],
    ['for the children of my brother, 4 and 7', ['child'], null, [4, 7]],
    ['from my kids to their grandma', ['grandparent'], 'f', null],
    ['from my son (5) to his grandma', ['grandparent'], 'f', null],
    ['from all of us at work for our boss', ['boss'], null, null],
    ['together with my brother for mum', ['parent'], 'f', null],
    ['my brother and i want to give our mum something', ['parent'], 'f', null],
    ['my sister and i are looking for something for dad', ['parent'], 'm', null],
    ['me and my husband need a gift for his mum', ['parent'], 'f', null],
    ['my dad wants to give my mum something', ['parent'], 'f', null],
    ['my mum wants to surprise my dad', ['parent'], 'm', null],
    ['help my husband find a gift for his mother', ['parent'], 'f', null],
    ['my husband needs a gift for his mother', ['parent'], 'f', null],
    ['i am a 15 year old girl looking for a gift for my mum', ['parent'], 'f', null],
    ["i'm 30 and need a present for my gran", ['grandparent'], 'f', null],
    ['for my sister who has two kids aged 2 and 5', ['sibling'], 'f', null],
    ['for my friend, mother of a 3 year old', ['parent'], 'f', null],
    ['present for my dad, he has four grandchildren', ['parent'], 'm', null],
    ['present for my dad, he has two brothers', ['parent'], 'm', null],
    ['for my dad whose wife is a nurse', ['parent'], 'm', null],
    ['for my twin sister', ['sibling'], 'f', null],
    ["for a boy in my son's class, 7", ['child'], 'm', [7, 7]],
    ["my brother's son is 16", ['teen'], 'm', [16, 16]],
    ['the mother of my boyfriend', ['parent'], 'f', null],
  ],
  de: [],
  fr: [],
};

test.each(
  languages.flatMap((language) => plain[language].map((one) => [language, ...one] as const)),
)('%s: who receives in "%s"', (language, text, recipients, gender, age) => {
  const query = sharedFinder().parseQuery(text, { language });
  expect(query.recipients.map(({ recipient }) => recipient)).toEqual(recipients);
  expect(query.gender).toBe(gender);
  expect(query.age && [query.age.min, query.age.max]).toEqual(age);
});

import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../domain/language.ts';

/** The words in which most people say that somebody likes something, with X for it; and sentences by what they like. */
const plain: Readonly<
  Record<
    Language,
    {
      readonly thing: string;
      readonly forms: readonly string[];
      readonly others: readonly (readonly [concept: string, text: string])[];
    }
  >
> = {
  en: {
    thing: 'knitting',
    forms: [
      'X',
      'present for my dad, he loves X',
      'present for my dad who is into X',
      'present for my dad, mad about X',
      'he is a big fan of X',
      'anything X related for my dad',
      'gift for a X lover',
      'X fan',
      'X nut',
      'X is his life',
      'X is her thing',
      'X mad dad',
      'my sister spends hours on X',
      'she just started X',
      'he cant get enough of X',
      'nothing makes her happier than X',
      'has a thing for X',
      'has taken up X',
      'something to do with X',
      'a real X buff',
      'never without X',
      'X keeps him busy',
      'X every weekend',
    ],
    others: [
      ['skiing', 'she loves skiing'],
      ['fishing', 'gift for a fishing lover'],
      ['languages', 'my aunt loves languages'],
      ['pottery', 'she just started pottery'],
      ['vinyl', 'he collects vinyl'],
      ['cycling', 'he cycles to work'],
      ['poetry', 'he writes poetry'],
      ['drums', 'my son plays the drums in a band'],
      ['coffee', 'my brother can’t start the day without coffee'],
      ['coffee', 'my brother cant start the day without coffee'],
      ['reading', 'my aunt always has her nose in a book'],
      ['football', 'man utd fan'],
      ['tractors', 'tractor mad grandson'],
      ['diy', 'he likes working with his hands'],
    ],
  },
  de: { thing: 'Stricken', forms: [], others: [] },
  fr: { thing: 'tricot', forms: [], others: [] },
};

const read = (text: string, language: Language) => sharedFinder().parseQuery(text, { language });

test.each(
  languages.flatMap((language) =>
    plain[language].forms.map(
      (form) => [language, form.replace('X', plain[language].thing)] as const,
    ),
  ),
)('%s: "%s" likes X, and nothing else', (language, text) => {
  const { interests, excluded, kinds } = read(text, language);
  expect(interests.map(({ concept }) => concept)).toEqual(['knitting']);
  expect([...excluded, ...kinds]).toEqual([]);
});

test.each(
  languages.flatMap((language) => plain[language].others.map((one) => [language, ...one] as const)),
)('%s: %s is liked in "%s"', (language, concept, text) => {
  const { interests, excluded } = read(text, language);
  expect(interests.map((one) => one.concept)).toContain(concept);
  expect(excluded).toEqual([]);
});

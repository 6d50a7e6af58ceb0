import { expect, test } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import { recipients } from '../../../finder/content/vocabulary.ts';
import { emptyQuery, type ParsedQuery } from '../../../finder/parsed-query.ts';
import { besideHeading } from './beside-heading.ts';
import { giftPhrases } from './gift-phrases.ts';

const heading = (language: Language, parts: Partial<ParsedQuery>) =>
  besideHeading({ ...emptyQuery(language), ...parts }, giftPhrases(language));
const father = { recipients: [{ recipient: 'parent' }], gender: 'm' } as const;

test('ideas beside the interests stand under a heading in words for the recipient', () => {
  expect(heading('en', father)).toBe('Also liked by fathers');
  expect(heading('de', father)).toBe('Gefällt auch Vätern');
  expect(heading('fr', father)).toBe('Plaît aussi aux pères');
  expect(heading('de', { ...father, gender: 'f' })).toBe('Gefällt auch Müttern');
  expect(heading('fr', { ...father, gender: null })).toBe('Plaît aussi aux parents');
});

test('a daughter who has grown up is no girl, and without a recipient the heading is a general one', () => {
  const daughter = { recipients: [{ recipient: 'child' }], gender: 'f' } as const;
  expect(heading('en', { ...daughter, age: { min: 7, max: 7 } })).toBe('Also liked by girls');
  expect(heading('en', { ...daughter, age: { min: 31, max: 31 } })).toBeUndefined();
  expect(heading('en', {})).toBeUndefined();
  const both = [...father.recipients, ...daughter.recipients];
  expect(heading('en', { recipients: both })).toBeUndefined();
});

test('the headings name recipients that there are, the same in each language', () => {
  const [en, ...others] = (['en', 'de', 'fr'] as const).map((language) =>
    Object.keys(giftPhrases(language).beside),
  );
  for (const keys of others) expect(keys).toEqual(en);
  for (const key of en ?? []) expect(recipients).toContain(key.split('/')[0]);
});

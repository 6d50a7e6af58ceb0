import { expect, test } from 'vitest';
import { loadSituationFiles } from '../../../test/support/gift-data.ts';
import { fold, tokenize } from '../text/normalize.ts';
import { parseSituationPhrases, situationPhrases } from './situation-phrases.ts';

const file = `# losses
{pet} = dog|cat
{old pet} = {pet}|old dog
pet-loss: lost (her|his) ({old pet})
grief: (plotzlich |)gestorben
cancer: has (breast |lung |)cancer
care-home: (lives |)in a care(-| )home
`;
const told = (text: string) => {
  const reader = situationPhrases(new Map([['en', file]]))('en');
  const tokens = tokenize(fold(text));
  return tokens.flatMap((_, at) => reader?.(tokens, at) ?? []);
};

test.each([
  ['she lost her old dog', 'pet-loss', 4],
  ['Lost his cat!', 'pet-loss', 3],
  ['my aunt has cancer', 'cancer', 2],
  ['has breast cancer, loves tea', 'cancer', 3],
  ['lives in a care home', 'care-home', 5],
  ['ploetzlich gestorben', 'grief', 2],
])('%s: %s', (text, situation, length) => {
  expect(told(text)[0]).toEqual({ situation, length });
});

test.each(['lost his keys', 'lost her, dog', 'has cancerian friends', 'a care package'])(
  '%s: no situation',
  (text) => {
    expect(told(text)).toEqual([]);
  },
);

test.each([
  'grief lost his wife',
  'sadness: lost his wife',
  'grief: lost (his wife',
  'grief: lost his ({person})',
  '{person} = (his|her) wife',
])('a line of another form is refused with its number: %s', (line) => {
  expect(() => parseSituationPhrases(`\n${line}`)).toThrow('line 2');
});

test('every file matches its schema and has phrases for each situation of the language', () => {
  for (const [language, text] of loadSituationFiles())
    expect(parseSituationPhrases(text).length, language).toBeGreaterThan(500);
});

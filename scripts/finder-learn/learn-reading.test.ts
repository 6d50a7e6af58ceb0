import { expect, test } from 'vitest';
import { knowledgeOf, storeKnowledge } from '../../src/finder/knowledge.ts';
import { languagePacks } from '../../src/finder/languages/language-packs.ts';
import { compileGrammars } from '../../src/finder/parse/grammar.ts';
import { emptyQuery } from '../../src/finder/parsed-query.ts';
import { runToEnd } from '../../src/finder/run-to-end.ts';
import { tagQuery } from '../../src/finder/tagger/tagger.ts';
import { unpackWeights } from '../../src/finder/tagger/tagger-weights.ts';
import { parseAnnotatedQuery } from '../../src/finder/tagger/training/annotated-queries.ts';
import { learnLanguage } from './learn-reading.ts';
import { classifiedTokens } from './tagger/classified-tokens.ts';
import { grammarParts } from './tagger/grammar-parts.ts';
import { countsOf } from './tagger/part-counts.ts';

const grammars = compileGrammars(languagePacks);
const known = knowledgeOf(runToEnd(storeKnowledge([], [], [], grammars)), grammars, {});
const queries = [
  'she {situation=pet-loss:lost her cat} and loves {likes:tea}',
  'he {situation=pet-loss:lost his cat} in May',
  'he loves {likes:chess}',
  'she loves {likes:tea} and {likes:chess}',
  'no {refuses:chess} please',
  'no {refuses:flowers} please',
  'no {refuses:tea}',
].map(parseAnnotatedQuery);

test('a tagger and situations are learned from the annotated queries of a language', () => {
  const { tagger, situations } = learnLanguage(queries, 'en', known);
  expect(situations.parts).toEqual({ 'pet-loss': 2 });
  expect(Object.values(situations.phrases)).toContain('pet-loss');
  const text = 'no rugby please';
  const { tokens, classes } = classifiedTokens(text, 'en', known);
  const { parts } = tagQuery(tokens, classes, unpackWeights(tagger));
  expect(parts.map(({ label, start, end }) => `${label}: ${text.slice(start, end)}`)).toEqual([
    'refuses: rugby',
  ]);
  expect(learnLanguage(queries, 'en', known).tagger).toEqual(tagger);
});

test('what the grammar reads has the labels of the tagger, each place once', () => {
  const query = {
    ...emptyQuery('en'),
    recipients: [{ recipient: 'parent', start: 6, end: 9 }],
    age: { min: 60, max: 60 },
    excluded: [
      { kind: 'food', isImplied: true, start: 0, end: 5 },
      { flag: 'alcohol', isImplied: true, start: 0, end: 5 },
      { word: 'tea', start: 14, end: 17 },
      { thing: 'cup', owned: true, start: 20, end: 23 },
    ],
  } as const;
  expect(grammarParts(query)).toEqual([
    { label: 'recipient', start: 6, end: 9 },
    { label: 'owns', start: 20, end: 23 },
    { label: 'refuses', start: 14, end: 17 },
    { label: 'diet', start: 0, end: 5 },
  ]);
});

test('a part is right when one of its label shares a character with it', () => {
  const part = (start: number, end: number) => ({ label: 'likes', start, end }) as const;
  const compared = { parts: [part(0, 5), part(10, 15)], found: [part(4, 9), part(20, 22)] };
  expect(countsOf('likes', [compared])).toEqual({ right: 1, found: 2, met: 1, marked: 2 });
  expect(countsOf('owns', [compared])).toEqual({ right: 0, found: 0, met: 0, marked: 0 });
});

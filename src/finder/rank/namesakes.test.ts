import { expect, test } from 'vitest';
import { emptyQuery, type ParsedQuery, type QueryInterest } from '../parsed-query.ts';
import { namesThing } from './namesakes.ts';

const interest = (concept: string, tagProbability?: number): QueryInterest => ({
  concept,
  confidence: 1,
  words: [concept],
  ...(tagProbability !== undefined && { tagProbability }),
});
const query = (parts: Partial<ParsedQuery>): ParsedQuery => ({ ...emptyQuery('en'), ...parts });

test.each<[string, QueryInterest[], boolean]>([
  ['no tagger reads the query', [interest('sewing'), interest('machines')], true],
  ['no interest is surely liked', [interest('sewing', 0.3), interest('machines', 0.5)], true],
  ['one interest is surely liked', [interest('sewing', 0.3), interest('machines', 0.9)], false],
])('whether words may name a thing where %s', (_, interests, expected) => {
  expect(namesThing(query({ interests }), 2)).toBe(expected);
});

test('words beside an occasion and no interest name no thing', () => {
  expect(namesThing(query({ occasion: { occasion: 'birthday' } }), 2)).toBe(false);
});

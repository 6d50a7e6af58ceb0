import { expect, test } from 'vitest';
import type { GiftSuggestion } from '../../../contract/schemas.ts';
import { mergeSuggestions, suggestionId } from './merge-suggestions.ts';

const gift = (title: string): GiftSuggestion => ({
  imageUrl: '/art/teapot.svg',
  title,
  category: 'Tea',
  description: '',
  priceRange: '€5–9',
  amazonUrl: '',
  plainUrl: '',
});
const gifts = (titles: string) => Array.from(titles, gift);

test.each([
  ['nothing was touched', 'abc', 'xyz', '', 'xyz'],
  ['one was touched, which stays in its place', 'abc', 'xyz', 'b', 'xbyz'],
  ['all were touched', 'abc', 'xyz', 'abc', 'abcxyz'],
  ['a touched one is among the better ones too', 'abc', 'bxy', 'b', 'xby'],
  ['there are fewer better ones', 'abcd', 'x', 'c', 'xc'],
  ['there are more better ones', 'a', 'xyz', '', 'xyz'],
])('when %s', (_, shown, better, kept, merged) => {
  const ids = new Set(gifts(kept).map(suggestionId));
  const result = mergeSuggestions(gifts(shown), gifts(better), ids);
  expect(result.map(({ title }) => title).join('')).toBe(merged);
});

import { expect, test } from 'vitest';
import { fold, tokenize } from '../text/normalize.ts';
import { runOf } from './sentence.ts';

const tokens = tokenize(fold('loves old maps, a lot'));

test.each([
  ['old maps', { start: 6, end: 14 }, [1, 3]],
  ['part of a word', { start: 7, end: 8 }, [1, 2]],
  ['only what is between words', { start: 14, end: 16 }, undefined],
  ['no place', {}, undefined],
] as const)('the tokens at %s', (_, place, run) => {
  expect(runOf(tokens, place)).toEqual(run);
});

import { expect, test } from 'vitest';
import { saidTogether } from './exclusion.ts';
import type { Exclusion } from './parsed-query.ts';

test('exclusions of the same words are one group, and a condition is with what its words touch', () => {
  const perfume: Exclusion = { kind: 'perfume', start: 3, end: 10 };
  const scent: Exclusion = { concept: 'fragrance', start: 3, end: 10 };
  const crowds: Exclusion = { flag: 'crowded', isImplied: true, start: 12, end: 24 };
  const named: Exclusion = { word: 'crowd', start: 18, end: 24 };
  const book: Exclusion = { kind: 'book', start: 30, end: 35 };
  const byHand: Exclusion = { kind: 'book' };
  expect(saidTogether([perfume, crowds, scent, book, named, byHand])).toEqual([
    [perfume, scent],
    [crowds, named],
    [book],
    [byHand],
  ]);
});

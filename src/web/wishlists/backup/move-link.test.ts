import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';
import { moveFragment, tokensToImport } from './move-link.ts';

const [a, b] = ['aaaaaaaaaaaaaaaaaaaaaaa_', 'bbbbbbbbbbbbbbbbbbbbbbb-'];

it('carries lists to another device in the fragment, which no server receives', () => {
  const link = new URL(`https://wishbow.example/wishlist${moveFragment([a, b])}`);
  expect(link.pathname + link.search).toBe('/wishlist');
  expect(tokensToImport(link.hash)).toEqual([a, b]);
});

it('imports each list once, and ignores what is no token', () => {
  expect(tokensToImport(`#take=${a}.${a}.short.${b.slice(1)}`)).toEqual([a]);
  expect(tokensToImport('#take=')).toEqual([]);
});

it('ignores any other fragment', () => {
  expect(tokensToImport('')).toBeNull();
  expect(tokensToImport('#content')).toBeNull();
});

it('splits many lists over several codes and loses none', () => {
  expect(inBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inBatches([], 2)).toEqual([]);
});
